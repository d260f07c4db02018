import pc from "picocolors";
import type { SnapshotEntry } from "../../control/api.ts";
import { suggest } from "../../suggest.ts";
import type { Invocation } from "../arguments/command.ts";
import { UsageError } from "../arguments/usage-error.ts";
import { type Desk, openDesk } from "../desk.ts";

type Verb = (desk: Desk, name: string) => Promise<string>;

const verbs = {
  save: async (desk, name) => {
    await desk.saveSnapshot(name);
    return `${pc.green("✓")} Saved as "${name}".`;
  },
  restore: async (desk, name) => {
    await desk.restoreSnapshot(name);
    return `${pc.green("✓")} The dataset is again what it was as "${name}".`;
  },
  list: async (desk) => toTable(await desk.listSnapshots()),
  delete: async (desk, name) => {
    await desk.deleteSnapshot(name);
    return `${pc.green("✓")} Deleted "${name}".`;
  },
} as const satisfies Record<string, Verb>;

export async function run(invocation: Invocation): Promise<number> {
  const [verb = "list", name, ...others] = invocation.operands;
  if (!isVerb(verb)) {
    const remedy = suggest(verb, Object.keys(verbs));
    throw new UsageError("snapshot", `There is no "backlot snapshot ${verb}".`, remedy);
  }
  if (others.length > 0 || (verb === "list" && name !== undefined)) {
    throw new UsageError("snapshot", `backlot snapshot ${verb} takes one name at most.`);
  }
  if (verb !== "list" && name === undefined) {
    throw new UsageError("snapshot", `backlot snapshot ${verb} needs a name.`);
  }
  const desk = await openDesk(invocation);
  process.stdout.write(`${await verbs[verb](desk, name ?? "")}\n`);
  return 0;
}

function isVerb(name: string): name is keyof typeof verbs {
  return Object.hasOwn(verbs, name);
}

function toTable(snapshots: readonly SnapshotEntry[]): string {
  if (snapshots.length === 0) return "There are no snapshots yet.";
  const width = Math.max(...snapshots.map(({ name }) => name.length));
  return snapshots
    .map(({ name, savedAt, size }) => {
      const kilobytes = `${Math.ceil(size / 1024).toLocaleString("en")} kB`;
      return `${name.padEnd(width)}  ${savedAt}  ${kilobytes.padStart(10)}`;
    })
    .join("\n");
}
