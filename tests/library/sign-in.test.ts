import { expect, test } from "vitest";
import type { AuthOptions, Backlot } from "../../src/index.ts";
import { startBacklot } from "../support/project.ts";

const models = "export interface User { id: number; name: string; email: string }";

function start(auth: AuthOptions | undefined): Promise<Backlot> {
  const resources = [{ path: "/users", type: "User[]", count: 3 }] as const;
  return startBacklot(models, { resources, ...(auth ? { auth } : {}) });
}

const modes: Readonly<Record<string, AuthOptions | undefined>> = {
  none: undefined,
  bearer: { mode: "bearer" },
  jwt: { mode: "bearer", tokenFormat: "jwt" },
  "bearer by cookie": { mode: "bearer", transport: "cookie" },
  "bearer with records": { mode: "bearer", users: "/users" },
  "api key": { mode: "apiKey" },
  "api key with a value": { mode: "apiKey", name: "x-key", value: "open" },
  basic: { mode: "basic", username: "ada", password: "a:b" },
};

for (const [name, auth] of Object.entries(modes)) {
  test(`signing in lets a request in: ${name}`, async () => {
    const backlot = await start(auth);
    const body = JSON.stringify({ name: "Bob", email: "bob@example.com" });
    const write = (headers: Readonly<Record<string, string>>) =>
      backlot.fetch("/users", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      });
    expect((await write({})).status).toBe(auth ? 401 : 201);
    const { headers, accessToken } = await backlot.signIn("ada@example.com");
    expect((await write(headers)).status).toBe(201);
    expect(accessToken === "").toBe(auth === undefined);
  });
}

test("by cookie, the session and its CSRF header are given", async () => {
  const backlot = await start({ mode: "bearer", transport: "cookie" });
  const { headers, accessToken } = await backlot.signIn("ada@example.com");
  expect(Object.keys(headers)).toEqual(["cookie", "x-csrf-token"]);
  expect(headers["cookie"]).toBe(
    `access-token=${accessToken}; csrf-token=${headers["x-csrf-token"]}`,
  );
});

test("a key that goes into the query is given for it", async () => {
  const backlot = await start({ mode: "apiKey", in: "query", name: "key", value: "open" });
  const { headers, accessToken } = await backlot.signIn("ada@example.com");
  expect(headers).toEqual({});
  expect((await backlot.fetch(`/users?key=${accessToken}`)).status).toBe(200);
});

test("the user is found or made, and can log in with the password `password`", async () => {
  const backlot = await start({ mode: "bearer" });
  const { headers } = await backlot.signIn("Ada@Example.com");
  const me = JSON.parse(await (await backlot.fetch("/auth/me", { headers })).text());
  const again = await backlot.signIn("ada@example.com");
  expect(await (await backlot.fetch("/auth/me", { headers: again.headers })).json()).toEqual(me);
  const login = (password: string) =>
    backlot.fetch("/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "ada@example.com", password }),
    });
  expect((await login("password")).status).toBe(200);
  expect((await login("passwort")).status).toBe(401);
});

test("a user who is a record is found by email, or becomes one", async () => {
  const backlot = await start({ mode: "bearer", users: "/users" });
  const users = backlot.records("/users");
  const known = users.get(1);
  const { headers } = await backlot.signIn(String(known?.["email"]));
  expect(await (await backlot.fetch("/auth/me", { headers })).json()).toEqual(known);
  expect(users.count()).toBe(3);
  await backlot.signIn("new@example.com");
  expect(users.find({ email: "new@example.com" })).toMatchObject({ id: 4 });
});

test("an inserted or seeded user logs in with the password that was given", async () => {
  const backlot = await start({ mode: "bearer", users: "/users" });
  const login = async (email: string, password: string) =>
    (
      await backlot.fetch("/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      })
    ).status;
  backlot.records("/users").insert({ name: "A", email: "a@example.com", password: "aaa" });
  expect(await login("a@example.com", "aaa")).toBe(200);
  const old = await backlot.signIn("a@example.com");
  backlot.seed("/users", [{ email: "b@example.com", password: "bbb" }, { email: "c@example.com" }]);
  expect((await backlot.fetch("/users", { headers: old.headers })).status).toBe(401);
  expect(await login("b@example.com", "bbb")).toBe(200);
  expect(await login("c@example.com", "password")).toBe(200);
  expect(await login("a@example.com", "aaa")).toBe(401);
});

test("a reset ends the sessions of users who are records, and forgets their passwords", async () => {
  const backlot = await start({ mode: "bearer", users: "/users" });
  const users = backlot.records("/users");
  const email = String(users.get(1)?.["email"]);
  users.update(1, { password: "changed" });
  const { headers } = await backlot.signIn(email);
  for (const paths of [["/users"], undefined]) {
    await backlot.reset(paths);
    expect((await backlot.fetch("/users", { headers })).status).toBe(401);
    const body = JSON.stringify({ email, password: "password" });
    const login = { method: "POST", headers: { "content-type": "application/json" }, body };
    expect((await backlot.fetch("/auth/login", login)).status).toBe(200);
    users.update(1, { password: "changed" });
  }
});
