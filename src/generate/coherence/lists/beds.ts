import type { Scope } from "../../draw/scope.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { findNamed } from "../match-role.ts";
import type { FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";

const kinds = oneOf("kind|type|bed type|size|name");
const counts = oneOf("count|quantity|number|amount");

/** What stands in a room of a type: the kind of bed, and how many of it. */
const beds: Readonly<Record<string, readonly (readonly [kind: RegExp, count: number])[]>> = {
  single: [[/^(?:single|twin)/i, 1]],
  double: [[/^(?:double|queen|king)/i, 1]],
  twin: [[/^(?:twin|single)/i, 2]],
  queen: [[/^queen/i, 1]],
  king: [[/^king/i, 1]],
  deluxe: [[/^(?:king|queen|double)/i, 1]],
  suite: [[/^(?:king|queen|double)/i, 1]],
  family: [
    [/^(?:queen|double|king)/i, 1],
    [/^(?:twin|single|bunk)/i, 2],
  ],
};

/** A double room has a bed for two, and no four of them. */
export const findBeds: FindRules = ({ slots }) => {
  const room = findNamed(slots, "type|room type|category", ["text", "choice"]);
  const list = slots.find(({ words, kind }) => kind === "list" && oneOf("beds").test(words));
  const kind = list && itemNamed(list, kinds, "text", "choice");
  if (!room || !list || kind === undefined) return [];
  const count = itemNamed(list, counts, "number");
  const known = kindsOf(list, kind);
  const apply = (scope: Scope) => {
    const [first] = itemsOf(scope, list);
    const wanted = beds[String(scope.values[room.name]).toLowerCase()];
    if (!first || !wanted) return;
    const told = wanted.flatMap(([form, many]) => {
      const called = known.find((one) => form.test(one));
      if (called === undefined) return [];
      const bed = { ...first, [kind]: called };
      return count === undefined
        ? Array.from({ length: many }, () => bed)
        : { ...bed, [count]: many };
    });
    if (told.length > 0) write(scope, list, told);
  };
  return [{ reads: [room, list], writes: [list], apply }];
};

function kindsOf({ items }: Slot, kind: string): readonly string[] {
  const schema = items.find(({ name }) => name === kind)?.schema;
  return schema && "enum" in schema ? schema.enum.map(String) : ["double", "single", "king"];
}
