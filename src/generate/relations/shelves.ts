import { toSingular } from "../../schema/name-words.ts";
import type { Reference } from "../../schema/relations/relation.ts";
import type { Collection, Resource } from "../../schema/resource.ts";
import { hash } from "../draw/chance.ts";
import { oneOf } from "../one-of.ts";
import { nameIn, type Peek, type RootLink } from "./link.ts";

/** What sorts records of all kinds, and is called by what they are. */
const sorters = oneOf("category|genre|topic|cuisine");

/** Of more nobody looks how all of them are called. */
const mostShelves = 500;

/** What a `Category` sorts: among products it is a product category, whatever else the project has. */
export function findSorted(
  resource: Resource,
  words: readonly string[],
  references: readonly Reference[],
): Resource | undefined {
  const [only = "", ...rest] = toSingular(words);
  if (rest.length > 0 || !sorters.test(only)) return undefined;
  return references.find(({ from, to }) => to === resource && from !== resource)?.from;
}

/** What the record calls those that it may be sorted by. */
export function findSorters(links: readonly RootLink[]): readonly string[] {
  return links.filter(canSort).map(({ role }) => role.join(" "));
}

function canSort({ isSelf, to, target }: RootLink): boolean {
  return !isSelf && target.total <= mostShelves && nameIn(to, called) !== undefined;
}

const called = "name|title|label";

/** What a record would be sorted by, by its position: the words for it, the best first. */
export type LabelsAt = (
  collection: Collection,
  role: string,
) => (index: number) => readonly string[];

type Glance = (collection: Collection, names: readonly string[]) => Peek;

/** A lamp is in the category that is called as lamps are sorted, where there is one. */
export function keepSorted(
  link: RootLink,
  from: Collection,
  { labelsAt, glance }: Readonly<{ labelsAt: LabelsAt; glance: Glance }>,
): RootLink {
  const name = canSort(link) ? nameIn(link.to, called) : undefined;
  if (name === undefined) return link;
  const labelsOf = labelsAt(from, link.role.join(" "));
  let shelves: Shelves | undefined;
  const key = hash(link.member);
  const positionAt = (index: number) => {
    const drawn = link.positionAt(index);
    if (drawn === undefined) return undefined;
    const own = labelsOf(index).map(toLabel);
    if (own.length === 0) return drawn;
    if (!shelves) {
      // What a shelf is called may ask who stands on it: as drawn, then.
      shelves = new Map();
      shelves = groupByLabel(link.target.total, glance(link.to, [name]), name);
    }
    const standing = shelves;
    const label = own.find((one) => standing.has(one));
    const fitting = standing.get(label ?? "") ?? [];
    if (fitting.length === 0 || fitting.includes(drawn)) return drawn;
    return fitting[(hash(String(index), key) >>> 0) % fitting.length];
  };
  return { ...link, positionAt, draw: (scope) => positionAt(scope.draw.index) };
}

/** The positions of all that go by a label. */
type Shelves = ReadonlyMap<string, readonly number[]>;

function groupByLabel(total: number, peek: Peek, name: string): Shelves {
  const groups = new Map<string, number[]>();
  for (let position = 0; position < total; position++) {
    const label = toLabel(String(peek(position)[name]));
    groups.set(label, [...(groups.get(label) ?? []), position]);
  }
  return groups;
}

const labels = new Map<string, string>();
const mostKnown = 4000;

/** `Desserts` are what a dessert is, and `Food & Drinks` what food and drinks are. */
function toLabel(text: string): string {
  const known = labels.get(text);
  if (known !== undefined) return known;
  const label = text
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replace(/s$/, "");
  // Titles come again seldom, and what things are sorted by for every one of them.
  if (labels.size < mostKnown) labels.set(text, label);
  return label;
}
