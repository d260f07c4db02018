import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Chance } from "../../../draw/chance.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { itemNamed } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** What a dish is made of that its name speaks of: how it is listed, and how much of it in what. */
const parts: readonly (readonly [Matcher, string, least: number, most: number, unit: string])[] = [
  [/\bchickpeas?\b/i, "Chickpeas", 1, 2, "can"],
  [/\blentils?\b/i, "Lentils", 200, 300, "g"],
  [/\bsalmon\b/i, "Salmon fillet", 300, 500, "g"],
  [/\bmushrooms?\b/i, "Mushrooms", 250, 400, "g"],
  [/\bchicken\b/i, "Chicken thighs", 400, 600, "g"],
  [/\btofu\b/i, "Tofu", 250, 400, "g"],
  [/\baubergines?\b/i, "Aubergine", 2, 3, "piece"],
  [/\bprawns?\b/i, "Prawns", 250, 400, "g"],
  [/\bcauliflower\b/i, "Cauliflower", 1, 2, "piece"],
  [/\brice\b/i, "Rice", 200, 350, "g"],
  [/\byoghurt\b/i, "Yoghurt", 150, 250, "g"],
  [/\bgarlic\b/i, "Garlic", 2, 4, "clove"],
  [/\bcoconut\b/i, "Coconut milk", 1, 2, "can"],
  [/\bblack beans\b/i, "Black beans", 1, 2, "can"],
  [/\bfennel\b/i, "Fennel", 1, 2, "piece"],
  [/\btomato(?:es)?\b/i, "Tomatoes", 3, 5, "piece"],
  [/\bspring onions?\b/i, "Spring onions", 3, 5, "piece"],
  [/\b(?:spaghetti|pasta|penne|linguine|lasagne)\b/i, "Pasta", 300, 500, "g"],
  [/\b(?:beef|steak|burger)\b/i, "Beef", 300, 500, "g"],
  [/\bapples?\b/i, "Apples", 4, 6, "piece"],
  [/\bpears?\b/i, "Pears", 3, 4, "piece"],
  [/\bplums?\b/i, "Plums", 8, 12, "piece"],
  [/\blemon (?:tart|cake)\b|\blemonade\b/i, "Lemons", 3, 5, "piece"],
  [/\bchocolate\b/i, "Chocolate", 150, 250, "g"],
  [/\balmonds?\b/i, "Ground almonds", 150, 250, "g"],
  [/\bbananas?\b/i, "Bananas", 2, 3, "piece"],
  [/\b(?:shakshuka|omelettes?|frittata|eggs?)\b/i, "Eggs", 4, 6, "piece"],
  [/\b(?:porridge|oats)\b/i, "Oats", 150, 250, "g"],
  [/\bpumpkin\b/i, "Pumpkin", 400, 600, "g"],
  [/\bspinach\b/i, "Spinach", 150, 250, "g"],
  [/\bfeta\b/i, "Feta", 150, 200, "g"],
  [/\bnoodles\b/i, "Noodles", 250, 350, "g"],
  [/\bberr(?:y|ies)\b/i, "Berries", 150, 250, "g"],
  [/\btacos?\b|\btortillas\b/i, "Corn tortillas", 8, 12, "piece"],
];

/** What is sweet has these, and no cheese. */
const sweet = /\b(?:tart|mousse|crumble|cake|pudding|biscuits)\b/i;
const sweetParts =
  /(?:flour|butter|sugar|eggs?|oats|milk|cream|chocolate|cocoa|honey|vanilla|almonds|cinnamon|berries)$/i;
const baked = /\b(?:tart|crumble|cake|biscuits)\b/i;
const sweets: typeof parts = [
  [/\bflour\b/i, "Flour", 200, 300, "g"],
  [/\bsugar\b/i, "Sugar", 100, 150, "g"],
  [/\bbutter\b/i, "Butter", 100, 200, "g"],
  [/\beggs?\b/i, "Eggs", 2, 4, "piece"],
];

