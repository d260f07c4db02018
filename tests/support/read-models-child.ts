import { ChildProcess } from "node:child_process";
import { writeSync } from "node:fs";
import { createCompiler } from "../../src/models/compiler/compiler-process.ts";
import { readModels } from "../../src/models/read-models.ts";

/** Every process that this one starts is the compiler's. */
const spawned = Reflect.get(ChildProcess.prototype, "spawn");
Reflect.set(
  ChildProcess.prototype,
  "spawn",
  function spawn(this: ChildProcess, ...given: unknown[]) {
    const result = Reflect.apply(spawned, this, given);
    writeSync(1, `compiler ${this.pid}\n`);
    return result;
  },
);

const [root = "", file = "", type = ""] = process.argv.slice(2);
if (type === "PAUSE") {
  createCompiler(root, [file]);
  setInterval(() => {}, 1000);
} else {
  try {
    const models = await readModels(root, [file], [{ place: "resources[0].type", type }]);
    writeSync(1, `read ${Object.keys(models.definitions).join(" ")}\n`);
  } catch (error) {
    writeSync(1, `${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
