import { inTurns, nextTurn, workForATurn } from "../../in-turns.ts";
import { isLarge } from "../changes/left-tables.ts";
import { toStagedName } from "../changes/staged-table.ts";
import { type Database, inTransaction } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import {
  type CopiedTable,
  copySchema,
  copyUniqueIndexes,
  listColumns,
  listTables,
} from "./copy-database.ts";

/** So many records are copied in one step. */
const step = 200;

/** Copies the large tables of the attached file beside those that are served, a little at a time. */
export async function stageTables(
  db: Database,
  settled: () => Promise<void> | undefined,
): Promise<ReadonlyMap<string, string>> {
  const staged = new Map<string, string>();
  const large: CopiedTable[] = [];
  await inTurns(findLarge(db, large));
  for (const table of large) staged.set(table.name, await stageTable(db, table, settled));
  // The last of it has had its turn: what comes next begins with another.
  await nextTurn();
  return staged;
}

function* findLarge(db: Database, found: CopiedTable[]): Iterable<void> {
  for (const table of listTables(db, copySchema)) {
    if (isLarge(db, table.name, copySchema)) found.push(table);
    yield;
  }
}

async function stageTable(
  db: Database,
  { name, sql }: CopiedTable,
  settled: () => Promise<void> | undefined,
): Promise<string> {
  const staged = toStagedName(name);
  const into = `main.${quoteName(staged)}`;
  await settled();
  db.exec(`DROP TABLE IF EXISTS ${into}`);
  db.exec(sql.replace(/^CREATE TABLE ("(?:[^"]|"")*"|[^\s(]+)/, () => `CREATE TABLE ${into}`));
  copyUniqueIndexes(db, name, staged);
  const columns = listColumns(db, name);
  const copy = db.prepare(`
    INSERT INTO ${into} (${columns}) SELECT ${columns} FROM ${copySchema}.${quoteName(name)}
    WHERE rowid > coalesce((SELECT max(rowid) FROM ${into}), -9223372036854775808)
    ORDER BY rowid LIMIT ${step}`);
  const copySome = () => copy.run().changes === 0;
  while (!inTransaction(db, () => workForATurn(copySome))) {
    await nextTurn();
    await settled();
  }
  return staged;
}
