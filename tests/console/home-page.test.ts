import { expect, test } from "vitest";
import type { AuthOptions } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Post { id: number; userId: User["id"]; title: string }
export interface Settings { theme: "light" | "dark" }`;
const resources = [
  { path: "/users", type: "User[]", count: 1200 },
  { path: "/posts", type: "Post[]", count: 1, operations: ["GET", "POST"] },
  { path: "/settings", type: "Settings", operations: ["GET", "DELETE"] },
] as const;

/** The page as a person reads it: its links as `[text](path)`, a table row as one line. */
async function readPage(options: { auth?: AuthOptions; docs?: false } = {}) {
  const backlot = await startBacklot(models, { resources, ...options });
  const read = async () => toText(await (await request(backlot, "GET", "/_backlot")).text());
  return { backlot, read };
}

function toText(page: string): string[] {
  return page
    .slice(page.indexOf("<header>"), page.indexOf("</body>"))
    .replaceAll(/<a [^>]*href="([^"]*)">(.*?)<\/a>/g, "[$2]($1)")
    .replaceAll(/<\/td>\s*<td>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .split("\n")
    .map((line) => line.trim().replaceAll(/\s+/g, " "))
    .filter((line) => line !== "");
}

test("the console's page shows every route with its methods, nested ones with the record they start from", async () => {
  const { read } = await readPage();
  expect((await read()).slice(1)).toEqual([
    "[Try the routes in Swagger UI](/docs) [OpenAPI as JSON](/openapi.json) [OpenAPI as YAML](/openapi.yaml)",
    "Every route is open.",
    "/users",
    "User · 1,200 records",
    "[/users](/users) GET POST",
    "/users/:id GET PUT PATCH DELETE",
    "/users/:id/posts GET POST",
    "/users/:id/posts/:postId GET",
    "/posts",
    "Post · 1 record",
    "[/posts](/posts) GET POST",
    "/posts/:id GET",
    "/posts/:id/user GET",
    "/settings",
    "Settings · one object",
    "[/settings](/settings) GET DELETE",
  ]);
});

test("each method has the colour of its own class", async () => {
  const { backlot } = await readPage();
  const page = await (await request(backlot, "GET", "/_backlot")).text();
  const badges = [...page.matchAll(/<b class="(\w+)">(\w+)<\/b>/g)];
  expect(new Set(badges.map(([, style, method]) => `${style} ${method}`))).toEqual(
    new Set(["get GET", "post POST", "put PUT", "patch PATCH", "delete DELETE"]),
  );
  for (const [, style] of badges) expect(page).toContain(`.${style} { background: #`);
});

test("it counts what there is now", async () => {
  const { backlot, read } = await readPage();
  await request(backlot, "POST", "/posts", { userId: 1, title: "Another" });
  await request(backlot, "DELETE", "/settings");
  const page = await read();
  expect(page).toContain("Post · 2 records");
  expect(page).toContain("Settings · deleted");
});

test.each([
  [{ mode: "bearer" }, "Guarded: a request carries a bearer token from the login."],
  [{ mode: "apiKey" }, "Guarded: a request carries a key in the header x-api-key."],
  [
    { mode: "apiKey", in: "query", name: "key" },
    "Guarded: a request carries a key in the query key.",
  ],
  [
    { mode: "basic", username: "me", password: "x" },
    "Guarded: a request carries a name and a password (Basic).",
  ],
] as const)("it says how requests are guarded by %j", async (auth, text) => {
  const page = await (await readPage({ auth })).read();
  expect(page).toContain(text);
  expect(page.includes("Authentication")).toBe(auth.mode === "bearer");
});

test("it shows the routes of users and tokens, where there are any", async () => {
  const page = await (await readPage({ auth: { mode: "bearer" } })).read();
  expect(page.slice(page.indexOf("Authentication"))).toEqual([
    "Authentication",
    "Users and their tokens",
    "/auth/register POST",
    "/auth/login POST",
    "/auth/logout POST",
    "[/auth/me](/auth/me) GET PATCH DELETE",
    "/auth/refresh POST",
  ]);
});

test("it links to no documents that are switched off", async () => {
  const page = await (await readPage({ docs: false })).read();
  expect(page.slice(1, 3)).toEqual(["Every route is open.", "/users"]);
});

test("it is a page for people of its own, and kept by no cache", async () => {
  const { backlot } = await readPage();
  const { headers } = await request(backlot, "GET", "/_backlot");
  expect(headers.get("content-type")).toBe("text/html; charset=UTF-8");
  expect(headers.get("cache-control")).toBe("no-store");
});
