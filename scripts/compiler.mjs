import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const manifest = createRequire(import.meta.url).resolve("typescript/package.json");
const tsc = join(dirname(manifest), "bin", "tsc");

/** It is written in Go, and ends before it would pay to collect its garbage. */
const shortLived = { GOGC: "off", GOMEMLIMIT: "2GiB" };

/** Runs TypeScript's compiler, which says itself what it finds; whether it found nothing. */
export function compile(args) {
  const env = { ...shortLived, ...process.env };
  return spawnSync(process.execPath, [tsc, ...args], { stdio: "inherit", env }).status === 0;
}
