import { expect, test } from "vitest";
import {
  ada,
  createClock,
  login,
  readReason,
  readSession,
  register,
  requestWith,
  startGuarded,
} from "../support/auth.ts";
import { request } from "../support/project.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("registering gives a session and the user, and the token opens the door", async () => {
  const backlot = await startGuarded({ mode: "bearer" }, createClock());
  const session = await register(backlot, { ...ada, team: "core", address: { city: "London" } });
  expect(session).toEqual({
    accessToken: expect.stringMatching(/^[\w-]{43}$/),
    refreshToken: expect.stringMatching(/^[\w-]{43}$/),
    tokenType: "Bearer",
    expiresIn: 3600,
    user: {
      id: expect.stringMatching(uuid),
      email: "ada@example.com",
      name: "Ada",
      createdAt: "2030-01-01T00:00:00.000Z",
      team: "core",
      address: { city: "London" },
    },
  });
  expect((await requestWith(backlot, session.accessToken, "/comments")).status).toBe(200);
});

test("an answer with a token is not for any cache", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const response = await request(backlot, "POST", "/auth/register", ada);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a profile cannot claim what is the server's", async () => {
  const backlot = await startGuarded({ mode: "bearer" }, createClock());
  const body = { ...ada, id: "1", createdAt: "1815-12-10", name: "Countess" };
  const { user } = await register(backlot, body);
  expect(user).toEqual({
    id: expect.stringMatching(uuid),
    email: "ada@example.com",
    name: "Countess",
    createdAt: "2030-01-01T00:00:00.000Z",
  });
});

test("without a name, the email makes one", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const { user } = await register(backlot, { ...ada, email: "grace.hopper+navy@example.com" });
  expect(user["name"]).toBe("Grace Hopper Navy");
  const other = await register(backlot, { ...ada, email: "_ada_@example.com" });
  expect(other.user["name"]).toBe("Ada");
});

test("a registration that is none is 422 and names every fault", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const table: readonly [body: unknown, errors: object][] = [
    [{}, { email: "is missing", password: "is missing" }],
    [{ email: "ada", password: "x" }, { email: "must be an email address" }],
    [{ ...ada, name: 5 }, { name: "must be a string" }],
    [{ email: "a b@c", password: "x" }, { email: "must be an email address" }],
    [
      { email: 7, password: ["x"] },
      { email: "must be a string", password: "must be a string" },
    ],
    [
      { email: " ", password: "" },
      { email: "must not be empty", password: "must not be empty" },
    ],
    [[], { body: expect.any(String) }],
    ["x", { body: expect.any(String) }],
    [null, { body: expect.any(String) }],
  ];
  for (const [body, errors] of table) {
    const response = await request(backlot, "POST", "/auth/register", body);
    expect([body, await response.json()]).toMatchObject([body, { status: 422, errors }]);
  }
  const empty = await request(backlot, "POST", "/auth/register", {});
  expect(await empty.json()).toMatchObject({
    detail: "The body cannot be used: email is missing; password is missing.",
  });
});

test("the password that a form repeats is kept nowhere, and nothing else is taken for it", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const { user } = await register(backlot, {
    ...ada,
    repeat: ada.password,
    verification: "by mail",
    motto: ada.password,
  });
  expect(user).toMatchObject({ verification: "by mail", motto: ada.password });
  expect(user).not.toHaveProperty("repeat");
});

test("where users log in by another name, they need no email", async () => {
  const backlot = await startGuarded({ mode: "bearer", loginBy: ["username"] });
  for (const username of ["ada", "bob"]) {
    await register(backlot, { username, password: `${username} knows` });
  }
  const response = await request(backlot, "POST", "/auth/login", {
    username: "bob",
    password: "bob knows",
  });
  expect((await readSession(response)).user).toMatchObject({ username: "bob" });
});

test("a change of the profile leaves the password as it was", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const { accessToken } = await register(backlot);
  const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
  const change = { method: "PATCH", headers, body: JSON.stringify({ name: "Countess" }) };
  expect((await backlot.fetch(new Request("http://127.0.0.1/auth/me", change))).status).toBe(200);
  expect((await request(backlot, "POST", "/auth/login", ada)).status).toBe(200);
});

test("a known email is 409, whatever its case and the spaces around it", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  await register(backlot);
  const body = { ...ada, email: " ADA@Example.com " };
  const response = await request(backlot, "POST", "/auth/register", body);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    detail: "ADA@Example.com is registered already.",
    errors: { email: "is registered already" },
  });
});

test("two registrations of one email at the same moment make one user", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const both = [1, 2].map(() => request(backlot, "POST", "/auth/register", ada));
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 409]);
});

