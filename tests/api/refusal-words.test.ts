import { expect, test } from "vitest";
import type { AnsweredRequest, Options } from "../../src/index.ts";
import { startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; email: string; age?: number; team: string }
export interface Key { id: string }
`;

async function start(options: Partial<Options> = {}) {
  const log: AnsweredRequest[] = [];
  const backlot = await startBacklot(
    models,
    {
      resources: [
        { path: "/users", type: "User[]", count: 2 },
        { path: "/keys", type: "Key[]", count: 2, operations: ["GET"] },
      ],
      ...options,
    },
    { onRequest: (answered) => log.push(answered) },
  );
  return async (method: string, path: string, body?: string, headers = {}) => {
    const response = await backlot.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body }),
      }),
    );
    const problem = (await response.json()) as Record<string, unknown>;
    return { problem, line: `${response.status} ${log.at(-1)?.reason}` };
  };
}

test.each([
  ["POST", "/users", "{}", "422 email is missing, team is missing"],
  ["POST", "/users", '{"age":"x"}', "422 email is missing, team is missing and 1 more"],
  ["POST", "/users", "password=hunter2", "400 the body is not JSON"],
  ["GET", "/users/99", undefined, '404 There is no record "99" at /users'],
  [
    "GET",
    "/users/me",
    undefined,
    '404 There is no record "me" at /users: identifiers are numbers, such as 1',
  ],
  ["GET", "/users/me/keys", undefined, "404 nothing is served there"],
  ["GET", "/api/users", undefined, "404 did you mean /users?"],
  ["GET", "/api/v1/users/7", undefined, "404 did you mean /users/7?"],
  ["GET", "/user", undefined, "404 did you mean /users?"],
  ["GET", "/Usres/1", undefined, "404 did you mean /users/1?"],
  ["GET", "/nowhere/at/all", undefined, "404 nothing is served there"],
  ["POST", "/keys", "{}", "405 POST is not enabled for /keys; there are: GET, HEAD, OPTIONS"],
  ["GET", "/users?nosuch=1", undefined, '400 User has no property "nosuch"'],
  ["GET", `/users?${"x".repeat(200)}=1`, undefined, `400 User has no property "${"x".repeat(77)}…`],
  [
    "GET",
    "/users/%1b%5B31m",
    undefined,
    '404 There is no record "[31m" at /users: identifiers are numbers, such as 1',
  ],
])("the log says why %s %s was refused", async (method, path, body, expected) => {
  const { line } = await (await start())(method, path, body);
  expect(line).toBe(expected);
});

test("a text that is no identifier of this kind is told what those look like", async () => {
  const { problem } = await (await start())("GET", "/keys/1");
  expect(problem["message"]).toMatch(
    /^There is no record "1" at \/keys: identifiers look like [0-9a-f-]{36}\.$/,
  );
});

test("so it is where the identifier is deep in the record, and of any kind where there is none", async () => {
  const backlot = await startBacklot(
    "export interface Pod { metadata: { uid: string }; name: string } export interface No { id: string }",
    {
      resources: [
        { path: "/pods", type: "Pod[]", count: 1, id: "metadata.uid" },
        { path: "/none", type: "No[]", count: 0 },
      ],
    },
  );
  const detailOf = async (path: string) =>
    ((await (await backlot.fetch(path)).json()) as { detail: string }).detail;
  expect(await detailOf("/pods/1")).toMatch(/: identifiers look like [0-9a-f-]{36}\.$/);
  expect(await detailOf("/none/1")).toBe('There is no record "1" at /none.');
});

test("the client is told, too", async () => {
  const send = await start({ basePath: "/api" });
  expect((await send("GET", "/users/1")).problem).toMatchObject({
    message: "Nothing is served at /users/1. Did you mean /api/users/1?",
    suggestion: "/api/users/1",
  });
  expect((await send("GET", "/v2/users")).problem["suggestion"]).toBe("/api/users");
});

test.each([
  [
    { mode: "bearer" },
    "POST /auth/register or /auth/login answers with accessToken; send it as Authorization: Bearer <accessToken>.",
  ],
  [
    { mode: "bearer", answer: { accessToken: "access_token" } },
    "POST /auth/register or /auth/login answers with access_token; send it as Authorization: Bearer <access_token>.",
  ],
  [
    { mode: "bearer", transport: "cookie" },
    "POST /auth/register or /auth/login sets the session's cookies; send them along.",
  ],
  [
    { mode: "apiKey", value: "secret" },
    "Send the key that the config names (auth.value) in the header x-api-key.",
  ],
  [
    { mode: "basic", username: "ann", password: "secret" },
    "Send Authorization: Basic with the name and the password that the config names.",
  ],
] as const)("who has no credential is told how to get one: %j", async (auth, hint) => {
  const { problem, line } = await (await start({ auth }))("GET", "/users");
  expect(problem["hint"]).toBe(hint);
  expect(line).toBe("401 missing");
});

test("the hint names the routes as they are", async () => {
  const send = await start({
    auth: { mode: "bearer", validateCredentials: false },
    basePath: "/v1",
  });
  expect((await send("GET", "/v1/users")).problem["hint"]).toMatch(
    /^POST \/v1\/auth\/login with any email and password /,
  );
});
