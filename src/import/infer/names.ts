import { toSingular, toWords } from "../../schema/name-words.ts";
import { type ObjectSchema, type Schema, toReference } from "../../schema/schema.ts";

/** Types that everybody knows by these names; a model called so would hide them. */
const known: ReadonlySet<string> = new Set([
  ...["Array", "BigInt", "Boolean", "Date", "Error", "Function", "JSON", "Map", "Math", "Number"],
  ...["Object", "Promise", "Proxy", "RegExp", "Set", "String", "Symbol"],
  ...["Exclude", "Extract", "Omit", "Partial", "Pick", "Readonly", "Record", "Required"],
]);

/** `job_offers` → `JobOffer`: one record's name. */
export function toModelName(name: string): string {
  return toTypeName(toSingular(toWords(name)));
}

export function toTypeName(words: readonly string[]): string {
  const joined = words.map(capitalise).join("");
  if (joined === "") return "Item";
  const legal = /^\p{L}/u.test(joined) ? joined : `Item${joined}`;
  return known.has(legal) ? `${legal}Entry` : legal;
}

export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Gives out the names of interfaces, each to one shape. */
export interface Names {
  /** Takes a name for what is not known yet; the first that is free. */
  reserve(candidates: readonly string[]): string;
  define(name: string, schema: Schema): void;
  /** A reference to this shape under the first candidate that is free, or that means the same already. */
  refer(candidates: readonly string[], schema: ObjectSchema): Schema;
  definitions(): ReadonlyMap<string, Schema>;
}

export function createNames(): Names {
  const definitions = new Map<string, Schema | undefined>();
  /** What stands for an object inside a record; a model of its own would be a relation. */
  const shared = new Set<string>();

  const reserve = (candidates: readonly string[]): string => {
    const name = numbered(candidates).find((each) => !definitions.has(each)) ?? "";
    definitions.set(name, undefined);
    return name;
  };
  return {
    reserve,
    define: (name, schema) => definitions.set(name, schema),
    refer: (candidates, schema) => {
      const same = candidates.find(
        (name) =>
          shared.has(name) && JSON.stringify(definitions.get(name)) === JSON.stringify(schema),
      );
      const name = same ?? reserve(candidates);
      definitions.set(name, schema);
      shared.add(name);
      return toReference(name);
    },
    definitions: () =>
      new Map([...definitions].flatMap(([name, schema]) => (schema ? [[name, schema]] : []))),
  };
}

const mostAlike = 1000;

function numbered(candidates: readonly string[]): string[] {
  const last = candidates.at(-1) ?? "Item";
  const more = Array.from({ length: mostAlike }, (_, index) => `${last}${index + 2}`);
  return [...candidates, ...more];
}
