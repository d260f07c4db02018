import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../support/command.ts";
import { type CodeBlock, codeBlocks, readPages, root } from "../support/pages.ts";
import { makeProject } from "../support/project.ts";

/** What stands around a piece of code that a page shows without it. */
const surroundings: readonly { readonly of: RegExp; readonly wrap: (code: string) => string }[] = [
  {
    of: /declare module "backlot"/,
    // In a project of its own nothing else asks for the package.
    wrap: (code) => `import type {} from "backlot";\n${code}`,
  },
  { of: /^(?:\/\/[^\n]*\n)*import /, wrap: (code) => code },
  {
    of: /^export default defineConfig/,
    wrap: (code) => `import { defineConfig } from "backlot";\n${code}`,
  },
  { of: /^(?:export )?(?:interface|type|enum|class) /, wrap: (code) => `${code}\nexport {};` },
  {
    of: /^\{ on:/,
    wrap: (code) =>
      `import type { RuleOptions } from "backlot";\nexport const rule: RuleOptions = ${code}`,
  },
  {
    of: /^\{\s*path:/,
    wrap: (code) =>
      `import type { ResourceOptions } from "backlot";\nexport const resource: ResourceOptions = ${code}`,
  },
  {
    of: /^[a-zA-Z]+: /,
    wrap: (code) =>
      `import type { Options } from "backlot";\nexport const options: Partial<Options> = {\n${code}};`,
  },
  {
    of: /./,
    wrap: (code) => `import { type Backlot, createBacklot } from "backlot";
import { expect } from "vitest";
declare const config: string;
${/(?:const|using) backlot\b/.test(code) ? "" : "declare const backlot: Backlot;"}
void [createBacklot, expect];
export async function example(): Promise<void> {
${code}}`,
  },
];

const blocks = readPages()
  .filter(({ path }) => !path.startsWith("docs/decisions/"))
  .flatMap(codeBlocks)
  .filter(({ language }) => language === "ts" || language === "tsx");

function toModule(code: string): string {
  const found = surroundings.find(({ of }) => of.test(code.trimStart()));
  return found?.wrap(code.trimStart()) ?? code;
}

/** Packages that a page names and that are not installed here, and what a generator would write. */
const elsewhere = {
  "elsewhere.d.ts": `
    declare module "fhir/r4";
    declare module "@kubernetes/client-node";
    declare module "stripe" { namespace Stripe { interface Invoice {} } export default Stripe; }`,
  "api.d.ts": "export type paths = any;",
  "src/models.ts":
    "export interface User { id: number }\nexport interface Settings { theme: string }",
};

const tsconfig = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: "esnext",
    target: "es2023",
    lib: ["es2023", "esnext.disposable", "dom", "dom.iterable"],
    moduleResolution: "bundler",
    jsx: "react-jsx",
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: ["node"],
    paths: {
      backlot: [join(root, "dist/index.d.ts")],
      "backlot/*": [join(root, "dist/adapters/*.d.ts")],
    },
  },
};

/** What the compiler says of some blocks as the modules of one project. */
async function compile(some: readonly CodeBlock[]): Promise<string> {
  const files = some.map(({ page, line, language, code }) => [
    `${page.replaceAll(/[/.]/g, "-")}-line-${line}.${language}`,
    toModule(code),
  ]);
  const folder = makeProject({
    ...Object.fromEntries(files),
    ...elsewhere,
    "tsconfig.json": JSON.stringify(tsconfig),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  return (await run(tsc, ["-p", folder], { cwd: folder })).stdout;
}

/** What one declares about our package holds for a whole project: it gets one of its own. */
const isDeclaring = ({ code }: CodeBlock) => code.includes('declare module "backlot"');

test("every piece of TypeScript on the pages is accepted by the compiler", async () => {
  expect(blocks.length).toBeGreaterThan(20);
  expect(await compile(blocks.filter((block) => !isDeclaring(block)))).toBe("");
  for (const block of blocks.filter(isDeclaring)) expect(await compile([block])).toBe("");
});
