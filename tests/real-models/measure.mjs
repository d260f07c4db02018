/** One package through every step, in a process of its own so that its memory is its own too. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";

const here = dirname(fileURLToPath(import.meta.url));
const [, , name, modules] = process.argv;
const { createBacklot } = await import("../../dist/index.js");
const jiti = createJiti(import.meta.url, { fsCache: true });
const { smallPackages } = await jiti.import("./small-packages.ts");
const { largePackages } = await jiti.import("./large-packages.ts");
const { makeRealProject } = await jiti.import("./real-project.ts");
const { walkCase } = await jiti.import("./walk-case.ts");
const { checkRecords } = await jiti.import("../support/check-records.ts");
const { validateDocument } = await jiti.import("./validate-document.ts");

const real = [...smallPackages, ...largePackages].find((each) => each.name === name);
const project = makeRealProject(real, join(here, modules));
const row = { name, faults: {} };
let backlot;
try {
  const start = performance.now();
  backlot = await createBacklot(project.config);
  await (await backlot.fetch(new Request(`http://127.0.0.1${real.resources[0].path}`))).text();
  row.ms = Math.round(performance.now() - start);
  row.megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  const walk = await walkCase(real, backlot);
  Object.assign(row.faults, walk.faults);
  const lengths = walk.records.flat().map((record) => JSON.stringify(record).length);
  row.usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  row.longest = walk.longest;
  row.document = JSON.stringify(walk.document).length;
  const objections = await validateDocument(walk.document);
  if (objections.length > 0) row.faults.document = JSON.stringify(objections).slice(0, 300);
  const types = real.resources.map(({ type }) => type);
  const modelCase = { name, folder: project.root, root: project.root, types };
  const checked = { modelCase: { ...modelCase, models: [project.models] }, records: walk.records };
  const [refused] = await checkRecords([checked]);
  if (refused) row.faults.generate = refused.slice(0, 300);
} catch (error) {
  row.faults.check = String(error.message ?? error).slice(0, 300);
} finally {
  await backlot?.close();
  project.remove();
}
process.stdout.write(`${JSON.stringify(row)}\n`);
