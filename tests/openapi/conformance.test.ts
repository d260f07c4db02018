import { expect, test } from "vitest";
import type { Options } from "../../src/index.ts";
import {
  at,
  type Call,
  createWitness,
  type DescribedOperation,
  isBeyondSchemas,
  listOperations,
  type Part,
  pointerOf,
  type Witness,
} from "../support/conformance.ts";
import { startBacklot } from "../support/project.ts";

const models = `
export interface User {
  readonly id: number;
  name: string;
  /** @format email */
  email: string;
  role: "admin" | "reader";
  /** @minimum 0 */
  age: number;
  nick?: string | null;
  isOpen: boolean;
  tags: string[];
  address: { street: string; city: string | null };
  createdAt: Date;
  updatedAt: Date;
}
export interface Post { id: string; userId: User["id"]; title: string; publishedAt: Date | null }
export interface Circle { id: string; kind: "circle"; radius: number }
export interface Square { id: string; kind: "square"; side: number; label?: string }
export type Shape = Circle | Square;
export interface Writer { id: number; name: string; books?: Book[] }
export interface Book { id: number; author: Writer; editor?: Writer | null; tagIds: number[] }
export interface Album { id: number; title: string; tracks?: Track[] }
export interface Track { id: number; album: Album; seconds: number }
export interface Tag { id: number; label: string }
export interface Settings { theme: "light" | "dark"; pages: number; updatedAt: Date }`;

