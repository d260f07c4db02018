import type { Collection, SingleObject } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import type { Migrate } from "../dataset.ts";
import type { Database } from "../file/database.ts";
import { settleCounters } from "../tables/counters.ts";
import { createTable, type Table } from "../tables/tables.ts";
import type { Change } from "./change.ts";
import type { LeftTables } from "./left-tables.ts";
import { migrateTable } from "./migrate-table.ts";
import type { Register } from "./register.ts";

export interface ChangeTools {
  readonly tableOf: (collection: Collection) => Table;
  readonly migrate: Migrate;
  readonly left: LeftTables;
  /** Before a table loses its name, or its records. */
  readonly displaceAll: (table: string) => void;
}

/** Does to the tables what was planned for one resource. */
export function applyChange(
  db: Database,
  register: Register,
  change: Change,
  tools: ChangeTools,
): void {
  const { resource, renamedFrom } = change;
  // Its entry says it already: with a hundred resources, writing them all again is felt.
  if (change.kind === "same") return;
  if (renamedFrom !== undefined) tools.displaceAll(register.tableName(renamedFrom));
  register.note(change);
  if (resource.shape === "single") changeObject(db, register, resource, change, tools);
  else changeCollection(db, register, resource, change, tools);
}

function changeCollection(
  db: Database,
  register: Register,
  resource: Collection,
  { kind, renamedFrom }: Change,
  { tableOf, migrate, left }: ChangeTools,
): void {
  const table = tableOf(resource);
  if (kind === "kept") {
    // The triggers name the path that they count for.
    if (renamedFrom !== undefined) createTable(db, resource, table, "kept", left);
    return;
  }
  settleCounters(db, resource.path, table.name);
  if (kind === "migrated") {
    const version = register.version(resource.path) + 1;
    const run = () => migrateTable(db, resource, table, version, migrate);
    createTable(db, resource, table, run, left);
    register.noteMigrated(resource.path, version);
    return;
  }
  db.prepare("DELETE FROM _backlot_objects WHERE path = ?").run(resource.path);
  createTable(db, resource, table, "dropped", left);
}

function changeObject(
  db: Database,
  register: Register,
  resource: SingleObject,
  { kind }: Change,
  { migrate, left }: ChangeTools,
): void {
  const { path } = resource;
  if (kind === "migrated") {
    const before = db.prepare("SELECT json FROM _backlot_objects WHERE path = ?").get(path);
    if (!before) return;
    const after = migrate(resource, JSON.parse(String(before["json"])) as JsonObject, 0);
    const write = db.prepare("UPDATE _backlot_objects SET json = ? WHERE path = ?");
    write.run(JSON.stringify(after), path);
  } else {
    // It may have been a collection before.
    left.leave(register.tableName(path));
  }
}
