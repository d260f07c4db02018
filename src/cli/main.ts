#!/usr/bin/env node
import { findUnfit } from "../runtime.ts";

// Before anything else is loaded: what an old Node cannot read it would answer with a stack trace.
const unfit = findUnfit(process.versions);
if (unfit === undefined) {
  const { run } = await import("./run.ts");
  process.exitCode = await run(process.argv.slice(2));
} else {
  process.stderr.write(`${unfit}\n`);
  process.exitCode = 1;
}
