import { BoundedMap } from "../file/bounded-map.ts";
import type { Statement } from "../file/database.ts";
import { quoteName } from "../file/sql-text.ts";
import type { Sql } from "./condition-sql.ts";
import type { RecordWrite } from "./kept-orders.ts";

/** How many match, as of a version; shared by all slices of a list. */
export interface KnownTotal {
  readonly where: Sql;
  version: number | undefined;
  total: number;
}

export interface Totals {
  /** What is known of these conditions. */
  of(where: Sql): KnownTotal;
  /** Counted where it is not known of this version. */
  count(known: KnownTotal, version: number): number;
  /** Of the whole collection. */
  all(version: number): number;
  noteWrite(write: RecordWrite): void;
  /** What was noted did not happen. */
  forget(): void;
}

const mostTotals = 200;

export function createTotals(prepare: (sql: string) => Statement, table: string): Totals {
  const totals = new BoundedMap<string, KnownTotal>(mostTotals);
  const everything: KnownTotal = {
    where: { text: "", values: [] },
    version: undefined,
    total: 0,
  };

  function of(where: Sql): KnownTotal {
    if (where.text === "") return everything;
    const key = JSON.stringify([where.text, where.values]);
    const known = totals.get(key);
    if (known) return known;
    const total = { where, version: undefined, total: 0 };
    totals.set(key, total);
    return total;
  }

  function count(known: KnownTotal, version: number): number {
    if (known.version !== version) {
      const { text, values } = known.where;
      known.total = prepare(`SELECT count(*) FROM ${quoteName(table)}${text}`).get(...values)[0];
      known.version = version;
    }
    return known.total;
  }

  return {
    of,
    count,
    all: (version) => count(everything, version),
    noteWrite: ({ before, after, more }) => {
      if (everything.version !== before) return;
      everything.version = after;
      everything.total += more;
    },
    forget: () => {
      everything.version = undefined;
    },
  };
}
