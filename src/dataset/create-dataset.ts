import { onceForEach } from "../schema/once-for-each.ts";
import type { Collection, Resource, SingleObject } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import { createAccountStore } from "./accounts/account-store.ts";
import type { AccountStore } from "./accounts/accounts.ts";
import { createSecondReader } from "./beside/create-second-reader.ts";
import { applyChange } from "./changes/apply-change.ts";
import type { DatasetSources } from "./changes/dataset-sources.ts";
import { createLeftTables, dropLeft } from "./changes/left-tables.ts";
import { planChanges } from "./changes/plan-changes.ts";
import { createRegister, type Register } from "./changes/register.ts";
import { dropStaged, type StagedTable, stageRecords } from "./changes/staged-table.ts";
import { createCollectionStore } from "./collection-store.ts";
import type { Contents, Dataset, Filling } from "./dataset.ts";
import { replaceFile, writeCopy, writeCopyBeside } from "./file/copy-file.ts";
import {
  createStatements,
  type Database,
  inTransaction,
  openDatabase,
  setPatience,
} from "./file/database.ts";
import { createOpenFile, inMemory } from "./file/file-state.ts";
import { readRecordTime, writeRecordTime } from "./file/record-time.ts";
import { quoteName } from "./file/sql-text.ts";
import { registerSearchFunctions } from "./lists/search-texts.ts";
import { createSentLists, type Lacking } from "./lists/sent-lists.ts";
import { createObjectStore } from "./object-store.ts";
import { createRestores } from "./snapshots/create-restores.ts";
import { findInstants, toColumns } from "./tables/columns.ts";
import { type Counters, createCounters } from "./tables/counters.ts";
import { findPropertyNames } from "./tables/property-names.ts";
import {
  createIdentifierIndex,
  createTriggers,
  dropIdentifierIndex,
  dropTriggers,
  fillBare,
  identifierColumn,
  type Table,
  toIdentifierSql,
} from "./tables/tables.ts";

