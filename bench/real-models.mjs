/**
 * What the types of large packages cost: reading, the first record and the first answer, in a fresh
 * process each, the compiler's included. `npm run real` at the root installs the packages.
 *
 * What is held are seconds of a machine that has nothing else to do: a busy host makes more of them.
 * The ratio to a model of three properties, taken in turns with the others, is printed beside them:
 * it tells whether it was the code or the machine that became slower.
 */
import { spawnSync } from "node:child_process";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const rounds = 3;
/** The most that each may take: of CPU, of memory, of text. */
const limits = { seconds: 3, megabytes: 250, timesTypes: 10 };
const published = fileURLToPath(new URL("../tests/real-models/published", import.meta.url));
const library = new URL("../dist/index.js", import.meta.url).href;

const plain = {
  name: "a plain model",
  models: "export interface Model { id: number; name: string; tags: string[] }",
};

const cases = [
  {
    name: "Stripe's Invoice",
    types: "stripe",
    models: 'import type Stripe from "stripe";\nexport type Model = Stripe.Invoice;',
  },
  {
    name: "Octokit's PullRequest",
    types: "@octokit/openapi-types",
    models:
      'import type { components } from "@octokit/openapi-types";\nexport type Model = components["schemas"]["pull-request"];',
  },
  {
    name: "FHIR's Observation",
    types: "@types/fhir",
    models: 'export type { Observation as Model } from "fhir/r4";',
  },
];

/** The document is nobody's first answer: what it takes is measured apart. */
const script = `
  const { createBacklot } = await import(${JSON.stringify(library)});
  const backlot = await createBacklot("backlot.config.json");
  const answer = await (await backlot.fetch(new Request("http://127.0.0.1/models"))).text();
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  const before = process.cpuUsage();
  const document = await (await backlot.fetch(new Request("http://127.0.0.1/openapi.json"))).text();
  const { user, system } = process.cpuUsage(before);
  await backlot.close();
  console.log(JSON.stringify({
    megabytes, record: Math.round(answer.length / 20), document: document.length,
    documentSeconds: (user + system) / 1e6,
  }));`;

function measure({ models }) {
  const root = mkdtempSync(join(tmpdir(), "backlot-bench-"));
  try {
    symlinkSync(join(published, "node_modules"), join(root, "node_modules"));
    writeFileSync(join(root, "models.ts"), models);
    const resources = [{ path: "/models", type: "Model[]" }];
    const options = { models: "models.ts", dataset: ":memory:", resources };
    writeFileSync(join(root, "backlot.config.json"), JSON.stringify(options));
    writeFileSync(join(root, "run.mjs"), script);
    // The shell counts what its children and theirs have used.
    const { stdout } = spawnSync("sh", ["-c", `"${process.execPath}" run.mjs && times`], {
      cwd: root,
    });
    const lines = String(stdout).trim().split("\n");
    const seconds = [...(lines.at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)]
      .map(([, minutes, rest]) => 60 * Number(minutes) + Number(rest))
      .reduce((sum, part) => sum + part, 0);
    const found = JSON.parse(lines[0]);
    return { ...found, seconds: seconds - found.documentSeconds };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** How long the text is that declares a package's types. */
function lengthOfTypes(name) {
  const folder = join(published, "node_modules", name);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.d\.[cm]?ts$/.test(file) && !file.includes("node_modules"))
    .reduce((sum, file) => sum + readFileSync(join(folder, file), "utf8").length, 0);
}

// In turns, so that a busy minute is everybody's.
const all = [plain, ...cases];
const turns = Array.from({ length: rounds }, () => all.map(measure));
const [floor, ...best] = all.map((_, index) =>
  turns.map((turn) => turn[index]).reduce((a, b) => (b.seconds < a.seconds ? b : a)),
);
console.log(`${plain.name.padEnd(24)} ${floor.seconds.toFixed(2)} s of CPU, ${floor.megabytes} MB`);
for (const [index, { name, types }] of cases.entries()) {
  const found = best[index];
  const figures = {
    seconds: found.seconds,
    megabytes: found.megabytes,
    timesTypes: found.document / lengthOfTypes(types),
  };
  const over = Object.keys(limits).filter((limit) => figures[limit] > limits[limit]);
  console.log(
    [
      `${name.padEnd(24)} ${found.seconds.toFixed(2)} s of CPU (${limits.seconds}), ${(found.seconds / floor.seconds).toFixed(1)} × the plain model's`,
      `${figures.megabytes} MB (${limits.megabytes})`,
      `a record ${(found.record / 1024).toFixed(1)} KB`,
      `the document ${Math.round(found.document / 1024)} KB in ${found.documentSeconds.toFixed(1)} s, ${figures.timesTypes.toFixed(1)} × the types' text (${limits.timesTypes})`,
      ...over.map((limit) => `over the limit: ${limit}`),
    ].join(", "),
  );
  if (over.length > 0) process.exitCode = 1;
}
