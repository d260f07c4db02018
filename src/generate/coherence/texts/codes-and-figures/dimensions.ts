import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const sizes = oneOf("dimensions|size|measurements|format");
const sides = ["height", "width", "depth"];
const units = / (mm|cm|m|in)$/;

/** `92 × 39 cm` beside a height of 92 and a width of 39 centimetres. */
export const findDimensions: FindRules = ({ slots }) => {
  const pixels = findPixels(slots);
  if (pixels.length > 0) return pixels;
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

/** A picture of `3840 × 2160` is as wide and as high as that. */
function findPixels(slots: readonly Slot[]): readonly Rule[] {
  const told = slots.find(({ words, kind }) => kind === "text" && resolutions.test(words));
  const [width, height] = ["width", "height"].map((side) =>
    slots.find((slot) => slot.kind === "number" && pixelsOf(slot) === side),
  );
  if (!told || !width || !height) return [];
  const apply = (scope: Scope) => {
    const [, wide, high] =
      /^(\d{3,5}) ?[×x] ?(\d{3,5})$/.exec(String(scope.values[told.name])) ?? [];
    if (wide === undefined || high === undefined) return;
    write(scope, width, Number(wide));
    write(scope, height, Number(high));
  };
  return [{ reads: [told], writes: [width, height], apply }];
}

const resolutions = oneOf("resolution|screen resolution|image resolution|dimensions|size");

function pixelsOf({ words }: Slot): string {
  return words.replace(/ (?:px|pixels)$/, "");
}

function isSide({ words, kind }: Slot, side: string): boolean {
  return kind === "number" && (words === side || words.startsWith(`${side} `));
}
