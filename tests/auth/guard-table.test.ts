import { describe, expect, test } from "vitest";
import type { AuthOptions, Backlot } from "../../src/index.ts";
import { ada, createClock, login, register, startGuarded } from "../support/auth.ts";

type State = "valid" | "missing" | "incorrect" | "expired" | "revoked";

/** What a client adds to a request to be in a state. */
interface Credential {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

interface Mode {
  readonly name: string;
  readonly auth: AuthOptions;
  readonly credential: Partial<Record<State, Credential>>;
  readonly challenge: (state: State) => string;
}

const bearer = (token: string): Credential => ({ headers: { authorization: `Bearer ${token}` } });
const basic = (pair: string): Credential => ({
  headers: { authorization: `Basic ${Buffer.from(pair).toString("base64")}` },
});

const bearerFaults: Readonly<Partial<Record<State, string>>> = {
  expired: "The token has expired",
  revoked: "The token was revoked",
  incorrect: "The token is not one of this server",
};
const bearerChallenge = (state: State) =>
  state === "missing"
    ? 'Bearer realm="backlot"'
    : `Bearer error="invalid_token", error_description="${bearerFaults[state]}"`;

const apiKey = { headers: { "x-api-key": "local-key" } };
const keyChallenge = () => 'ApiKey realm="backlot"';

const modes: readonly Mode[] = [
  ...(["opaque", "jwt"] as const).map((tokenFormat) => ({
    name: `bearer, ${tokenFormat} tokens`,
    auth: { mode: "bearer", tokenFormat } as const,
    // The live ones are filled in from real sessions.
    credential: { valid: {}, expired: {}, revoked: {}, missing: {}, incorrect: bearer("wrong") },
    challenge: bearerChallenge,
  })),
  {
    name: "apiKey in a header, with a value",
    auth: { mode: "apiKey", value: "local-key" },
    credential: {
      valid: apiKey,
      missing: {},
      incorrect: { headers: { "x-api-key": "another" } },
    },
    challenge: keyChallenge,
  },
  {
    name: "apiKey in a header, present",
    auth: { mode: "apiKey", name: "x-token" },
    credential: { valid: { headers: { "x-token": "whatever" } }, missing: {} },
    challenge: keyChallenge,
  },
  {
    name: "apiKey in the query, with a value",
    auth: { mode: "apiKey", in: "query", name: "key", value: "local key" },
    credential: {
      valid: { query: "?key=local%20key" },
      missing: { query: "?key=" },
      incorrect: { query: "?key=local" },
    },
    challenge: keyChallenge,
  },
  {
    name: "basic",
    auth: { mode: "basic", username: "jürgen", password: "pass:wörd" },
    credential: {
      valid: basic("jürgen:pass:wörd"),
      missing: {},
      incorrect: basic("jürgen:pass"),
    },
    challenge: () => 'Basic realm="backlot"',
  },
];

interface Kind {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  /** The status without a guard in the way. */
  readonly status: number;
  readonly isGuarded: boolean;
}

const kinds: readonly Kind[] = [
  { name: "list", method: "GET", path: "/comments", status: 200, isGuarded: true },
  { name: "record", method: "GET", path: "/comments/1", status: 200, isGuarded: true },
  { name: "unknown record", method: "GET", path: "/comments/99", status: 404, isGuarded: true },
  { name: "HEAD", method: "HEAD", path: "/comments", status: 200, isGuarded: true },
  {
    name: "create",
    method: "POST",
    path: "/comments",
    body: '{"postId":1,"body":"x"}',
    status: 201,
    isGuarded: true,
  },
  {
    name: "create with a body that is not JSON",
    method: "POST",
    path: "/comments",
    body: "{",
    status: 400,
    isGuarded: true,
  },
  { name: "delete", method: "DELETE", path: "/comments/2", status: 200, isGuarded: true },
  { name: "object", method: "GET", path: "/settings", status: 200, isGuarded: true },
  { name: "public list", method: "GET", path: "/posts", status: 200, isGuarded: false },
  { name: "public record", method: "GET", path: "/posts/1", status: 200, isGuarded: false },
  { name: "public HEAD", method: "HEAD", path: "/posts", status: 200, isGuarded: false },
  {
    name: "another method of a public path",
    method: "POST",
    path: "/posts",
    body: '{"title":"x"}',
    status: 201,
    isGuarded: true,
  },
  { name: "nested list", method: "GET", path: "/posts/1/comments", status: 200, isGuarded: true },
  { name: "nested HEAD", method: "HEAD", path: "/posts/1/comments", status: 200, isGuarded: true },
  {
    name: "nested list of an unknown record",
    method: "GET",
    path: "/posts/99/comments",
    status: 404,
    isGuarded: true,
  },
  {
    name: "nested create",
    method: "POST",
    path: "/posts/1/comments",
    body: '{"body":"x"}',
    status: 201,
    isGuarded: true,
  },
  {
    name: "public record that a guarded one refers to",
    method: "GET",
    path: "/comments/1/post",
    status: 200,
    isGuarded: false,
  },
  { name: "unknown path", method: "GET", path: "/nothing", status: 404, isGuarded: false },
  { name: "method not enabled", method: "DELETE", path: "/posts/1", status: 405, isGuarded: false },
  { name: "OPTIONS", method: "OPTIONS", path: "/comments", status: 204, isGuarded: false },
  { name: "OpenAPI", method: "GET", path: "/openapi.json", status: 200, isGuarded: false },
  { name: "Swagger UI", method: "GET", path: "/docs", status: 200, isGuarded: false },
];

const bearerKinds: readonly Kind[] = [
  { name: "me", method: "GET", path: "/auth/me", status: 200, isGuarded: true },
  {
    name: "login",
    method: "POST",
    path: "/auth/login",
    body: JSON.stringify(ada),
    status: 200,
    isGuarded: false,
  },
];

const unauthorized = { status: 401, message: "Zutritt verweigert" };

/** The credential of each state, the live ones made by logging in, waiting and logging out. */
async function start({ auth, credential }: Mode) {
  const clock = createClock();
  const settings = { ...auth, unauthorized, public: ["GET /posts"] };
  const backlot = await startGuarded(settings, { now: clock.now });
  if (auth.mode !== "bearer") return { backlot, credential };
  const expired = await register(backlot);
  clock.advance(3600);
  const [revoked, valid] = [await login(backlot), await login(backlot)];
  await send(backlot, "POST", "/auth/logout", bearer(revoked.accessToken));
  return {
    backlot,
    credential: {
      ...credential,
      expired: bearer(expired.accessToken),
      revoked: bearer(revoked.accessToken),
      valid: bearer(valid.accessToken),
    },
  };
}

function send(
  backlot: Backlot,
  method: string,
  path: string,
  { headers = {}, query = "" }: Credential,
  body?: string,
): Promise<Response> {
  return backlot.fetch(
    new Request(`http://127.0.0.1${path}${query}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body }),
    }),
  );
}

describe.each(modes)("$name", (mode) => {
  test("every state of a credential on every kind of route has its answer", async () => {
    const { backlot, credential } = await start(mode);
    const table = [...kinds, ...(mode.auth.mode === "bearer" ? bearerKinds : [])];
    for (const [state, sent] of Object.entries(credential) as [State, Credential][]) {
      for (const { name, method, path, body, status, isGuarded } of table) {
        const response = await send(backlot, method, path, sent, body);
        const place = `${state} credential, ${name}`;
        if (state === "valid" || !isGuarded) {
          // A record that one state deleted is gone for the next.
          const isGone = method === "DELETE" && response.status === 404;
          expect([place, isGone ? status : response.status]).toEqual([place, status]);
          expect(response.headers.get("www-authenticate")).toBeNull();
          continue;
        }
        const answer = method === "HEAD" ? undefined : await response.json();
        expect([place, response.status, answer]).toEqual([
          place,
          401,
          answer && {
            type: "urn:backlot:error:unauthorized",
            title: "Unauthorized",
            status: 401,
            detail: unauthorized.message,
            instance: path,
            message: unauthorized.message,
            reason: state,
            hint: expect.any(String),
          },
        ]);
        expect(response.headers.get("www-authenticate")).toBe(mode.challenge(state));
      }
    }
  });

  test("another status than 401 is given exactly, and challenges nobody", async () => {
    const settings = { ...mode.auth, unauthorized: { status: 419, message: "Session expired!" } };
    const backlot = await startGuarded(settings);
    const response = await send(backlot, "GET", "/comments", {});
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([419, null]);
    expect(await response.json()).toMatchObject({
      status: 419,
      message: "Session expired!",
      reason: "missing",
    });
  });

  test("switched off, it keeps its settings and lets everybody in", async () => {
    const backlot = await startGuarded({ ...mode.auth, enabled: false });
    expect((await send(backlot, "GET", "/comments", {})).status).toBe(200);
    expect((await send(backlot, "POST", "/auth/login", {})).status).toBe(404);
  });
});

test("a preflight is answered, and a refusal can be read by the page that sent it", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const origin = "http://localhost:5173";
  const asked = { "access-control-request-method": "GET" };
  const preflight = await send(backlot, "OPTIONS", "/comments", { headers: { origin, ...asked } });
  expect(preflight.status).toBe(204);
  const { status, headers } = await send(backlot, "GET", "/comments", { headers: { origin } });
  expect([status, headers.get("access-control-allow-origin")]).toEqual([401, origin]);
  expect(headers.get("access-control-expose-headers")).toContain("WWW-Authenticate");
});

test("a refused request's body is not read", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  let isRead = false;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        isRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const response = await backlot.fetch(new Request("http://127.0.0.1/comments", init));
  expect([response.status, isRead]).toEqual([401, false]);
});
