import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { toKeptFile } from "../models/kept-file.ts";
import { expectFirstReading } from "../models/read-beside.ts";
import { prepareMaker } from "./records/make-beside.ts";

/**
 * A project that nothing was kept of will have its models read, and most likely its records made:
 * the process for these begins while the program is loaded and the config is read.
 */
export function expectFirstStart(ownFolder: string): void {
  if (availableParallelism() === 1 || existsSync(toKeptFile(ownFolder, "models"))) return;
  expectFirstReading();
  prepareMaker();
}
