import { toWords } from "../../../../schema/name-words.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Parts } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const switches = oneOf("flag|toggle|featureflag|featuretoggle");
const keys = oneOf("key|slug|flag key|handle");

/** The key of a switch that is its identifier, and that nothing else can therefore decide. */
export function findOwnKey({ slots, owner }: Parts): Slot | undefined {
  if (!switches.test(owner.at(-1) ?? "")) return undefined;
  return slots.find(
    ({ words, kind, hold }) => kind === "text" && hold === "fixed" && keys.test(words),
  );
}

/** `beta-search` is called `Beta search`. */
export const findKeyNames: FindRules = (parts) => {
  const key = findOwnKey(parts);
  const name = findNamed(parts.slots, "name|title|label|display name|flag name", ["text"]);
  if (!key || !name) return [];
  return [
    {
      reads: [key],
      writes: [name],
      apply: (scope) => {
        const said = scope.values[key.name];
        const told = typeof said === "string" ? toWords(said).join(" ") : "";
        if (told !== "") write(scope, name, told.charAt(0).toUpperCase() + told.slice(1));
      },
    },
  ];
};
