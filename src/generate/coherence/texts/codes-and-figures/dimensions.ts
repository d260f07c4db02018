import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const sizes = oneOf("dimensions|size|measurements|format");
const sides = ["height", "width", "depth"];
const units = / (mm|cm|m|in)$/;

/** `92 × 39 cm` beside a height of 92 and a width of 39 centimetres. */
export const findDimensions: FindRules = ({ slots }) => {
  const told = slots.find(({ words, kind }) => kind === "text" && sizes.test(words));
  const measured = sides.flatMap((side) => slots.find((slot) => isSide(slot, side)) ?? []);
  if (!told || measured.length < 2) return [];
  const unit = units.exec(measured[0]?.words ?? "")?.[1] ?? "cm";
  const apply = (scope: Scope) => {
    const { values } = scope;
    const lengths = measured.map(({ name }) => values[name]);
    const isTold = /\d ?[×x] ?\d/.test(String(values[told.name]));
    if (isTold && lengths.every((length) => typeof length === "number"))
      write(scope, told, `${lengths.join(" × ")} ${unit}`);
  };
  return [{ reads: measured, writes: [told], apply }];
};

function isSide({ words, kind }: Slot, side: string): boolean {
  return kind === "number" && (words === side || words.startsWith(`${side} `));
}
