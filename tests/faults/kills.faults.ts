import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { apiPath, tokenHeader } from "../../src/control/api.ts";
import { createChance } from "../support/chance.ts";
import type { Server } from "../support/command.ts";
import { startAndKill } from "../support/killed-start.ts";
import {
  type MortalProject,
  makeMortal,
  type Records,
  readRecords,
  send,
} from "../support/mortal-project.ts";
import { createWitness, type Witness } from "../support/write-witness.ts";

/** How many servers are killed in all; the seed says when, so that a failure can be had again. */
const kills = Number(process.env["KILLS"] ?? 1000);
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const chance = createChance(seed);

/**
 * A kill comes after at most so many writes, and so many milliseconds: less than most writes take. A
 * registration takes as long as dozens of others, since a password is hashed.
 */
const mostWrites = 100;
const longestWrite = 10;

/** How large a part of the kills falls to each kind. */
const shares = {
  writes: 0.6,
  snapshot: 0.08,
  restore: 0.08,
  reset: 0.08,
  migration: 0.08,
  first: 0.08,
};

const toCount = (share: number) => Math.max(1, Math.round(kills * share));

/** How long it takes here and now, in milliseconds, and a little more. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return 1.2 * (performance.now() - start);
}

async function killAfter(server: Server, longest: number): Promise<void> {
  await pause(chance() * longest);
  await server.stop("SIGKILL");
}

test(`writes: ${toCount(shares.writes)} kills under concurrent POST, PATCH, cascading DELETE and register`, async () => {
  const project = makeMortal();
  const witness = createWitness(project.root);
  let server = await project.start();
  for (let round = 0; round < toCount(shares.writes); round++) {
    const enough = witness.untilAcknowledged(Math.floor(chance() * mostWrites));
    const clients = witness.sendUntilKilled(server);
    await enough;
    await killAfter(server, longestWrite);
    await clients;
    server = await project.start();
    witness.compare(await readRecords(server));
    // A new life now and then: the lists would grow, and so would the time to read them.
    if (round % 50 === 49) server = await beginAnew(project, server, witness);
  }
  const { acknowledged } = witness;
  console.log(`writes: seed ${seed}, ${JSON.stringify(acknowledged)} acknowledged, none lost`);
  expect(Math.min(...Object.values(acknowledged))).toBeGreaterThan(0);
});

async function beginAnew(
  project: MortalProject,
  server: Server,
  witness: Witness,
): Promise<Server> {
  await server.stop("SIGKILL");
  project.forgetDataset();
  witness.forget();
  return project.start();
}

const calls = {
  reset: (...paths: string[]) => ["/reset", { paths }] as const,
  snapshot: (name: string) => ["/snapshots", { name }] as const,
  restore: (name: string) => [`/snapshots/${name}/restore`, {}] as const,
};

function manage<Action extends keyof typeof calls>(
  server: Server,
  root: string,
  action: Action,
  ...names: Parameters<(typeof calls)[Action]>
) {
  const [path, body] = (calls[action] as (...names: string[]) => readonly [string, object])(
    ...names,
  );
  const lock = readFileSync(join(root, ".backlot", "dataset.sqlite.lock"), "utf8");
  const headers = { [tokenHeader]: String(JSON.parse(lock).token) };
  return send(server, "POST", apiPath + path, body, headers);
}

async function create(server: Server, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const answer = await send(server, "POST", "/books", { title: `New ${index}`, authorId: 1 });
    expect(answer?.status).toBe(201);
  }
}

/** What tells two states apart, but for the members that a migration adds. */
function toDigest({ authors, books }: Records): string {
  const plain = books.map(({ id, title, authorId }) => [id, title, authorId]);
  return createHash("sha256")
    .update(JSON.stringify([authors, plain]))
    .digest("hex");
}

