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
} as const;

const flags = {
  next: "has next|has more|has next page|next page available",
  previous: "has previous|has prev|has previous page|has prev page",
} as const;

/** So many pages as all need, the page one of them, and a next one where it is not the last. */
export const findPages: FindRules = ({ slots }) => {
  const find = (role: keyof typeof names) => findNamed(slots, names[role], ["number"]);
  const [page, size, total, pages, offset] = (
    ["page", "size", "total", "pages", "offset"] as const
  ).map(find);
  const [next, previous] = (["next", "previous"] as const).map((role) =>
    findNamed(slots, flags[role], ["boolean"]),
  );
  const isPaged = size && total && size !== total && (page ?? pages ?? offset ?? next);
  if (!isPaged) return [];
  const told = [page, pages, offset, next, previous].flatMap((slot) => slot ?? []);
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
