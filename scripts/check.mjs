// What `npm test` does before the tests: builds, checks format, lint and types.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Whether it ends well; it says itself what it finds. */
async function run(...args) {
  const [status] = await once(spawn(process.execPath, args, { stdio: "inherit" }), "close");
  return status === 0;
}

// The build has most of its time one thing to do: the linter takes the other core meanwhile, and
// looks at nothing that is built. The compiler of the types takes all cores by itself.
const beside = [run(here("build.mjs"), "--types-are-checked"), run(biome, "ci", ".")];
const areWell = (await Promise.all(beside)).every(Boolean);
process.exitCode = areWell && (await run(here("typecheck.mjs"))) ? 0 : 1;
