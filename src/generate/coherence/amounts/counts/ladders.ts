import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { writeQuantity } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const ladders = oneOf("plan|tier|package|membership tier|pricing plan");
const steps = ["Free", "Starter", "Plus", "Pro", "Team", "Business", "Enterprise"];
const prices = [0, 9, 19, 39, 79, 149, 299];
/** How much the rungs allow: numbers that somebody would print on a page of prices. */
const sizes = [5, 10, 25, 50, 100, 250, 1000];
const monthly =
  "monthly price|price monthly|price per month|price|amount|cost|monthly cost|monthly fee";
const yearly = "yearly price|annual price|price yearly|price annually|price per year|annual cost";
const limits =
  /^(?:max|limit|included)\b|\b(?:limit|max|quota|seats|users|projects|storage gb|members)$/;

/** What a line, a meter or a kitchen sells is called by its own names. */
const others = oneOf(
  "mobile|phone|data|cell|sim|energy|electricity|internet|broadband|meal|insurance|health|treatment|training|workout|membership|gym|fitness|class|tour|travel|holiday|vacation|trip|wedding|photo|catering|delivery|event",
);

/** Plans cost more and allow more the bigger they are. */
export const findLadders: FindRules = ({ slots, owner }) => {
  const isTop = slots.every(({ member }) => member.isTop);
  if (!isTop || !ladders.test(owner.at(-1) ?? "")) return [];
  if (owner.slice(0, -1).some((word) => others.test(word.replace("~", "")))) return [];
  const name = findNamed(slots, "name|title|label", ["text"]);
  const month = findNamed(slots, monthly, ["number"]);
  const year = findNamed(slots, yearly, ["number"]);
  if (!name || !(month ?? year)) return [];
  const bounds = slots.filter(({ kind, words }) => kind === "number" && limits.test(words));
  return [toName(name), toPrice(month, 1), toPrice(year, 10), ...bounds.map(toLimit)].flatMap(
    (rule) => rule ?? [],
  );
};

function rungOf(index: number): { readonly rung: number; readonly round: number } {
  return { rung: index % steps.length, round: Math.floor(index / steps.length) + 1 };
}

function toName(slot: Slot): Rule {
  return {
    reads: [],
    writes: [slot],
    apply: (scope) => {
      const { rung, round } = rungOf(scope.draw.index);
      const step = steps[rung] ?? "";
      write(scope, slot, round === 1 ? step : `${step} ${round}`);
    },
  };
}

/** A year costs ten months. */
function toPrice(slot: Slot | undefined, months: number): Rule | undefined {
  if (!slot) return undefined;
  return {
    reads: [],
    writes: [slot],
    apply: (scope) => {
      const { rung, round } = rungOf(scope.draw.index);
      writeQuantity(scope, slot, (prices[rung] ?? 0) * months * round);
    },
  };
}

function toLimit(slot: Slot): Rule {
  return {
    reads: [],
    writes: [slot],
    apply: (scope) => {
      const { rung, round } = rungOf(scope.draw.index);
      writeQuantity(scope, slot, (sizes[rung] ?? 5) * round);
    },
  };
}
