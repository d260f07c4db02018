#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { findUnfit } from "../runtime.ts";
import { createLoader } from "./program/create-loader.ts";

// Before anything else is loaded: what an old Node cannot read it would answer with a stack trace.
const unfit = findUnfit(process.versions);
if (unfit === undefined) {
  const { load, keepIn } = createLoader();
  const program = fileURLToPath(new URL("run.cjs", import.meta.url));
  const { run } = load(program) as typeof import("./run.ts");
  run(process.argv.slice(2), keepIn).then((status) => {
    // Output that could not be written has said so already.
    process.exitCode ??= status;
  });
} else {
  process.stderr.write(`${unfit}\n`);
  process.exitCode = 1;
}
