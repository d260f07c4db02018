import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Chance } from "../../../draw/chance.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { itemNamed } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** How a dish is made, by what its name says that it is; all others are cooked in a pan. */
const ways: readonly (readonly [Matcher, string])[] = [
  [
    /\b(?:soup|broth|chowder)\b/i,
    "Cut the vegetables into small pieces.|Pour in the stock and bring to the boil.|Simmer until everything is tender.|Season, ladle into bowls and serve.",
  ],
  [
    /\b(?:focaccia|flatbread|naan|ciabatta|baguettes?|sourdough|(?:bread|dinner) rolls|burger buns)\b/i,
    "Mix flour, yeast, salt and water to a dough.|Knead well and leave it to rise for an hour.|Shape it and leave it to rise again.|Bake hot until golden.",
  ],
  [
    /\b(?:tart|cake|crumble|pie|biscuits|cookies|muffins|brownies|bread|scones)\b/i,
    "Heat the oven to 180 °C and grease the tin.|Mix flour, butter and sugar to a smooth dough.|Fill the tin and spread everything evenly.|Bake until golden.|Leave to cool before cutting.",
  ],
  [
    /\b(?:mousse|pudding|panna cotta|tiramisu|ice cream)\b/i,
    "Melt gently over hot water.|Beat the eggs and sugar until light.|Fold everything together.|Chill until it is set.",
  ],
  [
    /\b(?:pancakes|waffles|crêpes)\b/i,
    "Whisk everything to a smooth batter.|Let the batter rest.|Bake in a hot pan, one after the other.|Serve warm.",
  ],
  [
    /\b(?:porridge|granola|muesli|oats)\b/i,
    "Bring the milk to the boil.|Stir in the oats and simmer until they are soft.|Cut the fruit.|Spoon it over and serve.",
  ],
  [
    /\b(?:salad|toast|sandwich|bowl|hummus|guacamole|wraps?)\b/i,
    "Wash everything and cut it into small pieces.|Whisk oil, lemon juice, salt and pepper.|Toss, taste and serve at once.",
  ],
  [
    /\b(?:tacos|burgers?|fajitas|quesadillas)\b/i,
    "Season the filling and fry it over a high heat.|Warm the bread in a dry pan.|Chop the herbs and slice the lime.|Fill, fold and serve.",
  ],
  [
    /\brisotto\b/i,
    "Soften the onion in butter.|Stir in the rice until it shines.|Add hot stock, a ladle at a time.|Fold in the cheese and leave to rest.",
  ],
  [
    /\b(?:pasta|spaghetti|penne|linguine|carbonara|lasagne|noodles|ramen|gnocchi)\b/i,
    "Bring a large pot of salted water to the boil.|Prepare the sauce while the water heats.|Cook until firm to the bite.|Toss with the sauce and serve.",
  ],
  [
    /\b(?:shakshuka|omelette|frittata|scrambled|eggs)\b/i,
    "Soften the vegetables in a wide pan.|Season and simmer until the sauce is thick.|Add the eggs and cover.|Serve as soon as they are set.",
  ],
  [
    /\bcurry\b/i,
    "Chop the onions and soften them in oil.|Stir in the spices until they smell warm.|Add everything else and simmer for a while.|Taste, and serve with rice.",
  ],
  [
    /\b(?:stew|casserole|goulash|chilli|chili)\b/i,
    "Brown everything in a large pot.|Pour in the stock and bring to the boil.|Simmer gently until everything is tender.|Season and serve with bread.",
  ],
  [
    /\b(?:roast(?:ed)?|baked|pizza|tray|gratin|grilled)\b/i,
    "Heat the oven to 200 °C.|Spread everything on a tray and season well.|Cook until golden at the edges.|Leave to rest, then serve.",
  ],
];

/** An apple tart begins with no onions. */
export const findCookingSteps: FindRules = ({ slots }) => {
  const name = findNamed(slots, "title|name|dish|dish name|recipe name", ["text"]);
  const list = slots.find(
    ({ kind, words }) =>
      kind === "list" && oneOf("instructions|steps|directions|method|preparation").test(words),
  );
  const whole = list ? undefined : findNamed(slots, "instructions|directions|method", ["text"]);
  if (name && whole && slots.some(({ words }) => words === "ingredients"))
    return [toTold(name, whole)];
  if (!name || !list || !slots.some(({ words }) => words === "ingredients")) return [];
  const text = itemNamed(list, texts, "text");
  const place = itemNamed(list, places, "number");
  const length = itemNamed(list, lengths, "number");
  const parts = [
    "prep time|prep time minutes|prep minutes",
    "cook time|cook time minutes|cook minutes",
  ];
  const times = parts.flatMap((names) => findNamed(slots, names, ["number"]) ?? []);
  const apply = (scope: Scope) => {
    const [dish, items] = [scope.values[name.name], scope.values[list.name]];
    if (typeof dish !== "string" || !Array.isArray(items) || !scope.draw.library.isEnglish) return;
    const steps = ways.find(([words]) => words.test(dish))?.[1].split("|");
    const [pattern] = items;
    if (!steps || pattern === undefined) return;
    const all = times.reduce((sum, slot) => sum + (readQuantity(scope, slot) ?? 0), 0);
    const minutes = shareOut(all, steps.length, chanceFor(scope, list));
    const told = steps.map((step, at): Json => {
      if (!isObject(pattern) || text === undefined) return step;
      const own = items[at % items.length];
      return {
        ...(isObject(own) ? own : pattern),
        [text]: step,
        ...(place === undefined ? {} : { [place]: at + 1 }),
        ...(length === undefined ? {} : { [length]: minutes[at] ?? 5 }),
      };
    });
    write(scope, list, told);
  };
  return [{ reads: [name, list, ...times], writes: [list], apply }];
};

/** The same in one text. */
function toTold(name: Slot, whole: Slot): Rule {
  const apply = (scope: Scope) => {
    const dish = String(scope.values[name.name]);
    const steps = ways.find(([words]) => words.test(dish))?.[1].replaceAll("|", " ");
    if (scope.draw.library.isEnglish) write(scope, whole, steps);
  };
  return { reads: [name], writes: [whole], apply };
}

/** All steps together take as long as the dish does. */
function shareOut(all: number, count: number, chance: Chance): readonly number[] {
  const weights = Array.from({ length: count }, () => 1 + 2 * chance.next());
  const whole = weights.reduce((sum, one) => sum + one, 0);
  const total = Math.max(all > 0 ? all : 5 * count, count);
  const shares = weights.map((one) => Math.max(1, Math.floor((total * one) / whole)));
  const left = total - shares.reduce((sum, one) => sum + one, 0);
  return shares.map((one, at) => (at === count - 1 ? Math.max(1, one + left) : one));
}

const texts = /^(?:text|description|instructions?|step|content|title)$/;
const lengths = oneOf("minutes|mins|duration|time|timer|duration min|time min|timer min");
const places = oneOf("step|step number|number|order|position|index");
