import { toWords } from "../../schema/name-words.ts";
import { isObject, type Json } from "../../schema/schema.ts";
import type { Scope, Values } from "../draw/scope.ts";
import type { Rule } from "./rule.ts";
import type { Slot } from "./slot.ts";

/** A member of an object inside, as the rules of the object around see it. */
export interface InnerSlot {
  /** Its name is its path: `departure.time`. */
  readonly slot: Slot;
  /** The members to go through, and its own name there. */
  readonly path: readonly string[];
}

/**
 * Of the rules that hold between the members of an object and of those inside it, the ones that cross
 * a level, and those that follow from them: what stands in one object has been settled there.
 */
export function keepAcross(rules: readonly Rule[], inner: readonly InnerSlot[]): readonly Rule[] {
  const holders = new Map(inner.map(({ slot, path }) => [slot, path.slice(0, -1).join(".")]));
  const touched = new Set<Slot>();
  const inside = inner
    .filter(
      ({ slot, path }) => path.length === 2 && slot.words !== toWords(path[1] ?? "").join(" "),
    )
    .map(({ slot }) => slot);
  return rules.filter(({ reads, writes }) => {
    const slots = [...reads, ...writes];
    const levels = new Set(slots.map((slot) => holders.get(slot) ?? ""));
    // Inside `wind` there is a speed and a gust; that it is the wind's is known outside.
    const isNamed = inside.some((slot) => slots.includes(slot));
    const isKept = levels.size > 1 || isNamed || reads.some((slot) => touched.has(slot));
    if (isKept) for (const slot of writes) touched.add(slot);
    return isKept;
  });
}

/** One rule for all of them: it lays the levels side by side, applies them, and puts back what changed. */
export function toAcrossRule(
  rules: readonly Rule[],
  own: readonly Slot[],
  inner: readonly InnerSlot[],
): Rule {
  const used = new Set(rules.flatMap(({ reads, writes }) => [...reads, ...writes]));
  const written = new Set(rules.flatMap(({ writes }) => writes));
  const ownUsed = own.filter((slot) => used.has(slot));
  const innerUsed = inner.filter(({ slot }) => used.has(slot));
  const holders = own.filter(({ name }) => innerUsed.some(({ path }) => path[0] === name));
  const apply = (scope: Scope) => {
    const flat = scope.beside();
    const { values } = flat;
    for (const { name } of ownUsed)
      if (name in scope.values) copy(scope.values, values, name, name);
    for (const { slot, path } of innerUsed) {
      const holder = holderOf(scope.values, path);
      const name = path.at(-1) ?? "";
      if (holder && name in holder) copy(holder, values, name, slot.name);
    }
    for (const rule of rules) rule.apply(flat);
    for (const slot of ownUsed) {
      if (written.has(slot) && slot.name in values)
        copy(values, scope.values, slot.name, slot.name);
    }
    for (const { slot, path } of innerUsed) {
      if (written.has(slot)) putBack(values[slot.name], path, scope.values);
    }
  };
  return {
    reads: [...ownUsed, ...holders],
    writes: [...ownUsed.filter((slot) => written.has(slot)), ...holders],
    apply,
  };
}

function copy(from: Values, to: Values, name: string, as: string): void {
  (to as Record<string, Json | undefined>)[as] = from[name];
}

function putBack(value: Json | undefined, path: readonly string[], values: Values): void {
  const holder = holderOf(values, path);
  const name = path.at(-1) ?? "";
  if (!holder || holder[name] === value) return;
  if (value === undefined) delete holder[name];
  else holder[name] = value;
}

/** The object that holds the last name of a path; undefined where it was left out. */
function holderOf(values: Values, path: readonly string[]): Values | undefined {
  let holder: Values = values;
  for (const name of path.slice(0, -1)) {
    const next = holder[name];
    if (!isObject(next)) return undefined;
    holder = next as Values;
  }
  return holder;
}
