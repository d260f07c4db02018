import pc from "picocolors";
import { openSnapshots, type SnapshotInfo } from "../../backlot.ts";
import { suggest } from "../../suggest.ts";
import type { Invocation } from "../arguments/command.ts";
import { UsageError } from "../arguments/usage-error.ts";
import { manage } from "../manage.ts";

type Verb = (invocation: Invocation, name: string) => Promise<string>;

const verbs = {
  save: async (invocation, name) => {
    await manage(invocation, { action: "snapshot", names: [name] });
    return `${pc.green("✓")} Saved as "${name}".`;
  },
  restore: async (invocation, name) => {
    await manage(invocation, { action: "restore", names: [name] });
    return `${pc.green("✓")} The dataset is again what it was as "${name}".`;
  },
  list: async ({ config, overrides }) => toTable((await openSnapshots(config, overrides)).list()),
  delete: async ({ config, overrides }, name) => {
    (await openSnapshots(config, overrides)).delete(name);
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
  process.stdout.write(`${await verbs[verb](invocation, name ?? "")}\n`);
  return 0;
}

function isVerb(name: string): name is keyof typeof verbs {
  return Object.hasOwn(verbs, name);
}

function toTable(snapshots: readonly SnapshotInfo[]): string {
  if (snapshots.length === 0) return "There are no snapshots yet.";
  const width = Math.max(...snapshots.map(({ name }) => name.length));
  return snapshots
    .map(({ name, createdAt, size }) => {
      const kilobytes = `${Math.ceil(size / 1024).toLocaleString("en")} kB`;
      return `${name.padEnd(width)}  ${createdAt}  ${kilobytes.padStart(10)}`;
    })
    .join("\n");
}
