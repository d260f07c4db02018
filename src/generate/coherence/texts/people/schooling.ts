import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { itemNamed } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const lists = oneOf("education|educations|degrees|qualifications|studies|academic background");
const names = oneOf("degree|qualification|title|name");
const years = oneOf("year|graduation year|end year|year graduated|completed|graduated");
const begins = oneOf("start year|from year|from");

/** Which degree comes after which, and how many years it takes. */
const steps: readonly (readonly [degree: Matcher, rank: number, length: number])[] = [
  [/\b(?:high school|diploma|associate)\b/i, 0, 2],
  [/\b(?:bachelor|bsc|ba|bs|beng|bfa)\b/i, 1, 3],
  [/\b(?:md|mbbs|dds|dvm)\b/i, 2, 6],
  [/\b(?:master|msc|ma|mba|meng|mfa)\b/i, 3, 2],
  [/\b(?:residency|fellowship)\b/i, 4, 4],
  [/\b(?:phd|doctor\w*)\b/i, 5, 4],
  [/\b(?:board|certificat\w*)\b/i, 6, 2],
];

const studied = oneOf("education|degree|qualification");

/** Whoever studies does so for as many years as the degree takes. */
function findStudy(slots: readonly Slot[]): readonly Rule[] {
  const degree = findNamed(slots, "degree|degree name|qualification|title", ["text", "choice"]);
  const begin = findNamed(slots, "start year|from year|from", ["number"]);
  const end = findNamed(slots, "end year|to year|to|graduation year|year graduated", ["number"]);
  if (!begin || !end) return [];
  const apply = (scope: Scope) => {
    const ended = readQuantity(scope, end);
    if (ended === undefined) return;
    const said = degree ? String(scope.values[degree.name]) : "";
    const length = steps.find(([words]) => words.test(said))?.[2] ?? 3;
    write(scope, begin, ended - length);
  };
  return [{ reads: degree ? [degree, end] : [end], writes: [begin], apply }];
}

/** The first degree comes first, and work after it. */
export const findSchooling: FindRules = ({ slots, owner }) => {
  if (studied.test(owner.at(-1) ?? "")) return findStudy(slots);
  const list = slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const name = list && itemNamed(list, names, "text");
  const end = list && itemNamed(list, years, "number");
  if (!list || name === undefined || end === undefined) return [];
  const begin = itemNamed(list, begins, "number");
  const practice = findNamed(
    slots,
    "years of experience|years experience|experience years|years in practice|experience",
    ["number"],
  );
  const apply = (scope: Scope) => {
    const items = scope.values[list.name];
    if (!Array.isArray(items) || !items.every(isObject)) return;
    const stepOf = (item: Json) =>
      steps.find(([degree]) => isObject(item) && degree.test(String(item[name])));
    const sorted = items.toSorted(
      (one, other) => (stepOf(one)?.[1] ?? 3) - (stepOf(other)?.[1] ?? 3),
    );
    const now = new Date(scope.draw.library.now).getUTCFullYear();
    const chance = chanceFor(scope, list);
    const worked = (practice && readQuantity(scope, practice)) ?? chance.between(2, 14);
    let year = now - worked - chance.between(0, 1);
    const told = sorted.toReversed().map((item) => {
      const length = stepOf(item)?.[2] ?? 3;
      const ended = {
        ...item,
        [end]: year,
        ...(begin === undefined ? {} : { [begin]: year - length }),
      };
      year -= length;
      return ended;
    });
    write(scope, list, told.toReversed());
  };
  return [{ reads: practice ? [list, practice] : [list], writes: [list], apply }];
};
