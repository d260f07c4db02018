#!/usr/bin/env node
import { existsSync } from "node:fs";
import { ownFolder } from "../own-folder.ts";
import { findUnfit } from "../runtime.ts";
import { keepCompiled } from "./keep-compiled.ts";

if (existsSync(ownFolder)) keepCompiled(ownFolder);

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
