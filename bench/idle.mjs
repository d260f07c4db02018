// What an idle server has in memory, in MB, some time after a first and after a later start.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const seconds = Number(process.env.SECONDS ?? 5);
const root = fileURLToPath(new URL("..", import.meta.url));
const main = join(root, "dist", "cli", "main.js");
const folder = mkdtempSync(join(tmpdir(), "backlot-bench-"));
cpSync(join(root, "examples", "blog"), folder, {
  recursive: true,
  filter: (path) => !path.includes(".backlot"),
});

console.log(`Node ${process.version}, ${seconds} s after the start`);
for (const start of ["first", "later"]) {
  const child = spawn(process.execPath, [main, "--port", "0"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of child.stdout) {
    output += chunk;
    if (/http:/.test(output)) break;
  }
  await setTimeout(seconds * 1000);
  console.log(`${start} ${memoryOf(child.pid).toFixed(0)} MB`);
  const ended = once(child, "close");
  child.kill("SIGINT");
  await ended;
}
rmSync(folder, { recursive: true, force: true });

function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}
