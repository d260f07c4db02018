import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { startBacklot } from "../support/project.ts";

const models = `
export interface Job {
  id: number;
  title: string;
  salary?: number;
  level: 1 | 2 | "top";
  open: boolean;
  urgent?: boolean;
  closes: Date | null;
  note: string | null;
  tags: string[];
  ids?: number[];
  address?: { city: string; zip?: number; gated: boolean };
  steps?: { name: string; days?: number }[];
  big?: bigint;
}
`;

function start(): Promise<Backlot> {
  return startBacklot(models, { resources: [{ path: "/jobs", type: "Job[]", count: 0 }] });
}

async function send(
  backlot: Backlot,
  body: URLSearchParams | FormData,
  method = "POST",
  path = "/jobs",
) {
  const response = await backlot.fetch(new Request(`http://localhost${path}`, { method, body }));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const required = { title: "Cook", level: "2", closes: "", note: "" };

test("a form is read by the model's types", async () => {
  const form = new URLSearchParams({
    ...required,
    salary: "1200.5",
    open: "on",
    urgent: "off",
    big: "12",
  });
  for (const tag of ["1", "b"]) form.append("tags", tag);
  form.append("ids", "3");
  const { status, body } = await send(await start(), form);
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    title: "Cook",
    salary: 1200.5,
    level: 2,
    open: true,
    urgent: false,
    closes: null,
    note: null,
    tags: ["1", "b"],
    ids: [3],
    big: "12",
  });
});

test("names nest with dots and with brackets", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(required)) form.append(name, value);
  for (const tag of ["a", "b"]) form.append("tags[]", tag);
  form.append("address.city", "Rome");
  form.append("address[zip]", "12");
  form.append("steps[1][name]", "Offer");
  form.append("steps[0].name", "Call");
  form.append("steps[0].days", "");
  const { status, body } = await send(await start(), form);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    open: false,
    tags: ["a", "b"],
    address: { city: "Rome", zip: 12, gated: false },
    steps: [{ name: "Call" }, { name: "Offer" }],
  });
});

test("a form that changes a record leaves what it does not name", async () => {
  const backlot = await start();
  await send(backlot, new URLSearchParams({ ...required, open: "true", tags: "a" }));
  const patched = await send(backlot, new URLSearchParams({ title: "Baker" }), "PATCH", "/jobs/1");
  expect(patched.body).toMatchObject({ title: "Baker", open: true });
  const whole = new URLSearchParams({ ...required, tags: "a" });
  expect((await send(backlot, whole, "PUT", "/jobs/1")).body).toMatchObject({ open: false });
});

test("what a form says wrongly is told by member", async () => {
  const form = new URLSearchParams({ ...required, salary: "much", open: "perhaps", other: "x" });
  const { status, body } = await send(await start(), form);
  expect(status).toBe(422);
  expect(body["errors"]).toEqual({
    salary: "must be a number",
    open: "must be true or false",
    tags: "is missing",
    other: "is not a property of the model",
  });
});

test("tuples, switches among other values and members of any type are read, too", async () => {
  const backlot = await startBacklot(
    `export interface Lamp { id: number; size: [number, "cm" | "in"]; mode: true | "auto"; extra?: unknown }`,
    { resources: [{ path: "/lamps", type: "Lamp[]", count: 0 }] },
  );
  const form = new URLSearchParams("size=3&size=cm&mode=on&extra[a]=1&extra[a]=2&extra[b]=x");
  expect(await send(backlot, form, "POST", "/lamps")).toEqual({
    status: 201,
    body: { id: 1, size: [3, "cm"], mode: true, extra: { a: ["1", "2"], b: "x" } },
  });
  form.set("mode", "off");
  expect((await send(backlot, form, "POST", "/lamps")).body["errors"]).toEqual({
    mode: "must be one of: auto, true",
  });
});

