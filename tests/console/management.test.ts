import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";
import { send } from "../support/shop.ts";

/** A server whose first record is deleted, and its token as the lock file has it. */
async function startManaged() {
  const root = makeProject({
    "models.ts": "export interface User { id: number; name: string }",
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      resources: [{ path: "/users", type: "User[]", count: 3 }],
    }),
  });
  const backlot = await createBacklot(root);
  onTestFinished(() => backlot.close());
  const lock = readFileSync(join(root, ".backlot", "dataset.sqlite.lock"), "utf8");
  const { token } = JSON.parse(lock) as { token: string };
  await send(backlot, "DELETE", "/users/1");
  const manage = (headers: Record<string, string>, body: unknown) =>
    send(backlot, "POST", "/_backlot/manage", { headers, body });
  const isReset = async () => (await send(backlot, "GET", "/users/1")).status === 200;
  return { backlot, token, manage, isReset };
}

const reset = { action: "reset", names: [] };

test("only who has the token from the lock file may manage a server; to others nothing is there", async () => {
  const { token, manage, isReset } = await startManaged();
  const last = token.endsWith("0") ? "1" : "0";
  const others = ["", token.slice(1), `${token}x`, token.slice(0, -1) + last, token.toUpperCase()];
  expect(token).not.toBe(token.toUpperCase());
  for (const other of others) {
    const response = await manage({ "x-backlot-token": other }, reset);
    expect([other, response.status]).toEqual([other, 404]);
  }
  const refused = await manage({}, reset);
  expect([refused.status, await refused.json()]).toMatchObject([
    404,
    { detail: "Nothing is served at /_backlot/manage." },
  ]);
  expect(await isReset()).toBe(false);
  expect((await manage({ "x-backlot-token": token }, reset)).status).toBe(200);
  expect(await isReset()).toBe(true);
});

test("it keeps the dataset under a name and puts it back, or says what was wrong", async () => {
  const { backlot, token, manage, isReset } = await startManaged();
  const ask = async (action: string, ...names: string[]) => {
    const response = await manage({ "x-backlot-token": token }, { action, names });
    return [response.status, await response.json()];
  };
  expect(await ask("snapshot", "without-one")).toEqual([200, {}]);
  expect(backlot.snapshots()).toMatchObject([{ name: "without-one" }]);
  expect(await ask("reset", "/users")).toEqual([200, {}]);
  expect(await isReset()).toBe(true);
  expect(await ask("restore", "without-one")).toEqual([200, {}]);
  expect(await isReset()).toBe(false);
  expect(await ask("reset", "/user")).toEqual([
    422,
    {
      mistakes: [
        {
          code: "resource-unknown",
          place: "/user",
          message: "there is no such resource.",
          remedy: 'Did you mean "/users"?',
        },
      ],
    },
  ]);
  for (const action of ["snapshot", "restore"]) {
    const [status, body] = await ask(action);
    expect([status, body]).toMatchObject([422, { mistakes: [{ place: 'snapshot ""' }] }]);
  }
});
