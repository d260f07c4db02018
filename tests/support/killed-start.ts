import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

/** Starts a server and kills it after so many milliseconds: 1 where it was serving by then, or 0. */
export async function startAndKill(root: string, milliseconds: number): Promise<0 | 1> {
  const child = spawn(process.execPath, [main, "--port", "0", "--quiet", "--no-watch"], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
    // The compiler that it may have started ends with it.
    detached: true,
  });
  let isServing = false;
  child.stdout.on("data", () => {
    isServing = true;
  });
  const ended = once(child, "close");
  await pause(milliseconds);
  if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  await ended;
  return isServing ? 1 : 0;
}
