import { test } from "vitest";
import type { AuthOptions, Backlot } from "../../src/index.ts";
import { login } from "../support/auth.ts";
import { startBacklot } from "../support/project.ts";
import { expectTold, type Refused, tellRefusal } from "../support/refusals.ts";

const users = [{ email: "ada@example.com", password: "secret", name: "Ada" }];

const modes: Readonly<Record<string, readonly [AuthOptions, readonly Refused[]]>> = {
  bearer: [
    { mode: "bearer", users },
    [
      ["GET", "/notes"],
      ["GET", "/notes", { headers: { authorization: "Bearer" } }],
      ["GET", "/notes", { headers: { authorization: "Bearer nonsense" } }],
      ["GET", "/notes", { headers: { authorization: "Basic YTpi" } }],
      ["GET", "/auth/me"],
      ["PATCH", "/auth/me", { body: { name: "A" } }],
      ["DELETE", "/auth/me"],
      ["POST", "/auth/login", { body: {} }],
      ["POST", "/auth/login", { body: { email: " ", password: 5 } }],
      ["POST", "/auth/login", { body: { email: "ada@example.com", password: "wrong" } }],
      ["POST", "/auth/login", { body: { email: "eve@example.com", password: "secret" } }],
      ["POST", "/auth/login", { text: "[]" }],
      ["GET", "/auth/login"],
      ["POST", "/auth/register", { body: {} }],
      ["POST", "/auth/register", { body: { email: "nobody", password: "secret" } }],
      ["POST", "/auth/register", { body: { email: 1, password: "", name: 2 } }],
      ["POST", "/auth/register", { body: { email: "Ada@Example.com", password: "secret" } }],
      ["POST", "/auth/refresh", { body: {} }],
      ["POST", "/auth/refresh", { body: { refreshToken: 5 } }],
      ["POST", "/auth/refresh", { body: { refreshToken: "nonsense" } }],
    ],
  ],
  "bearer for any credentials": [
    { mode: "bearer", validateCredentials: false },
    [
      ["GET", "/notes"],
      ["POST", "/auth/login", { body: { email: "ada@example.com" } }],
    ],
  ],
  "bearer by cookie": [{ mode: "bearer", transport: "cookie", users }, [["GET", "/notes"]]],
  "bearer with an answer and routes of its own": [
    {
      mode: "bearer",
      users,
      routes: { login: "/session" },
      answer: { accessToken: "data.jwt" },
      unauthorized: { status: 403, message: "Go away" },
    },
    [
      ["GET", "/notes"],
      ["POST", "/session", { body: { email: "ada@example.com", password: "wrong" } }],
    ],
  ],
  "API key in a header": [
    { mode: "apiKey", name: "x-key", value: "k" },
    [
      ["GET", "/notes"],
      ["GET", "/notes", { headers: { "x-key": "other" } }],
      ["GET", "/notes", { headers: { "x-key": "" } }],
      ["POST", "/auth/login", { body: {} }],
    ],
  ],
  "API key in the query": [
    { mode: "apiKey", in: "query", name: "key" },
    [
      ["GET", "/notes"],
      ["GET", "/notes?key="],
    ],
  ],
  Basic: [
    { mode: "basic", username: "ada", password: "secret" },
    [
      ["GET", "/notes"],
      ["GET", "/notes", { headers: { authorization: "Basic !" } }],
      ["GET", "/notes", { headers: { authorization: `Basic ${btoa("ada:wrong")}` } }],
    ],
  ],
};

test("whoever is not let in reads why, and how to get in", async () => {
  const told: string[] = [];
  for (const [name, [auth, rows]] of Object.entries(modes)) {
    const backlot = await start(auth);
    told.push(`# ${name}`);
    for (const row of rows) told.push(await tellRefusal(backlot, row));
  }
  expectTold(new URL("refusals.txt", import.meta.url), told);
});

test("a session that has ended is told from one that never was", async () => {
  const backlot = await start({ mode: "bearer", users, tokenLifetime: "1h" });
  const credentials = { email: "ada@example.com", password: "secret" };
  const ask = (token: string): Refused => [
    "GET",
    "/auth/me",
    { headers: { authorization: `Bearer ${token}` } },
  ];
  const ended = await login(backlot, credentials);
  await backlot.fetch("/auth/logout", {
    method: "POST",
    headers: { authorization: `Bearer ${ended.accessToken}` },
  });
  const told = [await tellRefusal(backlot, ask(ended.accessToken))];
  const renewed = await login(backlot, credentials);
  const refresh: Refused = [
    "POST",
    "/auth/refresh",
    { body: { refreshToken: ended.refreshToken } },
  ];
  told.push(await tellRefusal(backlot, refresh));
  await backlot.advance("2h");
  told.push(await tellRefusal(backlot, ask(renewed.accessToken)));
  const texts = [ended, renewed].flatMap(({ accessToken, refreshToken }) => [
    accessToken,
    refreshToken,
  ]);
  expectTold(
    new URL("ended-sessions.txt", import.meta.url),
    told.map((text) => texts.reduce((left, token) => left.replaceAll(String(token), "…"), text)),
  );
});

function start(auth: AuthOptions): Promise<Backlot> {
  return startBacklot("export interface Note { id: number; text: string }", {
    resources: [{ path: "/notes", type: "Note[]", count: 1 }],
    auth,
  });
}
