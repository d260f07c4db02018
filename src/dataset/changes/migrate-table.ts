import { readId, withId } from "../../schema/identifier/identifier.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import type { Migrate } from "../dataset.ts";
import type { Database } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import { identifierColumn, type Table, toIdentifierSql } from "../tables/tables.ts";

const batch = 1000;

/** Every record in its order, a batch at a time; an identifier that comes twice is given anew. */
export function migrateTable(
  db: Database,
  resource: Collection,
  table: Table,
  version: number,
  migrate: Migrate,
): void {
  const name = quoteName(table.name);
  const read = db.prepare(
    `SELECT _seq, _json FROM ${name} WHERE _seq > ? ORDER BY _seq LIMIT ${batch}`,
  );
  const write = db.prepare(`
    UPDATE ${name} SET _json = ?1, _version = ${version},
      ${identifierColumn(resource, table)} = ${toIdentifierSql(resource, "?1")}
    WHERE _seq = ?2`);
  const total = Number(db.prepare(`SELECT count(*) AS total FROM ${name}`).get()?.["total"]);
  const identify = createIdentify(resource, total, migrate);
  let position = 0;
  for (let rows = read.all(-1); rows.length > 0; rows = read.all(Number(rows.at(-1)?.["_seq"]))) {
    for (const row of rows) {
      const before = JSON.parse(String(row["_json"])) as JsonObject;
      const after = identify(migrate(resource, before, position++));
      write.run(JSON.stringify(after), Number(row["_seq"]));
    }
  }
}

function createIdentify(
  { identifier, ...resource }: Collection,
  total: number,
  migrate: Migrate,
): (record: JsonObject) => JsonObject {
  const taken = new Set<Json | undefined>();
  let next = total;
  return (record) => {
    let id = readId(identifier, record);
    // A record migrated from nothing is a generated one, of a position that none has had.
    while (id === undefined || taken.has(id)) {
      id = readId(identifier, migrate({ ...resource, identifier }, {}, next++));
    }
    taken.add(id);
    return readId(identifier, record) === id ? record : withId(identifier, record, id);
  };
}
