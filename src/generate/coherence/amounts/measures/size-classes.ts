import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

const classes =
  "size|company size|size range|employee range|employees range|team size|headcount range|size class|employee count range";
const counts = "employees|employee count|number of employees|headcount|staff|staff count";

/** `"51-200"` and `"1000+"` say how many there are, and so does the number beside them. */
export const findSizeClasses: FindRules = ({ slots }) => {
  const named = findNamed(slots, classes, ["choice"]);
  const count = findNamed(slots, counts, ["number"]);
  const values = named && "enum" in named.schema ? named.schema.enum : [];
  if (!named || !count || !values.some((value) => toRange(value))) return [];
  return [
    {
      reads: [named],
      writes: [count],
      apply: (scope) => {
        const range = toRange(scope.values[named.name]);
        const drawn = readQuantity(scope, count);
        if (!range || drawn === undefined || (drawn >= range.least && drawn <= range.most)) return;
        const { least, most } = range;
        // Few are as large as they may be.
        const share = chanceFor(scope, count).next() ** 2;
        writeQuantity(scope, count, Math.round(least + share * (most - least)));
      },
    },
  ];
};

/** From what to what such a class goes; of the last, which has no end, to three times its beginning. */
function toRange(value: unknown): { readonly least: number; readonly most: number } | undefined {
  if (typeof value !== "string") return undefined;
  const [, first = "", last, open] =
    /^<?\s*(\d[\d,.]*k?)\s*(?:(?:-|–|_|to)\s*(\d[\d,.]*k?)|(\+))/i.exec(value) ?? [];
  if (first === "") return undefined;
  const least = toCount(first);
  if (open) return { least, most: least * 3 };
  return last === undefined ? undefined : { least, most: toCount(last) };
}

function toCount(text: string): number {
  const number = Number(text.replace(/[,.](?=\d{3})/g, "").replace(/k$/i, ""));
  return /k$/i.test(text) ? number * 1000 : number;
}
