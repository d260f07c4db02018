import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder on a disk of its own with room for so many kilobytes, gone after the test. */
export function mountSmallDisk(kilobytes: number, access: "rw" | "ro" = "rw"): string {
  const folder = mkdtempSync(join(tmpdir(), "backlot-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `${access},size=${kilobytes}k`, "tmpfs", folder]);
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Only root of a Linux machine that allows it may mount one. */
export const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), "backlot-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
})();

/** Takes all the room that is left on a disk; gives the file that takes it. */
export function fillDisk(disk: string): string {
  const ballast = join(disk, "ballast");
  for (const size of [1 << 20, 1 << 16, 1 << 12]) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: "a" });
    } catch {
      // No more of this size.
    }
  }
  return ballast;
}
