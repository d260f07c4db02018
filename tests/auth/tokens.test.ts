import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import {
  ada,
  createClock,
  readReason,
  readSession,
  register,
  requestWith,
  startGuarded,
} from "../support/auth.ts";
import { request } from "../support/project.ts";

const refresh = (backlot: Backlot, refreshToken: string) =>
  request(backlot, "POST", "/auth/refresh", { refreshToken });

/** The reason for which a token is refused; undefined where it is accepted. */
async function reasonFor(backlot: Backlot, token: string): Promise<unknown> {
  return readReason(await requestWith(backlot, token, "/comments/1"));
}

describe.each(["opaque", "jwt"] as const)("%s tokens", (tokenFormat) => {
  test.each([
    ["1s", 1],
    ["30s", 30],
    ["15m", 900],
    ["1h", 3600],
    ["7d", 604_800],
    [45, 45],
  ])("with a lifetime of %j live to the last second and not longer", async (lifetime, seconds) => {
    const clock = createClock();
    const settings = { mode: "bearer", tokenFormat, tokenLifetime: lifetime } as const;
    const backlot = await startGuarded(settings, clock);
    const { accessToken, expiresIn } = await register(backlot);
    expect(expiresIn).toBe(seconds);
    clock.advance(seconds - 0.001);
    expect(await reasonFor(backlot, accessToken)).toBeUndefined();
    clock.advance(0.001);
    expect(await reasonFor(backlot, accessToken)).toBe("expired");
  });

  test("without a lifetime never expire", async () => {
    const clock = createClock();
    const backlot = await startGuarded(
      { mode: "bearer", tokenFormat, tokenLifetime: false },
      clock,
    );
    const { accessToken, expiresIn } = await register(backlot);
    expect(expiresIn).toBeNull();
    clock.advance(100 * 365 * 86_400);
    expect(await reasonFor(backlot, accessToken)).toBeUndefined();
  });

  test("that were revoked stay revoked when they would also have expired", async () => {
    const clock = createClock();
    const backlot = await startGuarded({ mode: "bearer", tokenFormat }, clock);
    const { accessToken } = await register(backlot);
    backlot.tokens.revoke();
    clock.advance(7200);
    expect(await reasonFor(backlot, accessToken)).toBe("revoked");
  });

  test("are exchanged by refreshing, and the old pair is revoked", async () => {
    const clock = createClock();
    const backlot = await startGuarded({ mode: "bearer", tokenFormat }, clock);
    const old = await register(backlot);
    clock.advance(4000);
    const response = await refresh(backlot, old.refreshToken);
    expect(response.status).toBe(200);
    const renewed = await readSession(response);
    expect(renewed).toMatchObject({ tokenType: "Bearer", expiresIn: 3600, user: old.user });
    expect(await reasonFor(backlot, renewed.accessToken)).toBeUndefined();
    expect(await reasonFor(backlot, old.accessToken)).toBe("revoked");
  });

  test("are the same again for a refresh token that comes back within ten seconds", async () => {
    const clock = createClock();
    const backlot = await startGuarded({ mode: "bearer", tokenFormat }, clock);
    const { refreshToken } = await register(backlot);
    const first = await readSession(await refresh(backlot, refreshToken));
    clock.advance(9);
    expect(await readSession(await refresh(backlot, refreshToken))).toEqual(first);
    expect(await reasonFor(backlot, first.accessToken)).toBeUndefined();
  });

  test("are not had again after a logout", async () => {
    const backlot = await startGuarded({ mode: "bearer", tokenFormat });
    const { refreshToken } = await register(backlot);
    const { accessToken } = await readSession(await refresh(backlot, refreshToken));
    await requestWith(backlot, accessToken, "/auth/logout", "POST");
    expect(await readReason(await refresh(backlot, refreshToken))).toBe("revoked");
  });

  test("are had again whoever else logs out meanwhile", async () => {
    const backlot = await startGuarded({ mode: "bearer", tokenFormat }, createClock());
    const { refreshToken } = await register(backlot);
    const other = await register(backlot, { ...ada, email: "bob@example.com" });
    const first = await readSession(await refresh(backlot, refreshToken));
    await requestWith(backlot, other.accessToken, "/auth/logout", "POST");
    expect(await readSession(await refresh(backlot, refreshToken))).toEqual(first);
  });

  test("that came from a refresh token used twice, more than ten seconds apart, are all revoked", async () => {
    const clock = createClock();
    const backlot = await startGuarded({ mode: "bearer", tokenFormat }, clock);
    const stolen = await register(backlot);
    const thief = await readSession(await refresh(backlot, stolen.refreshToken));
    clock.advance(10);
    const again = await refresh(backlot, stolen.refreshToken);
    expect([again.status, await readReason(again)]).toEqual([401, "revoked"]);
    expect(await reasonFor(backlot, thief.accessToken)).toBe("revoked");
    expect(await readReason(await refresh(backlot, thief.refreshToken))).toBe("revoked");
  });

  test("of each kind are good for nothing in the other's place", async () => {
    const backlot = await startGuarded({ mode: "bearer", tokenFormat });
    const { accessToken, refreshToken } = await register(backlot);
    expect(await reasonFor(backlot, refreshToken)).toBe("incorrect");
    expect(await readReason(await refresh(backlot, accessToken))).toBe("incorrect");
    expect(await reasonFor(backlot, accessToken)).toBeUndefined();
  });
});

