import { expect, test } from "vitest";
import { createLongLists } from "../../src/dataset/lists/long-lists.ts";
import { createSentLists } from "../../src/dataset/lists/sent-lists.ts";
import { openThings } from "../support/counted-statements.ts";

/** A table of so many records, from which lists are sent while others write to it. */
function startSending(total: number) {
  const { db, prepare } = openThings(Array.from({ length: total }, (_, index) => index * 10));
  const read = (table: string, [first, last]: readonly [number, number]) =>
    db
      .prepare(`SELECT _seq, _json FROM "${table}" WHERE _seq BETWEEN ? AND ?`)
      .all(first, last)
      .map((row): [number, string] => [Number(row["_seq"]), String(row["_json"])]);
  const ended: string[] = [];
  const sent = createSentLists(read, (table) => ended.push(table));
  const lists = createLongLists(prepare, "things", sent);
  const textOf = (sequence: number) =>
    String(db.prepare("SELECT _json FROM things WHERE _seq = ?").get(sequence)?.["_json"]);
  const displace = (sequence: number) =>
    sent.displace("things", { sequence, version: 1, json: textOf(sequence) });
  return {
    lists,
    ended,
    change: (sequence: number) => {
      displace(sequence);
      db.prepare("UPDATE things SET _json = ? WHERE _seq = ?").run('{"rank":-1}', sequence);
    },
    remove: (sequence: number) => {
      displace(sequence);
      db.prepare("DELETE FROM things WHERE _seq = ?").run(sequence);
    },
    empty: () => {
      sent.displaceAll("things");
      db.exec("DELETE FROM things");
    },
    putAside: () => {
      db.exec("ALTER TABLE things RENAME TO aside; CREATE TABLE things (_seq, _json)");
      sent.follow("things", "aside");
    },
  };
}

const records = { whole: "_json", part: "json_array(json_extract(_json, '$.rank'))" };
const total = 1100;
const ways = {
  "one after the other": {
    sequences: Array.from({ length: total - 20 }, (_, index) => index + 11),
    open: ({ lists }: ReturnType<typeof startSending>, record: string) =>
      lists.ofStretch(record, 11, total - 10),
  },
  "in an order of its own": {
    sequences: Array.from({ length: total - 20 }, (_, index) => total - 10 - index),
    open: ({ lists }: ReturnType<typeof startSending>, record: string) =>
      lists.ofSequences(
        record,
        Float64Array.from({ length: total - 20 }, (_, index) => total - 10 - index),
      ),
  },
};
const deeds = {
  "nothing happens": () => {},
  "records are written": ({ change, remove }: ReturnType<typeof startSending>) => {
    for (const sequence of [1, 11, 400, 600, 601, 1090, 1100]) change(sequence);
    for (const sequence of [2, 12, 401, 600, 602, 1089]) remove(sequence);
    change(601);
  },
  "the table is emptied": ({ change, remove, empty }: ReturnType<typeof startSending>) => {
    change(500);
    remove(501);
    empty();
  },
  "the table is put aside": ({ putAside }: ReturnType<typeof startSending>) => putAside(),
};

const cases = Object.keys(ways).flatMap((way) =>
  Object.keys(deeds).flatMap((deed) => Object.keys(records).map((record) => [way, deed, record])),
) as [keyof typeof ways, keyof typeof deeds, keyof typeof records][];

test.each(cases)(
  "a list that is sent %s is what it was when it began, though %s meanwhile (%s)",
  (way, deed, record) => {
    const sending = startSending(total);
    const { sequences, open } = ways[way];
    const { batches, isWhole } = open(sending, records[record]);
    const iterator = batches[Symbol.iterator]();
    const texts = [iterator.next().value];
    deeds[deed](sending);
    for (let next = iterator.next(); !next.done; next = iterator.next()) texts.push(next.value);
    const ranks = JSON.parse(`[${texts.filter((text) => text !== "")}]`).map(
      (each: { rank: number } | [number]) => (Array.isArray(each) ? each[0] : each.rank),
    );
    expect(isWhole).toBe(false);
    expect(ranks).toEqual(sequences.map((sequence) => (sequence - 1) * 10));
    expect(sending.ended).toEqual([deed === "the table is put aside" ? "aside" : "things"]);
  },
);

test("the texts of a few come in the order that is asked for, and none of what is gone", () => {
  const { lists, remove } = startSending(5);
  remove(3);
  const wanted = Float64Array.of(5, 3, 1, 9);
  expect(lists.readTexts(records.part, wanted)).toBe("[40],[0]");
});
