import { setFlagsFromString } from "node:v8";
import { createLoader } from "./create-loader.ts";

/** What a process of our own begins with: the program that it is started with the path of. */
const [, , program = "", ...settings] = process.argv;
for (const setting of settings) setFlagsFromString(setting);
const { load, end } = createLoader();
// It has answered, or nobody is left who asked.
process.once("disconnect", end);
load(program);
