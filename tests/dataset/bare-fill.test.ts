import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "../../src/dataset/file/database.ts";
import { createBacklot } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";

const source =
  "export interface Stop { name: string; id: string; line: string; platforms: number }";

/** What a person finds in the dataset's file, and what a start leaves there for many records. */
async function fill(count: number, change = ""): Promise<Database> {
  const folder = makeProject({ "models.ts": source });
  const config = {
    models: `${folder}/models.ts`,
    dataset: `${folder}/stops.sqlite`,
    resources: [{ path: "/stops", type: "Stop[]" as const, count }],
  };
  await (await createBacklot(config)).close();
  if (change !== "") {
    const theirs = new DatabaseSync(config.dataset);
    theirs.exec(change);
    theirs.close();
    // On another day, a reset makes other records.
    const again = await createBacklot(config, {}, { now: () => new Date("2031-05-04") });
    await again.reset();
    await again.close();
  }
  const db = new DatabaseSync(config.dataset);
  onTestFinished(() => db.close());
  return db;
}

const readTable = (db: Database) =>
  db.prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = 'stops'").get();

test("a table of many records has the columns of one with few, and their values", async () => {
  const [few, many] = [await fill(5), await fill(1500)];
  expect(readTable(many)).toEqual(readTable(few));
  const sql = "SELECT id, name, line, platforms, _json FROM stops ORDER BY _seq";
  const rows = many.prepare(sql).all();
  expect(rows).toHaveLength(1500);
  for (const { _json, ...columns } of rows) {
    expect(JSON.parse(String(_json))).toEqual({ ...columns });
  }
  expect(many.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
});

test.each([
  ["by_line", "CREATE INDEX by_line ON stops (line)"],
  ["theirs", "CREATE TRIGGER theirs AFTER INSERT ON stops BEGIN SELECT NEW.line; END"],
  ["note", "ALTER TABLE stops ADD COLUMN note TEXT DEFAULT 'none'"],
])(
  "what somebody added to a table neither hinders filling it nor is lost (%s)",
  async (added, change) => {
    const db = await fill(1500, change);
    const sql = db.prepare("SELECT group_concat(sql) AS sql FROM sqlite_schema").get()?.["sql"];
    expect(sql).toContain(added);
    expect(db.prepare("SELECT count(*) AS total FROM stops WHERE line <> ''").get()).toEqual({
      total: 1500,
    });
  },
);
