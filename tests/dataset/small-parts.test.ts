import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { isLossy, type RegisterEntry } from "../../src/dataset/changes/change.ts";
import { planChanges } from "../../src/dataset/changes/plan-changes.ts";
import { identify } from "../../src/dataset/changes/recipe.ts";
import { BoundedMap } from "../../src/dataset/file/bounded-map.ts";
import { openDatabase } from "../../src/dataset/file/database.ts";
import { createOpenFile } from "../../src/dataset/file/file-state.ts";
import { removeLeftovers } from "../../src/dataset/file/leftovers.ts";
import { isAlive, readProcessStart, wasBeforeBoot } from "../../src/dataset/file/process-start.ts";
import { readStorageFault } from "../../src/dataset/file/storage-fault.ts";
import { toLikePattern } from "../../src/dataset/lists/like-pattern.ts";
import { createKeptMatches, joinMatches } from "../../src/dataset/lists/matches.ts";
import { toEndsSql, toStretches } from "../../src/dataset/lists/places.ts";
import { createSentLists } from "../../src/dataset/lists/sent-lists.ts";
import { findInstants, toColumns } from "../../src/dataset/tables/columns.ts";
import { findPropertyNames } from "../../src/dataset/tables/property-names.ts";
import { toMembers } from "../../src/schema/members.ts";
import type { Collection } from "../../src/schema/resource.ts";
import { type Definitions, type Schema, toReference } from "../../src/schema/schema.ts";
import { makeProject } from "../support/project.ts";

function toCollection(properties: Readonly<Record<string, Schema>>, name = "id"): Collection {
  const variants = [
    { type: "object", properties, required: [], additionalProperties: false } as const,
  ];
  const identifier = { name, path: [name], type: "number", schema: { type: "integer" } } as const;
  const members = toMembers(variants);
  return {
    shape: "collection",
    path: "/things",
    model: "Thing",
    reference: {},
    variants,
    members,
    shown: [...members.keys()],
    operations: ["GET"],
    owned: [],
    identifier,
    count: 1,
  };
}

test("a bounded map forgets what was used longest ago", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  expect([map.get("a"), map.get("none"), map.size]).toEqual([1, undefined, 2]);
  map.set("c", 3);
  expect([map.get("a"), map.get("b"), map.get("c"), map.size]).toEqual([1, undefined, 3, 2]);
});

