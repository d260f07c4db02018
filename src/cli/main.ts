#!/usr/bin/env node
import { existsSync } from "node:fs";
import module from "node:module";
import { findUnfit } from "../runtime.ts";

// What Node compiles is kept with the project, and nothing is written elsewhere; from Node 22.1 on.
if ("enableCompileCache" in module && typeof module.enableCompileCache === "function") {
  if (existsSync(".backlot")) module.enableCompileCache(".backlot/cache/compiled");
}

// Before anything else is loaded: what an old Node cannot read it would answer with a stack trace.
const unfit = findUnfit(process.versions);
if (unfit === undefined) {
  const { run } = await import("./run.ts");
  const status = await run(process.argv.slice(2));
  // Output that could not be written has said so already.
  process.exitCode ??= status;
} else {
  process.stderr.write(`${unfit}\n`);
  process.exitCode = 1;
}