test("a refresh token that was never issued gives the unauthorized answer", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const response = await refresh(backlot, "never issued");
  expect(response.headers.get("www-authenticate")).toBe(
    'Bearer error="invalid_token", error_description="The refresh token is not one of this server"',
  );
  expect(await response.json()).toMatchObject({ status: 401, reason: "incorrect" });
});

test("a refresh without a token is 422", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const response = await request(backlot, "POST", "/auth/refresh", { token: "x" });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: { refreshToken: "is missing" } });
});

function decode(token: string) {
  const [header = "", claims = "", signature = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return { header: read(header), claims: read(claims), signature, content: `${header}.${claims}` };
}

test("a signed token carries its claims, and an altered one is incorrect", async () => {
  const clock = createClock("2030-01-01T00:00:00.500Z");
  const backlot = await startGuarded({ mode: "bearer", tokenFormat: "jwt" }, clock);
  const { accessToken, user } = await register(backlot);
  const { header, claims, content } = decode(accessToken);
  const iat = Date.parse("2030-01-01") / 1000;
  expect(header).toEqual({ alg: "HS256", typ: "JWT" });
  expect(claims).toEqual({
    sub: user.id,
    email: ada.email,
    iat,
    exp: iat + 3600,
    jti: expect.stringMatching(/^[\w-]{43}$/),
  });
  const forged = `${content}.${createHmac("sha256", "guess").update(content).digest("base64url")}`;
  expect(await reasonFor(backlot, forged)).toBe("incorrect");
});

test("a signed token without a lifetime has no exp", async () => {
  const settings = { mode: "bearer", tokenFormat: "jwt", tokenLifetime: false } as const;
  const { accessToken } = await register(await startGuarded(settings));
  expect(decode(accessToken).claims).not.toHaveProperty("exp");
});

test("the library lists, expires and revokes tokens, of one user or of all", async () => {
  const clock = createClock();
  const backlot = await startGuarded({ mode: "bearer" }, clock);
  const first = await register(backlot);
  const second = await register(backlot, { ...ada, email: "bob@example.com" });
  expect(backlot.tokens.list("ada@example.com")).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      user: "ada@example.com",
      kind: "access",
      state: "valid",
      issuedAt: "2030-01-01T00:00:00.000Z",
      expiresAt: "2030-01-01T01:00:00.000Z",
    },
    expect.objectContaining({ kind: "refresh", state: "valid", expiresAt: null }),
  ]);

  expect(backlot.tokens.expire("ADA@example.com")).toBe(1);
  expect(await reasonFor(backlot, first.accessToken)).toBe("expired");
  expect(await reasonFor(backlot, second.accessToken)).toBeUndefined();
  expect((await refresh(backlot, first.refreshToken)).status).toBe(200);

  expect(backlot.tokens.revoke(second.user.id)).toBe(2);
  expect(await reasonFor(backlot, second.accessToken)).toBe("revoked");
  expect(await readReason(await refresh(backlot, second.refreshToken))).toBe("revoked");
  expect(backlot.tokens.revoke()).toBe(2);
  expect(new Set(backlot.tokens.list().map(({ state }) => state))).toEqual(new Set(["revoked"]));
});

test("one token is ended by its identifier, and one that does not exist is a mistake", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const { accessToken, refreshToken } = await register(backlot);
  const [access] = backlot.tokens.list().filter(({ kind }) => kind === "access");
  expect(backlot.tokens.revoke({ id: access?.id ?? "" })).toBe(1);
  expect(await reasonFor(backlot, accessToken)).toBe("revoked");
  expect((await refresh(backlot, refreshToken)).status).toBe(200);
  expect(() => backlot.tokens.expire({ id: "000000000000" })).toThrow(
    "000000000000: there is no such token in the dataset.",
  );
});

test("tokens of a user that does not exist are a mistake, not nothing", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  expect(() => backlot.tokens.revoke("nobody")).toThrow("nobody: there is no such user");
});
