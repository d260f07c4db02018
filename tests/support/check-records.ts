import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { toBindingModule } from "../../src/models/binding-module.ts";
import { createApi } from "../../src/models/compiler/compiler-process.ts";
import { readProjectOptions } from "../../src/models/compiler/project-options.ts";
import { readExports } from "../../src/models/declarations/exports.ts";
import { findModelFiles } from "../../src/models/model-files.ts";
import type { JsonObject } from "../../src/schema/schema.ts";
import type { ModelCase } from "./model-cases.ts";

export interface CheckedCase {
  readonly modelCase: ModelCase;
  /** For each binding, the records that must be values of its type. */
  readonly records: readonly (readonly JsonObject[])[];
}

/** What the TypeScript compiler objects to in the records, each with its case's name. */
export async function checkRecords(cases: readonly CheckedCase[]): Promise<string[]> {
  const found = await Promise.all(
    cases.map(async (checked) => {
      const { root, models } = checked.modelCase;
      return { ...checked, files: await findModelFiles(root, models) };
    }),
  );
  const own = found.filter(({ modelCase }) => hasOwnProject(modelCase));
  const shared = found.filter((checked) => !own.includes(checked));
  return [shared, ...own.map((checked) => [checked])].flatMap(checkTogether);
}

interface FoundCase extends CheckedCase {
  readonly files: readonly string[];
}

function hasOwnProject({ root }: ModelCase): boolean {
  return existsSync(join(root, "tsconfig.json"));
}

/** One compiler for all of them: a file for each case lies beside its models, in memory only. */
function checkTogether(cases: readonly FoundCase[]): string[] {
  const root = fileURLToPath(new URL("../models", import.meta.url));
  const tsconfig = join(root, "__records__.tsconfig.json");
  const models = cases.flatMap(({ files: own }) => own);
  const files = new Map<string, string>();
  const api = createApi(root, files);
  try {
    const { compilerOptions } = readProjectOptions(api, root, models);
    const open = (names: readonly string[]) => {
      files.set(tsconfig, JSON.stringify({ compilerOptions, files: names }));
      const fileChanges = { changed: [tsconfig], created: [...files.keys()] };
      const project = api
        .updateSnapshot({ openProjects: [tsconfig], fileChanges })
        .getProject(tsconfig);
      if (!project) throw new Error("No project was opened");
      return project;
    };
    const first = open(models);
    for (const checked of cases) {
      const { root: folder } = checked.modelCase;
      const exported = readExports({ ...first, file: "" }, checked.files);
      files.set(join(folder, "__records__.ts"), toRecordsModule(checked, exported));
    }
    const written = [...files.keys()].filter((name) => name !== tsconfig);
    const { program } = open([...models, ...written]);
    return cases.flatMap(({ modelCase }) =>
      program
        .getSemanticDiagnostics(join(modelCase.root, "__records__.ts"))
        .slice(0, 1)
        .map(
          ({ text, messageChain }) =>
            `${modelCase.name}: ${[text, ...(messageChain ?? []).map((link) => link.text)].join(" ")}`,
        ),
    );
  } finally {
    api.close();
  }
}

function toRecordsModule(
  { modelCase, files, records }: FoundCase,
  exported: ReturnType<typeof readExports>,
): string {
  const bindings = modelCase.types.map((type, index) => ({ place: String(index), type }));
  // A file of global declarations is no module, and here the imports are checked, too.
  const modules = files.filter((name) => exported.some(({ file }) => file === name));
  const { text } = toBindingModule(modelCase.root, modules, exported, bindings);
  const wire = JSON.stringify(fileURLToPath(new URL("./wire.ts", import.meta.url)));
  // Each by itself: of a list the compiler would first compare every record with every other.
  const values = records.flatMap((list, index) => {
    const bound = `Wire<Backlot$Bindings[${index}]>`;
    const type = modelCase.types[index];
    return [
      `type Bound${index} = One<${bound}>; // ${type}`,
      ...list.map(
        (record, position) =>
          `export const record${index}_${position}: Bound${index} = ${JSON.stringify(record)};`,
      ),
    ];
  });
  const head = `import type { Wire } from ${wire};\ntype One<T> = [T] extends [readonly (infer Item)[]] ? Item : T;`;
  return [text, head, ...values].join("\n");
}
