import { readId } from "../schema/identifier/identifier.ts";
import { onceForEach } from "../schema/once-for-each.ts";
import type { Collection, Resource, SingleObject } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import { createAccountStore } from "./account-store.ts";
import type { AccountStore } from "./accounts.ts";
import { applyChange } from "./apply-change.ts";
import { createCollectionStore } from "./collection-store.ts";
import { toColumns } from "./columns.ts";
import { type Counters, createCounters, settleCounters } from "./counters.ts";
import {
  backup,
  createStatements,
  type Database,
  inTransaction,
  openDatabase,
} from "./database.ts";
import type { Dataset } from "./dataset.ts";
import type { DatasetSources } from "./dataset-sources.ts";
import { createObjectStore } from "./object-store.ts";
import { planChanges } from "./plan-changes.ts";
import { createRegister, type Register } from "./register.ts";
import { restoreCopy } from "./restore-copy.ts";
import { registerSearchFunction } from "./search-texts.ts";
import { createSentLists } from "./sent-lists.ts";
import { quoteName } from "./sql-text.ts";
import {
  createTriggers,
  dropTriggers,
  identifierColumn,
  largestCounted,
  type Table,
  toIdentifierSql,
} from "./tables.ts";

/** Opens the SQLite file, making it where it is missing; its tables come with what is adopted. */
export function createDataset(file: string): Dataset {
  const db = openDatabase(file);
  registerSearchFunction(db);
  const register = createRegister(db);
  let sources: DatasetSources = { resources: [], definitions: {}, seed: 0 };
  const tableOf = (collection: Collection): Table => ({
    name: register.tableName(collection.path),
    columns: toColumns(collection, sources.definitions),
  });
  const sentLists = createSentLists();
  let counters = new Map<string, Counters>();
  let stores = createStores();
  let accounts: AccountStore | undefined;
  return {
    identity: register.identity,
    plan: (planned) => planChanges(register.entries(), planned),
    adopt: (adopted, changes, migrate) => {
      sentLists.displaceAll();
      sources = adopted;
      forgetStores();
      inTransaction(db, () => {
        for (const change of changes) applyChange(db, register, tableOf, change, migrate);
      });
    },
    vacate: ({ path }) => register.vacate(path),
    total: () => sources.resources.reduce((sum, resource) => sum + countRecords(resource), 0),
    backup: async (target) => {
      await backup(db, target);
    },
    restore: (copy) => {
      sentLists.displaceAll();
      restoreCopy(db, copy);
      forgetStores();
      accounts = undefined;
    },
    collection: (resource) => stores.collection(resource),
    object: (resource) => stores.object(resource),
    atomically: (work) => {
      try {
        return inTransaction(db, work);
      } catch (error) {
        // What was reserved in it was taken back with it.
        for (const each of counters.values()) each.forget();
        throw error;
      }
    },
    isVacant: (resource) => register.isVacant(resource.path),
    fill: (resource, records) => {
      inTransaction(db, () => {
        if (resource.shape === "single") fillObject(db, register, resource, records);
        else fillCollection(db, register, resource, tableOf(resource), records);
      });
      counters.get(resource.path)?.forget();
    },
    accounts: () => {
      accounts ??= createAccountStore(db);
      return accounts;
    },
    close: () => {
      if (!db.isOpen) return;
      for (const each of counters.values()) each.keep();
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      db.close();
    },
  };

  function forgetStores(): void {
    counters = new Map();
    stores = createStores();
  }

  function createStores() {
    return {
      collection: onceForEach((resource: Collection) => {
        const table = tableOf(resource);
        const own = countersOf(resource, table);
        return createCollectionStore(db, resource, table, own, sentLists);
      }),
      object: onceForEach((resource: SingleObject) => createObjectStore(db, resource)),
    };
  }

  /** One for each path: two stores of a collection must count together. */
  function countersOf(resource: Collection, table: Table): Counters {
    const known = counters.get(resource.path);
    if (known) return known;
    const id = identifierColumn(resource, table);
    const made = createCounters(createStatements(db), resource.path, table.name, id);
    counters.set(resource.path, made);
    return made;
  }

  function countRecords(resource: Resource): number {
    if (resource.shape === "single") return 1;
    const table = quoteName(register.tableName(resource.path));
    return Number(db.prepare(`SELECT count(*) AS total FROM ${table}`).get()?.["total"]);
  }
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
  dropTriggers(db, table.name);
  settleCounters(db, resource.path, table.name);
  db.exec(`DELETE FROM ${name}`);
  const insert = db.prepare(`
    INSERT INTO ${name} (_version, _json, ${identifierColumn(resource, table)})
    VALUES (${version}, ?1, ${toIdentifierSql(resource, "?1")})`);
  let position = 0;
  let number = 0;
  for (const record of records) {
    insert.run(JSON.stringify(record));
    position++;
    const id = readId(resource.identifier, record);
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