/** Opens the SQLite file, making it where it is missing; its tables come with what is adopted. */
export function createDataset(file: string): Dataset {
  let { db, register, openFile } = open(file);
  let sources: DatasetSources = { resources: [], definitions: {}, seed: 0 };
  const tableOf = (collection: Collection, definitions = sources.definitions): Table => ({
    name: register.tableName(collection.path),
    columns: toColumns(collection, definitions),
    instants: findInstants(collection, definitions),
    propertyNames: () => findPropertyNames(collection, definitions),
  });
  const sentLists = createSentLists(readStretch, (table) => left.noteUnused(table));
  const reader = createSecondReader(file, (isBusy) => setPatience(db, isBusy));
  const left = createLeftTables({ db: () => db, sentLists, execBeside: reader?.exec });
  const settled = () => reader?.settled();
  const restores = createRestores({
    db: () => db,
    left,
    displaceAll: sentLists.displaceAll,
    settled,
    plan: (entries) => planChanges(entries, sources),
    onRestored: () => {
      forgetStores();
      accounts = undefined;
    },
  });
  let undone: (() => void)[] = [];
  let counters = new Map<string, Counters>();
  let stores = createStores();
  let accounts: AccountStore | undefined;
  return {
    identity: register.identity,
    plan: (planned) => planChanges(register.entries(), planned),
    adopt: (adopted, changes, migrate, filling) => {
      const before = sources;
      sources = adopted;
      const tools = { tableOf, migrate, left, displaceAll: sentLists.displaceAll };
      try {
        inTransaction(db, () => {
          for (const change of changes) applyChange(db, register, change, tools);
          if (filling) fillAll(filling);
        });
        left.settle(true);
      } catch (error) {
        left.settle(false);
        sources = before;
        throw error;
      } finally {
        forgetStores();
      }
    },
    stage: (resource, definitions, records) => {
      const version = register.takeVersion(resource.path);
      const table = tableOf(resource, definitions);
      return stageRecords(db, resource, table, version, records, settled);
    },
    tidy: () => {
      dropStaged(db);
      return left.drop();
    },
    recordTime: () => readRecordTime(db),
    keepRecordTime: (time) => writeRecordTime(db, time),
    total: () => sources.resources.reduce((sum, resource) => sum + countRecords(resource), 0),
    backup: (target) => (isShared() ? writeCopyBeside(file, target) : writeCopy(db, target)),
    settled,
    fileState: () => (db.isOpen ? openFile.state() : "removed"),
    rewrite: () => {
      sentLists.displaceAll();
      // It is closed already where the new file could not be opened a moment ago.
      if (db.isOpen) replaceFile(db, file, openFile);
      openAgain();
    },
    reopen: () => {
      sentLists.displaceAll();
      // What cannot be served is found out while there is something else to serve.
      openFile.dropLog();
      openDatabase(file).close();
      db.close();
      openAgain();
    },
    ...restores,
    collection: (resource) => stores.collection(resource),
    object: (resource) => stores.object(resource),
    atomically,
    isTouched: (resource) => register.isTouched(resource.path),
    writeMark: (resource) => register.version(resource.path),
    touch: (resource) => register.noteTouched(resource.path),
    contents: (resource, most) => {
      const isTouched = register.isTouched(resource.path);
      if (resource.shape === "single") return { ...stores.object(resource).contents(), isTouched };
      if (countRecords(resource) > most) return undefined;
      return { ...stores.collection(resource).contents(), isTouched };
    },
    renew: (all, alongside) =>
      atomically(() => {
        for (const [resource, contents] of all) {
          if (resource.shape === "collection") stores.collection(resource).putBack(contents);
          else refillObject(db, register, resource, contents);
        }
        alongside();
      }),
    isVacant: (resource) => register.isVacant(resource.path),
    accounts: () => {
      accounts ??= createAccountStore(db);
      return accounts;
    },
    rest: async () => reader?.close(),
    close: () => {
      if (!db.isOpen) return;
      for (const each of counters.values()) each.keep();
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      db.close();
    },
  };

  function atomically<T>(work: () => T): T {
    try {
      return inTransaction(db, work);
    } catch (error) {
      // What was reserved in it was taken back with it.
      for (const each of counters.values()) each.forget();
      for (const forget of undone) forget();
      throw error;
    }
  }

  /** Whether another connection to the file would find what is here. */
  function isShared(): boolean {
    return file !== ":memory:" && db.isOpen && openFile.state() === "intact";
  }

  function openAgain(): void {
    // It may have the file open that was there before; the next question opens the one of now.
    void reader?.close();
    ({ db, register, openFile } = open(file));
    forgetStores();
    accounts = undefined;
  }

  function fillAll({ anew, records, staged = new Map() }: Filling): void {
    const vacant = sources.resources.filter(
      (resource) => anew.includes(resource) || register.isVacant(resource.path),
    );
    takeStaged(staged, vacant);
    for (const resource of vacant) {
      if (resource.shape === "single") fillObject(db, register, resource, records(resource));
      else if (!staged.has(resource)) {
        const table = tableOf(resource);
        sentLists.displaceAll(table.name);
        fillCollection(db, register, resource, table, records(resource));
      }
    }
  }

  /** All at once: for each renaming SQLite reads the whole schema. */
  function takeStaged(
    staged: ReadonlyMap<Collection, StagedTable>,
    vacant: readonly Resource[],
  ): void {
    const taken = [...staged].filter(([resource]) => vacant.includes(resource));
    left.replace(new Map(taken.map(([{ path }, { name }]) => [register.tableName(path), name])));
    for (const [resource] of taken) {
      createTriggers(db, resource, tableOf(resource));
      register.noteFilled(resource.path, register.version(resource.path) + 1);
    }
  }

  function readStretch(table: string, [first, last]: Lacking): [number, string][] {
    const sql = `SELECT _seq, _json FROM ${quoteName(table)} WHERE _seq BETWEEN ? AND ?`;
    return createStatements(db)(sql).all(first, last);
  }

  function forgetStores(): void {
    counters = new Map();
    undone = [];
    stores = createStores();
  }

  function createStores() {
    return {
      collection: onceForEach((resource: Collection) => {
        const table = tableOf(resource);
        const own = countersOf(resource, table);
        const versionOf = (other: Collection) => countersOf(other, tableOf(other)).version();
        return createCollectionStore(db, resource, { table, tableOf }, own, versionOf, {
          sentLists,
          reader,
          onUndone: (forget) => undone.push(forget),
        });
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
    if (resource.shape === "single") return stores.object(resource).read() ? 1 : 0;
    const table = quoteName(register.tableName(resource.path));
    return Number(db.prepare(`SELECT count(*) AS total FROM ${table}`).get()?.["total"]);
  }
}

function open(file: string) {
  const db = openDatabase(file);
  registerSearchFunctions(db);
  const register = createRegister(db);
  dropStaged(db);
  dropLeft(db);
  return { db, register, openFile: file === ":memory:" ? inMemory : createOpenFile(file) };
}

/** For fewer, reading the schema twice more would take longer than it saves. */
const manyRecords = 1000;

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
  db.exec(`DELETE FROM ${name}`);
  // Sorting all identifiers once takes half the time of finding each its place among the others.
  dropIdentifierIndex(db, table);
  const fill = () => {
    const insert = db.prepare(`
      INSERT INTO ${name} (_version, _json, ${identifierColumn(resource, table)})
      VALUES (${version}, ?1, ${toIdentifierSql(resource, "?1")})`);
    for (const record of records) insert.run(JSON.stringify(record));
  };
  if (resource.count < manyRecords) fill();
  else fillBare(db, resource, table, fill);
  createIdentifierIndex(db, resource, table);
  createTriggers(db, resource, table);
  register.noteFilled(resource.path, version);
}

function fillObject(
  db: Database,
  register: Register,
  { path }: SingleObject,
  records: Iterable<JsonObject>,
): void {
  const version = register.version(path) + 1;
  for (const record of records) writeObject(db, path, JSON.stringify(record));
  register.noteFilled(path, version);
}

function refillObject(
  db: Database,
  register: Register,
  { path }: SingleObject,
  { records, isTouched }: Contents,
): void {
  const [record] = records;
  const version = register.version(path) + 1;
  if (record) writeObject(db, path, record.json);
  else db.prepare("DELETE FROM _backlot_objects WHERE path = ?").run(path);
  register.noteFilled(path, version);
  if (isTouched) register.noteTouched(path);
}

function writeObject(db: Database, path: string, json: string): void {
  db.prepare("INSERT OR REPLACE INTO _backlot_objects (path, json) VALUES (?, ?)").run(path, json);
}
