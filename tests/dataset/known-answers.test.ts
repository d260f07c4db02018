import { expect, test } from "vitest";
import { identify } from "../../src/dataset/changes/recipe.ts";
import { createKeptOrders } from "../../src/dataset/lists/kept-orders.ts";
import { createListPlans } from "../../src/dataset/lists/list-plans.ts";
import type { ListQuery, MemberPath } from "../../src/dataset/lists/list-query.ts";
import { createRecordLists } from "../../src/dataset/lists/record-lists.ts";
import { createSentLists } from "../../src/dataset/lists/sent-lists.ts";
import { createTotals } from "../../src/dataset/lists/totals.ts";
import type { Table } from "../../src/dataset/tables/tables.ts";
import type { Collection } from "../../src/schema/resource.ts";
import { openThings } from "../support/counted-statements.ts";

// What was found out is not found out again: none of this shows in an answer, only in its time. So the
// questions that SQLite is asked are counted here.

const byRank = " ORDER BY rank ASC NULLS LAST, _seq";

function startOrders() {
  const { db, prepare } = openThings([3, 1, 2, 5, 4, 9, 8, 7, 6, 0]);
  const orders = createKeptOrders(prepare, "things");
  const expected = () =>
    db
      .prepare(`SELECT _seq FROM things${byRank}`)
      .all()
      .map((row) => Number(row["_seq"]));
  let sorted = 0;
  const sort = () => {
    sorted++;
    return Float64Array.from(expected());
  };
  let version = 1;
  return {
    orders,
    sort,
    /** Whether all had to be sorted for it. */
    isSorted: (order = byRank) => {
      const before = sorted;
      expect([...orders.find(order, version, sort)]).toEqual(expected());
      return sorted > before;
    },
    write: (sequence: number, rank: number, before = version) => {
      const sql = "INSERT OR REPLACE INTO things (_seq, _json) VALUES (?, ?)";
      const { total } = db.prepare("SELECT count(*) AS total FROM things").get() ?? {};
      db.prepare(sql).run(sequence, JSON.stringify({ rank }));
      const more = sequence > Number(total) ? 1 : 0;
      version = before + 1;
      orders.noteWrite({ before, after: version, sequence, more });
    },
    remove: (sequence: number) => {
      db.prepare("DELETE FROM things WHERE _seq = ?").run(sequence);
      orders.noteWrite({ before: version, after: version + 1, sequence, more: -1 });
      version++;
    },
  };
}

test("an order is sorted once, and then mended by up to eight writes", () => {
  const { isSorted, write, remove } = startOrders();
  expect([isSorted(), isSorted()]).toEqual([true, false]);
  write(3, 100);
  expect(isSorted()).toBe(false);
  write(3, -100);
  write(11, 4);
  remove(1);
  expect(isSorted()).toBe(false);
  for (let rank = 0; rank < 8; rank++) write(rank + 2, 50 - rank);
  expect(isSorted()).toBe(false);
  for (let rank = 0; rank < 9; rank++) write(rank + 2, 30 - rank);
  expect(isSorted()).toBe(true);
});

test("an order is sorted anew where something is unknown that was written", () => {
  const { isSorted, write, orders } = startOrders();
  write(2, 77);
  expect(isSorted()).toBe(true);
  write(2, 78);
  write(4, 79, 40);
  expect(isSorted()).toBe(true);
  orders.forget();
  expect([isSorted(), isSorted()]).toEqual([true, false]);
});

test("twenty orders are kept, those that were asked for last", () => {
  const { isSorted } = startOrders();
  const orderOf = (index: number) => `${byRank}${" ".repeat(index)}`;
  for (let index = 0; index < 20; index++) expect(isSorted(orderOf(index))).toBe(true);
  expect(isSorted(orderOf(0))).toBe(false);
  expect(isSorted(orderOf(20))).toBe(true);
  expect([isSorted(orderOf(0)), isSorted(orderOf(1))]).toEqual([false, true]);
});

test("what matches is counted once for each version, and all by our own writes", () => {
  const { prepare, take } = openThings([1, 2, 3]);
  const totals = createTotals(prepare, "things");
  const some = { text: " WHERE rank > ?", values: [1] };
  expect([totals.count(totals.of(some), 1), totals.count(totals.of({ ...some }), 1)]).toEqual([
    2, 2,
  ]);
  expect(take("count(*)")).toBe(1);
  expect(totals.count(totals.of({ ...some, values: [2] }), 1)).toBe(1);
  expect(totals.count(totals.of(some), 2)).toBe(2);
  expect(take("count(*)")).toBe(2);
  expect([totals.all(2), totals.all(2)]).toEqual([3, 3]);
  expect(take("count(*)")).toBe(1);
  totals.noteWrite({ before: 2, after: 3, sequence: 4, more: 1 });
  expect([totals.all(3), take("count(*)")]).toEqual([4, 0]);
  const everything = totals.of({ text: "", values: [] });
  expect([totals.count(everything, 3), take("count(*)")]).toEqual([4, 0]);
  totals.noteWrite({ before: 7, after: 8, sequence: 5, more: 1 });
  expect([totals.all(8), take("count(*)")]).toEqual([3, 1]);
  totals.forget();
  expect([totals.all(8), take("count(*)")]).toEqual([3, 1]);
});

