import type { Database } from "../file/database.ts";
import { quoteName, quoteText } from "../file/sql-text.ts";
import { foldCase } from "../file/text-functions.ts";
import type { Table } from "../tables/tables.ts";
import { narrowedByLike, type Sql, type SqlPlace } from "./condition-sql.ts";
import { toLikePattern, toLikeSql, toPlainPattern } from "./like-pattern.ts";
import type { Search } from "./list-query.ts";

/** Between two strings of a record; a text to search for cannot contain it. */
export const separator = "\u001f";

export function toSearchSql({ text }: Search, { table, beside }: SqlPlace): Sql {
  const part = foldCase(text);
  if (!beside) {
    const inTexts = `_seq IN (SELECT seq FROM ${searchTable(table)} WHERE instr(text, ?) > 0)`;
    return { text: inTexts, values: [part] };
  }
  const test = { text: `${findFunction}(_json, ?)`, values: [part] };
  return narrowedByLike(withoutNames(part, table.propertyNames()), test, part, beside);
}

/** Each costs a walk over the text, a third of what looking at a record by a function of ours does. */
const mostNames = 4;

/**
 * The JSON text without the names that contain what is searched for: every record has them, and each
 * would have to be looked at. What is taken out is no part of a value, in which a quote is escaped.
 */
function withoutNames(part: string, names: ReadonlySet<string>): string {
  const found = [...names]
    .filter((name) => foldCase(name).includes(part))
    .map((name) => `${JSON.stringify(name)}:`);
  if (found.length > mostNames) return "_json";
  const values = found.reduce((text, name) => `replace(${text}, ${quoteText(name)}, '')`, "_json");
  const [only] = found;
  return only !== undefined && found.length === 1
    ? `CASE WHEN ${saysTwice(part, only)} THEN ${values} END`
    : values;
}

/**
 * Who says the text in a value, and has the property, says it twice: most do not, which is told in
 * half the time. Where the name ends, not where it begins: quotes are many.
 */
function saysTwice(part: string, name: string): string {
  const pattern = toLikePattern(part);
  const isTwice = toLikeSql("_json", quoteText(pattern + pattern));
  return `${isTwice} OR NOT ${toLikeSql("_json", quoteText(toPlainPattern(name.slice(1))))}`;
}

/**
 * The strings of each record in small letters, in a table of this connection's own: searching is
 * then a walk over plain text. It follows the records by their versions when it is needed, and so
 * costs a write nothing and misses no edit by another program.
 */
export function createSearchTexts(db: Database, table: Table): (version: number) => void {
  const texts = searchTable(table);
  const name = quoteName(table.name);
  let seenVersion: number | undefined;
  return function bringUpToDate(version) {
    if (version === seenVersion) return;
    if (seenVersion === undefined) {
      // Another store may have left its own, of records as they were.
      db.exec(
        `DROP TABLE IF EXISTS ${texts}; CREATE TABLE ${texts} (seq INTEGER PRIMARY KEY, text TEXT)`,
      );
    }
    const { changes } = db
      .prepare(
        `INSERT OR REPLACE INTO ${texts} (seq, text) SELECT _seq, ${searchFunction}(_json) FROM ${name}
         WHERE _version > ? OR _version IS NULL`,
      )
      .run(seenVersion ?? -1);
    // From now on the few that change are to be found among the many that do not.
    if (changes >= manyRecords) {
      const index = quoteName(`${table.name} by version`);
      db.exec(`CREATE INDEX IF NOT EXISTS ${index} ON ${name} (_version)`);
    }
    seenVersion = version;
  };
}

const manyRecords = 5000;

function searchTable({ name }: Table): string {
  return `temp.${quoteName(`_backlot_search ${name}`)}`;
}

const searchFunction = "backlot_search_text";
const findFunction = "backlot_find_text";

export function registerSearchFunctions(db: Database): void {
  const options = { deterministic: true, directOnly: true };
  db.function(searchFunction, options, toSearchText);
  db.function(findFunction, options, (json: string, part: string) => (hasText(json, part) ? 1 : 0));
}

/** Most records are told from their JSON text alone: parsing one takes longer than looking through it. */
function hasText(json: string, part: string): boolean {
  const isSaidPlainly = /^[^"\\/\p{Cc}]+$/u.test(part) && !json.includes("\\u");
  if (isSaidPlainly) {
    const folded = foldCase(json);
    if (!folded.includes(part)) return false;
    if (!json.includes("\\")) return isInSomeValue(folded, part);
  }
  return toSearchText(json).includes(part);
}

/** Of a JSON text without escapes: what is between two quotes, and is no name. */
function isInSomeValue(json: string, part: string): boolean {
  let at = json.indexOf(part);
  for (let close = -1; at >= 0; ) {
    const open = json.indexOf('"', close + 1);
    if (open < 0) return false;
    close = json.indexOf('"', open + 1);
    // Before it: in a number, or between two strings.
    if (at < open) at = json.indexOf(part, open + 1);
    if (at < 0 || at > close) continue;
    if (!isName(json, close)) return true;
    at = json.indexOf(part, close + 1);
  }
  return false;
}

/** Whether the string that ends here is followed by a colon. */
function isName(json: string, close: number): boolean {
  let next = close + 1;
  while (/\s/.test(json.charAt(next))) next++;
  return json.charAt(next) === ":";
}

/** Keys, numbers and other values are not text. */
function toSearchText(json: string): string {
  const texts: string[] = [];
  const pending: unknown[] = [JSON.parse(json)];
  while (pending.length > 0) {
    const value = pending.pop();
    // SQLite ends a text at a NUL.
    if (typeof value === "string") texts.push(value.replaceAll("\u0000", separator));
    else if (typeof value === "object" && value !== null) {
      // One by one: as arguments of one call they would not fit the stack.
      for (const inner of Object.values(value)) pending.push(inner);
    }
  }
  return foldCase(texts.join(separator));
}
