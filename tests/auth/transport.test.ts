import { expect, test } from "vitest";
import type { AuthOptions, Backlot } from "../../src/index.ts";
import { ada, createClock, login, register, requestWith, startGuarded } from "../support/auth.ts";
import { request } from "../support/project.ts";

const cookies: AuthOptions = { mode: "bearer", transport: "cookie" };

/** The cookies that an answer sets, by name. */
function readCookies(response: Response): Map<string, string> {
  return new Map(
    response.headers.getSetCookie().map((cookie) => {
      const [name = ""] = cookie.split("=", 1);
      return [name, cookie.slice(name.length + 1)];
    }),
  );
}

async function signIn(backlot: Backlot) {
  const response = await request(backlot, "POST", "/auth/register", ada);
  const set = readCookies(response);
  const cookieOf = (name: string) => set.get(name)?.split(";")[0] ?? "";
  return { set, cookieOf, body: await response.json() };
}

function send(backlot: Backlot, method: string, path: string, headers: Record<string, string>) {
  const body = method === "POST" ? { body: JSON.stringify({ title: "T" }) } : {};
  return backlot.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...body,
    }),
  );
}

test("by cookie, the tokens are httpOnly cookies and not in the answer", async () => {
  const { set, body } = await signIn(await startGuarded(cookies));
  expect(body).toEqual({ tokenType: "Bearer", expiresIn: 3600, user: expect.any(Object) });
  expect(set.get("access-token")).toMatch(
    /^[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
  );
  expect(set.get("refresh-token")).toMatch(
    /^[\w-]{43}; Path=\/auth\/refresh; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
  );
  expect(set.get("csrf-token")).toMatch(/^[\w-]+; Path=\/; Max-Age=2592000; SameSite=Lax$/);
});

test("a cookie opens reads; writes, refresh and logout need the CSRF header", async () => {
  const backlot = await startGuarded(cookies);
  const { cookieOf } = await signIn(backlot);
  const csrf = cookieOf("csrf-token");
  const cookie = `access-token=${cookieOf("access-token")}; csrf-token=${csrf}`;
  const all = `${cookie}; refresh-token=${cookieOf("refresh-token")}`;
  expect((await send(backlot, "GET", "/posts", { cookie })).status).toBe(200);
  for (const [method, path] of [
    ["POST", "/posts"],
    ["POST", "/auth/refresh"],
    ["POST", "/auth/logout"],
    ["DELETE", "/auth/me"],
  ] as const) {
    for (const headers of [{}, { "x-csrf-token": "x" }]) {
      const refused = await send(backlot, method, path, { cookie: all, ...headers });
      expect([path, refused.status]).toEqual([path, 403]);
      expect(await refused.json()).toMatchObject({
        type: "urn:backlot:error:csrf-refused",
        detail: "Send the value of the cookie csrf-token in the header X-CSRF-Token.",
      });
    }
  }
  const right = { "x-csrf-token": csrf };
  expect((await send(backlot, "POST", "/posts", { cookie, ...right })).status).toBe(201);
  const refreshed = await send(backlot, "POST", "/auth/refresh", { cookie: all, ...right });
  expect(refreshed.status).toBe(200);
  const access = readCookies(refreshed).get("access-token")?.split(";")[0];
  const renewed = `access-token=${access}; csrf-token=${csrf}`;
  const out = await send(backlot, "POST", "/auth/logout", { cookie: renewed, ...right });
  expect(out.status).toBe(204);
  expect(out.headers.getSetCookie()).toEqual([
    "access-token=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly",
    "refresh-token=; Path=/auth/refresh; Max-Age=0; SameSite=Lax; HttpOnly",
    "csrf-token=; Path=/; Max-Age=0; SameSite=Lax",
  ]);
  expect((await send(backlot, "GET", "/posts", { cookie: renewed })).status).toBe(401);
});

test("by cookie, Authorization works too, and a logout without a session is 204", async () => {
  const backlot = await startGuarded(cookies);
  const { cookieOf } = await signIn(backlot);
  const authorization = `Bearer ${cookieOf("access-token")}`;
  expect((await send(backlot, "POST", "/posts", { authorization })).status).toBe(201);
  expect((await send(backlot, "POST", "/auth/logout", {})).status).toBe(204);
});

test("who sends a token in Authorization needs no CSRF header, whatever cookies come along", async () => {
  const backlot = await startGuarded(cookies);
  const { cookieOf } = await signIn(backlot);
  const token = cookieOf("access-token");
  const headers = { authorization: `Bearer ${token}`, cookie: `access-token=${token}` };
  expect((await send(backlot, "POST", "/posts", headers)).status).toBe(201);
});

test("by cookie without a refresh route, there is no cookie for it", async () => {
  const backlot = await startGuarded({ ...cookies, routes: { refresh: false } });
  const { set, cookieOf } = await signIn(backlot);
  expect([...set.keys()]).toEqual(["access-token", "csrf-token"]);
  const csrf = cookieOf("csrf-token");
  const cookie = `access-token=${cookieOf("access-token")}; csrf-token=${csrf}`;
  const out = await send(backlot, "POST", "/auth/logout", { cookie, "x-csrf-token": csrf });
  expect([...readCookies(out).keys()]).toEqual(["access-token", "csrf-token"]);
});

test("by cookie, an answer has no place for the tokens that it does not show", async () => {
  const answer = { accessToken: "data.token", refreshToken: "data.refresh" };
  const { body } = await signIn(await startGuarded({ ...cookies, answer }));
  expect(body).toEqual({ tokenType: "Bearer", expiresIn: 3600, user: expect.any(Object) });
});

test("by cookie, the base URL says localhost, and the cookies reach a browser one by one", async () => {
  const backlot = await startGuarded(cookies, {}, { port: 0 });
  const url = await backlot.listen();
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  const response = await fetch(`${url}/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://localhost:5173" },
    body: JSON.stringify(ada),
  });
  expect(response.headers.getSetCookie()).toHaveLength(3);
  expect(response.headers.get("access-control-allow-credentials")).toBe("true");
});

test("the answer's members go by the names and paths of the config", async () => {
  const answer = { accessToken: "access_token", refreshToken: "data.refresh_token" };
  const backlot = await startGuarded({ mode: "bearer", answer });
  const session = (await register(backlot)) as unknown as Record<string, unknown>;
  expect(session).toEqual({
    access_token: expect.any(String),
    data: { refresh_token: expect.any(String) },
    tokenType: "Bearer",
    expiresIn: 3600,
    user: expect.any(Object),
  });
  const refreshed = await request(backlot, "POST", "/auth/refresh", { data: session["data"] });
  expect([refreshed.status, await refreshed.json()]).toMatchObject([200, { data: {} }]);
  const wrong = await request(backlot, "POST", "/auth/refresh", { refreshToken: "x" });
  expect(await wrong.json()).toMatchObject({ errors: { "data.refresh_token": "is missing" } });
  const empty = await request(backlot, "POST", "/auth/refresh", { data: null });
  expect(await empty.json()).toMatchObject({ status: 422 });
});

test("a fixed token is ended by neither time nor logout", async () => {
  const clock = createClock();
  const users = [{ ...ada, token: "test-token" }];
  const backlot = await startGuarded({ mode: "bearer", users, tokenLifetime: "1s" }, clock);
  const me = await requestWith(backlot, "test-token", "/auth/me");
  const user = await me.json();
  expect(user).toMatchObject({ email: ada.email });
  expect(user).not.toHaveProperty("token");
  clock.advance(1e6);
  expect((await requestWith(backlot, "test-token", "/auth/logout", "POST")).status).toBe(204);
  expect((await requestWith(backlot, "test-token", "/posts")).status).toBe(200);
});

test("a user is logged in by username where the profile has one", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const { user } = await register(backlot, { ...ada, username: "ada" });
  const byName = { username: "ada", password: ada.password };
  expect((await login(backlot, byName)).user).toEqual(user);
  const taken = { email: "b@example.com", username: "ada", password: "x" };
  const response = await request(backlot, "POST", "/auth/register", taken);
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { errors: { username: "is registered already" } },
  ]);
});

test("me can be changed and deleted", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const { accessToken, user } = await register(backlot);
  const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
  const patch = (body: object) =>
    backlot.fetch(
      new Request("http://127.0.0.1/auth/me", {
        method: "PATCH",
        headers,
        body: JSON.stringify(body),
      }),
    );
  const changed = await patch({ name: "Countess", id: "1", password: "new", team: "core" });
  expect(await changed.json()).toEqual({ ...user, name: "Countess", team: "core" });
  expect((await patch({ email: "no address" })).status).toBe(422);
  expect((await request(backlot, "POST", "/auth/login", ada)).status).toBe(401);
  const again = await login(backlot, { email: ada.email, password: "new" });
  expect((await requestWith(backlot, again.accessToken, "/auth/me", "DELETE")).status).toBe(204);
  for (const token of [accessToken, again.accessToken]) {
    expect((await requestWith(backlot, token, "/auth/me")).status).toBe(401);
  }
});