const rank: MemberPath = {
  names: ["rank"],
  holds: new Set(["number"]),
  isList: false,
  isNullable: false,
};
const table: Table = {
  name: "things",
  columns: new Map([["rank", "rank"]]),
  instants: new Set(),
  propertyNames: () => new Set(["rank"]),
};
const place = { table, tableOf: () => table };

function toQuery(more: Partial<ListQuery>): ListQuery {
  return { conditions: [], sort: [], slice: undefined, fields: undefined, ...more };
}

test("what a query needs of SQL is worked out once", () => {
  const { prepare } = openThings([]);
  const planOf = createListPlans(prepare, place, createTotals(prepare, "things"));
  const query = toQuery({});
  expect(planOf(query)).toBe(planOf(query));
  expect(planOf(query).read()).toBe(planOf(query).read());
  expect(planOf(toQuery({}))).not.toBe(planOf(query));
});

function startLists(total: number) {
  const things = openThings(Array.from({ length: total }, (_, index) => (index * 7) % total));
  const { db, prepare, take } = things;
  let version = 1;
  const versions = { own: () => version, of: () => 0 };
  const tools = {
    sentLists: createSentLists(
      () => [],
      () => {},
    ),
    reader: undefined,
  };
  const lists = createRecordLists(db, prepare, place, '"_seq"', versions, tools);
  const ranksOf = (more: Partial<ListQuery>) => {
    const texts = [...lists.list(toQuery(more)).batches].filter((text) => text !== "");
    return JSON.parse(`[${texts}]`).map((each: { rank: number }) => each.rank);
  };
  return {
    take,
    ranksOf,
    write: (sequence: number, next: number) => {
      const update = db.prepare("UPDATE things SET _json = ? WHERE _seq = ?");
      update.run(JSON.stringify({ rank: next }), sequence);
      lists.noteWrite({ before: version, after: version + 1, sequence, more: 0 });
      version++;
    },
  };
}

const sort = [{ member: rank, isDescending: false }];
const above: ListQuery["conditions"] = [
  { kind: "comparison", member: rank, operator: "greater", operands: [{ as: "number", value: 2 }] },
];
const inOrder = "json_group_array(_seq)";

test("the pages of a small sorted list are sorted once, and again by what was written", () => {
  const { ranksOf, take, write } = startLists(20);
  const page = (start: number) => ({ sort, slice: { start, limit: 5 } });
  expect(ranksOf(page(0))).toEqual([0, 1, 2, 3, 4]);
  expect(take(inOrder)).toBe(1);
  expect(ranksOf(page(10))).toEqual([10, 11, 12, 13, 14]);
  expect(take(inOrder)).toBe(0);
  write(1, 100);
  expect([ranksOf(page(0)), ranksOf(page(15))]).toEqual([
    [1, 2, 3, 4, 5],
    [16, 17, 18, 19, 100],
  ]);
  expect(take(inOrder)).toBe(0);
});

test("so are those of what matches, until somebody writes", () => {
  const { ranksOf, take, write } = startLists(20);
  const page = (start: number) => ({ conditions: above, sort, slice: { start, limit: 5 } });
  expect([ranksOf(page(0)), ranksOf(page(5))]).toEqual([
    [3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12],
  ]);
  expect(take(inOrder)).toBe(1);
  write(1, 100);
  expect(ranksOf(page(15))).toEqual([18, 19, 100]);
  expect(take(inOrder)).toBe(1);
});

test("nobody walks over all that a far page leaves out", () => {
  const { ranksOf, take } = startLists(3000);
  const far = ranksOf({ slice: { start: 2990, limit: 3 } });
  expect(far).toEqual([2990, 2991, 2992].map((index) => (index * 7) % 3000));
  expect(take("WHERE _seq >= ?")).toBe(1);
  expect(ranksOf({ slice: { start: 3000, limit: 3 } })).toEqual([]);
  expect(ranksOf({ slice: { start: 5, limit: 2 } })).toEqual([35, 42]);
  expect(take("WHERE _seq >= ?")).toBe(0);
});

test("a recipe is hashed once for each reading of a project", () => {
  const resource = {
    shape: "collection",
    path: "/things",
    model: "Thing",
    reference: {},
    variants: [],
    members: new Map(),
    shown: [],
    operations: ["GET"],
    owned: [],
    identifier: { name: "id", path: ["id"], type: "number", schema: { type: "integer" } },
    count: 1,
  } as const satisfies Collection;
  const sources = { resources: [resource], definitions: {}, seed: 1 };
  const known = identify(resource, sources);
  expect(identify(resource, { ...sources })).toBe(known);
  for (const other of [{ definitions: {} }, { seed: 2 }, { now: new Date(0) }]) {
    expect(identify(resource, { ...sources, ...other } as typeof sources)).not.toBe(known);
  }
});