test("logging in gives the same user another session", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const first = await register(backlot);
  const second = await login(backlot, { ...ada, email: "Ada@Example.com" });
  expect(second.user).toEqual(first.user);
  expect(second.accessToken).not.toBe(first.accessToken);
  expect((await requestWith(backlot, first.accessToken, "/comments")).status).toBe(200);
});

test("a wrong pair gives the unauthorized status, whichever half is wrong", async () => {
  const unauthorized = { status: 403, message: "Wrong email or password" };
  const backlot = await startGuarded({ mode: "bearer", unauthorized });
  await register(backlot);
  const others = [
    { password: "difference engine" },
    { password: `${ada.password} ` },
    { email: "nobody@example.com" },
  ];
  for (const other of others) {
    const response = await request(backlot, "POST", "/auth/login", { ...ada, ...other });
    expect([other, await response.json()]).toMatchObject([
      other,
      { status: 403, message: "Wrong email or password", reason: "incorrect" },
    ]);
  }
});

test("a failed login challenges without accusing a token that nobody sent", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const response = await request(backlot, "POST", "/auth/login", ada);
  expect(response.status).toBe(401);
  expect(response.headers.get("www-authenticate")).toBe('Bearer realm="backlot"');
});

test("without validation, login creates a user once and finds them ever after", async () => {
  const backlot = await startGuarded({ mode: "bearer", validateCredentials: false });
  const first = await login(backlot, { email: "new@example.com", password: "one" });
  const second = await login(backlot, { email: "NEW@example.com", password: "two" });
  expect(second.user).toEqual(first.user);
  expect((await requestWith(backlot, second.accessToken, "/comments")).status).toBe(200);
});

test("without validation, two first logins at the same moment are one user", async () => {
  const backlot = await startGuarded({ mode: "bearer", validateCredentials: false });
  const [first, second] = await Promise.all([login(backlot), login(backlot)]);
  expect(first?.user).toEqual(second?.user);
});

test("without validation a login still needs both members, and guards still stand", async () => {
  const backlot = await startGuarded({ mode: "bearer", validateCredentials: false });
  const response = await request(backlot, "POST", "/auth/login", { email: "a@b.c" });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: { password: "is missing" } });
  expect((await request(backlot, "GET", "/comments")).status).toBe(401);
});

test("me is the user of the token", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const { accessToken, user } = await register(backlot);
  await register(backlot, { ...ada, email: "other@example.com" });
  const response = await requestWith(backlot, accessToken, "/auth/me");
  expect(await response.json()).toEqual(user);
});

test("logging out ends this session, refresh token included, and no other", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const [ended, other] = [await register(backlot), await login(backlot)];
  expect((await requestWith(backlot, ended.accessToken, "/auth/logout", "POST")).status).toBe(204);

  const refused = await requestWith(backlot, ended.accessToken, "/comments");
  expect(await readReason(refused)).toBe("revoked");
  const body = { refreshToken: ended.refreshToken };
  expect(await readReason(await request(backlot, "POST", "/auth/refresh", body))).toBe("revoked");
  expect((await requestWith(backlot, other.accessToken, "/comments")).status).toBe(200);
});

test("logging out is 204 with any token, twice, or with none", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const { accessToken } = await register(backlot);
  for (const token of [accessToken, accessToken, "unknown"]) {
    expect((await requestWith(backlot, token, "/auth/logout", "POST")).status).toBe(204);
  }
  expect((await request(backlot, "POST", "/auth/logout")).status).toBe(204);
});

test("the auth routes can have other paths, follow the base path, or be left out", async () => {
  const routes = { register: "/sign-up", login: "/session", logout: false, me: "/whoami" } as const;
  const backlot = await startGuarded({ mode: "bearer", routes }, {}, { basePath: "/api" });
  const session = await readSession(await request(backlot, "POST", "/api/sign-up", ada));
  expect((await request(backlot, "POST", "/api/session", ada)).status).toBe(200);
  expect((await requestWith(backlot, session.accessToken, "/api/whoami")).status).toBe(200);
  expect((await request(backlot, "POST", "/api/auth/logout")).status).toBe(404);
  expect((await request(backlot, "POST", "/sign-up", ada)).status).toBe(404);
});

test("an auth route is no record of a collection whose path begins the same", async () => {
  const resources = [{ path: "/auth", type: "Post[]", count: 1 }];
  const backlot = await startGuarded({ mode: "bearer", public: ["/auth"] }, {}, { resources });
  await register(backlot);
  expect((await request(backlot, "GET", "/auth/1")).status).toBe(200);
});
