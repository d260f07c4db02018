import type { Member } from "../member.ts";
import type { NumberHint } from "../values/number-range.ts";
import { readWords } from "./names/rule-index.ts";
import { numberRules } from "./rules/numbers/number-rules.ts";

/** Units in which a table may know a measure, and how many of the named unit one of them is. */
type Twins = readonly (readonly [unit: string, factor: number, plus?: number])[];

const twins: ReadonlyMap<string, Twins> = new Map(
  Object.entries<Twins>({
    "ft feet foot": [
      ["m", 3.2808],
      ["", 3.2808],
    ],
    "yd yards yds": [["m", 1.0936]],
    "in inch inches": [
      ["cm", 0.3937],
      ["mm", 0.0394],
    ],
    "mi mile miles": [["km", 0.6214]],
    "lb lbs pounds pound": [["kg", 2.2046]],
    "oz ounces ounce": [["g", 0.0353]],
    "f fahrenheit": [["c", 1.8, 32]],
    mph: [
      ["kmh", 0.6214],
      ["", 0.6214],
    ],
    "kn kt kts knots": [
      ["knots", 1],
      ["kmh", 0.54],
      ["", 0.54],
    ],
    "gal gallons gallon": [
      ["liters", 0.2642],
      ["l", 0.2642],
    ],
    acres: [["hectares", 2.4711]],
    "cm m km kg g c celsius kmh kph l liters litres ml mhz": [["", 1]],
  }).flatMap(([names, all]) => names.split(" ").map((name) => [name, all] as const)),
);

const mostCentimetres = 400;

/** Of which a table tells in metres and degrees, whatever stands before them. */
const measures = /^(?:altitude|elevation|depth|speed|wind speed|distance)$/;

/** What no table knows in its unit is what one knows in another, or without any: `hullLengthFt` as `hull length m`. */
export function findByUnit(member: Member): readonly [rule: string, NumberHint] | undefined {
  const { words } = member;
  const unit = words.at(-1) ?? "";
  const all = words.length > 1 && twins.get(unit);
  if (!all) return undefined;
  const stem = words.slice(0, -1);
  const [own] = readWords(words, member, numberRules);
  // `weight lbs` is told as it is; of water a table may know more than of any temperature.
  const isOwn = own && own.rule.name !== unit;
  const { models, neighbours } = own?.rule ?? {};
  if (isOwn && (own.role.length === 0 || models?.size || neighbours?.size)) return undefined;
  const most = isOwn ? own.role.length - 1 : stem.length;
  for (const [other, factor, plus = 0] of all) {
    const read = other === "" ? stem : [...stem, other];
    for (const { rule, role } of readWords(read, member, numberRules)) {
      const { says, name } = rule;
      // Without a unit only the whole name is sure to measure the same; a unit alone measures anything.
      const isSure = other !== "" || role.length === 0 || measures.test(name);
      if (name === other || !isSure || role.length > most) break;
      const hint = typeof says === "function" ? says({ member, role }) : says;
      // What has no unit may be counted in pixels, or heads.
      if (other === "" && unit === "cm" && hint && hint.most > mostCentimetres) break;
      if (hint) return [name, factor === 1 ? hint : convert(hint, factor, plus)];
    }
  }
  return undefined;
}

function convert({ least, most }: NumberHint, factor: number, plus: number): NumberHint {
  const [low, high] = [least * factor + plus, most * factor + plus];
  // As finely as people tell it: 5.5 pounds, 38 feet, 36,000 feet.
  const decimals = high < 20 ? 1 : high < 2000 ? 0 : -2;
  const unit = 10 ** -decimals;
  return { least: Math.ceil(low / unit) * unit, most: Math.floor(high / unit) * unit, decimals };
}