/** How much one takes of what no dish is called after, by the word that its name ends with. */
const measures: readonly (readonly [Matcher, least: number, most: number, unit: string])[] = [
  [/(?:oil|vinegar|sauce|honey|syrup|paste|juice|tahini|mustard|cocoa|ginger)$/i, 1, 3, "tbsp"],
  [
    /(?:salt|pepper|cumin|cinnamon|paprika|chill?i|turmeric|powder|seeds?|oregano|yeast)$/i,
    1,
    2,
    "tsp",
  ],
  [
    /(?:basil|parsley|coriander|mint|thyme|rosemary|dill|chives|spinach|seaweed|rocket)$/i,
    1,
    2,
    "handful",
  ],
  [/(?:milk|stock|water|broth|wine|cream)$/i, 100, 500, "ml"],
  [/(?:sugar|butter|cheese|parmesan|feta|mozzarella|peas|beans|olives|nuts)$/i, 50, 150, "g"],
  [
    /(?:flour|rice|oats|quinoa|couscous|noodles|pasta|lentils|asparagus|mushrooms?)$/i,
    200,
    350,
    "g",
  ],
  [/(?:beef|lamb|chicken|pork|fish|pumpkin)$/i, 400, 700, "g"],
  [
    /(?:red pepper|egg|onion|carrot|lemon|lime|apple|pear|cucumber|courgette|banana|fennel)$/i,
    1,
    2,
    "piece",
  ],
  [
    /(?:eggs|onions|carrots|potatoes|lemons|limes|apples|pears|plums|tomatoes|courgettes|bananas|tortillas)$/i,
    2,
    5,
    "piece",
  ],
];

/** A chickpea stew has chickpeas among its ingredients. */
export const findDishes: FindRules = ({ slots }) => {
  const name = findNamed(slots, "title|name|dish|dish name|recipe name", ["text"]);
  const list = slots.find(({ kind, words }) => kind === "list" && words === "ingredients");
  if (!name || !list) return [];
  const [calling, amount, unit, note] = [names, amounts, units, notes].map(
    (of) => itemNamed(list, of) ?? "",
  );
  const keys = { calling, amount, unit, note };
  const serves = findNamed(slots, "servings|serves|portions|serving count|number of servings", [
    "number",
  ]);
  const apply = (scope: Scope) => {
    const [dish, items] = [scope.values[name.name], scope.values[list.name]];
    if (typeof dish !== "string" || !Array.isArray(items)) return;
    const said = parts.filter(([words]) => words.test(dish));
    if (!scope.draw.library.isEnglish) return;
    const eaters = serves ? (readQuantity(scope, serves) ?? usual) : usual;
    const share = Math.min(4, Math.max(0.5, eaters / usual));
    const measured = toMeasured(items, { ...keys, share }, scope, list);
    const [all, kept] = sweet.test(dish) ? toSweet(dish, said, measured, keys) : [said, measured];
    if (all.length === 0) {
      write(scope, list, measured);
      return;
    }
    // What is said of a spice is not said of the main thing, as far as the type can do without.
    for (const told of [undefined, null, "as the others"])
      for (const most of [Infinity, items.length]) {
        const listed = toListed(kept, all, scope, list, { ...keys, told, share });
        if (write(scope, list, listed.slice(0, Math.max(most, all.length)))) return;
      }
  };
  return [
    { reads: serves ? [name, serves, list] : [name, list], writes: [list], apply } satisfies Rule,
  ];
};

/** For how many the tables measure. */
const usual = 4;

/** What was drawn for something sweet stays; only what was drawn at random lacks the usual. */
function toSweet(
  dish: string,
  said: typeof parts,
  items: readonly Json[],
  keys: Pick<Keys, "calling">,
): readonly [typeof parts, readonly Json[]] {
  const kept = items.filter((item) => sweetParts.test(nameOf(item, keys)));
  if (kept.length > 2) return [said, kept];
  const needed = sweets.filter(([, name]) => name !== "Flour" || baked.test(dish));
  return [[...said, ...needed], kept.length === 0 ? items.slice(0, 1) : kept];
}

