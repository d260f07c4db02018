import { join } from "node:path";
import { expect, test } from "vitest";
import { type AuthOptions, createBacklot } from "../../src/index.ts";
import {
  createClock,
  login,
  models,
  readReason,
  register,
  requestWith,
  resources,
  startGuarded,
} from "../support/auth.ts";
import { makeProject, request } from "../support/project.ts";

const grace = { email: "Grace@Example.com", password: "nanosecond", rank: "rear admiral" };

/** Starts on one dataset again and again, each time with other users in the config. */
function createRestarts() {
  const root = makeProject({ "models.ts": models });
  const base = { models: join(root, "models.ts"), resources, dataset: join(root, "d.sqlite") };
  return async <T>(
    users: readonly (typeof grace)[],
    work: (backlot: Awaited<ReturnType<typeof createBacklot>>) => Promise<T>,
  ): Promise<T> => {
    const auth: AuthOptions = { mode: "bearer", users };
    const backlot = await createBacklot({ ...base, auth }, {}, createClock());
    try {
      return await work(backlot);
    } finally {
      await backlot.close();
    }
  };
}

test("a user of the config can log in from the start", async () => {
  const backlot = await startGuarded({ mode: "bearer", users: [grace] }, createClock());
  const { user } = await login(backlot, { email: "grace@example.com", password: "nanosecond" });
  expect(user).toEqual({
    id: "42e139d9-5f36-840c-bfdb-a46ce3989a5e",
    email: "grace@example.com",
    name: "Grace",
    createdAt: "2030-01-01T00:00:00.000Z",
    rank: "rear admiral",
  });
  const taken = await request(backlot, "POST", "/auth/register", grace);
  expect(taken.status).toBe(409);
});

test("a user of the config may have the identifier of a record", async () => {
  const users = [{ ...grace, id: 1, createdAt: "1906-12-09T00:00:00Z" }];
  const backlot = await startGuarded({ mode: "bearer", users });
  const { user } = await login(backlot, grace);
  expect(user).toMatchObject({ id: 1, createdAt: "1906-12-09T00:00:00Z" });
  expect(backlot.tokens.expire("1")).toBe(1);
});

test("a password changed in the config holds from the next start on, and sessions live on", async () => {
  const restart = createRestarts();
  const session = await restart([grace], (backlot) => login(backlot, grace));
  const changed = { ...grace, password: "microsecond", rank: "commodore" };
  await restart([changed], async (backlot) => {
    expect((await request(backlot, "POST", "/auth/login", grace)).status).toBe(401);
    expect((await login(backlot, changed)).user).toEqual({ ...session.user, rank: "commodore" });
    expect((await requestWith(backlot, session.accessToken, "/comments")).status).toBe(200);
  });
});

test("a user taken out of the config is gone, with their sessions", async () => {
  const restart = createRestarts();
  const { accessToken } = await restart([grace], (backlot) => login(backlot, grace));
  await restart([], async (backlot) => {
    const response = await requestWith(backlot, accessToken, "/comments");
    expect(await readReason(response)).toBe("incorrect");
    expect((await register(backlot, grace)).user["rank"]).toBe("rear admiral");
  });
});

test("somebody who registered outlives a visit to the config, with their own password", async () => {
  const restart = createRestarts();
  const own = { ...grace, password: "my own" };
  const { user } = await restart([], (backlot) => register(backlot, own));
  const during = await restart([grace], (backlot) => login(backlot, grace));
  expect(during.user.id).toBe(user.id);
  const after = await restart([], (backlot) => login(backlot, own));
  expect(after.user.id).toBe(user.id);
});
