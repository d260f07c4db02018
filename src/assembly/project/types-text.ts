import { dirname, relative, sep } from "node:path";
import type { ModelImport } from "../../schema/model.ts";
import type { Project } from "./project.ts";

/** What every file begins with that `backlot types` wrote: whatever begins otherwise is not ours. */
export const typesMark = "// Written by `backlot types`";

/** The declarations that tie the paths of a project to its models, for a file at this place. */
export function toTypesText({ config, models }: Project, file: string): string {
  const paths = config.resources.map(({ path, type }, index) => {
    const record = models.bound[index]?.isArray ? toItem(type) : type;
    return `      ${JSON.stringify(path)}: ${record};\n`;
  });
  return `${typesMark}, which keeps it fresh while the server watches. Do not edit it.
${toImports(models.imports ?? [], file)}
declare module "backlot" {
  interface Register {
    paths: {
${paths.join("")}    };
  }
}
`;
}

/** One record of a list: `User` of `User[]`, whatever way the list is written. */
function toItem(type: string): string {
  const [, name] = /^\s*([\p{ID_Continue}$.]+)\s*\[\s*\]\s*$/u.exec(type) ?? [];
  return name ?? `(${type})[number]`;
}

/** Without an import the file would be no module, and would declare "backlot" instead of adding to it. */
function toImports(imports: readonly ModelImport[], file: string): string {
  const specifiers = [...new Set(imports.map((each) => toSpecifier(each.file, file)))].sort();
  const lines = specifiers.map((specifier) => {
    const names = imports
      .filter((each) => toSpecifier(each.file, file) === specifier)
      .map(({ name, exportName }) => (name === exportName ? name : `${exportName} as ${name}`));
    return `import type { ${names.sort().join(", ")} } from ${JSON.stringify(specifier)};\n`;
  });
  return lines.length === 0 ? "export {};\n" : lines.join("");
}

/**
 * With its ending: a declaration file may import one by it, in every way that TypeScript resolves
 * modules, where a name without an ending is none to Node's.
 */
function toSpecifier(model: string, file: string): string {
  const path = relative(dirname(file), model).split(sep).join("/");
  return path.startsWith("../") ? path : `./${path}`;
}
