import { expect, test, vi } from "vitest";
import { ada, register, startGuarded } from "../support/auth.ts";
import { request } from "../support/project.ts";

/** The cost of every hash computed, in order. */
const hashed = vi.hoisted((): unknown[] => []);

vi.mock("node:crypto", async (importOriginal) => {
  const crypto = await importOriginal<typeof import("node:crypto")>();
  const scrypt: typeof crypto.scrypt = (...args: unknown[]) => {
    const [, , length, options] = args;
    hashed.push({ length, ...(options as object) });
    Reflect.apply(crypto.scrypt, undefined, args);
  };
  return { ...crypto, scrypt };
});

const users = [{ email: "preset@example.com", password: "from the config" }];

test("a login costs one hash of one price, whether or not there is such a user", async () => {
  const backlot = await startGuarded({ mode: "bearer", users });
  await register(backlot);
  const one = [{ length: 32, N: 16_384, r: 8, p: 1 }];
  for (const [email, password, status] of [
    [ada.email, ada.password, 200],
    [ada.email, "wrong", 401],
    ["nobody@example.com", "wrong", 401],
    ["preset@example.com", "from the config", 200],
    ["preset@example.com", "wrong", 401],
  ]) {
    hashed.length = 0;
    const response = await request(backlot, "POST", "/auth/login", { email, password });
    expect([email, response.status, hashed]).toEqual([email, status, one]);
  }
});

test("a start hashes nothing, however many users the config has", async () => {
  hashed.length = 0;
  await startGuarded({ mode: "bearer", users });
  expect(hashed).toEqual([]);
});
