import { onTestFinished } from "vitest";
import {
  createStatements,
  type Database,
  openDatabase,
  type Statement,
} from "../../src/dataset/file/database.ts";

/** Things with these ranks in a database of their own, and how often it is asked. */
export function openThings(ranks: readonly number[]) {
  const db = openDatabase(":memory:");
  onTestFinished(() => db.close());
  db.exec(`CREATE TABLE things (_seq INTEGER PRIMARY KEY, _version INTEGER, _json TEXT, rank INTEGER
    AS (json_extract(_json, '$.rank')) VIRTUAL)`);
  const insert = db.prepare("INSERT INTO things (_version, _json) VALUES (1, ?)");
  for (const rank of ranks) insert.run(JSON.stringify({ rank }));
  return { db, ...listen(db) };
}

/** Statements that say of themselves when they are run. */
function listen(db: Database) {
  const asked: string[] = [];
  const plain = createStatements(db);
  const prepare = (sql: string): Statement => {
    const statement = plain(sql);
    const note =
      (run: (...values: never[]) => unknown) =>
      (...values: never[]) => {
        asked.push(sql);
        return run.apply(statement, values);
      };
    const { get, all, run } = statement;
    return { get: note(get), all: note(all), run: note(run) } as unknown as Statement;
  };
  /** Those since the last time that say something. */
  const take = (part: string) => asked.splice(0).filter((sql) => sql.includes(part)).length;
  return { prepare, take };
}
