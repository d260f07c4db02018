import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { itemNamed } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** How a dish is made, by what its name says that it is; all others are cooked in a pan. */
const ways: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:soup|broth|chowder)\b/i,
    "Cut the vegetables into small pieces.|Pour in the stock and bring to the boil.|Simmer until everything is tender.|Season, ladle into bowls and serve.",
  ],
  [
    /\b(?:tart|cake|crumble|pie|biscuits|cookies|muffins|brownies|bread|scones)\b/i,
    "Heat the oven to 180 °C and grease the tin.|Mix flour, butter and sugar to a smooth dough.|Fill the tin and spread everything evenly.|Bake until golden, about 35 minutes.|Leave to cool before cutting.",
  ],
  [
    /\b(?:mousse|pudding|panna cotta|tiramisu|ice cream)\b/i,
    "Melt gently over hot water.|Beat the eggs and sugar until light.|Fold everything together.|Chill for at least an hour.",
  ],
  [
    /\b(?:pancakes|waffles|crêpes)\b/i,
    "Whisk everything to a smooth batter.|Let the batter rest for ten minutes.|Bake in a hot pan, one after the other.|Serve warm.",
  ],
  [
    /\b(?:porridge|granola|muesli|oats)\b/i,
    "Bring the milk to the boil.|Stir in the oats and simmer for five minutes.|Cut the fruit.|Spoon it over and serve.",
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
    "Soften the onion in butter.|Stir in the rice until it shines.|Add hot stock, a ladle at a time.|Fold in the cheese and leave to rest for two minutes.",
  ],
  [
    /\b(?:pasta|spaghetti|penne|linguine|carbonara|lasagne|noodles|ramen|gnocchi)\b/i,
    "Bring a large pot of salted water to the boil.|Prepare the sauce while the water heats.|Cook until firm to the bite.|Toss with the sauce and serve.",
  ],
  [
    /\b(?:shakshuka|omelette|frittata|scrambled|eggs)\b/i,
    "Soften the vegetables in a wide pan.|Season and simmer for ten minutes.|Add the eggs and cover.|Serve as soon as they are set.",
  ],
  [
    /\b(?:roast(?:ed)?|baked|pizza|tray|gratin|grilled)\b/i,
    "Heat the oven to 200 °C.|Spread everything on a tray and season well.|Cook until golden at the edges.|Rest for five minutes and serve.",
  ],
];

/** An apple tart begins with no onions. */
export const findCookingSteps: FindRules = ({ slots }) => {
  const name = findNamed(slots, "title|name|dish|dish name|recipe name", ["text"]);
  const list = slots.find(
    ({ kind, words }) =>
      kind === "list" && /^(?:instructions|steps|directions|method|preparation)$/.test(words),
  );
  if (!name || !list || !slots.some(({ words }) => words === "ingredients")) return [];
  const text = itemNamed(list, texts, "text");
  const place = itemNamed(list, places, "number");
  const apply = (scope: Scope) => {
    const [dish, items] = [scope.values[name.name], scope.values[list.name]];
    if (typeof dish !== "string" || !Array.isArray(items) || !scope.draw.library.isEnglish) return;
    const steps = ways.find(([words]) => words.test(dish))?.[1].split("|");
    const [pattern] = items;
    if (!steps || pattern === undefined) return;
    const told = steps.map((step, at): Json => {
      if (!isObject(pattern) || text === undefined) return step;
      return { ...pattern, [text]: step, ...(place === undefined ? {} : { [place]: at + 1 }) };
    });
    write(scope, list, told);
  };
  return [{ reads: [name, list], writes: [list], apply }];
};

const texts = /^(?:text|description|instructions?|step|content|title)$/;
const places = /^(?:step|step number|number|order|position|index)$/;
