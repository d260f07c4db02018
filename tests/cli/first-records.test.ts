import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { type Server, serve } from "../support/command.ts";
import { makeProject, request } from "../support/project.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

const models = `
export interface Author { id: string; name: string; email: string; born: Date; tags: ("a" | "b")[] }
export interface Book { id: number; title: string; authorId: Author["id"]; author: Author; price: number;
  /** @format uuid */ code: string; place?: { city: string; country: string } }
export type Event = { id: number; kind: "sale"; sum: number } | { id: number; kind: "gift"; to: Author["id"] };
export interface Settings { theme: "light" | "dark"; note: string | null }`;

const config = {
  models: "models.ts",
  now: "2024-05-06",
  seed: 7,
  locale: "de",
  resources: [
    { path: "/authors", type: "Author[]", count: 12, fields: { name: ["Ann", "Bo"] } },
    { path: "/books", type: "Book[]", count: 30 },
    { path: "/events", type: "Event[]", fields: { sum: "number.int" } },
    { path: "/settings", type: "Settings", records: [{ theme: "dark", note: null }] },
  ],
};

/** Loaded by every process: the name of each that says something to another. */
const noteAnswers = `
  const { appendFileSync } = require("node:fs");
  const { basename } = require("node:path");
  const send = process.send;
  if (send) process.send = (...args) => {
    appendFileSync(process.env.ANSWERS, basename(process.argv.at(-1)) + "\\n");
    return send.apply(process, args);
  };`;

async function serveFirst(cwd: string): Promise<Server & { whoAnswered: () => string[] }> {
  const ANSWERS = join(cwd, "answers.txt");
  writeFileSync(ANSWERS, "");
  writeFileSync(join(cwd, "note-answers.cjs"), noteAnswers);
  const env = { ANSWERS, NODE_OPTIONS: `--require ${join(cwd, "note-answers.cjs")}` };
  const server = await serve(process.execPath, [main, "--port", "0"], { cwd, env });
  onTestFinished(async () => void (await server.stop()));
  const whoAnswered = () => [...new Set(readFileSync(ANSWERS, "utf8").split("\n"))].filter(Boolean);
  return { ...server, whoAnswered };
}

function childrenOf(pid: number | undefined): readonly string[] {
  return readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const [, rest] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ");
      return rest?.split(" ")[1] === String(pid);
    } catch {
      return false;
    }
  });
}

test("records that another process has made for a first start are those that this one would make", async () => {
  const folder = makeProject({
    "models.ts": models,
    "backlot.config.json": JSON.stringify(config),
  });
  await using alone = await createBacklot(folder, { dataset: ":memory:" });
  const { url, pid, whoAnswered } = await serveFirst(folder);
  expect(whoAnswered()).toEqual(["records-process.cjs"]);
  for (const { path } of config.resources) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(200);
    const expected = await request(alone, "GET", path);
    expect(await answer.json(), path).toEqual(await expected.json());
  }
  if (process.platform === "linux") await expect.poll(() => childrenOf(pid)).toEqual([]);
  // What comes later is numbered as if all had been made here.
  const sale = { kind: "sale", sum: 3 };
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sale),
  };
  const created = await fetch(`${url}/events`, init);
  const expected = await request(alone, "POST", "/events", sale);
  expect([created.status, await created.json()]).toEqual([201, await expected.json()]);
});

test("functions of the config make records where the config is", async () => {
  const folder = makeProject({
    "models.ts": models,
    "backlot.config.mjs": `export default {
      models: "models.ts",
      resources: [{ path: "/authors", type: "Author[]", count: 3,
        fields: { name: ({ index }) => "Author " + index } }],
    };`,
  });
  const { url, whoAnswered } = await serveFirst(folder);
  expect(whoAnswered()).toEqual([]);
  const authors = (await (await fetch(`${url}/authors`)).json()) as { name: string }[];
  expect(authors.map(({ name }) => name)).toEqual(["Author 0", "Author 1", "Author 2"]);
});

test("many records are made as the dataset takes them", async () => {
  const many = { ...config, resources: [{ path: "/authors", type: "Author[]", count: 6000 }] };
  const folder = makeProject({
    "models.ts": models,
    "backlot.config.json": JSON.stringify(many),
  });
  await using alone = await createBacklot(folder, { dataset: ":memory:" });
  const { url, whoAnswered } = await serveFirst(folder);
  expect(whoAnswered()).toEqual([]);
  const answer = await fetch(`${url}/authors?_start=5990`);
  const expected = await request(alone, "GET", "/authors?_start=5990");
  expect(answer.headers.get("x-total-count")).toBe("6000");
  expect(await answer.json()).toEqual(await expected.json());
});

test("types of packages are read in a process that gives its memory back, a project's own here", async () => {
  const own = "export interface Author { id: number; name: string; city: City }\n";
  const files = {
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      resources: [{ path: "/authors", type: "Author[]", count: 3 }],
    }),
    "places.ts": "export interface City { name: string }",
    "node_modules/places/package.json": JSON.stringify({ name: "places", types: "places.d.ts" }),
    "node_modules/places/places.d.ts": "export interface City { name: string }",
  };
  const readers = async (models: string) => {
    const { url, whoAnswered } = await serveFirst(makeProject({ ...files, "models.ts": models }));
    expect(await (await fetch(`${url}/authors`)).json()).toHaveLength(3);
    return whoAnswered();
  };
  const maker = "records-process.cjs";
  expect(await readers(`import type { City } from "./places";\n${own}`)).toEqual([maker]);
  const foreign = await readers(`import type { City } from "places";\n${own}`);
  // Where there is a core for it.
  const reader = availableParallelism() > 1 ? ["reading-thread.cjs"] : [];
  expect(foreign).toEqual([...reader, maker]);
});
