import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Declaration, readDeclarations } from "./declarations.ts";

/** A file, relative to the root and with slashes, and the types that it exports. */
export interface ModelFile {
  readonly file: string;
  readonly declarations: readonly Declaration[];
}

/** Where most frontends keep their models: of two types with one name, the one here is meant. */
const usualPlaces =
  /(?:^|\/)(?:models?|types?|schemas?|entities|interfaces|domain)(?:\/|\.[mc]?ts$)|\.(?:models?|types?|entity)\.ts$/;

const ignored = [
  "**/node_modules/**",
  "**/{dist,build,out,coverage,tests,test,e2e,cypress,__tests__,__mocks__}/**",
  "**/.*/**",
  "**/*.{test,spec,stories,config}.{ts,tsx,mts,cts}",
];

/** Every file of the project that exports a type, whatever its place; of rivals the more usual one. */
export async function findModelFiles(root: string): Promise<readonly ModelFile[]> {
  const { glob } = await import("tinyglobby");
  const files = (await glob("**/*.{ts,tsx,mts,cts}", { cwd: root, ignore: ignored })).sort(
    (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
  );
  const taken = new Set<string>();
  return files.flatMap((file) => {
    const declarations = readDeclarations(readFileSync(resolve(root, file), "utf8"));
    const isRival = declarations.some(({ name }) => taken.has(name));
    if (declarations.length === 0 || isRival) return [];
    for (const { name } of declarations) taken.add(name);
    return { file: file.replaceAll("\\", "/"), declarations };
  });
}

function rank(file: string): number {
  return usualPlaces.test(file.replaceAll("\\", "/")) ? 0 : 1;
}
