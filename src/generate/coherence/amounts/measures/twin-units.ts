import type { Scope } from "../../../draw/scope.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";

/** The same measure in two units: what one is of the other, and to how many decimals it is told. */
const twins: readonly (readonly [
  metric: RegExp,
  other: string,
  convert: (value: number) => number,
  decimals: number,
])[] = [
  [/ (?:c|celsius)$/, "f fahrenheit", (value) => value * 1.8 + 32, 1],
  [/ (?:kph|kmh|km h)$/, "mph", (value) => value * 0.6214, 1],
  [/ (?:km|kilometers)$/, "mi miles", (value) => value * 0.6214, 1],
  [/ (?:kg|kilograms)$/, "lb lbs pounds", (value) => value * 2.2046, 1],
  [/ (?:m|meters)$/, "ft feet", (value) => value * 3.2808, 0],
  [/ (?:sqm|m2)$/, "sqft ft2", (value) => value * 10.764, 0],
];

/** `tempF` says again what `tempC` does. */
export const findTwinUnits: FindRules = ({ slots }) => {
  const numbers = slots.filter(({ kind }) => kind === "number");
  return numbers.flatMap((slot) =>
    twins.flatMap(([metric, units, convert, decimals]) => {
      const [unit] = metric.exec(slot.words) ?? [];
      if (unit === undefined) return [];
      const stem = slot.words.slice(0, -unit.length);
      const names = units.split(" ").map((other) => `${stem} ${other}`);
      const twin = numbers.find((other) => other !== slot && names.includes(other.words));
      if (!twin) return [];
      const apply = (scope: Scope) => {
        const value = readQuantity(scope, slot);
        if (value !== undefined)
          writeQuantity(scope, twin, Number(convert(value).toFixed(decimals)));
      };
      return [{ reads: [slot], writes: [twin], apply }];
    }),
  );
};
