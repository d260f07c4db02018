/**
 * How long it takes to read models, in this process and with the compiler's start included: 5 models
 * as an example has them, 200 in one project, and the bare compiler's own start as the floor.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createJiti } from "jiti";
import { API } from "typescript/unstable/sync";

// The source itself: what reads models is no part of the package's surface.
const jiti = createJiti(import.meta.url, { fsCache: false });
const { readModels } = await jiti.import("../src/models/read-models.ts");

const rounds = 7;

const makeModel = (index, total) => `
/** Model number ${index}. */
export interface Model${index} {
  readonly id: number;
  /** @minLength 2 @maxLength 80 */
  name: string;
  /** @format email */
  email: string;
  status: "draft" | "published" | "archived";
  tags: string[];
  address: { street: string; city: string; zip?: string };
  next: Model${(index + 1) % total} | null;
  ownerId: Model${(index + 7) % total}["id"];
  settings: Partial<Record<"light" | "dark", boolean>>;
  createdAt: Date;
}`;

function makeProject(root, total, perFile) {
  const files = [];
  for (let first = 0; first < total; first += perFile) {
    const own = Array.from({ length: Math.min(perFile, total - first) }, (_, at) => first + at);
    const all = Array.from({ length: total }, (_, at) => at);
    const imported = total > perFile ? all.filter((at) => !own.includes(at)) : [];
    const imports = imported.map(
      (at) => `import type { Model${at} } from "./models${Math.floor(at / perFile)}";`,
    );
    const file = join(root, `models${first / perFile}.ts`);
    writeFileSync(file, [...imports, ...own.map((at) => makeModel(at, total))].join("\n"));
    files.push(file);
  }
  return files;
}

async function measure(name, run) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [best, median] = [sorted[0], sorted[Math.floor(rounds / 2)]].map((time) => time.toFixed(0));
  console.log(`${name.padEnd(40)} median ${median} ms, best ${best} ms`);
}

const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
try {
  const sets = [5, 200].map((total) => {
    const root = join(folder, String(total));
    mkdirSync(root);
    return { total, root, files: makeProject(root, total, 20) };
  });
  const [few] = sets;
  await measure("the compiler alone: start, check 5 models", () => {
    const api = new API({ cwd: few.root });
    const options = {
      strict: true,
      noEmit: true,
      target: "esnext",
      module: "preserve",
      moduleResolution: "bundler",
    };
    const tsconfig = join(few.root, "bench.tsconfig.json");
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions: options, files: few.files }));
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
    project.program.getSemanticDiagnostics(few.files[0]);
    api.close();
  });
  for (const { total, root, files } of sets) {
    const bindings = Array.from({ length: total }, (_, at) => ({
      place: `resources[${at}].type`,
      type: `Model${at}[]`,
    }));
    await measure(`read ${total} models`, () => readModels(root, files, bindings));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
