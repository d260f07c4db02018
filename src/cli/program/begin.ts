import { setFlagsFromString } from "node:v8";
import { createLoader } from "./create-loader.ts";

/** What a process of our own begins with: how V8 is to go on, and the path of its program. */
const settings = process.argv.slice(2);
const program = settings.pop() ?? "";
for (const setting of settings) setFlagsFromString(setting);
const { load, end } = createLoader();
// It has answered, or nobody is left who asked.
process.once("disconnect", end);
load(program);
