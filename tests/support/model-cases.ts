import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readModels } from "../../src/models/read-models.ts";
import type { Models } from "../../src/schema/model.ts";

/** A folder of models with what they must become. */
export interface ModelCase {
  readonly name: string;
  readonly folder: string;
  /** Type expressions over the folder's models; the models' files; a folder that a config would be in. */
  readonly types: readonly string[];
  readonly models: readonly string[];
  readonly root: string;
}

export interface WrongValue {
  readonly reason: string;
  readonly value: unknown;
}

/** `case.json` says what differs from one binding of `Model` in `models.ts`. */
export function findModelCases(folder: "models" | "models-invalid"): ModelCase[] {
  const root = fileURLToPath(new URL(`../${folder}`, import.meta.url));
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => toCase(name, join(root, name)))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function toCase(name: string, folder: string): ModelCase {
  const file = join(folder, "case.json");
  const said = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const root = join(folder, said.root ?? ".");
  return {
    name,
    folder,
    root,
    types: said.types ?? ["Model"],
    models: (said.models ?? ["models.ts"]).map((path: string) => join(root, path)),
  };
}

export function readCase({ root, models, types }: ModelCase): Promise<Models> {
  const bindings = types.map((type, index) => ({ place: `resources[${index}].type`, type }));
  return readModels(root, models, bindings);
}

export function readWrongValues({ folder }: ModelCase): readonly WrongValue[] {
  const file = join(folder, "wrong.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
