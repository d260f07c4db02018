import type { Collection } from "../schema/resource.ts";
import type { Schema } from "../schema/schema.ts";
import type { Database } from "./database.ts";

/** The path without its slash: what a person looks for when opening the file. */
export function tableName(collection: Collection): string {
  return collection.path.slice(1);
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * The identifier is a generated column too, with a unique index: an edit of the JSON text by hand
 * can then never leave the two in disagreement.
 */
export function createTable(db: Database, collection: Collection, keepRecords: boolean): void {
  const table = quoteName(tableName(collection));
  const aside = quoteName(`${tableName(collection)} (before)`);
  if (keepRecords) db.exec(`ALTER TABLE ${table} RENAME TO ${aside}`);
  else db.exec(`DROP TABLE IF EXISTS ${table}`);
  const columns = scalarMembers(collection).map(
    (name) => `${quoteName(name)} AS (json_extract(_json, ${quoteText(toJsonPath(name))})) VIRTUAL`,
  );
  db.exec(`
    CREATE TABLE ${table} (
      _seq INTEGER PRIMARY KEY, _json TEXT NOT NULL CHECK (json_valid(_json)), ${columns.join(", ")}
    )`);
  if (keepRecords) {
    db.exec(
      `INSERT INTO ${table} (_seq, _json) SELECT _seq, _json FROM ${aside}; DROP TABLE ${aside};`,
    );
  }
  const index = quoteName(`${tableName(collection)} by identifier`);
  db.exec(`CREATE UNIQUE INDEX ${index} ON ${table} (${quoteName(collection.identifier.name)})`);
}

function scalarMembers(collection: Collection): string[] {
  return [...collection.members].filter(([, { schema }]) => isScalar(schema)).map(([name]) => name);
}

function isScalar(schema: Schema): boolean {
  if ("anyOf" in schema) return schema.anyOf.every(isScalar);
  if ("enum" in schema) return true;
  return "type" in schema && schema.type !== "object" && schema.type !== "array";
}

function toJsonPath(member: string): string {
  return `$."${member.replaceAll('"', '\\"')}"`;
}

function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
