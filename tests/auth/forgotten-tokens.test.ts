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

const day = 24 * 60 * 60;
const grace = { email: "grace@example.com", password: "compiler" };

/** A server with somebody's session that has expired, and another's that was ended. */
async function startWithEnded() {
  const clock = createClock();
  const backlot = await startGuarded({ mode: "bearer", tokenLifetime: "1h" }, clock);
  const expired = await register(backlot);
  const revoked = await register(backlot, grace);
  await requestWith(backlot, revoked.accessToken, "/auth/logout", "POST");
  const reasons = async () =>
    Promise.all(
      [expired, revoked].map(async ({ accessToken }) =>
        readReason(await requestWith(backlot, accessToken, "/posts")),
      ),
    );
  return { clock, backlot, expired, reasons };
}

test("for 30 days a token that has ended is told how, and a login forgets those before", async () => {
  const { clock, backlot, reasons } = await startWithEnded();
  clock.advance(30 * day);
  await login(backlot);
  expect(await reasons()).toEqual(["expired", "revoked"]);
  expect(backlot.tokens.list()).toHaveLength(6);

  clock.advance(day);
  await login(backlot);
  expect(await reasons()).toEqual(["incorrect", "incorrect"]);
  expect(backlot.tokens.list(grace.email)).toEqual([]);
  const left = backlot.tokens.list(ada.email).map(({ kind, state }) => `${kind} ${state}`);
  expect(left).toEqual([
    ...["refresh valid", "access expired", "refresh valid"],
    ...["access valid", "refresh valid"],
  ]);
});

test("a start forgets them too, and what can still be refreshed stays", async () => {
  const { clock, backlot, expired, reasons } = await startWithEnded();
  clock.advance(31 * day);
  await backlot.reload();
  expect(await reasons()).toEqual(["incorrect", "incorrect"]);
  const { refreshToken } = expired;
  const refreshed = await request(backlot, "POST", "/auth/refresh", { refreshToken });
  const { accessToken } = await readSession(refreshed);
  expect((await requestWith(backlot, accessToken, "/posts")).status).toBe(200);
});
