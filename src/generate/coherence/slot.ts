import {
  type Definitions,
  dereference,
  isObject,
  type Json,
  type Schema,
} from "../../schema/schema.ts";
import type { Make, Scope, Values } from "../draw/scope.ts";
import type { Member } from "../member.ts";
import type { Check } from "../values/structure-checks.ts";

/** What a member holds when it holds something. */
export type SlotKind = "number" | "text" | "boolean" | "choice" | "list" | "object" | "other";

/**
 * Who decides a member: `free` for its neighbours, `reference` for the records that there are, which
 * may still be none or another, `fixed` for the user or the numbering, whom all others follow.
 */
export type SlotHold = "free" | "reference" | "fixed";

/** A member that all items of a list have, as the rules of the object around the list see it. */
export interface ItemMember {
  readonly name: string;
  /** The words of its name, as a slot's. */
  readonly words: string;
  readonly kind: SlotKind;
  readonly schema: Schema;
  /**
   * The names that it goes by: as it stands, without its unit (`durationMinutes`), without its verb
   * (`isDone`, `hoursWorked`), and without what the items are (`lessonTitle` of `lessons`).
   */
  readonly readings: readonly string[];
  /** Of a list in the list, the members of its items. */
  readonly items: readonly ItemMember[];
}

/** A member of an object as the rules between members see it. */
export interface Slot {
  readonly member: Member;
  readonly name: string;
  /** The words of its name with a space between them. */
  readonly words: string;
  readonly kind: SlotKind;
  readonly schema: Schema;
  /** Of a list of objects, their members. */
  readonly items: readonly ItemMember[];
  /** The names of those that the user decides, whatever a rule makes of the list. */
  readonly fixedItemNames: readonly string[];
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly hold: SlotHold;
  readonly accepts: Check;
  /** A value that is there, for a member that was drawn without one. */
  readonly revive: Make;
  readonly place: (scope: Scope) => number;
}

export function toSlotKind(schema: Schema, definitions: Definitions): SlotKind {
  const [only, ...others] = presentVariants(schema, definitions);
  if (!only || others.length > 0) return "other";
  if ("enum" in only) return "choice";
  if ("items" in only) return "list";
  if (!("type" in only)) return "other";
  switch (only.type) {
    case "integer":
    case "number":
      return "number";
    case "string":
      return "text";
    case "boolean":
    case "object":
      return only.type;
    default:
      return "other";
  }
}

/** What the schema admits beside null. */
export function presentVariants(schema: Schema, definitions: Definitions): readonly Schema[] {
  const target = dereference(schema, definitions);
  if (!("anyOf" in target)) return [target];
  return target.anyOf
    .flatMap((variant) => presentVariants(variant, definitions))
    .filter((variant) => !("type" in variant && variant.type === "null"));
}

export function isPresent(value: Json | undefined): value is Json {
  return value !== undefined && value !== null;
}

/** Whether it may be left out or null. */
export function isOptional({ isNullable, isRequired }: Slot): boolean {
  return isNullable || !isRequired;
}

/** Puts a value in place of one that is there. The type decides: what it refuses is not written. */
export function write({ values }: Scope, slot: Slot, value: Json | undefined): boolean {
  if (slot.hold !== "free" || value === undefined || !isPresent(values[slot.name])) return false;
  const kept = slot.fixedItemNames.length === 0 ? value : keepFixed(values[slot.name], value, slot);
  if (!slot.accepts(kept)) return false;
  values[slot.name] = kept;
  return true;
}

/** The list as a rule wants it, but for what the user has decided about its items. */
function keepFixed(before: Json | undefined, after: Json, { fixedItemNames }: Slot): Json {
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  const valuesOf = (list: readonly Json[], name: string) =>
    list.map((item) => (isObject(item) ? item[name] : undefined));
  return fixedItemNames.reduce((list: readonly Json[], name) => {
    const drawn = valuesOf(before, name);
    // Items that only changed places have brought theirs along.
    if (valuesOf(list, name).every((one) => drawn.includes(one))) return list;
    return list.map((item, at) => {
      if (!isObject(item)) return item;
      const { [name]: _, ...others } = item;
      const own = drawn[at];
      return own === undefined ? others : { ...item, [name]: own };
    });
  }, after) as Json;
}

/** Empties a member as far as its type allows. */
export function clear({ values }: Scope, slot: Slot): void {
  if (!isPresent(values[slot.name]) || slot.hold === "fixed") return;
  if (slot.isNullable) values[slot.name] = null;
  else if (!slot.isRequired) holdPlace(values, slot.name);
}

/** Draws a value for a member that may have been drawn without one. */
export function fill(scope: Scope, slot: Slot): void {
  if (isPresent(scope.values[slot.name]) || slot.hold === "fixed") return;
  // A model may contain itself, and must end: no rule draws an object that was left out.
  if (slot.kind === "object" || slot.kind === "other") return;
  if (slot.kind === "list" && !isPlain(slot.schema)) return;
  const value = slot.revive(scope, slot.place(scope));
  if (isPresent(value)) scope.values[slot.name] = value;
}

/** A list of texts, numbers or values of a union. */
function isPlain(list: Schema): boolean {
  const items = "items" in list ? list.items : undefined;
  if (!items) return false;
  return "enum" in items || ("type" in items && /^(?:string|number|integer)$/.test(items.type));
}

/** Absent, but in its place among the others should a rule want it; `dropHeld` ends that. */
export function holdPlace(values: Values, name: string): void {
  (values as Record<string, Json | undefined>)[name] = undefined;
}

export function dropHeld(values: Values, names: readonly string[]): void {
  for (const name of names) if (values[name] === undefined) delete values[name];
}
