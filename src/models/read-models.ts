import { SetupError } from "../errors.ts";
import type { Models } from "../schema/model.ts";
import {
  type Binding,
  isNamed,
  readAliases,
  readBoundTypes,
  reportBindings,
  toBindingModule,
  toModuleOfFiles,
} from "./binding-module.ts";
import { createCompiler } from "./compiler/compiler-process.ts";
import { findTsconfigFault } from "./compiler/tsconfig-fault.ts";
import { readExports } from "./declarations/exports.ts";
import { findModelFiles } from "./model-files.ts";
import { createReport, type Report } from "./report/report.ts";
import { reportModels } from "./report/report-models.ts";
import { displayPath } from "./report/source-place.ts";
import { createSchemaReader, TooManyTypes } from "./schema-reader.ts";

/** Reads the models that the bindings name with the TypeScript compiler. */
export async function readModels(
  root: string,
  patterns: readonly string[],
  bindings: readonly Binding[],
): Promise<Models> {
  const files = await findModelFiles(root, patterns);
  const report = createReport(root);
  using compiler = createCompiler(root, files);
  reportTsconfig(root, compiler.tsconfig, report);
  const exported = readExports(compiler.check(toModuleOfFiles(root, files)), files);
  const module = toBindingModule(root, files, exported, bindings);
  const checked = compiler.check(module.text);
  reportModels(checked, files, report);
  if (report.mistakes.length > 0) throw new SetupError(report.mistakes);
  const sound = reportBindings(module, checked, root, files, exported, bindings, report);

  const reader = createSchemaReader(checked, files, readAliases(checked, exported), report);
  const types = readBoundTypes(checked, bindings);
  const bound = sound.map((binding) => {
    const type = types.get(binding);
    if (!type) throw new Error(`No type was made for ${binding.place}`);
    return readDeep(binding, report, () => reader.readBinding(type, binding));
  });
  if (report.mistakes.length > 0) throw new SetupError(report.mistakes);
  return {
    bound,
    definitions: reader.definitions(),
    warnings: report.warnings,
    inputs: compiler.inputs(),
    imports: exported
      .filter(({ name }) => bindings.some((binding) => isNamed(binding, name)))
      .map(({ name, exportName, file }) => ({ name, exportName, file })),
  };
}

function reportTsconfig(root: string, file: string | undefined, report: Report): void {
  const message = file === undefined ? undefined : findTsconfigFault(file);
  if (file === undefined || message === undefined) return;
  const remedy = "Models are read with what TypeScript makes of it.";
  report.warn(displayPath(root, file), { code: "tsconfig-unreadable", message, remedy });
}

function toUnreadable(error: unknown, type: string) {
  if (error instanceof RangeError) {
    const message = "the type has too many levels, one inside the other, to be read.";
    const remedy = "Name the types of some properties, or leave the deepest ones out.";
    return { message, remedy };
  }
  if (!(error instanceof TooManyTypes)) return undefined;
  return { message: `"${type}" cannot be read: ${error.message}.`, remedy: error.remedy };
}

/** A type may have more levels than the stack has room for. */
function readDeep<T>({ place, type }: Binding, report: Report, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const mistake = toUnreadable(error, type);
    if (!mistake) throw error;
    report.mistake(place, { code: "type-unreadable", ...mistake });
    throw new SetupError(report.mistakes);
  }
}

/** A type that the models' files export. */
export interface ExportedModel {
  readonly name: string;
  readonly file: string;
  /** Whether it wants type arguments, and cannot be bound as it is. */
  readonly isGeneric: boolean;
}

/** Every type that could be bound, in the order of the files and of their exports. */
export async function readExportedModels(
  root: string,
  patterns: readonly string[],
): Promise<ExportedModel[]> {
  const files = await findModelFiles(root, patterns);
  using compiler = createCompiler(root, files);
  return readExports(compiler.check(toModuleOfFiles(root, files)), files)
    .filter(({ isType }) => isType)
    .map(({ name, file, isGeneric }) => ({ name, file, isGeneric }));
}
