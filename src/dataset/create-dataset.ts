import { createHash } from "node:crypto";
import type { Collection, Resource, SingleObject } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import { type AccountStore, createAccountStore } from "./account-store.ts";
import { createCollectionStore } from "./collection-store.ts";
import { type Database, inTransaction, openDatabase } from "./database.ts";
import type { Dataset } from "./dataset.ts";
import { createObjectStore } from "./object-store.ts";
import { createTable, quoteName, tableName } from "./tables.ts";

/** Opens the SQLite file, making it and the table of each resource where they are missing. */
export function createDataset(file: string, resources: readonly Resource[], seed: number): Dataset {
  const db = openDatabase(file);
  db.exec(`
    CREATE TABLE IF NOT EXISTS _backlot_resources (
      path TEXT PRIMARY KEY, recipe TEXT NOT NULL, filled INTEGER NOT NULL DEFAULT 0,
      touched INTEGER NOT NULL DEFAULT 0, position INTEGER NOT NULL DEFAULT 0,
      number INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE IF NOT EXISTS _backlot_objects (path TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  `);
  inTransaction(db, () => {
    for (const resource of resources) prepareResource(db, resource, toRecipe(resource, seed));
  });
  let accounts: AccountStore | undefined;
  const isFilled = db.prepare("SELECT filled FROM _backlot_resources WHERE path = ?");
  return {
    collection: onceForEach((resource: Collection) => createCollectionStore(db, resource)),
    object: onceForEach((resource: SingleObject) => createObjectStore(db, resource)),
    isVacant: (resource) => isFilled.get(resource.path)?.["filled"] === 0,
    fill: (resource, records) => inTransaction(db, () => fill(db, resource, records)),
    accounts: () => {
      accounts ??= createAccountStore(db);
      return accounts;
    },
    close: () => db.close(),
  };
}

/** A store holds prepared statements: it is made when first asked for, and then kept. */
function onceForEach<R extends Resource, Store>(create: (resource: R) => Store) {
  const stores = new Map<string, Store>();
  return (resource: R): Store => {
    const store = stores.get(resource.path) ?? create(resource);
    stores.set(resource.path, store);
    return store;
  };
}

/** What decides the generated records: where it has not changed, they need not be made again. */
function toRecipe(resource: Resource, seed: number): string {
  const { members: _, ...rest } = resource;
  return createHash("sha256")
    .update(JSON.stringify({ ...rest, seed }))
    .digest("hex");
}

function prepareResource(db: Database, resource: Resource, recipe: string): void {
  const known = db
    .prepare("SELECT recipe, touched FROM _backlot_resources WHERE path = ?")
    .get(resource.path);
  if (known?.["recipe"] === recipe) return;
  // Records that a user wrote to stay as they are; the others are made anew from the new recipe.
  const keep = known?.["touched"] === 1;
  if (resource.shape === "collection") createTable(db, resource, keep);
  db.prepare(
    `INSERT INTO _backlot_resources (path, recipe) VALUES (?, ?)
     ON CONFLICT (path) DO UPDATE SET recipe = excluded.recipe, filled = touched`,
  ).run(resource.path, recipe);
}

function fill(db: Database, resource: Resource, records: Iterable<JsonObject>): void {
  let count = 0;
  let number = 0;
  if (resource.shape === "collection") {
    const table = quoteName(tableName(resource));
    db.exec(`DELETE FROM ${table}`);
    const insert = db.prepare(`INSERT INTO ${table} (_json) VALUES (?)`);
    for (const record of records) {
      insert.run(JSON.stringify(record));
      count++;
      const id = record[resource.identifier.name];
      if (typeof id === "number") number = Math.max(number, id);
    }
  } else {
    for (const record of records) {
      createObjectStore(db, resource).write(JSON.stringify(record));
      count++;
    }
  }
  db.prepare(
    "UPDATE _backlot_resources SET filled = 1, touched = 0, position = ?, number = ? WHERE path = ?",
  ).run(count, number, resource.path);
}
