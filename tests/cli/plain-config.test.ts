import { join } from "node:path";
import { expect, test } from "vitest";
import { loadOptions } from "../../src/config/load/load-options.ts";
import { evaluatePlain } from "../../src/config/load/plain-config.ts";
import { makeProject } from "../support/project.ts";

const head = `import { defineConfig } from "backlot";`;

const plain = {
  "no import": `const port = 3;\nexport default { port, resources: [] };\n`,
  "an object": `${head}\nexport default defineConfig({ models: "a.ts", resources: [] });\n`,
  "without semicolons": `import {defineConfig} from 'backlot'\nexport default defineConfig({ seed: 2 })`,
  "what is declared below": `${head}
export default defineConfig({ locale: pick(), port: 1 });
function pick() { return "de"; }
const unused = 1;
`,
  "comments and names around it": `// The shop
${head}

/* counts */
const counts = { few: 3 };
export default defineConfig({ resources: [{ path: "/a", type: "A[]", count: counts.few }] });
`,
};

test.each(Object.entries(plain))(
  "%s: a plain config gives what a compiler gives",
  async (_, source) => {
    const root = makeProject({
      "backlot.config.ts": source,
      // The same with something that only a compiler can read.
      "compiled.config.ts": `${source}\ntype Unused = string;\n`,
    });
    const read = async (name: string) => (await loadOptions(join(root, name))).options;
    expect(evaluatePlain(source, "backlot.config.ts")).toBeDefined();
    expect(await read("backlot.config.ts")).toEqual(await read("compiled.config.ts"));
  },
);

test.each([
  ["another import", `${head}\nimport { x } from "./x";\nexport default defineConfig(x);`],
  ["types", `${head}\nconst port: number = 3;\nexport default defineConfig({ port });`],
  ["an await", `${head}\nexport default defineConfig(await read());`],
  ["an import later", `${head}\nexport default defineConfig((await import("./x")).default);`],
  ["its own place", `${head}\nexport default defineConfig({ models: import.meta.dirname });`],
  ["two exports", `${head}\nexport const a = 1;\nexport default defineConfig({});`],
  ["an export in a comment", `${head}\n/*\nexport default defineConfig({});\n*/`],
  ["a failure", `${head}\nexport default defineConfig(missing);`],
  ["what was not imported", `export default defineConfig({ port: 3 });`],
])("%s is left to the compiler", (_, source) => {
  expect(evaluatePlain(source, "backlot.config.ts")).toBeUndefined();
});
