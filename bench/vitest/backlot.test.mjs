import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { useBacklot as startForFile } from "../../dist/adapters/vitest.js";
import { defineSuite } from "./suite.mjs";

const spent = { start: { wall: 0, cpu: 0 }, resets: { wall: 0, cpu: 0 } };
const blog = fileURLToPath(new URL("../../examples/blog", import.meta.url));

// Hooks run in the order in which they stand: what lies between two of ours is Backlot's.
const start = watch(spent.start);
const resets = watch(spent.resets);
beforeAll(start.begin);
beforeEach(resets.begin);
const api = startForFile(blog);
beforeAll(start.end);
beforeEach(resets.end);
afterAll(() => writeFileSync(process.env.OVERHEAD, JSON.stringify(spent)));
defineSuite((path, init) => api.fetch(path, init));

function watch(sum) {
  let began = now();
  return {
    begin: () => {
      began = now();
    },
    end: () => {
      const ended = now();
      sum.wall += ended.wall - began.wall;
      sum.cpu += ended.cpu - began.cpu;
    },
  };
}

function now() {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), cpu: (user + system) / 1000 };
}
