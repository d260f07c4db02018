import type { Model, Models } from "../schema/model.ts";
import {
  readAliases,
  readBoundTypes,
  reportBindings,
  toBindingModule,
  toModuleOfFiles,
} from "./binding-module.ts";
import { createCompiler } from "./compiler/compiler-process.ts";
import { readExports as readExportedNames } from "./declarations/exports.ts";
import { findModelFiles, toMissing } from "./model-files.ts";
import { createReport } from "./report/report.ts";
import { reportModels } from "./report/report-models.ts";
import { createSchemaReader } from "./schema-reader.ts";

/** Every exported type that can be bound by its name alone: a generic one, for example, cannot. */
export async function readExports(root: string, patterns: readonly string[]): Promise<Models> {
  const files = await findModelFiles(root, patterns, toMissing);
  using compiler = createCompiler(root, files);
  const exported = readExportedNames(compiler.check(toModuleOfFiles(root, files)), files).filter(
    ({ isType, rivals }) => isType && rivals.length === 0,
  );
  const all = exported.map(({ name }) => ({ place: name, type: name }));
  const module = toBindingModule(root, files, exported, all);
  const checked = compiler.check(module.text);
  // What these reports say is not for anybody: a type that cannot stand alone is left out.
  const sound = reportBindings(module, checked, root, files, exported, all, createReport(root));
  const types = readBoundTypes(checked, all);
  const report = createReport(root);
  const reader = createSchemaReader(checked, files, readAliases(checked, exported), report);
  const bound = sound.flatMap((binding): Model[] => {
    const type = types.get(binding);
    const known = report.mistakes.length;
    const model = type && reader.readBinding(type, binding);
    return model && report.mistakes.length === known ? [{ ...model, name: binding.type }] : [];
  });
  // Somebody who can serve none of them wants to know why.
  const faults = createReport(root);
  if (bound.length === 0) reportModels(checked, files, faults);
  const warnings = [...faults.mistakes, ...faults.warnings];
  return { bound, definitions: reader.definitions(), warnings, inputs: compiler.inputs() };
}