test("matches are kept by question and version, as far as they reach and up to two million", () => {
  const kept = createKeptMatches();
  const some = { total: 3, sequences: Float64Array.of(1, 2) };
  kept.keep("q", 1, some);
  expect(kept.find("q", 1, 2)).toMatchObject(some);
  expect(kept.find("q", 1, 3)).toBeUndefined();
  expect(kept.find("q", 2, 1)).toBeUndefined();
  expect(kept.find("other", 1, 1)).toBeUndefined();
  kept.keep("all", 1, { total: 2, sequences: Float64Array.of(5, 6) });
  expect(kept.find("all", 1, Number.POSITIVE_INFINITY)).toBeDefined();
  const many = { total: 2_000_000, sequences: new Float64Array(1_999_996) };
  kept.keep("many", 1, many);
  expect(["q", "all", "many"].map((each) => kept.find(each, 1, 1) !== undefined)).toEqual([
    true,
    true,
    true,
  ]);
  kept.keep("q", 2, some);
  kept.keep("more", 1, { total: 1, sequences: Float64Array.of(1) });
  const left = [
    ["q", 2],
    ["all", 1],
    ["many", 1],
    ["more", 1],
  ] as const;
  expect(left.map(([each, version]) => kept.find(each, version, 1) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  kept.keep("huge", 1, { total: 3_000_000, sequences: new Float64Array(2_000_001) });
  expect(kept.find("huge", 1, 1)).toBeDefined();
});

test("a list that is being sent has the texts that were there when it began", () => {
  const read: unknown[] = [];
  const ended: string[] = [];
  const lists = createSentLists(
    (table, lacking) => {
      read.push([table, lacking]);
      return [[4, `four of ${table}`]] as const;
    },
    (table) => ended.push(table),
  );
  const first = lists.begin("a", () => [2, 9]);
  const second = lists.begin("a", () => [1, 5]);
  const other = lists.begin("b", () => [1, 1]);
  lists.displace("a", { sequence: 7, version: 1, json: "old" });
  lists.displace("a", { sequence: 7, version: 2, json: "older" });
  lists.displace("a", { sequence: 3, version: 1, json: "three" });
  expect([first.displaced(7), first.displaced(8), other.displaced(7)]).toEqual([
    "old",
    undefined,
    undefined,
  ]);
  expect([first.displacedWithin(3, 7), first.displacedWithin(4, 6)]).toEqual([[3, 7], []]);
  lists.follow("b", "left b");
  lists.follow("none", "left");
  expect([other.table, first.table]).toEqual(["left b", "a"]);
  expect([lists.isFollowed("left b"), lists.isFollowed("b")]).toEqual([true, false]);
  lists.displaceAll("a");
  expect(read).toEqual([["a", [1, 9]]]);
  expect([first.isDisplaced, second.isDisplaced, other.isDisplaced]).toEqual([true, true, false]);
  expect([first.displaced(4), first.displacedWithin(1, 9)]).toEqual(["four of a", [3, 4, 7]]);
  lists.follow("a", "left a");
  expect([first.table, lists.isFollowed("a")]).toEqual(["a", false]);
  const last = lists.begin("c", () => [3, 4]);
  lists.displaceAll();
  expect(read).toEqual([
    ["a", [1, 9]],
    ["left b", [1, 1]],
    ["c", [3, 4]],
  ]);
  expect([first, other, last].map((list) => list.displaced(4))).toEqual([
    "four of a",
    "four of left b",
    "four of c",
  ]);
  other.end();
  expect(ended).toEqual(["left b"]);
});

test("LIKE is asked for what it can find, and never for less", () => {
  expect(toLikePattern("a%b_c!d")).toBe("%a!%b!_c!!d%");
  expect(toLikePattern('é"\\/~ \n')).toBe("%%%%%~ %%");
  expect(toLikePattern("x".repeat(300))).toBe(`%${"x".repeat(200)}%`);
});

const definitions: Definitions = {
  Size: { enum: ["s", "m"] },
  Deep: {
    type: "object",
    properties: { inner: { type: "string" }, again: toReference("Deep") },
    required: [],
    additionalProperties: {
      type: "object",
      properties: { open: {} },
      required: [],
      additionalProperties: false,
    },
  },
};

test("every property has a name that is known, at any depth", () => {
  const object = (name: string): Schema => ({
    type: "object",
    properties: { [name]: { type: "string" } },
    required: [],
    additionalProperties: false,
  });
  const things = toCollection({
    id: { type: "integer" },
    deep: toReference("Deep"),
    list: { type: "array", items: object("item") },
    pair: {
      type: "array",
      prefixItems: [object("first")],
      items: object("rest"),
      minItems: 1,
    },
    ends: { type: "array", prefixItems: [], items: false, minItems: 0 },
    either: { anyOf: [object("one"), object("two")] },
    none: toReference("None"),
  });
  expect([...findPropertyNames(things, definitions)].sort()).toEqual(
    "again deep either ends first id inner item list none one open pair rest two".split(" "),
  );
});

test("scalars have columns under names that SQL can tell apart", () => {
  const text: Schema = { type: "string" };
  const nullable: Schema = { anyOf: [{ type: "number" }, { type: "null" }] };
  const things = toCollection({
    name: text,
    Name: text,
    id: { type: "integer" },
    _JSON: text,
    _version: text,
    _Seq: text,
    "": text,
    "a\u0001": text,
    "\ud800": text,
    size: toReference("Size"),
    nullable,
    flag: { type: "boolean" },
    any: {},
    object: toReference("Deep"),
    list: { type: "array", items: text },
    mixed: { anyOf: [text, toReference("Deep")] },
  });
  expect([...toColumns(things, definitions).keys()]).toEqual([
    "name",
    "id",
    "size",
    "nullable",
    "flag",
  ]);
  expect([...toColumns(toCollection({ _seq: text }, "_seq"), {})]).toEqual([
    ["_seq", "(identifier)"],
  ]);
  expect([...toColumns(toCollection({ name: text }, "meta.uid"), {})]).toEqual([
    ["name", "name"],
    ["meta.uid", "meta.uid"],
  ]);
  const wide = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`m${at}`, text]));
  expect(toColumns(toCollection({ ...wide, id: text }), {}).size).toBe(1000);
});