test(`snapshot: ${toCount(shares.snapshot)} kills while one is saved`, async () => {
  const project = makeMortal();
  let server = await project.start();
  let whole = 0;
  await create(server, 1);
  const longest = await measure(() => manage(server, project.root, "snapshot", "first"));
  for (let round = 0; round < toCount(shares.snapshot); round++) {
    await create(server, 3);
    const saved = toDigest(await readRecords(server));
    const saving = manage(server, project.root, "snapshot", `s${round}`);
    await killAfter(server, longest);
    await saving;
    server = await project.start();
    expect(toDigest(await readRecords(server))).toBe(saved);
    const folder = join(project.root, ".backlot", "dataset-snapshots");
    const left = existsSync(folder) ? readdirSync(folder) : [];
    expect(left.filter((name) => !name.endsWith(".sqlite"))).toEqual([]);
    if (!left.includes(`s${round}.sqlite`)) continue;
    whole++;
    await create(server, 1);
    expect((await manage(server, project.root, "restore", `s${round}`))?.status).toBe(204);
    expect(toDigest(await readRecords(server))).toBe(saved);
  }
  console.log(`snapshot: seed ${seed}, ${whole} came to be, each whole; no half one was left`);
});

/** Beyond 5,000 records they are made, or copied, beside those that are served. */
const [few, many] = [60, 6000];

test.each([
  ["restore", few],
  ["restore", many],
  ["reset", few],
  ["reset", many],
] as const)(
  "%s of %i: killed in the middle, it has happened or it has not",
  async (action, books) => {
    const project = makeMortal(books);
    let server = await project.start();
    const seen = { before: 0, after: 0 };
    await manage(server, project.root, "snapshot", "first");
    const after = toDigest(await readRecords(server));
    const names = action === "restore" ? ["first"] : [];
    await create(server, 1);
    const longest = await measure(() => manage(server, project.root, action, ...names));
    for (let round = 0; round < toCount(shares[action] / 2); round++) {
      await create(server, 1 + (round % 5));
      const before = toDigest(await readRecords(server));
      const working = manage(server, project.root, action, ...names);
      // Every second one near the end, where records change places.
      if (round % 2 === 1) await pause(0.6 * longest);
      await killAfter(server, round % 2 === 1 ? 0.4 * longest : longest);
      const answer = await working;
      expect([undefined, 204]).toContain(answer?.status);
      server = await project.start();
      const found = toDigest(await readRecords(server));
      expect(answer ? [after] : [before, after]).toContain(found);
      seen[found === after ? "after" : "before"]++;
    }
    console.log(`${action} of ${books}: seed ${seed}, ${JSON.stringify(seen)}, nothing in between`);
  },
);

test(`migration: ${toCount(shares.migration)} kills during a start that migrates`, async () => {
  const project = makeMortal();
  const server = await project.start();
  await create(server, 5);
  const before = toDigest(await readRecords(server));
  await server.stop("SIGKILL");
  let served = 0;
  project.changeModels();
  const longest = await measure(async () => (await project.start()).stop("SIGKILL"));
  for (let round = 0; round < toCount(shares.migration); round++) {
    project.changeModels();
    served += await startAndKill(project.root, chance() * longest);
    const next = await project.start();
    expect(toDigest(await readRecords(next))).toBe(before);
    await next.stop("SIGKILL");
  }
  console.log(`migration: seed ${seed}, ${served} were serving already; no record was lost`);
});

test(`first generation: ${toCount(shares.first)} kills during a first start`, async () => {
  const project = makeMortal();
  const reference = await project.start();
  const expected = toDigest(await readRecords(reference));
  await reference.stop("SIGKILL");
  let served = 0;
  project.forgetDataset();
  const longest = await measure(async () => (await project.start()).stop("SIGKILL"));
  for (let round = 0; round < toCount(shares.first); round++) {
    project.forgetDataset();
    served += await startAndKill(project.root, chance() * longest);
    const next = await project.start();
    expect(toDigest(await readRecords(next))).toBe(expected);
    await next.stop("SIGKILL");
  }
  console.log(
    `first generation: seed ${seed}, ${served} were serving already; all records are there`,
  );
});