const resources = [
  { path: "/users", type: "User[]", count: 8 },
  { path: "/posts", type: "Post[]", count: 8 },
  { path: "/shapes", type: "Shape[]", count: 8 },
  { path: "/settings", type: "Settings", operations: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
] as const satisfies Options["resources"];

/** Records inside records, references to many, and a delete that may be refused. */
const related = [
  { path: "/writers", type: "Writer[]", count: 8 },
  { path: "/books", type: "Book[]", count: 8, relations: { tagIds: { onDelete: "restrict" } } },
  { path: "/tags", type: "Tag[]", count: 4 },
  { path: "/albums", type: "Album[]", count: 4 },
  { path: "/tracks", type: "Track[]", count: 8 },
] as const satisfies Options["resources"];

const json = { "content-type": "application/json" };
const wrongValues = [null, 0, -1.5, "x", true, [], {}, "2024-01-01T00:00:00Z"];
const rawBodies = ["", "{", "null", "[]", '"text"', `{"a":${"[".repeat(200)}${"]".repeat(200)}}`];

/** Bodies that fit, and every way in which one member may not. */
function mutate(example: object): object[] {
  const changed = Object.keys(example).flatMap((name) => {
    const { [name]: _, ...rest } = example as Record<string, unknown>;
    return [rest, ...wrongValues.map((value) => ({ ...example, [name]: value }))];
  });
  return [example, { ...example, nosuch: 1 }, {}, ...changed];
}

/** What a parameter's schema suggests, and what it does not. */
function sampleParameter(schema: Record<string, unknown>): string[] {
  const items = schema["items"] as Record<string, unknown> | undefined;
  const values = (items?.["enum"] ?? schema["enum"]) as readonly string[] | undefined;
  if (values) return [...values, values.slice(0, 2).join(","), "nosuch"];
  return ["0", "1", "a", "true", "2024-01-01T00:00:00.000Z", "null", "[0,4]", '["id","DESC"]'];
}

/** The calls that an operation is put through, in the order in which they are made. */
async function* callsOf(
  operation: DescribedOperation,
  witness: Witness,
  path: string,
): AsyncGenerator<Call> {
  const { method } = operation;
  yield { path, headers: { origin: "http://evil.example" } };
  if (operation.path.includes("{id}")) {
    const body = { headers: json, body: JSON.stringify(exampleOf(operation, witness)) };
    const unknown = operation.path.replaceAll(/\{\w+\}/g, "no-such-record");
    yield { path: unknown, ...("requestBody" in operation.description ? body : {}) };
  }
  if (method === "GET") yield* readingCalls(operation, witness, path);
  if (method === "DELETE") {
    const last = await findLast(path, witness);
    yield { path: last, headers: { "if-match": '"stale"' } };
    if (operation.path.includes("{id}")) yield { path: `${last}?_dependent=nobody` };
    yield { path: last, headers: { prefer: "return=minimal" } };
    yield { path: await findLast(path, witness) };
  }
  if (!("requestBody" in operation.description)) return;
  const taken = JSON.stringify(recordOf(operation, witness));
  if (method === "POST") yield { path, headers: json, body: taken };
  else {
    const headers = { ...json, prefer: "return=minimal" };
    yield { path, headers, body: JSON.stringify(exampleOf(operation, witness)) };
  }
  for (const body of rawBodies) yield { path, headers: json, body };
  yield { path, headers: { "content-type": "image/png" }, body: "{}" };
  yield { path, headers: json, body: JSON.stringify({ text: "x".repeat(2 ** 21) }) };
  yield {
    path,
    headers: { ...json, "if-match": '"stale"' },
    body: JSON.stringify(exampleOf(operation, witness)),
  };
}

async function* readingCalls(
  operation: DescribedOperation,
  witness: Witness,
  path: string,
): AsyncGenerator<Call> {
  const { response } = await witness.call(operation, { path });
  yield { path, headers: { "if-none-match": response.headers.get("etag") ?? "" } };
  yield { path: `${path}?nosuch=1` };
  for (const parameter of parametersOf(operation, witness)) {
    if (parameter["in"] !== "query") continue;
    const name = encodeURIComponent(String(parameter["name"]));
    for (const value of sampleParameter(at(parameter, "schema"))) {
      yield { path: `${path}?${name}=${encodeURIComponent(value)}` };
    }
  }
}

function parametersOf({ description }: DescribedOperation, { resolve }: Witness): readonly Part[] {
  const parameters = (description["parameters"] ?? []) as readonly Part[];
  return parameters.map((parameter) => resolve(parameter, "").target ?? {});
}

/** The path of the last record, which no other call is about; an object's own. */
async function findLast(path: string, witness: Witness): Promise<string> {
  const records = await witness.read(path.replace(/\/[^/]+$/, ""));
  if (!Array.isArray(records)) return path;
  return path.replace(/[^/]+$/, String(records.at(-1)?.id));
}

/** The record of the dataset that the document shows as the example of an answer. */
function recordOf({ description }: DescribedOperation, witness: Witness): unknown {
  const content = at(at(at(description, "responses"), "201"), "content");
  return firstExample(at(at(content, "application/json"), "schema"), witness);
}

/** Bodies of a request, and whether the server agrees with the schema on which of them will do. */
async function callWithBodies(
  operation: DescribedOperation,
  witness: Witness,
  path: string,
  validate: Options["validate"],
): Promise<string[]> {
  const schema = `${pointerOf(operation)}/requestBody/content/application~1json/schema`;
  const faults: string[] = [];
  for (const body of mutate(exampleOf(operation, witness))) {
    const text = JSON.stringify(body);
    const answer = await witness.call(operation, { path, headers: json, body: text });
    const { ok: isAccepted } = answer.response;
    faults.push(...answer.faults);
    if (isBeyondSchemas(answer.text)) continue;
    // What clients mean by more than the schema says is accepted, and answered with what fits it.
    const isReadAsMeant = isAccepted && validate === true;
    if (!isReadAsMeant && isAccepted !== witness.fits(schema, body)) {
      const verdict = isAccepted ? "accepts" : "refuses";
      faults.push(`${operation.method} ${path} ${verdict} ${text}: ${answer.text}`);
    }
  }
  return faults;
}

function exampleOf({ description }: DescribedOperation, witness: Witness): object {
  const content = at(at(description, "requestBody"), "content");
  return firstExample(at(at(content, "application/json"), "schema"), witness) ?? {};
}

function firstExample(schema: Readonly<Record<string, unknown>>, { resolve }: Witness) {
  const { target = {} } = resolve(schema, "");
  const [example] = (target["examples"] ?? []) as readonly object[];
  return example;
}

function fillPath(operation: DescribedOperation, witness: Witness): string {
  return parametersOf(operation, witness)
    .filter((parameter) => parameter["in"] === "path")
    .reduce(
      (path, { name, example }) => path.replace(`{${name}}`, encodeURIComponent(String(example))),
      operation.path,
    );
}

const order = ["GET", "POST", "PUT", "PATCH", "DELETE"];

test("whatever is asked, the answer is one that the document describes", async () => {
  const { witness, operations, faults } = await callEverything(resources, "strict");
  expect(faults).toEqual([]);
  expect(findUnseen(operations, witness)).toEqual([]);
});

test("that holds for records inside records, too", async () => {
  expect((await callEverything(related, true)).faults).toEqual([]);
});

async function callEverything(
  served: Options["resources"],
  validate: NonNullable<Options["validate"]>,
) {
  const backlot = await startBacklot(models, { resources: served, validate });
  const document = await backlot.document();
  const witness = createWitness(backlot, document);
  const faults: string[] = [];
  const call = async (operation: DescribedOperation, call: Call) => {
    faults.push(...(await witness.call(operation, call)).faults);
  };
  const operations = listOperations(document).toSorted(
    (a, b) => order.indexOf(a.method) - order.indexOf(b.method),
  );
  const calls = async (operation: DescribedOperation) => {
    const path = fillPath(operation, witness);
    for await (const each of callsOf(operation, witness, path)) await call(operation, each);
    if ("requestBody" in operation.description) {
      faults.push(...(await callWithBodies(operation, witness, path, validate)));
    }
  };
  for (const operation of operations) await calls(operation);
  for (const operation of operations.filter(({ path }) => path === "/settings")) {
    await callDeleted(operation);
  }
  return { witness, operations, faults };

  /** What an object answers after it was deleted, and when it is made again. */
  async function callDeleted(operation: DescribedOperation) {
    const remove = operations.find(
      ({ method, path }) => method === "DELETE" && path === "/settings",
    );
    if (!remove) throw new Error("Settings cannot be deleted");
    await call(remove, { path: "/settings" });
    const hasBody = "requestBody" in operation.description;
    const body = hasBody
      ? { headers: json, body: JSON.stringify(exampleOf(operation, witness)) }
      : {};
    await call(operation, { path: "/settings", ...body });
  }
}

/** Statuses that the document promises and no call has met, but for those of chance and of the disk. */
function findUnseen(operations: readonly DescribedOperation[], { seen }: Witness): string[] {
  return operations.flatMap((operation) => {
    const { method, path, description } = operation;
    const rare = method === "POST" ? ["503", "507"] : ["503", "507", "409"];
    return Object.keys(at(description, "responses"))
      .filter((status) => !seen.get(operation)?.has(status) && !rare.includes(status))
      .map((status) => `${method} ${path} ${status}`);
  });
}

test("every mock and auth route is described, and nothing else is", async () => {
  const backlot = await startBacklot(models, { resources, auth: { mode: "bearer" } });
  const served = backlot.routes
    .filter(({ path }) => !/^\/(?:openapi|docs|_backlot)/.test(path))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  const described = listOperations(await backlot.document());
  expect(described.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    served.toSorted(),
  );
  expect(new Set(described.map(({ description }) => description["operationId"])).size).toBe(
    described.length,
  );
});

test("what the document does not describe is not served", async () => {
  const backlot = await startBacklot(models, {
    resources: [{ path: "/users", type: "User[]", count: 1, operations: ["GET", "DELETE"] }],
  });
  const described = listOperations(await backlot.document());
  for (const path of new Set(described.map((operation) => operation.path))) {
    for (const method of order) {
      const isDescribed = described.some((each) => each.path === path && each.method === method);
      const request = new Request(`http://127.0.0.1${path.replace("{id}", "1")}`, { method });
      const { status } = await backlot.fetch(request);
      expect([method, path, status === 405]).toEqual([method, path, !isDescribed]);
    }
  }
});

test("what the guard and the auth routes answer is described, too", async () => {
  const backlot = await startBacklot(models, {
    resources,
    auth: { mode: "bearer", public: ["GET /posts"] },
  });
  const document = await backlot.document();
  const witness = createWitness(backlot, document);
  const faults: string[] = [];
  const call = async (operation: DescribedOperation, each: Call) => {
    const { text, faults: found } = await witness.call(operation, each);
    faults.push(...found);
    return text;
  };
  const operations = listOperations(document);
  const byId = (id: string) => {
    const found = operations.find(({ description }) => description["operationId"] === id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  for (const operation of operations) {
    const { method, description } = operation;
    const path = fillPath(operation, witness);
    await call(operation, { path, headers: { origin: "http://evil.example" } });
    await call(operation, { path, ...(method === "GET" ? {} : { headers: json, body: "{" }) });
    if (!("requestBody" in description)) continue;
    await call(operation, { path, headers: json, body: '{"email":1}' });
    await call(operation, { path, headers: { "content-type": "image/png" }, body: "{}" });
    const large = JSON.stringify({ email: "x".repeat(2 ** 21) });
    await call(operation, { path, headers: json, body: large });
  }
  const send = (id: string, body: object, headers = {}) =>
    call(byId(id), {
      path: byId(id).path,
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
  const registration = exampleOf(byId("register"), witness);
  await send("login", registration);
  await send("register", registration);
  await send("register", registration);
  const { accessToken, refreshToken } = JSON.parse(await send("login", registration));
  const authorization = `Bearer ${accessToken}`;
  await call(byId("me"), { path: "/auth/me", headers: { authorization } });
  await call(byId("listUsers"), { path: "/users", headers: { authorization } });
  await send("updateMe", { name: "Countess" }, { authorization });
  await call(byId("updateMe"), {
    path: "/auth/me",
    headers: { ...json, authorization },
    body: "{",
  });
  await send("updateMe", { email: 1 }, { authorization });
  const picture = { "content-type": "image/png", authorization };
  await call(byId("updateMe"), { path: "/auth/me", headers: picture, body: "{}" });
  const longName = JSON.stringify({ name: "x".repeat(2 ** 21) });
  await call(byId("updateMe"), {
    path: "/auth/me",
    headers: { ...json, authorization },
    body: longName,
  });
  await send("refresh", { refreshToken: "nobody's" });
  await send("refresh", { refreshToken });
  await send("logout", {}, { authorization });
  const leaving = JSON.parse(await send("login", registration));
  const headers = { authorization: `Bearer ${leaving.accessToken}` };
  await call(byId("deleteMe"), { path: "/auth/me", headers });
  expect(faults).toEqual([]);
  const authOperations = operations.filter(({ path }) => path.startsWith("/auth/"));
  expect(findUnseen(authOperations, witness)).toEqual([]);

  const open = operations.filter(({ description }) => "security" in description);
  const names = open.map(({ description }) => description["operationId"]);
  expect(names).toEqual([
    "register",
    "login",
    "logout",
    "refresh",
    "listUserPosts",
    "getUserPost",
    "listPosts",
    "getPost",
  ]);
  for (const operation of operations.filter((each) => !open.includes(each))) {
    expect(Object.keys(at(operation.description, "responses"))).toContain("401");
  }
});
