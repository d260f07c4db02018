import type { Collection, SingleObject } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import type { Migrate } from "../dataset.ts";
import type { Database } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import { settleCounters } from "../tables/counters.ts";
import { createTable, dropTriggers, type Table } from "../tables/tables.ts";
import type { Change } from "./change.ts";
import { migrateTable } from "./migrate-table.ts";
import type { Register } from "./register.ts";

type TableOf = (collection: Collection) => Table;

/** Does to the tables what was planned for one resource. */
export function applyChange(
  db: Database,
  register: Register,
  tableOf: TableOf,
  change: Change,
  migrate: Migrate,
): void {
  const { resource, renamedFrom } = change;
  if (renamedFrom !== undefined) dropTriggers(db, register.tableName(renamedFrom));
  register.note(change);
  if (resource.shape === "single") changeObject(db, register, resource, change, migrate);
  else changeCollection(db, register, resource, tableOf(resource), change, migrate);
}

function changeCollection(
  db: Database,
  register: Register,
  resource: Collection,
  table: Table,
  { kind, renamedFrom }: Change,
  migrate: Migrate,
): void {
  if (kind === "same" || kind === "kept") {
    // The triggers name the path that they count for.
    if (renamedFrom !== undefined) createTable(db, resource, table, "kept");
    return;
  }
  settleCounters(db, resource.path, table.name);
  if (kind === "migrated") {
    const version = register.version(resource.path) + 1;
    const run = () => migrateTable(db, resource, table, version, migrate);
    createTable(db, resource, table, run);
    register.noteMigrated(resource.path, version);
    return;
  }
  db.prepare("DELETE FROM _backlot_objects WHERE path = ?").run(resource.path);
  createTable(db, resource, table, "dropped");
}

function changeObject(
  db: Database,
  register: Register,
  resource: SingleObject,
  { kind }: Change,
  migrate: Migrate,
): void {
  const { path } = resource;
  if (kind === "migrated") {
    const before = db.prepare("SELECT json FROM _backlot_objects WHERE path = ?").get(path);
    if (!before) return;
    const after = migrate(resource, JSON.parse(String(before["json"])) as JsonObject, 0);
    const write = db.prepare("UPDATE _backlot_objects SET json = ? WHERE path = ?");
    write.run(JSON.stringify(after), path);
  } else if (kind === "regenerated" || kind === "replaced") {
    db.exec(`DROP TABLE IF EXISTS ${quoteName(register.tableName(path))}`);
  }
}
