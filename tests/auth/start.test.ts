import { expect, test } from "vitest";
import { toAccess, toHostWarning } from "../../src/cli/report/access.ts";
import type { AuthOptions } from "../../src/index.ts";
import { startGuarded } from "../support/auth.ts";
import { run } from "../support/command.ts";

const url = "http://127.0.0.1:4000";

async function accessTo(auth: AuthOptions, isTerminal = true) {
  return toAccess(await startGuarded(auth), url, isTerminal);
}

test("a start says the mode, the auth routes, a request to paste and a reminder", async () => {
  expect(await accessTo({ mode: "bearer" })).toEqual({
    mode: "bearer",
    summary: "bearer tokens, for registered users",
    routes: [
      "POST /auth/register",
      "POST /auth/login",
      "POST /auth/logout",
      "GET /auth/me",
      "PATCH /auth/me",
      "DELETE /auth/me",
      "POST /auth/refresh",
    ],
    curl: `curl ${url}/auth/register -H 'content-type: application/json' -d '{"email":"you@example.com","password":"local only"}'`,
    reminder: "These credentials are local: never use those of production here.",
  });
});

const users = [{ email: "ada@example.com", password: "it's me" }];

test.each<[AuthOptions, string, string]>([
  [
    { mode: "bearer", validateCredentials: false },
    `curl ${url}/auth/login -H 'content-type: application/json' -d '{"email":"you@example.com","password":"local only"}'`,
    `curl ${url}/auth/login -H 'content-type: application/json' -d '{"email":"you@example.com","password":"local only"}'`,
  ],
  [
    { mode: "bearer", users },
    `curl ${url}/auth/login -H 'content-type: application/json' -d '{"email":"ada@example.com","password":"it'\\''s me"}'`,
    `curl ${url}/auth/register -H 'content-type: application/json' -d '{"email":"you@example.com","password":"local only"}'`,
  ],
  [
    { mode: "apiKey", public: ["/posts"] },
    `curl ${url}/comments -H 'x-api-key: anything'`,
    `curl ${url}/comments -H 'x-api-key: anything'`,
  ],
  [
    { mode: "apiKey", value: "k 1" },
    `curl ${url}/posts -H 'x-api-key: k 1'`,
    `curl ${url}/posts -H 'x-api-key: YOUR_KEY'`,
  ],
  [
    { mode: "apiKey", in: "query", name: "key", value: "k&1" },
    `curl '${url}/posts?key=k%261'`,
    `curl '${url}/posts?key=YOUR_KEY'`,
  ],
  [
    { mode: "basic", username: "me", password: "$HOME" },
    `curl ${url}/posts -u 'me:$HOME'`,
    `curl ${url}/posts -u me`,
  ],
])(
  "for %j the request is ready, and names a secret only to a terminal",
  async (auth, terminal, file) => {
    expect((await accessTo(auth))?.curl).toBe(terminal);
    expect((await accessTo(auth, false))?.curl).toBe(file);
  },
);

test("without authentication it says nothing of it", async () => {
  expect(await accessTo({ mode: "bearer", enabled: false })).toBeUndefined();
});

test("a host that others can reach is warned of, where there are credentials", async () => {
  const auth = { mode: "bearer" } as const;
  const open = await startGuarded(auth, {}, { host: "0.0.0.0" });
  expect(toHostWarning(open)?.message).toContain("0.0.0.0 is reachable from other machines");
  for (const host of ["127.0.0.1", "localhost", "::1"]) {
    expect(toHostWarning(await startGuarded(auth, {}, { host }))).toBeUndefined();
  }
  const off = { ...auth, enabled: false };
  expect(toHostWarning(await startGuarded(off, {}, { host: "0.0.0.0" }))).toBeUndefined();
});

test("a shell takes the request as it was meant, quotes and all", async () => {
  const command = (await accessTo({ mode: "bearer", users }))?.curl;
  const script = `curl() { printf '%s\\n' "$@"; }; ${command}`;
  expect((await run("sh", ["-c", script], { cwd: "." })).stdout.split("\n")).toEqual([
    `${url}/auth/login`,
    "-H",
    "content-type: application/json",
    "-d",
    JSON.stringify(users[0]),
    "",
  ]);
});
