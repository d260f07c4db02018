import { createHmac } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import type { AuthOptions } from "../../src/index.ts";
import { ada, register, startGuarded } from "../support/auth.ts";
import { makeProject, request } from "../support/project.ts";

/** A server on a file, and what whoever has the file can read in it. */
async function startOnFile(auth: AuthOptions) {
  const dataset = join(makeProject({}), "dataset.sqlite");
  const backlot = await startGuarded(auth, {}, { dataset });
  const db = new DatabaseSync(dataset);
  onTestFinished(() => db.close());
  const read = (sql: string) => db.prepare(sql).all() as Record<string, string>[];
  return { backlot, db, read };
}

test("the same password of two users is kept as two hashes, each with a salt of its own", async () => {
  const { backlot, read } = await startOnFile({ mode: "bearer" });
  await register(backlot);
  await register(backlot, { ...ada, email: "grace@example.com" });
  const kept = read("SELECT password FROM _backlot_users").map(({ password = "" }) => {
    const [scheme, , , , salt = "", hash] = password.split("$");
    return { scheme, bytes: Buffer.from(salt, "base64url").length, salt, hash };
  });
  expect(kept).toMatchObject([
    { scheme: "scrypt", bytes: 16 },
    { scheme: "scrypt", bytes: 16 },
  ]);
  expect(kept[0]?.salt).not.toBe(kept[1]?.salt);
  expect(kept[0]?.hash).not.toBe(kept[1]?.hash);
});

test.each(["", "scrypt$16384$8$1$AAAA$", "scrypt$16384$8$1$AAAA$AAAA"])(
  "a password that somebody has damaged to %j opens nothing, and breaks nothing",
  async (damaged) => {
    const { backlot, db } = await startOnFile({ mode: "bearer" });
    await register(backlot);
    db.prepare("UPDATE _backlot_users SET password = ?").run(damaged);
    expect((await request(backlot, "POST", "/auth/login", ada)).status).toBe(401);
  },
);

test("a JWT is signed with the dataset's own key of 256 bits", async () => {
  const { backlot, read } = await startOnFile({ mode: "bearer", tokenFormat: "jwt" });
  const { accessToken } = await register(backlot);
  const [{ value = "" } = {}] = read("SELECT value FROM _backlot_secrets WHERE name = 'jwt'");
  const key = Buffer.from(value, "base64url");
  expect(key.length).toBe(32);
  const [header, claims, signature] = accessToken.split(".");
  const expected = createHmac("sha256", key).update(`${header}.${claims}`).digest("base64url");
  expect(signature).toBe(expected);
});