test("what holds nothing but dates is compared as dates", () => {
  const day: Schema = { type: "string", format: "date" };
  const time: Schema = { type: "string", format: "date-time" };
  const things = toCollection({
    id: { type: "integer" },
    day,
    time,
    perhaps: { anyOf: [time, { type: "null" }] },
    either: { anyOf: [day, { type: "string" }] },
    mail: { type: "string", format: "email" },
    text: { type: "string" },
  });
  expect([...findInstants(things, {})]).toEqual(["day", "time", "perhaps"]);
});

test("what SQLite says is wrong is understood by its code", () => {
  const fault = (errcode: unknown) => readStorageFault(Object.assign(new Error("x"), { errcode }));
  const codes = [5, 6, 8, 10, 11, 13, 14, 26, 5 + 256, 1, "5"];
  expect(codes.map(fault)).toEqual([
    ...["busy", "busy", "unwritable", "unwritable", "damaged", "full", "unwritable", "damaged"],
    ...["busy", undefined, undefined],
  ]);
  expect([readStorageFault(new Error("x")), readStorageFault({ errcode: 5 })]).toEqual([
    undefined,
    undefined,
  ]);
});

test("a file knows when it has been removed or replaced, and its log is dropped only while it is its own", () => {
  const root = makeProject({ "a.sqlite": "", "a.sqlite-wal": "", "a.sqlite-shm": "" });
  const [file, log, memory] = ["", "-wal", "-shm"].map((end) => join(root, `a.sqlite${end}`));
  if (!file || !log || !memory) throw new Error("unreachable");
  const open = createOpenFile(file);
  expect(open.state()).toBe("intact");
  renameSync(log, `${log}.old`);
  expect(open.state()).toBe("removed");
  writeFileSync(log, "another's");
  expect(open.state()).toBe("removed");
  open.dropLog();
  expect([existsSync(log), existsSync(memory)]).toEqual([true, true]);
  renameSync(`${log}.old`, log);
  expect(open.state()).toBe("intact");
  open.dropLog();
  expect([existsSync(log), existsSync(memory)]).toEqual([false, false]);
  const plain = createOpenFile(file);
  expect(plain.state()).toBe("intact");
  plain.dropLog();
  renameSync(file, `${file}.old`);
  expect(plain.state()).toBe("removed");
  writeFileSync(file, "");
  expect(plain.state()).toBe("replaced");
  rmSync(root, { recursive: true });
  expect(plain.state()).toBe("removed");
});

test("what a process that is gone left goes, and nothing else", () => {
  const gone = 4_000_000;
  const names = [`a.${gone}`, `a.${gone}-journal`, `a.${gone}-wal`, `a.${gone}-shm`];
  const kept = [`a.${gone}-other`, `b.${gone}`, `a.${process.pid}`, "a", "a.x", `.${gone}`];
  const root = makeProject(Object.fromEntries([...names, ...kept].map((name) => [name, ""])));
  removeLeftovers(root, (file) => file === "a");
  removeLeftovers(join(root, "nowhere"), () => true);
  expect([...names, ...kept].filter((name) => existsSync(join(root, name)))).toEqual(kept);
});

