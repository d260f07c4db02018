import { once } from "node:events";
import { takeLock } from "../../src/dataset/file/lock.ts";

// Takes the locks of all these datasets when told to, says which it got, and keeps them until the end.
const datasets = process.argv.slice(2);
process.stdout.write("ready\n");
await once(process.stdin, "data");
const taken = datasets.map((dataset) => "release" in takeLock(dataset, String(process.pid)));
process.stdout.write(`${JSON.stringify(taken)}\n`);
await once(process.stdin, "end");
