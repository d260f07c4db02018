import type { Collection, Resource, SingleObject } from "../schema/resource.ts";
import type { Definitions, JsonObject } from "../schema/schema.ts";
import { type AccountStore, createAccountStore } from "./account-store.ts";
import { createCollectionStore } from "./collection-store.ts";
import { toColumns } from "./columns.ts";
import { type Database, inTransaction, openDatabase } from "./database.ts";
import type { Dataset } from "./dataset.ts";
import { createObjectStore } from "./object-store.ts";
import { toRecipe } from "./recipe.ts";
import { createRegister, type Register } from "./register.ts";
import { registerSearchFunction } from "./search-texts.ts";
import { quoteName } from "./sql-text.ts";
import { createTable, createTriggers, dropTriggers, largestCounted, type Table } from "./tables.ts";

export interface DatasetSources {
  readonly resources: readonly Resource[];
  readonly definitions: Definitions;
  readonly seed: number;
}

/** Opens the SQLite file, making it and the table of each resource where they are missing. */
export function createDataset(file: string, sources: DatasetSources): Dataset {
  const db = openDatabase(file);
  registerSearchFunction(db);
  const register = createRegister(db);
  const tableOf = (collection: Collection): Table => ({
    name: register.tableName(collection.path),
    columns: toColumns(collection, sources.definitions),
  });
  inTransaction(db, () => {
    for (const resource of sources.resources) prepareResource(resource);
  });
  let accounts: AccountStore | undefined;
  return {
    identity: register.identity,
    collection: onceForEach((resource: Collection) =>
      createCollectionStore(db, resource, tableOf(resource)),
    ),
    object: onceForEach((resource: SingleObject) => createObjectStore(db, resource)),
    atomically: (work) => inTransaction(db, work),
    isVacant: (resource) => register.isVacant(resource.path),
    fill: (resource, records) =>
      inTransaction(db, () => {
        if (resource.shape === "single") fillObject(db, register, resource, records);
        else fillCollection(db, register, resource, tableOf(resource), records);
      }),
    accounts: () => {
      accounts ??= createAccountStore(db);
      return accounts;
    },
    close: () => db.close(),
  };

  function prepareResource(resource: Resource): void {
    const recipe = toRecipe(resource, sources.definitions, sources.seed);
    const { isNew, isChanged, isTouched } = register.note(resource.path, recipe);
    if (!isNew && !isChanged) return;
    // Records that a user wrote to stay as they are; the others are made anew from the new recipe.
    if (resource.shape === "collection") createTable(db, resource, tableOf(resource), isTouched);
  }
}

/** A store holds prepared statements: it is made when first asked for, and then kept. */
function onceForEach<R extends Resource, Store>(create: (resource: R) => Store) {
  const stores = new Map<string, Store>();
  return (resource: R): Store => {
    const known = stores.get(resource.path);
    if (known) return known;
    const store = create(resource);
    stores.set(resource.path, store);
    return store;
  };
}

function fillCollection(
  db: Database,
  register: Register,
  resource: Collection,
  table: Table,
  records: Iterable<JsonObject>,
): void {
  const name = quoteName(table.name);
  const version = register.version(resource.path) + 1;
  // Without the triggers, which would write the register once for each record.
  dropTriggers(db, table);
  db.exec(`DELETE FROM ${name}`);
  const insert = db.prepare(`INSERT INTO ${name} (_json, _version) VALUES (?, ${version})`);
  let position = 0;
  let number = 0;
  for (const record of records) {
    insert.run(JSON.stringify(record));
    position++;
    const id = record[resource.identifier.name];
    if (typeof id === "number" && id <= largestCounted) number = Math.max(number, Math.trunc(id));
  }
  createTriggers(db, resource, table);
  register.noteFilled(resource.path, { version, position, number });
}

function fillObject(
  db: Database,
  register: Register,
  { path }: SingleObject,
  records: Iterable<JsonObject>,
): void {
  const version = register.version(path) + 1;
  const write = db.prepare("INSERT OR REPLACE INTO _backlot_objects (path, json) VALUES (?, ?)");
  for (const record of records) write.run(path, JSON.stringify(record));
  register.noteFilled(path, { version, position: 1, number: 0 });
}