test("every way to write a number or a switch is understood, and no other", async () => {
  const backlot = await startBacklot(
    `export interface Meter {
      id: number; value?: number; on?: boolean | null; flag?: true | false | "auto"; count?: number[];
      none?: null; pairs?: { a: number }[]; open?: Record<string, number>; mixed?: number | string;
      twice?: [number, number, ...string[]]; created_at?: boolean;
    }`,
    { resources: [{ path: "/meters", type: "Meter[]", count: 0 }] },
  );
  const post = async (query: string) =>
    (await send(backlot, new URLSearchParams(query), "POST", "/meters")).body;
  const texts = ["12", "+1.5", "-.5", "5.", " 7 ", "1e3", "2E-2", "1e+1"];
  const encoded = texts.map((text) => `count=${encodeURIComponent(text)}`).join("&");
  expect(await post(encoded)).toMatchObject({ count: [12, 1.5, -0.5, 5, 7, 1000, 0.02, 10] });
  for (const text of ["1e", "0x10", "1,5", ".", "1e999", "5 5", "--1"]) {
    const { errors } = await post(`value=${encodeURIComponent(text)}`);
    expect([text, errors]).toEqual([text, { value: "must be a number" }]);
  }
  const switches = { on: true, true: true, "1": true, off: false, false: false, "0": false };
  for (const [text, value] of Object.entries(switches)) {
    expect(await post(`on=${text}&flag=${text}`)).toMatchObject({ on: value, flag: value });
  }
  expect(await post("on=&flag=auto")).toMatchObject({ on: null, flag: "auto" });
  expect(await post("none=&mixed=5")).toMatchObject({
    on: false,
    flag: false,
    none: null,
    mixed: "5",
  });
  expect(
    await post("mixed=five&open[a]=3&pairs[10].a=3&pairs[9].a=2&twice=1&twice=2&twice=3"),
  ).toMatchObject({
    mixed: "five",
    open: { a: 3 },
    pairs: [{ a: 2 }, { a: 3 }],
    twice: [1, 2, "3"],
  });
  expect(await post("none=x&value=1&value=2&pairs=x&open=y")).toMatchObject({
    errors: {
      none: "must be null",
      value: "must be a number",
      "pairs.0": "must be an object",
      open: "must be an object",
    },
  });
  expect(await post("value[a]=1")).toMatchObject({ errors: { value: "must be a number" } });
});

const library = `
export interface Writer { id: number; name: string }
export interface Tag { id: string; label: string }
export interface Book { id: number; title: string; author: Writer; tags: Tag[]; editorId?: number; createdBy?: number }
export interface Page { id: number; writerId: number; writer: Writer }`;

test("a related record in a form counts by its identifier", async () => {
  const backlot = await startBacklot(library, {
    resources: [
      { path: "/writers", type: "Writer[]", count: 3 },
      {
        path: "/tags",
        type: "Tag[]",
        count: 0,
        records: [
          { id: "a", label: "A" },
          { id: "b", label: "B" },
        ],
      },
      {
        path: "/books",
        type: "Book[]",
        count: 0,
        relations: { editorId: { to: "/writers" }, createdBy: { to: "/writers" } },
      },
      { path: "/pages", type: "Page[]", count: 0 },
    ],
  });
  const form = new URLSearchParams([
    ["title", "Dune"],
    ["author[id]", "3"],
    ["author[name]", "whatever it was"],
    ["tags[0][id]", "b"],
    ["tags[0].label", "as it was"],
    ["tags[1][id]", "a"],
    ["editorId", "2"],
    ["createdBy[id]", "1"],
  ]);
  const { status, body } = await send(backlot, form, "POST", "/books");
  expect([status, body]).toMatchObject([
    201,
    { author: { id: 3 }, tags: [{ id: "b" }, { id: "a" }], editorId: 2, createdBy: 1 },
  ]);
  const twice = new URLSearchParams({ "writer[id]": "3", writerId: "2" });
  expect(await send(backlot, twice, "POST", "/pages")).toMatchObject({
    status: 201,
    body: { writerId: 2, writer: { id: 2 } },
  });
  const once = new URLSearchParams({ "writer[id]": "3" });
  expect((await send(backlot, once, "POST", "/pages")).body).toMatchObject({ writerId: 3 });
  const other = new URLSearchParams({ "author.id": "1" });
  expect((await send(backlot, other, "PATCH", "/books/1")).body).toMatchObject({
    title: "Dune",
    author: { id: 1 },
  });
  const nobody = new URLSearchParams({ "author[id]": "9" });
  expect(await send(backlot, nobody, "PATCH", "/books/1")).toMatchObject({
    status: 422,
    body: { errors: { author: "refers to a record that does not exist" } },
  });
});

test("a file is refused in words", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...required, tags: "" })) form.append(name, value);
  form.append("photo", new File(["x"], "me.png"));
  const { status, body } = await send(await start(), form);
  expect(status).toBe(415);
  expect(body["message"]).toContain("photo is a file");
});

test("a file input that nobody touched is not there", async () => {
  const part = (disposition: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;
  const named = Object.entries({ ...required, tags: "" });
  const parts = named.map(([name, value]) => part(`name="${name}"`, value)).join("");
  const response = await (await start()).fetch(
    new Request("http://localhost/jobs", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: `${parts}${part('name="photo"; filename=""', "")}--x--\r\n`,
    }),
  );
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ title: "Cook", tags: [] });
});

test.each([
  ["__proto__[polluted]", 422],
  ["constructor.prototype.polluted", 422],
  [`a${"[x]".repeat(200)}`, 400],
  ["a[999999999]", 422],
])("the name %s does no harm", async (name, status) => {
  const form = new URLSearchParams({ ...required, tags: "a", [name]: "yes" });
  expect((await send(await start(), form)).status).toBe(status);
  expect({}).not.toHaveProperty("polluted");
});

test("what is no form is refused", async () => {
  const backlot = await start();
  const response = await backlot.fetch(
    new Request("http://localhost/jobs", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: "no parts",
    }),
  );
  expect(response.status).toBe(400);
});