function nameOf(item: Json, { calling = "" }: Pick<Keys, "calling">): string {
  return String(isObject(item) ? item[calling] : item);
}

/** Nobody takes three cups of cumin. */
function toMeasured(
  items: readonly Json[],
  { calling = "", amount = "", unit = "", share = 1 }: Partial<Keys>,
  scope: Scope,
  list: Slot,
): readonly Json[] {
  const chance = chanceFor(scope, list);
  return items.map((drawn, at) => {
    const item = at === 0 ? withNeeded(drawn) : drawn;
    if (!isObject(item) || item[amount] === undefined) return item;
    const isApart = typeof item[unit] === "string" && typeof item[amount] === "number";
    // `amount: "2 cups"` says in one what others say in two.
    const isWhole = unit === "" && typeof item[amount] === "string";
    const found =
      isApart || isWhole
        ? measures.findLast(([words]) => words.test(String(item[calling])))
        : undefined;
    if (!found) return item;
    const [, least, most, told] = found;
    const much = drawAmount(chance, least, most, share);
    if (isApart) return { ...item, [amount]: much, [unit]: told };
    return { ...item, [amount]: told === "piece" ? String(much) : `${much} ${told}` };
  });
}

/** What stands first is what it is made of. */
function withNeeded(item: Json): Json {
  const key = isObject(item) && Object.keys(item).find((name) => optional.test(name));
  return key && isObject(item) ? { ...item, [key]: false } : item;
}

function drawAmount(chance: Chance, least: number, most: number, share = 1): number {
  const step = most > 20 ? 50 : 1;
  const drawn = least + chance.between(0, (most - least) / step) * step;
  const rounded = step === 50 ? 25 : 1;
  return Math.max(rounded, Math.round((drawn * share) / rounded) * rounded);
}

/** What the name says first, then what was drawn and is something else. */
function toListed(
  items: readonly Json[],
  said: readonly (typeof parts)[number][],
  scope: Scope,
  list: Slot,
  keys: Keys,
): readonly Json[] {
  const others = items.filter((item) => !said.some(([words]) => words.test(nameOf(item, keys))));
  const chance = chanceFor(scope, list);
  const [pattern] = items;
  if (pattern === undefined) return items;
  const own = said.map(([, name, least, most, unit]): Json => {
    const amount = drawAmount(chance, least, most, keys.share);
    if (typeof pattern === "string") return isSmall(pattern) ? name.toLowerCase() : name;
    return isObject(pattern) ? toItem(pattern, keys, name, amount, unit) : pattern;
  });
  return [...own, ...others];
}

const names = oneOf("name|ingredient|item");
const amounts = oneOf("quantity|amount|qty");
const notes = oneOf("note|notes|preparation|comment");
const units = oneOf("unit|measure|unit of measure");
const optional = /^(?:is_?)?optional$/i;

/** What the members of an ingredient are called; empty for what it does not have. */
type Keys = Readonly<Record<"calling" | "amount" | "unit" | "note", string | undefined>> & {
  /** What is noted of the main thing; a text for what is noted of others. */
  readonly told: string | null | undefined;
  /** How much more than four of them eat. */
  readonly share?: number;
};

/** As the others are written. */
function toItem(
  pattern: JsonObject,
  keys: Keys,
  name: string,
  amount: number,
  unit: string,
): JsonObject {
  const entries = Object.entries(pattern).flatMap(([key, value]): [string, Json][] => {
    if (key === keys.calling) return [[key, name]];
    if (key === keys.amount) {
      const much = unit === "piece" ? String(amount) : `${amount} ${unit}`;
      return [[key, typeof value === "number" ? amount : much]];
    }
    if (key === keys.unit) return [[key, unit]];
    // No dish is called after what can be left out.
    if (optional.test(key)) return [[key, false]];
    if (key !== keys.note || typeof keys.told === "string") return [[key, value as Json]];
    return keys.told === null ? [[key, null]] : [];
  });
  return Object.fromEntries(entries);
}

function isSmall(text: string): boolean {
  return text === text.toLowerCase();
}
