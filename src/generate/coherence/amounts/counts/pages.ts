import { toWords } from "../../../../schema/name-words.ts";
import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const names = {
  page: "page|current page|page number|page index|current",
  size: "per page|page size|limit|items per page|size|results per page",
  total:
    "total|total items|total count|total results|total elements|total records|count|total hits",
  pages: "total pages|page count|pages|last page|number of pages|num pages",
  offset: "offset|skip",
  from: "from|from item|start index",
  to: "to|to item|end index",
} as const;

const flags = {
  next: "has next|has more|has next page|next page available",
  previous: "has previous|has prev|has previous page|has prev page",
} as const;

/** So many pages as all need, the page one of them, and a next one where it is not the last. */
export const findPages: FindRules = ({ slots }) => {
  const find = (role: keyof typeof names) => findNamed(slots, names[role], ["number"]);
  const [page, size, total, pages, offset, from, to] = (
    ["page", "size", "total", "pages", "offset", "from", "to"] as const
  ).map(find);
  const [next, previous] = (["next", "previous"] as const).map((role) =>
    findNamed(slots, flags[role], ["boolean"]),
  );
  const isPaged = size && total && size !== total && (page ?? pages ?? offset ?? next);
  if (!isPaged) return [];
  const told = [page, pages, offset, next, previous, from, to].flatMap((slot) => slot ?? []);
  const apply = (scope: Scope) => {
    const [perPage, all] = [scope.values[size.name], scope.values[total.name]];
    if (typeof perPage !== "number" || typeof all !== "number" || perPage < 1) return;
    const last = Math.max(1, Math.ceil(all / perPage));
    const current = currentOf(scope, page ?? offset ?? total, last);
    const tell = (slot: Slot | undefined, value: number | boolean) =>
      slot && write(scope, slot, value);
    tell(pages, last);
    tell(page, current);
    tell(offset, (current - 1) * perPage);
    tell(from, Math.min(all, (current - 1) * perPage + 1));
    tell(to, Math.min(all, current * perPage));
    tell(next, current < last);
    tell(previous, current > 1);
  };
  return [{ reads: [size, total, ...told], writes: told, apply } satisfies Rule];
};

/** Most people look at the first pages. */
function currentOf(scope: Scope, slot: Slot, last: number): number {
  const share = chanceFor(scope, slot).next();
  return 1 + Math.floor(share * share * Math.min(last, 6));
}

/** Of `tracks: { total, items }`, which is no page, all are there. */
export const findListTotals: FindRules = ({ slots }) => {
  const total = slots.find(
    ({ words, kind }) => /^(?:total|count)$/.test(words) && kind === "number",
  );
  const list = slots.find(
    ({ words, kind }) => /^(?:items|entries|nodes)$/.test(words) && kind === "list",
  );
  if (!total || !list || slots.length > 3 || total.member.isTop) return [];
  if (slots.some(({ words }) => /^(?:page|limit|offset|next|cursor|currency)/.test(words)))
    return [];
  const apply = (scope: Scope) => {
    const all = scope.values[list.name];
    if (Array.isArray(all)) write(scope, total, all.length);
  };
  return [{ reads: [list], writes: [total], apply }];
};

const links = /^(?:page |pagination )?links$/;
const relations = ["first", "prev", "previous", "self", "next", "last"];

/** The links of a page lead to its neighbours: there is none before the first. */
export const findPageLinks: FindRules = ({ slots }) => {
  const found = slots.find(({ kind, words }) => kind === "object" && links.test(words));
  const about = slots.filter(
    ({ kind, words }) => kind === "object" && /^(?:meta|pagination|page|paging)$/.test(words),
  );
  if (!found) return [];
  const paged = ["page", "pages", "size"] as const;
  const apply = (scope: Scope) => {
    const held = scope.values[found.name];
    const told = about.map(({ name }) => scope.values[name]).find(isObject) ?? scope.values;
    const [page, pages, size] = paged.map((role) => numberIn(told, names[role].split("|")));
    if (!isObject(held) || page === undefined) return;
    const last = pages ?? Math.max(page, 12);
    const to: Readonly<Record<string, number>> = {
      first: 1,
      prev: page - 1,
      previous: page - 1,
      self: page,
      next: page + 1,
      last,
    };
    const list = slots.find(({ kind, items }) => kind === "list" && items.length > 0);
    const path = list && !/^(?:data|items|results)$/.test(list.words) ? list.words : "items";
    const rest = size === undefined ? "" : `&per_page=${size}`;
    const made = Object.entries(held).map(([name, value]): [string, Json] => {
      const at = relations.includes(name) ? (to[name] ?? 0) : undefined;
      if (at === undefined) return [name, value];
      if (at >= 1 && at <= last)
        return [name, `https://api.example.com/${path.replaceAll(" ", "-")}?page=${at}${rest}`];
      return [name, null];
    });
    // Where a type wants a text, it stays on this page.
    if (!write(scope, found, Object.fromEntries(made))) {
      const kept = made.map(([name, value]): [string, Json] => [name, value ?? held[name] ?? null]);
      write(scope, found, Object.fromEntries(kept));
    }
  };
  return [{ reads: [found, ...about], writes: [found], apply }];
};

function numberIn(values: JsonObject, wanted: readonly string[]): number | undefined {
  const found = Object.entries(values).find(
    ([name, value]) => typeof value === "number" && wanted.includes(toWords(name).join(" ")),
  );
  return typeof found?.[1] === "number" ? found[1] : undefined;
}