test("a process is known by its number and its start", () => {
  expect([isAlive(process.pid), isAlive(4_000_000)]).toEqual([true, false]);
  if (process.platform === "linux") {
    const [own = "", parent] = [process.pid, process.ppid].map(readProcessStart);
    expect(own).toMatch(/^[0-9a-f-]{36} \d+$/);
    expect(own.slice(0, 36)).toBe(parent?.slice(0, 36));
    expect(own).not.toBe(parent);
    expect(readProcessStart(4_000_000)).toBeUndefined();
  }
  const [up, now] = [uptime() * 1000, Date.now()];
  // A minute of doubt is for the lock.
  const ago = [now, up + 120_000, up / 2, 0];
  expect(ago.map((each) => wasBeforeBoot(now - each))).toEqual([true, true, false, false]);
});

test("what becomes of records is decided by who wrote to them and what has changed", () => {
  const resource = toCollection({ id: { type: "integer" } });
  const sources = { resources: [resource], definitions: {}, seed: 1, now: undefined } as const;
  const { recipe, form } = identify(resource, sources as never);
  const entry = (changed: Partial<RegisterEntry>): RegisterEntry => ({
    path: "/things",
    recipe: "other",
    form: "other",
    shape: "collection",
    isTouched: true,
    ...changed,
  });
  const plan = (...entries: readonly RegisterEntry[]) => {
    const [change] = planChanges(entries, sources as never);
    return change && [change.kind, change.renamedFrom, isLossy(change)];
  };
  expect(plan()).toEqual(["new", undefined, false]);
  expect(plan(entry({ recipe }))).toEqual(["same", undefined, false]);
  expect(plan(entry({ isTouched: false }))).toEqual(["regenerated", undefined, false]);
  expect(plan(entry({ form }))).toEqual(["kept", undefined, false]);
  expect(plan(entry({}))).toEqual(["migrated", undefined, true]);
  expect(plan(entry({ shape: "single" }))).toEqual(["replaced", undefined, true]);
  const former = entry({ path: "/former", form });
  expect(plan(former)).toEqual(["kept", "/former", false]);
  expect(plan({ ...former, isTouched: false })).toEqual(["new", undefined, false]);
  expect(plan(former, { ...former, path: "/another" })).toEqual(["new", undefined, false]);
  expect(plan(former, entry({ recipe }))).toEqual(["same", undefined, false]);
});

test("a collection that is cut up for several threads loses nothing between the parts", () => {
  const db = openDatabase(":memory:");
  onTestFinished(() => db.close());
  db.exec("CREATE TABLE things (_seq INTEGER PRIMARY KEY)");
  const insert = db.prepare("INSERT INTO things VALUES (?)");
  const sequence = fc.oneof(fc.nat(40), fc.nat(2 ** 40), fc.maxSafeNat());
  const wanted = fc.uniqueArray(sequence, { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(wanted, fc.integer({ min: 1, max: 4 }), (sequences, count) => {
      db.exec("DELETE FROM things");
      for (const each of sequences) insert.run(each);
      const [first, last] = Object.values(db.prepare(toEndsSql("things")).get() ?? {}).map(Number);
      const parts = toStretches([first ?? 0, last ?? 0], count).map((stretch) => {
        const rows = db.prepare(`SELECT _seq FROM things WHERE true${stretch} ORDER BY _seq`).all();
        const found = Float64Array.from(rows, ({ _seq }) => Number(_seq));
        return { total: found.length, sequences: found };
      });
      const { total, sequences: joined } = joinMatches(parts);
      expect([...joined]).toEqual(sequences.toSorted((one, other) => one - other));
      expect(total).toBe(sequences.length);
    }),
    { seed: 1, numRuns: 200 },
  );
});
