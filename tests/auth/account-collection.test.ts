import { expect, test } from "vitest";
import type { Backlot, Options } from "../../src/index.ts";
import { ada, login, readReason, readSession, register, requestWith } from "../support/auth.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; email: string; username: string; name: string; password: string; role: "admin" | "member" }
export interface Post { id: number; title: string; author: User }`;

function start(options: Partial<Options> = {}): Promise<Backlot> {
  return startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 3 },
      { path: "/posts", type: "Post[]", count: 3 },
    ],
    auth: { mode: "bearer", users: "/users", public: ["/users", "/posts"] },
    ...options,
  });
}

async function read(backlot: Backlot, path: string): Promise<Record<string, unknown>[]> {
  return (await (await request(backlot, "GET", path)).json()) as Record<string, unknown>[];
}

function patchMe(backlot: Backlot, token: string, change: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify(change);
  return backlot.fetch(new Request("http://127.0.0.1/auth/me", { method: "PATCH", headers, body }));
}

test("registering adds a record, with the required members that the body left out", async () => {
  const backlot = await start();
  const { user } = await register(backlot, { ...ada, confirmPassword: ada.password });
  expect(user).toEqual({
    id: 4,
    email: "ada@example.com",
    username: expect.any(String),
    name: expect.any(String),
    role: expect.stringMatching(/^(admin|member)$/),
  });
  expect(await read(backlot, "/users/4")).toEqual(user);
  expect((await request(backlot, "POST", "/auth/register", ada)).status).toBe(409);
  const numbered = {
    id: 70,
    email: "bob@example.com",
    username: "bob",
    name: "Bob",
    role: "admin",
  };
  backlot.records("/users").insert({ ...numbered, password: "hunter22" });
  const next = await register(backlot, { ...ada, email: "eve@example.com" });
  expect(next.user).toMatchObject({ id: 71, email: "eve@example.com" });
});

test("whoever registers was created just then, whatever a generated user would say", async () => {
  const backlot = await startBacklot(
    "export interface User { id: number; email: string; createdAt: Date; updatedAt: Date; birthDate: string }",
    {
      resources: [{ path: "/users", type: "User[]", count: 3 }],
      auth: { mode: "bearer", users: "/users" },
    },
    { now: () => new Date("2030-05-06T07:08:09.000Z") },
  );
  const { user } = await register(backlot, ada);
  expect(user).toMatchObject({
    createdAt: "2030-05-06T07:08:09.000Z",
    updatedAt: "2030-05-06T07:08:09.000Z",
  });
});

test("a body that the model refuses is refused at registration, too", async () => {
  const backlot = await start();
  const response = await request(backlot, "POST", "/auth/register", { ...ada, role: "king" });
  expect([response.status, await response.json()]).toMatchObject([422, { errors: { role: {} } }]);
  expect(await read(backlot, "/users")).toHaveLength(3);
});

test("generated users log in by email or username, with the password password", async () => {
  const backlot = await start();
  const [first] = await read(backlot, "/users");
  for (const member of ["email", "username"]) {
    const name = String(first?.[member]);
    const { user } = await login(backlot, { [member]: name, password: "password" });
    expect(user).toEqual(first);
    const wrong = await request(backlot, "POST", "/auth/login", { [member]: name, password: "x" });
    expect(wrong.status).toBe(401);
  }
  const nobody = { username: "nobody", password: "password" };
  expect((await request(backlot, "POST", "/auth/login", nobody)).status).toBe(401);
  const upper = String(first?.["email"]).toUpperCase();
  expect((await login(backlot, { email: upper, password: "password" })).user).toEqual(first);
});

test("a POST, a PATCH and a patch of me with a password set it", async () => {
  const backlot = await start();
  const body = { email: "g@example.com", username: "g", name: "G", role: "admin" };
  await request(backlot, "POST", "/users", { ...body, password: "one" });
  const { accessToken, user } = await login(backlot, { username: "g", password: "one" });
  await request(backlot, "PATCH", `/users/${user.id}`, { password: "two" });
  expect((await login(backlot, { username: "g", password: "two" })).user).toEqual(user);
  const changed = await patchMe(backlot, accessToken, { password: "three", name: "Grace" });
  expect([changed.status, await changed.json()]).toEqual([200, { ...user, name: "Grace" }]);
  expect((await login(backlot, { username: "g", password: "three" })).user["name"]).toBe("Grace");
  const old = await request(backlot, "POST", "/auth/login", { username: "g", password: "two" });
  expect(old.status).toBe(401);
});

test("what the model says of a password holds wherever somebody chooses one", async () => {
  const backlot = await startBacklot(
    `export interface User {
      id: number; email: string;
      /** @minLength 8 @pattern ^\\S+$ */
      password: string;
    }`,
    {
      resources: [{ path: "/users", type: "User[]", count: 1 }],
      auth: { mode: "bearer", users: "/users", public: ["/users"] },
    },
  );
  const email = "g@example.com";
  const { accessToken } = await register(backlot, { email, password: "long-enough" });
  const refused = await Promise.all([
    request(backlot, "POST", "/users", { email: "h@example.com", password: "short" }),
    request(backlot, "PATCH", "/users/1", { password: "short" }),
    request(backlot, "POST", "/auth/register", { email: "h@example.com", password: "short" }),
    patchMe(backlot, accessToken, { password: "short" }),
  ]);
  for (const response of refused) {
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { password: "must have at least 8 characters" },
    });
  }
  expect(await read(backlot, "/users")).toHaveLength(2);
  const login = await request(backlot, "POST", "/auth/login", { email, password: "short" });
  expect(login.status).toBe(401);
  const spaced = { email: "h@example.com", password: "a long one" };
  expect((await request(backlot, "POST", "/users", spaced)).status).toBe(422);
  expect((await request(backlot, "PATCH", "/users/1", { password: "" })).status).toBe(200);
});

test("where nothing is checked, any password will do", async () => {
  const backlot = await startBacklot(
    "export interface User { id: number; email: string; /** @minLength 8 */ password: string }",
    {
      resources: [{ path: "/users", type: "User[]", count: 1 }],
      auth: { mode: "bearer", users: "/users", public: ["/users"] },
      validate: false,
    },
  );
  const short = { email: "h@example.com", password: "short" };
  expect((await request(backlot, "POST", "/auth/register", short)).status).toBe(201);
  expect((await login(backlot, short)).user).toMatchObject({ email: short.email });
  const number = await request(backlot, "POST", "/users", { email: "i@example.com", password: 5 });
  expect([number.status, await number.json()]).toMatchObject([
    422,
    {
      detail: "The body cannot be used: password must be a string.",
      errors: { password: "must be a string" },
    },
  ]);
  expect(await read(backlot, "/users")).toHaveLength(2);
});

test("the password of a fixed record is the one to log in with", async () => {
  const record = { id: 1, email: "eve@example.com", username: "eve", name: "E", role: "admin" };
  const backlot = await start({
    resources: [
      { path: "/users", type: "User[]", count: 2, records: [{ ...record, password: "apple" }] },
    ],
    auth: { mode: "bearer", users: "/users" },
  });
  expect((await login(backlot, { username: "eve", password: "apple" })).user).toEqual(record);
});

test("a password is neither served, embedded, filtered by, sorted by nor found", async () => {
  const backlot = await start();
  const body = { email: "g@example.com", username: "g", name: "G", role: "admin" };
  const created = await request(backlot, "POST", "/users", { ...body, password: "topsecret" });
  const user = (await created.json()) as { id: number };
  await request(backlot, "POST", "/posts", { title: "T", author: user.id });
  for (const path of ["/users", `/users/${user.id}`, "/posts", "/posts/4", "/openapi.json"]) {
    const text = await (await request(backlot, "GET", path)).text();
    expect([path, /topsecret|scrypt/.test(text)]).toEqual([path, false]);
    if (path !== "/openapi.json") expect([path, text.includes("password")]).toEqual([path, false]);
  }
  expect(await read(backlot, "/users?q=topsecret")).toEqual([]);
  const where = encodeURIComponent('{"password":{"eq":"topsecret"}}');
  for (const query of ["password=topsecret", "_sort=password", `_where=${where}`]) {
    expect([query, (await request(backlot, "GET", `/users?${query}`)).status]).toEqual([
      query,
      400,
    ]);
  }
  const document = (await backlot.document()) as {
    components: { schemas: Record<string, { properties: object }> };
  };
  const { User, NewUser } = document.components.schemas;
  expect(Object.keys(User?.properties ?? {})).not.toContain("password");
  expect(NewUser?.properties).toHaveProperty(
    "password",
    expect.objectContaining({ writeOnly: true }),
  );
});

test("the sessions of a deleted user end, and a later user of the same identifier has neither", async () => {
  const backlot = await start();
  const { accessToken, refreshToken, user } = await register(backlot);
  await request(backlot, "DELETE", `/users/${user.id}`);
  expect(await readReason(await requestWith(backlot, accessToken, "/auth/me"))).toBe("revoked");
  const { password: _, ...rest } = ada;
  await request(backlot, "POST", "/users", { ...user, ...rest, id: user.id });
  expect((await requestWith(backlot, accessToken, "/auth/me")).status).toBe(401);
  const refreshed = await request(backlot, "POST", "/auth/refresh", { refreshToken });
  expect(refreshed.status).toBe(401);
  expect((await request(backlot, "POST", "/auth/login", ada)).status).toBe(401);
});

test("deleting me deletes the record", async () => {
  const backlot = await start();
  const { accessToken, user } = await register(backlot);
  expect((await requestWith(backlot, accessToken, "/auth/me", "DELETE")).status).toBe(204);
  expect((await request(backlot, "GET", `/users/${user.id}`)).status).toBe(404);
  expect((await requestWith(backlot, accessToken, "/auth/me")).status).toBe(401);
});

test("records made anew are other users: sessions end and passwords are back", async () => {
  const backlot = await start();
  const [first] = await read(backlot, "/users");
  const email = String(first?.["email"]);
  await request(backlot, "PATCH", "/users/1", { password: "changed" });
  const { accessToken } = await login(backlot, { email, password: "changed" });
  await backlot.reset(["/users"]);
  expect((await requestWith(backlot, accessToken, "/auth/me")).status).toBe(401);
  const response = await request(backlot, "POST", "/auth/login", { email, password: "password" });
  expect((await readSession(response)).user).toEqual(first);
});

test("a users setting that cannot be one is told", async () => {
  await expect(start({ auth: { mode: "bearer", users: "/people" } })).rejects.toThrow(
    /auth\.users: "\/people" names no resource/,
  );
  await expect(
    start({ auth: { mode: "bearer", users: "/users", loginBy: ["phone"] } }),
  ).rejects.toThrow(/auth\.users: User has none of phone to log in by/);
});
