import { isObject, type Json } from "../../../../schema/schema.ts";
import { oneOf } from "../../../one-of.ts";
import { to, toState } from "../../../state-words.ts";
import { itemNamed } from "../../items.ts";
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
  "mobile|phone|data|cell|sim|wash|carwash|spa|salon|beauty|cleaning|laundry|moving|storage|repair|garden|lawn|pool|pest|dog|pet|grooming|party|birthday|funeral|tutoring|lesson|music|driving|dance|ski|surf|golf|climbing|bowling|escape|rental|parking|charging|locker|desk|coworking|print|printing|detailing|maintenance|care|hotel|stay|cruise|nursing|daycare|walking|boat|pass|massage|gift|tasting|energy|electricity|internet|broadband|meal|insurance|health|treatment|training|workout|membership|gym|fitness|class|tour|travel|holiday|vacation|trip|wedding|photo|catering|delivery|event",
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
  const tier = findNamed(slots, "tier|level|type|plan|plan type|tier name", ["choice"]);
  const offers = slots.filter(({ kind, words }) => kind === "list" && offered.test(words));
  return [
    toName(name),
    toPrice(month, 1),
    toPrice(year, 10),
    ...bounds.map(toLimit),
    toTier(tier),
    ...offers.map(toFeatures),
    ...slots.filter(({ kind, words }) => kind === "boolean" && isFree.test(words)).map(toFreeness),
    toSaying(findNamed(slots, "description|tagline|summary|subtitle", ["text"])),
  ].flatMap((rule) => rule ?? []);
};

const isFree = /^(?:is )?(?:free|free tier|free plan)$/;

function toFreeness(slot: Slot): Rule {
  const apply: Rule["apply"] = (scope) =>
    void write(scope, slot, rungOf(scope.draw.index).rung === 0);
  return { reads: [], writes: [slot], apply };
}

const sayings = [
  "For trying things out and small personal projects.",
  "Everything one person needs to get going.",
  "For freelancers with more than one client.",
  "For professionals who work with others every day.",
  "For growing teams that share their work.",
  "For companies with several teams.",
  "For large organisations with their own rules.",
];

function toSaying(slot: Slot | undefined): Rule | undefined {
  if (!slot) return undefined;
  const apply: Rule["apply"] = (scope) => {
    if (scope.draw.library.isEnglish)
      write(scope, slot, sayings[rungOf(scope.draw.index).rung] ?? "");
  };
  return { reads: [], writes: [slot], apply };
}

/** What the rungs are called where there are fewer of them. */
const rungs = [
  "free|trial|hobby|community",
  "starter|basic|lite|mini|student|personal|individual|solo",
  "plus|standard|silver|classic|essential",
  "pro|professional|growth|gold|advanced",
  "team|premium|unlimited",
  "business|scale|platinum|ultimate",
  "enterprise|custom|corporate",
].map((names) => to(names));

/** The step of a shorter ladder that is nearest; only what is free costs nothing. */
function toTier(slot: Slot | undefined): Rule | undefined {
  const values: readonly Json[] = slot && "enum" in slot.schema ? slot.schema.enum : [];
  const known = values.map((value) => ({
    value,
    at: rungs.findIndex((names) => names.test(toState(value) ?? "")),
  }));
  if (!slot || known.length === 0 || known.some(({ at }) => at === -1)) return undefined;
  return {
    reads: [],
    writes: [slot],
    apply: (scope) => {
      const { rung } = rungOf(scope.draw.index);
      const [nearest] = known
        .filter(({ at }) => rung === 0 || at > 0)
        .toSorted((a, b) => Math.abs(a.at - rung) - Math.abs(b.at - rung));
      if (nearest) write(scope, slot, nearest.value);
    },
  };
}

const offered = oneOf("features|feature list|highlights|included features|benefits|perks");
const features = [
  "Up to 3 projects",
  "Community support",
  "Basic reports",
  "Unlimited projects",
  "Daily backups",
  "Email support",
  "Guest accounts",
  "API access",
  "Custom domain",
  "Advanced reports",
  "Priority support",
  "Audit log",
  "Single sign-on",
  "99.9 % uptime",
];
/** How many of them the rungs have, and from which on they are worth telling. */
const spans = [
  [0, 3],
  [2, 5],
  [3, 7],
  [3, 9],
  [6, 11],
  [7, 12],
  [9, 14],
] as const;

/** What is free has the least of it, and the biggest plan has it all. */
function toFeatures(slot: Slot): Rule | undefined {
  const name = itemNamed(slot, oneOf("name|title|label|text|feature|description"), "text");
  const flag = slot.items.find(({ kind }) => kind === "boolean");
  if (slot.items.length > 0 && name === undefined) return undefined;
  return {
    reads: [],
    writes: [slot],
    apply: (scope) => {
      const before = scope.values[slot.name];
      if (!scope.draw.library.isEnglish || !Array.isArray(before)) return;
      const [from, until] = spans[rungOf(scope.draw.index).rung] ?? spans[0];
      if (name === undefined) {
        if (before.every((one) => typeof one === "string"))
          write(scope, slot, features.slice(from, until).slice(-Math.max(3, before.length)));
        return;
      }
      const step = flag ? features.length / Math.max(1, before.length) : 1;
      const start = flag ? 0 : from;
      const told = before.map((item, at) => {
        const place = Math.min(features.length - 1, start + Math.floor(at * step));
        const own = {
          [name]: features[place] ?? "",
          ...(flag ? { [flag.name]: place < until } : {}),
        };
        return isObject(item) ? { ...item, ...own } : item;
      });
      write(scope, slot, flag ? told : told.slice(0, until - from));
    },
  };
}

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
