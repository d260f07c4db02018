/**
 * Prints what becomes of published packages' types: package × step, the size of a record and of the
 * document, time and memory until the first answer. `npm run real [part of a name …]`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";

const here = dirname(fileURLToPath(import.meta.url));
const published = join(here, "published");
if (!isInstalled()) {
  const install = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps"];
  execFileSync("npm", install, { cwd: published, stdio: "inherit" });
}
/** Whether what is there was installed since the list of packages was written. */
function isInstalled() {
  const installed = join(published, "node_modules", ".package-lock.json");
  const wanted = join(published, "package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

const jiti = createJiti(import.meta.url, { fsCache: true });
const { smallPackages } = await jiti.import("./small-packages.ts");
const { largePackages } = await jiti.import("./large-packages.ts");

const wanted = process.argv.slice(2);
const cases = [
  ...smallPackages.map(({ name }) => ({ name, modules: "../../node_modules" })),
  ...largePackages.map(({ name }) => ({ name, modules: "published/node_modules" })),
].filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

const steps = ["check", "generate", "serve", "post", "patch", "put", "document"];
const figures = [
  ["usual", "record", (value) => `${(value / 1024).toFixed(1)}K`],
  ["longest", "longest", (value) => `${(value / 1024).toFixed(1)}K`],
  ["document", "openapi", (value) => `${Math.round(value / 1024)}K`],
  ["ms", "time", (value) => `${(value / 1000).toFixed(1)}s`],
  ["megabytes", "memory", (value) => `${value}M`],
];
const width = Math.max(...cases.map(({ name }) => name.length));
const heads = [...steps, ...figures.map(([, head]) => head)];
console.log(["".padEnd(width), ...heads.map((head) => head.padStart(8))].join(" "));

const faults = [];
for (const { name, modules } of cases) {
  const script = join(here, "measure.mjs");
  const { stdout, stderr } = spawnSync(process.execPath, [script, name, modules]);
  const line = String(stdout).trim().split("\n").at(-1);
  const row = line ? JSON.parse(line) : { faults: { check: String(stderr).slice(-300) } };
  const isRead = row.ms !== undefined;
  const marks = steps.map((step) => (row.faults[step] ? "✗" : isRead ? "✓" : "-"));
  const values = figures.map(([key, , show]) => (row[key] === undefined ? "-" : show(row[key])));
  console.log(
    [name.padEnd(width), ...[...marks, ...values].map((cell) => cell.padStart(8))].join(" "),
  );
  for (const [step, fault] of Object.entries(row.faults)) faults.push(`${name}, ${step}: ${fault}`);
}
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
