import fc from "fast-check";
import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { ada, startGuarded } from "../support/auth.ts";
import { anyText } from "../support/fuzz/hostile.ts";

const paths = ["/auth/register", "/auth/login", "/auth/refresh"];

async function statusOf(backlot: Backlot, path: string, body: string, type = "application/json") {
  const init = { method: "POST", body, headers: { "content-type": type } };
  return (await backlot.fetch(new Request(`http://127.0.0.1${path}`, init))).status;
}

test.each([
  ["half a JSON text", 400, "{", "application/json"],
  ["a form without what is asked for", 422, "a=b", "application/x-www-form-urlencoded"],
  ["of another type", 415, "a: b", "application/yaml"],
  ["a megabyte", 413, JSON.stringify({ ...ada, about: "x".repeat(2 ** 20) }), "application/json"],
])("a body that is %s is refused like any other", async (_, status, body, type) => {
  const backlot = await startGuarded({ mode: "bearer" });
  for (const path of paths) expect(await statusOf(backlot, path, body, type)).toBe(status);
});

test("a name that is no text is refused at registration", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  for (const name of [{}, 7, ["Ada"]]) {
    const body = JSON.stringify({ ...ada, name });
    expect(await statusOf(backlot, "/auth/register", body)).toBe(422);
  }
});

test("no body whatsoever makes an auth route fail", async () => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  const backlot = await startGuarded({ mode: "bearer", tokenFormat: "jwt" }, { onFailure });
  const text = anyText();
  const body = fc.oneof(
    fc.json(),
    fc
      .record({
        email: fc.oneof(fc.emailAddress(), text),
        password: text,
        refreshToken: text,
        profile: fc.jsonValue(),
      })
      .map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(...paths), async (sent, path) => {
      expect([200, 201, 401, 409, 422]).toContain(await statusOf(backlot, path, sent));
    }),
    { numRuns: 120 },
  );
  expect(failures).toEqual([]);
});

test("no Authorization header whatsoever makes a guard fail", async () => {
  const settings = [
    { mode: "bearer" },
    { mode: "basic", username: "me", password: "x" },
    { mode: "apiKey", name: "authorization", value: "no chance ever finds this" },
  ] as const;
  const header = fc
    .tuple(fc.constantFrom("Bearer ", "Basic ", ""), fc.string({ unit: "grapheme-ascii" }))
    .map((parts) => parts.join(""));
  for (const auth of settings) {
    const backlot = await startGuarded(auth);
    await fc.assert(
      fc.asyncProperty(header, async (authorization) => {
        const init = { headers: { authorization } };
        const response = await backlot.fetch(new Request("http://127.0.0.1/posts", init));
        expect(response.status).toBe(401);
      }),
    );
  }
});
