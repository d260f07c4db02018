import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  type Lock,
  type LockOwner,
  listLocked,
  readOwner,
  removeLock,
  takeLock,
} from "../../src/dataset/file/lock.ts";
import { makeProject } from "../support/project.ts";

/** Alive, another than this one, and nobody knows when it began. */
const another: LockOwner = { pid: process.ppid, token: "theirs" };
const gone: LockOwner = { pid: 4_000_000, token: "theirs" };

/** A dataset beside which this lock stands. */
function makeLocked(text: string) {
  const dataset = join(makeProject({ "dataset.sqlite.lock": text }), "dataset.sqlite");
  return { dataset, lock: `${dataset}.lock` };
}

function take(dataset: string): Lock {
  const taken = takeLock(dataset, "ours");
  if ("release" in taken) return taken;
  throw new Error(`${dataset} is in use by ${JSON.stringify(taken)}`);
}

const tokenOf = (dataset: string) => readOwner(dataset)?.token;

test("a living process keeps its lock, and is named", () => {
  const { dataset } = makeLocked(JSON.stringify({ ...another, url: "http://127.0.0.1:1" }));
  const owner = { ...another, url: "http://127.0.0.1:1" };
  expect([takeLock(dataset, "ours"), readOwner(dataset)]).toEqual([owner, owner]);
});

test.each([
  ["a process that is gone", JSON.stringify(gone)],
  ["half of one", JSON.stringify(another).slice(0, -4)],
  ["no object", "17"],
  ["null", "null"],
  ["no process", '{"token":"theirs"}'],
  ["a process that is no number", `{"pid":"${process.ppid}","token":"theirs"}`],
  ["no token", `{"pid":${process.ppid}}`],
  ["a token that is no text", `{"pid":${process.ppid},"token":7}`],
])("a lock counts for nothing that names %s", (_, text) => {
  const { dataset, lock } = makeLocked(text);
  expect(readOwner(dataset)).toBeUndefined();
  take(dataset).noteUrl("http://127.0.0.1:2");
  expect(readOwner(dataset)).toMatchObject({ pid: process.pid, url: "http://127.0.0.1:2" });
  expect(readdirSync(join(lock, ".."))).toEqual(["dataset.sqlite.lock"]);
});

test("a lock from before the machine was started counts for nothing", () => {
  const { dataset, lock } = makeLocked(JSON.stringify(another));
  const longAgo = new Date("2001-01-01");
  utimesSync(lock, longAgo, longAgo);
  expect(readOwner(dataset)).toBeUndefined();
  take(dataset);
  expect(tokenOf(dataset)).toBe("ours");
});

test("a lock that was removed is taken again, and no address is noted before", () => {
  const dataset = join(makeProject({}), "deep", "dataset.sqlite");
  const lock = take(dataset);
  expect([lock.retake(), tokenOf(dataset)]).toEqual([undefined, "ours"]);
  rmSync(`${dataset}.lock`);
  lock.noteUrl("http://127.0.0.1:3");
  expect(existsSync(`${dataset}.lock`)).toBe(false);
  expect(lock.retake()).toBeUndefined();
  expect(readOwner(dataset)).toMatchObject({ token: "ours", url: "http://127.0.0.1:3" });
  lock.release();
  expect(existsSync(`${dataset}.lock`)).toBe(false);
});

test("a lock that another has taken meanwhile stays as it is", () => {
  const { dataset, lock: file } = makeLocked("");
  const lock = take(dataset);
  writeFileSync(file, JSON.stringify(another));
  lock.noteUrl("http://127.0.0.1:4");
  expect(lock.retake()).toEqual(another);
  lock.release();
  expect(readOwner(dataset)).toEqual(another);
});

test("a lock that cannot be read is a mistake that somebody should see", () => {
  const dataset = join(makeProject({}), "dataset.sqlite");
  mkdirSync(`${dataset}.lock`);
  expect(() => takeLock(dataset, "ours")).toThrow(/EISDIR|EPERM|EACCES/);
  expect(() => readOwner(dataset)).toThrow(/EISDIR|EPERM|EACCES/);
});

test("the locks of a folder are listed by what they are for, and removed by it", () => {
  const root = makeProject({ "a.sqlite": "", "a.sqlite.lock": "", "memory-1.lock": "" });
  expect(listLocked(join(root, "nowhere"))).toEqual([]);
  expect(listLocked(root).toSorted()).toEqual([join(root, "a.sqlite"), join(root, "memory-1")]);
  removeLock(join(root, "memory-1"));
  removeLock(join(root, "memory-1"));
  expect(readdirSync(root).toSorted()).toEqual(["a.sqlite", "a.sqlite.lock"]);
});
