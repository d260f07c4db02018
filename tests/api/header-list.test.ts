import fc from "fast-check";
import { expect, test } from "vitest";
import { HeaderList } from "../../src/http/web/header-list.ts";

const names = fc.constantFrom("Accept", "accept", "ETag", "etag", "Set-Cookie", "x-a", "X-Z");
const values = fc.constantFrom("a", "b", "c, d");
const steps = fc.array(fc.tuple(fc.constantFrom("append", "set", "delete"), names, values));

test("a list of headers says what the platform's own class says", () => {
  fc.assert(
    fc.property(steps, (done) => {
      const [own, expected] = [new HeaderList(), new Headers()];
      for (const [step, name, value] of done) {
        if (step === "delete") for (const headers of [own, expected]) headers.delete(name);
        else if (step === "set") for (const headers of [own, expected]) headers.set(name, value);
        else for (const headers of [own, expected]) headers.append(name, value);
      }
      expect([...own]).toEqual([...expected]);
      expect([...own.entries()]).toEqual([...expected.entries()]);
      expect([...own.keys()]).toEqual([...expected.keys()]);
      expect([...own.values()]).toEqual([...expected.values()]);
      expect(own.getSetCookie()).toEqual(expected.getSetCookie());
      for (const name of ["ACCEPT", "Etag", "x-A", "x-none"]) {
        expect([own.get(name), own.has(name)]).toEqual([expected.get(name), expected.has(name)]);
      }
      const seen: unknown[] = [];
      own.forEach((value, name, list) => {
        seen.push([name, value, list === own]);
      });
      expect(seen).toEqual([...expected].map(([name, value]) => [name, value, true]));
      expect([...HeaderList.from(expected)]).toEqual([...expected]);
    }),
  );
});

test("cookies that came apart are put together as a browser would send them", () => {
  const headers = new HeaderList(["Cookie", "a=1", "cookie", "b=2", "Accept", "x", "accept", "y"]);
  expect([headers.get("COOKIE"), headers.get("accept")]).toEqual(["a=1; b=2", "x, y"]);
});

test("a copy is a copy, and names differ by letters alone", () => {
  const headers = new HeaderList(["a[", "1", "a{", "2", "@", "3", "`", "4"]);
  HeaderList.from(headers).set("a[", "changed");
  expect(["a[", "a{", "@", "`"].map((name) => headers.get(name))).toEqual(["1", "2", "3", "4"]);
  expect(HeaderList.from({ "x-a": "1" }).flat).toEqual(["x-a", "1"]);
});
