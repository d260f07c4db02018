import { expect, test } from "vitest";
import {
  type Sending,
  toAxios,
  toCurl,
  toFetch,
  toTypeScript,
} from "../../console/text/to-code.ts";
import { toCsv } from "../../console/text/to-csv.ts";
import { toCount, toDistance, toDuration, toSize } from "../../console/text/words.ts";
import { run } from "../support/command.ts";

const url = "http://127.0.0.1:4000/notes?q=it's";
const body = { text: 'It\'s "quoted"; $(not run) `nor this`\n', "a-b": [1, null, {}] };
const sending: Sending = { method: "POST", url, headers: { authorization: "Bearer x" }, body };

test("curl gets what was sent, whatever it contains, through a shell", async () => {
  const command = toCurl(sending).replace(/^curl/, "printf '%s\\n'");
  const { stdout } = await run("sh", ["-c", command], { cwd: process.cwd() });
  expect(stdout).toBe(
    [
      "-X",
      "POST",
      url,
      "-H",
      "content-type: application/json",
      "-H",
      "authorization: Bearer x",
      "-d",
      JSON.stringify(body),
      "",
    ].join("\n"),
  );
});

test("fetch and axios are programs that send the same", async () => {
  const sent: unknown[] = [];
  const doubles = {
    fetch: (to: string, init: { body: string }) => {
      sent.push([to, { ...init, body: JSON.parse(init.body) }]);
      return { json: () => ({}) };
    },
    axios: (settings: unknown) => {
      sent.push(settings);
      return { data: {} };
    },
  };
  await evaluate(toFetch(sending), doubles);
  await evaluate(toAxios(sending), doubles);
  const headers = { authorization: "Bearer x" };
  expect(sent).toEqual([
    [url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body }],
    { method: "post", url, headers, data: body },
  ]);
});

function evaluate(program: string, names: Readonly<Record<string, unknown>>): Promise<unknown> {
  const run = new Function(...Object.keys(names), `return (async () => {${program}})()`);
  return run(...Object.values(names));
}

test("a record is a TypeScript literal, with quotes only where a name needs them", () => {
  expect(toTypeScript("Note", { id: 1, "a-b": [], tags: ["x"], inner: { text: 'a "b"' } })).toBe(
    `const note: Note = {
  id: 1,
  "a-b": [],
  tags: [
    "x",
  ],
  inner: {
    text: "a \\"b\\"",
  },
};`,
  );
});

test("CSV has every member that some record has, nested ones as JSON; RFC 4180", () => {
  const records = [
    { id: 1, text: 'He said "no", twice' },
    { id: 2, text: "two\nlines", tags: ["a"], gone: null },
  ];
  expect(toCsv(records)).toBe(
    'id,text,tags,gone\r\n1,"He said ""no"", twice",,\r\n2,"two\nlines","[""a""]",\r\n',
  );
});

test("numbers are said as people say them", () => {
  expect([toCount(1, "record"), toCount(1200, "record")]).toEqual(["1 record", "1,200 records"]);
  expect([toSize(999), toSize(1500), toSize(2_500_000)]).toEqual(["999 bytes", "1.5 kB", "2.5 MB"]);
  expect([toDuration(0.84), toDuration(250), toDuration(1500)]).toEqual([
    "0.8 ms",
    "250 ms",
    "1.5 s",
  ]);
  const now = new Date("2026-01-01T00:00:00Z");
  expect(toDistance(new Date("2026-01-01T02:00:00Z"), now)).toBe("in 2 hours");
  expect(toDistance(new Date("2025-12-30T00:00:00Z"), now)).toBe("2 days ago");
});
