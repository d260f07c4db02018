import { readFileSync } from "node:fs";
import { uptime } from "node:os";
import { isSystemError } from "../../system-error.ts";

/**
 * When a process began, in the platform's own words; undefined where it has none. A number is given
 * to one process after the other, a number together with this only once.
 */
export function readProcessStart(pid: number): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // proc_pid_stat(5): field 22, in ticks since the boot. The name, field 2, may hold any character.
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return ticks === undefined ? undefined : `${boot} ${ticks}`;
  } catch {
    return undefined;
  }
}

/** Clocks are set and uptimes rounded. */
const slack = 60_000;

/** Whether something happened before this machine was started, as far as its clock can tell. */
export function wasBeforeBoot(milliseconds: number): boolean {
  // The machine's own clock: a server's may be set to any time.
  return milliseconds < Date.now() - uptime() * 1000 - slack;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, and belongs to somebody else.
    return isSystemError(error) && error.code === "EPERM";
  }
}
