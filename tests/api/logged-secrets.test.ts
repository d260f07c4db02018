import { expect, test } from "vitest";
import type { AuthOptions } from "../../src/index.ts";
import { startGuarded } from "../support/auth.ts";
import { request } from "../support/project.ts";

/** What stands in the log of a request with this query. */
async function loggedQuery(query: string, auth: AuthOptions = { mode: "apiKey" }): Promise<string> {
  const logged: string[] = [];
  const backlot = await startGuarded(auth, { onRequest: ({ path }) => logged.push(path) });
  await request(backlot, "GET", `/posts?${query}`);
  return logged.join().replace("/posts?", "");
}

test.each([
  "password",
  "new_password",
  "passwordConfirmation",
  "user[password]",
  "passwd",
  "pwd",
  "token",
  "access_token",
  "refreshToken",
  "session[token]",
  "client_secret",
  "authorization",
  "api_key",
  "apikey",
  "API-Key",
  "x-api-key",
  "pass%77ord",
])("a query's %s is never logged", async (name) => {
  expect(await loggedQuery(`id=1&${name}=hunter2&q=lamp`)).toBe(`id=1&${name}=***&q=lamp`);
});

test.each(["tokens", "secretary", "page", "key", "%"])("%s is no secret", async (name) => {
  expect(await loggedQuery(`${name}=4`)).toBe(`${name}=4`);
});

test.each([
  { mode: "apiKey", in: "query", name: "pass" },
  // Sent where it does not count, it is the same secret.
  { mode: "apiKey", in: "header", name: "Pass" },
] as const)("the key of $name in the $in is masked in a query", async (auth) => {
  expect(await loggedQuery("pass=open+sesame", auth)).toBe("pass=***");
});
