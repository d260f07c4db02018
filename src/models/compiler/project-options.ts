import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { API } from "typescript/unstable/sync";
import { parseJsonWithComments } from "./jsonc.ts";

/** What a project's own tsconfig says about its types, in words that TypeScript 7 still knows. */
export interface ProjectOptions {
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  /** Declaration files that the project counts on without importing them. */
  readonly ambientFiles: readonly string[];
  /** The tsconfig that was found. */
  readonly file: string | undefined;
}

type Parsed = ReturnType<API["parseConfigFile"]>;

const own = {
  noEmit: true,
  target: "esnext",
  module: "preserve",
  moduleResolution: "bundler",
  moduleDetection: "force",
  jsx: "preserve",
  allowJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
};

/** Without a tsconfig: strict, and everything that a browser or a runtime offers. */
const withoutProject = { ...own, strict: true, lib: ["esnext", "dom"], types: [] };

/** The nearest tsconfig's options; one that only refers to others leads to the one with the models. */
export function readProjectOptions(
  api: API,
  root: string,
  files: readonly string[],
): ProjectOptions {
  const first = files.find((file) => !file.includes("/node_modules/")) ?? join(root, "models.ts");
  const found = findUpwards(dirname(first), ["tsconfig.json", "jsconfig.json"]);
  const parsed = found && parseConfig(api, found, first);
  if (!parsed) return { compilerOptions: withoutProject, ambientFiles: [], file: found };
  return {
    file: found,
    compilerOptions: translateOptions(parsed.options),
    ambientFiles: parsed.fileNames.filter((name) => /\.d\.[cm]?ts$/.test(name)),
  };
}

function findUpwards(folder: string, names: readonly string[]): string | undefined {
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  return dirname(folder) === folder ? undefined : findUpwards(dirname(folder), names);
}

function parseConfig(api: API, file: string, model: string, depth = 0): Parsed | undefined {
  const parsed = tryParse(api, file);
  if (!parsed || parsed.fileNames.includes(model) || depth > 4) return parsed;
  const referred = readReferences(file).flatMap(
    (reference) => parseConfig(api, reference, model, depth + 1) ?? [],
  );
  const isSolution = parsed.fileNames.length === 0;
  return (
    referred.find(({ fileNames }) => fileNames.includes(model)) ??
    (isSolution ? (referred[0] ?? parsed) : parsed)
  );
}

/** A tsconfig too broken for TypeScript is as good as none. */
function tryParse(api: API, file: string): Parsed | undefined {
  try {
    return api.parseConfigFile(file);
  } catch {
    return undefined;
  }
}

function readReferences(file: string): string[] {
  const config = parseJsonWithComments(readText(file));
  const references =
    typeof config === "object" && config !== null && "references" in config
      ? config.references
      : [];
  if (!Array.isArray(references)) return [];
  return references.flatMap((reference: unknown) => {
    const path =
      typeof reference === "object" && reference !== null && "path" in reference
        ? String(reference.path)
        : undefined;
    return path === undefined ? [] : (toConfigFile(resolve(dirname(file), path)) ?? []);
  });
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function toConfigFile(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return statSync(path).isDirectory() ? toConfigFile(join(path, "tsconfig.json")) : path;
}

/** Options that change what a type means or where it is found; the others are about output. */
const kept = [
  "strict",
  "strictNullChecks",
  "exactOptionalPropertyTypes",
  "noUncheckedIndexedAccess",
  "noImplicitAny",
  "checkJs",
  "experimentalDecorators",
  "allowArbitraryExtensions",
  "customConditions",
  "moduleSuffixes",
  "preserveSymlinks",
  "rootDirs",
  "typeRoots",
];

/** TypeScript's numbers for the ways of resolving that know nothing of a package's exports. */
const oldResolutions: readonly unknown[] = [1, 2];

function translateOptions(options: Parsed["options"]): Readonly<Record<string, unknown>> {
  const same = kept.flatMap((name) =>
    options[name] === undefined || options[name] === null ? [] : [[name, options[name]] as const],
  );
  const isOld = oldResolutions.includes(options["moduleResolution"]);
  return {
    ...own,
    strict: true,
    ...Object.fromEntries(same),
    ...(isOld ? { resolvePackageJsonExports: false, resolvePackageJsonImports: false } : {}),
    lib: toLibraries(options["lib"]),
    types: Array.isArray(options["types"]) ? options["types"] : ["*"],
    paths: toPaths(options),
  };
}

/** `lib.es2020.d.ts` is called `es2020` in a tsconfig. */
function toLibraries(libraries: unknown): string[] {
  if (!Array.isArray(libraries)) return withoutProject.lib;
  return libraries.map((name) => String(name).replace(/^lib\.(.*)\.d\.ts$/, "$1"));
}

/** Absolute, and with what `baseUrl` did before it was removed. */
function toPaths(options: Parsed["options"]): Readonly<Record<string, readonly string[]>> {
  const baseUrl = options["baseUrl"];
  const base = String(baseUrl ?? options["pathsBasePath"] ?? ".");
  const paths = Object.entries(options["paths"] ?? {}).map(([pattern, targets]) => {
    const absolute = (targets as readonly string[]).map((target) => resolve(base, target));
    return [pattern, absolute] as const;
  });
  const named = new Map<string, readonly string[]>(paths);
  if (typeof baseUrl === "string") {
    named.set("*", [...(named.get("*") ?? []), join(baseUrl, "*")]);
  }
  return Object.fromEntries(named);
}
