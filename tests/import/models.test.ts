import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { loadOptions } from "../../src/config/load/load-options.ts";
import { resolveConfig } from "../../src/config/resolve-config.ts";
import type { Mistake } from "../../src/errors.ts";
import type { Imported } from "../../src/import/imported.ts";
import { toBound } from "../../src/import/infer/find-references.ts";
import { readImport } from "../../src/import/read-import.ts";
import { toModelsText } from "../../src/import/write/models-text.ts";
import { toProjectFiles } from "../../src/import/write/project-files.ts";
import { readModels } from "../../src/models/read-models.ts";
import type { Definitions } from "../../src/schema/schema.ts";
import { run } from "../support/command.ts";
import { removeProject, writeProject } from "../support/project.ts";
import { databases, toFile } from "./files.ts";

const names = [...databases.keys()];
const root = writeProject({ "tsconfig.json": toTsconfig() });
afterAll(() => removeProject(root));

function toTsconfig(): string {
  const flags = ["strict", "exactOptionalPropertyTypes", "noUncheckedIndexedAccess", "noEmit"];
  const compilerOptions = Object.fromEntries(flags.map((flag) => [flag, true]));
  return JSON.stringify({
    compilerOptions: { ...compilerOptions, types: [] },
    include: ["*/models.ts"],
  });
}

/** Writes the project of a file as the command does, beside a copy of the file. */
async function importInto(name: string): Promise<Imported> {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  copyFileSync(toFile(name), join(folder, "db.json"));
  const imported = await readImport(join(folder, "db.json"));
  for (const [file, text] of toProjectFiles(imported, folder)) {
    writeFileSync(join(folder, file), text);
  }
  return imported;
}

test("all thirty models compile under strict", async () => {
  for (const name of names) await importInto(name);
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
    "bin/tsc",
  );
  const { status, stdout } = await run(process.execPath, [compiler, "-p", "."], { cwd: root });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});

test("what is written as TypeScript is read back as what was inferred", async () => {
  const all = await Promise.all(
    names.map(async (name, index) => withPrefix(await importInto(name), `F${index}`)),
  );
  const models = writeProject({ "models.ts": all.map(toModelsText).join("\n") });
  const bound = all.flatMap((imported) => toBound(imported));
  const bindings = bound.map(({ name }) => ({ place: name, type: name }));
  const read = await readModels(models, [join(models, "models.ts")], bindings);
  removeProject(models);
  expect(read.warnings).toEqual([]);
  const expected = Object.assign({}, ...all.map(({ definitions }) => definitions)) as Definitions;
  expect(toPlain(read.definitions)).toEqual(toPlain(expected));
});

/** The same models under other names, so that all thirty fit into one file. */
function withPrefix(imported: Imported, prefix: string): Imported {
  const text = JSON.stringify(imported.definitions)
    .replaceAll("#/components/schemas/", `#/components/schemas/${prefix}`)
    .replaceAll('"x-ref":"', `"x-ref":"${prefix}`);
  const definitions = Object.entries(JSON.parse(text) as Definitions);
  return {
    ...imported,
    definitions: Object.fromEntries(definitions.map(([name, schema]) => [prefix + name, schema])),
    resources: imported.resources.map((each) => ({ ...each, model: prefix + each.model })),
  };
}

/** The compiler orders the parts of a union, and notes what tells them apart. */
function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== "object" || value === null) return value;
  const { discriminator: _, ...schema } = value as Record<string, unknown>;
  const entries = Object.entries(schema).map(([key, part]) => {
    const plain = toPlain(part);
    const isUnordered = ["anyOf", "enum", "required"].includes(key) && Array.isArray(plain);
    return [key, isUnordered ? plain.map((each) => JSON.stringify(each)).sort() : plain];
  });
  return Object.fromEntries(entries);
}

describe.each(names)("the config written for %s.json", (name) => {
  test("binds every list and object, with the records that the file holds", async () => {
    const imported = await importInto(name);
    const folder = join(root, name);
    const { options } = await loadOptions(folder);
    const mistakes: Mistake[] = [];
    const { resources } = resolveConfig(options, folder, mistakes);
    expect(mistakes).toEqual([]);
    expect(resources.map(({ path, records }) => [path, records])).toEqual(
      imported.resources.map(({ path, records }) => [path, records]),
    );
  });
});

test("a models file reads as a person would have written it", async () => {
  await importInto("kanban");
  expect(readFileSync(join(root, "kanban", "models.ts"), "utf8")).toMatchInlineSnapshot(`
    "export interface Board {
      id: number;
      name: string;
    }

    export interface Column {
      id: number;
      boardId: number;
      title: string;
      position: number;
    }

    export interface Card {
      id: number;
      columnId: number;
      title: string;
      labels: string[];
      assignee: Assignee | null;
    }

    export interface Assignee {
      name: string;
      avatar: unknown;
    }
    "
  `);
  await importInto("references-by-value");
  expect(
    readFileSync(join(root, "references-by-value", "models.ts"), "utf8"),
  ).toMatchInlineSnapshot(`
    "export interface Author {
      id: string;
      name: string;
    }

    export interface Book {
      id: string;
      title: string;
      writtenBy: string;
    }

    export interface Shelf {
      id: string;
      name: string;
      /** @ref Book */
      contents: string[];
    }
    "
  `);
  await importInto("name-clashes");
  expect(readFileSync(join(root, "name-clashes", "models.ts"), "utf8")).toMatchInlineSnapshot(`
    "export interface User {
      id: number;
      name: string;
      settings: Settings;
    }

    export interface Settings {
      theme: string;
    }

    export interface Order {
      id: number;
      address: Address;
      date: DateEntry;
    }

    export interface Address {
      street: string;
      zip: string;
    }

    export interface DateEntry {
      day: number;
      month: number;
    }

    export interface Customer {
      id: number;
      address: CustomerAddress;
      date: DateEntry;
    }

    export interface CustomerAddress {
      line: string;
    }

    export interface MapEntry {
      id: number;
      width: number;
    }

    export interface Doc {
      id: number;
      title: string;
    }

    export interface UserDetails {
      id: number;
      name: string;
    }
    "
  `);
  await importInto("events");
  expect(readFileSync(join(root, "events", "backlot.config.ts"), "utf8")).toMatchInlineSnapshot(`
    "import { defineConfig } from "backlot";

    export default defineConfig({
      models: "models.ts",

      // The records of the file, and no generated ones: count says how many there are at least.
      resources: [
        { path: "/events", type: "Event[]", count: 0, records: "db.json" },
        {
          path: "/tickets",
          type: "Ticket[]",
          count: 0,
          records: "db.json",
          relations: { eventId: { onDelete: "cascade" } },
        },
      ],

      // As json-server does: a query parameter that names no property is not looked at.
      unknownParameters: "ignore",
    });
    "
  `);
});
