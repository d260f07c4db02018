import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";

const manifest = createRequire(import.meta.url).resolve("typescript/package.json");
const tsc = join(dirname(manifest), "bin", "tsc");

/** It is written in Go, and ends before it would pay to collect its garbage. */
const shortLived = { GOGC: "off", GOMEMLIMIT: "2GiB" };

/**
 * By itself it has four checkers, each of which resolves for itself what its files have in common: more
 * of them than cores make it no quicker.
 */
const checkers = String(Math.min(4, availableParallelism()));

/** Runs TypeScript's compiler, which says itself what it finds; whether it found nothing. */
export function compile(args) {
  const env = { ...shortLived, ...process.env };
  const words = [tsc, "--checkers", checkers, ...args];
  return spawnSync(process.execPath, words, { stdio: "inherit", env }).status === 0;
}
