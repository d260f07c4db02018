import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, toTime, toValue } from "../time.ts";

const lists = oneOf("invoices|payments|charges|billing history|payment history|past invoices");
const subscriptions = oneOf("subscription|membership|subscriptionbox|plan|subscriber");
const starts = oneOf("current period start|period start|current period starts|started|start");
const dates = oneOf(
  "date|issued at|issued on|invoice date|paid at|paid on|billed at|billed on|created at",
);
const rounds: readonly (readonly [Matcher, months: number])[] = [
  [/^(?:year|annual)/i, 12],
  [/^(?:quarter)/i, 3],
  [/^(?:month)/i, 1],
];

/** Who subscribes is billed once a round, up to the one that runs; what is overdue is still open. */
export const findPastInvoices: FindRules = ({ slots, owner }) => {
  if (![...owner, owner.join("")].some((word) => subscriptions.test(word))) return [];
  const list = slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const date = list && itemNamed(list, dates, "text");
  const start = slots.find((slot) => timeKinds.includes(slot.kind) && starts.test(toEvent(slot)));
  const round = slots.find(
    ({ kind, words }) =>
      kind === "choice" && /^(?:billing )?(?:interval|cycle|period|frequency)$/.test(words),
  );
  if (!list || date === undefined || !start || !round) return [];
  const status = slots.find(({ kind, words }) => kind === "choice" && words === "status");
  const state = itemNamed(list, oneOf("status|state"), "choice");
  const apply = (scope: Scope) => {
    const begun = readTime(scope, start);
    const said = String(scope.values[round.name]);
    const months = rounds.find(([names]) => names.test(said))?.[1];
    if (!begun || begun.form === "clock" || months === undefined) return;
    const { now } = scope.facet(timelines);
    const items = itemsOf(scope, list);
    const isLate = /past due|unpaid|overdue/.test(
      (status && toState(scope.values[status.name])) ?? "",
    );
    const told = items.map((item, at) => {
      const time = toTime(item[date]);
      if (!time || time.form === "clock") return item;
      const back = items.length - 1 - at;
      const on = monthsBefore(Math.min(begun.at, now - day), back * months);
      const changed: Record<string, Json> = {
        ...item,
        [date]: toValue(time.form, on, false) ?? null,
      };
      if (state !== undefined) changed[state] = isLate && back === 0 ? "open" : "paid";
      return changed;
    });
    // Not every list calls what is not paid `open`.
    if (!write(scope, list, told) && state !== undefined)
      write(
        scope,
        list,
        told.map((item, at) => ({ ...item, [state]: items[at]?.[state] ?? null })),
      );
  };
  return [{ reads: [list, start, round, ...(status ? [status] : [])], writes: [list], apply }];
};

function monthsBefore(at: number, months: number): number {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) + (at % day);
}
