import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toSlug } from "../../../phrases/slug.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const shelves = oneOf("categories");
const names = oneOf("name|title|label|text");
const slugs = oneOf("slug|handle|key|code");
const links = oneOf("url|href|link|path|to");

/** The way to a thing and the shelves that it stands on are named by what it is sorted by. */
export const findShelves: FindRules = ({ slots }) => {
  const category = findNamed(slots, "category|category name|section|main category", ["text"]);
  const sub = findNamed(slots, "subcategory|sub category", ["text"]);
  const tags = findNamed(slots, "tags|topics|keywords", ["list"]);
  const thing = findNamed(slots, "name|title|product name", ["text"]);
  const sorted = [category, sub].flatMap((slot) => slot ?? []);
  return slots.flatMap((list): Rule[] => {
    if (list.kind !== "list") return [];
    if (/^bread ?crumbs?$/.test(list.words))
      return [toTrail(list, [...sorted, ...(thing ? [thing] : [])])];
    const isShelf = shelves.test(list.words) && (category || tags);
    return isShelf ? toShelves(list, sorted, tags) : [];
  });
};

function toTrail(list: Slot, steps: readonly Slot[]): Rule {
  const [name, link] = [names, links].map((one) => itemNamed(list, one, "text"));
  const apply = (scope: Scope) => {
    const told = steps.flatMap(({ name: step }) => {
      const value = scope.values[step];
      return typeof value === "string" ? [value] : [];
    });
    const labels = ["Home", ...told];
    if (list.items.length === 0) {
      write(scope, list, labels);
      return;
    }
    const [model] = itemsOf(scope, list);
    if (name === undefined || !model) return;
    const items = labels.map((label, at) => {
      const path = labels
        .slice(1, at + 1)
        .map(toSlug)
        .join("/");
      const before = String(model[link ?? ""]);
      const base = /^https?:\/\/[^/]+/.exec(before)?.[0] ?? "";
      return {
        ...model,
        [name]: label,
        ...(link === undefined ? {} : { [link]: `${base}/${path}` }),
      };
    });
    write(scope, list, items as Json);
  };
  return { reads: [...steps, list], writes: [list], apply };
}

function toShelves(list: Slot, sorted: readonly Slot[], tags: Slot | undefined): Rule[] {
  const [name, slug] = [names, slugs].map((one) => itemNamed(list, one, "text"));
  if (name === undefined) return [];
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const marks = tags && scope.values[tags.name];
    const told = [
      ...sorted.map((slot) => scope.values[slot.name]),
      ...(Array.isArray(marks) ? marks : []),
    ].flatMap((value) => (typeof value === "string" ? [toLabel(value)] : []));
    const labels = [...new Set(told)];
    if (items.length === 0 || labels.length === 0) return;
    const named = items.slice(0, labels.length).map((item, at) => {
      const label = labels[at] ?? "";
      return {
        ...item,
        [name]: label,
        ...(slug === undefined || item[slug] === undefined ? {} : { [slug]: toSlug(label) }),
      };
    });
    write(scope, list, named as Json);
  };
  return [{ reads: [...sorted, ...(tags ? [tags] : []), list], writes: [list], apply }];
}

function toLabel(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll("_", " ");
}
