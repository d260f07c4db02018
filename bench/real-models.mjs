/**
 * What the types of large packages cost: reading, the first record and the first answer, in a fresh
 * process each, the compiler's included. `npm run real` at the root installs the packages.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const rounds = 3;
/** The most that each may take. */
const limits = { seconds: 3, megabytes: 250 };
const published = fileURLToPath(new URL("../tests/real-models/published", import.meta.url));
const library = new URL("../dist/index.js", import.meta.url).href;

const cases = [
  {
    name: "Stripe's Invoice",
    models: 'import type Stripe from "stripe";\nexport type Model = Stripe.Invoice;',
  },
  {
    name: "Octokit's PullRequest",
    models:
      'import type { components } from "@octokit/openapi-types";\nexport type Model = components["schemas"]["pull-request"];',
  },
  {
    name: "FHIR's Observation",
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

for (const one of cases) {
  const runs = Array.from({ length: rounds }, () => measure(one));
  const best = runs.toSorted((a, b) => a.seconds - b.seconds)[0];
  const isWithin = best.seconds <= limits.seconds && best.megabytes <= limits.megabytes;
  console.log(
    `${one.name.padEnd(24)} ${best.seconds.toFixed(1)} s of CPU (${limits.seconds}), ${best.megabytes} MB (${limits.megabytes}), a record ${(best.record / 1024).toFixed(1)} KB, the document ${Math.round(best.document / 1024)} KB in ${best.documentSeconds.toFixed(1)} s${isWithin ? "" : "  over the limit"}`,
  );
}
