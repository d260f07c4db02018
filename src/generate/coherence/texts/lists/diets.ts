import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { wordsOfAllergen } from "./allergens.ts";

const animals =
  /\b(?:chicken|beef|pork|lamb|duck|turkey|bacon|ham|salami|chorizo|sausage|steak|ribs|meatballs?|bolognese|carbonara|salmon|tuna|cod|trout|prawns?|shrimps?|squid|octopus|mussels|oysters|fish|anchov\w+|schnitzel|burger|brisket|veal|rabbit)\b/i;
const dairy =
  /\b(?:cheese|cheddar|halloumi|mozzarella|feta|parmesan|ricotta|yogh?urt|cream|creamy|butter|milk|eggs?|omelette|honey|custard|mousse|tiramisu|panna cotta|risotto|pancakes?|waffles?|carbonara)\b/i;

const gluten = wordsOfAllergen("Gluten");
const milk = wordsOfAllergen("Milk");
const eggs = wordsOfAllergen("Eggs");
const nuts = wordsOfAllergen("Nuts");
const seafood =
  /\b(?:shellfish|crustaceans|molluscs|calamari|crab|lobster|clams|scallops|pepperoni|prosciutto)\b/i;

/** What has salmon in it is not vegetarian, and what has cheese in it not vegan. */
export const findDiets: FindRules = ({ slots }) => [
  ...findOwn(slots),
  ...findTags(slots),
  ...findLabelled(slots),
  ...findListed(slots),
  ...findAllergens(slots),
];

/** What is vegan has no milk in it, whatever else one may not stand. */
function findAllergens(slots: readonly Slot[]): readonly Rule[] {
  const vegan = findNamed(slots, "vegan|is vegan", ["boolean"]);
  const list = findNamed(slots, "allergens|allergies|contains|allergen list", ["list"]);
  if (!vegan || !list) return [];
  const apply = (scope: Scope) => {
    const items = scope.values[list.name];
    if (scope.values[vegan.name] !== true || !Array.isArray(items)) return;
    const left = items.filter((item) => !ofAnimals.test(String(item)));
    if (left.length < items.length) write(scope, list, left);
  };
  return [{ reads: [vegan, list], writes: [list], apply }];
}

const ofAnimals = /^(?:milk|dairy|lactose|eggs?|fish|shellfish|crustaceans|molluscs)$/i;

const labels: readonly (readonly [label: Matcher, forbidden: readonly Matcher[]])[] = [
  [/^vegetarian$/i, [animals]],
  [/^vegan$/i, [animals, dairy]],
  [/^dairy.free$/i, [dairy]],
];

const labelLists =
  "tags|dietary tags|dietary labels|labels|diets|dietary|diet|diet labels|keywords";

/** Nor is it labelled so. */
function findTags(slots: readonly Slot[]): readonly Rule[] {
  const name = findNamed(slots, "name|title|dish|dish name|item name|meal|recipe name", ["text"]);
  const tags = findNamed(slots, labelLists, ["list"]);
  if (!name || !tags) return [];
  const apply = (scope: Scope) => {
    const [dish, list] = [String(scope.values[name.name]), scope.values[tags.name]];
    if (!Array.isArray(list)) return;
    const isTrue = (label: Json) =>
      !labels.some(
        ([word, forbidden]) =>
          word.test(String(label)) && forbidden.some((words) => words.test(dish)),
      );
    if (!list.every(isTrue)) write(scope, tags, list.filter(isTrue));
  };
  return [{ reads: [name, tags], writes: [tags], apply }];
}

const flagged: readonly (readonly [says: string, flag: string])[] = [
  ["vegan", "vegan|is vegan"],
  ["vegetarian", "vegetarian|is vegetarian"],
  ["gluten-free", "gluten free|is gluten free"],
  ["dairy-free", "dairy free|is dairy free"],
];

/** What is said by a flag is said by the labels, too. */
function findLabelled(slots: readonly Slot[]): readonly Rule[] {
  const list = findNamed(slots, labelLists, ["list"]);
  if (!list || /^tags|keywords$/.test(list.words)) return [];
  return flagged.flatMap(([says, names]) => {
    const flag = findNamed(slots, names, ["boolean"]);
    if (!flag) return [];
    const apply = (scope: Scope) => {
      const items = scope.values[list.name];
      if (!Array.isArray(items)) return;
      const others = items.filter((item) => String(item).toLowerCase() !== says);
      const isSaid = others.length < items.length;
      if (isSaid === (scope.values[flag.name] === true)) return;
      const capital = says.charAt(0).toUpperCase() + says.slice(1);
      const own = others.some((item) => /^[A-Z]/.test(String(item))) ? capital : says;
      write(scope, list, isSaid ? others : [...items, own]);
    };
    return [{ reads: [flag, list], writes: [list], apply }];
  });
}

const peppery = /\b(?:spicy|hot|chill?i|curry|jalape[nñ]o|kimchi|harissa|tacos|arrabbiata)\b/i;

function findOwn(slots: readonly Slot[]): readonly Rule[] {
  const name = findNamed(slots, "name|title|dish|dish name|item name|meal|recipe name", ["text"]);
  if (!name) return [];
  const told = [
    name,
    findNamed(slots, "ingredients|toppings|components", ["list"]),
    findNamed(slots, "description|about|summary", ["text"]),
    findNamed(slots, "allergens|contains|allergen list", ["list"]),
  ].filter((slot) => slot !== undefined);
  const flags = [
    [findNamed(slots, "vegetarian|is vegetarian|veg|is veg", ["boolean"]), [animals, seafood]],
    [findNamed(slots, "vegan|is vegan", ["boolean"]), [animals, seafood, dairy, milk, eggs]],
    [findNamed(slots, "gluten free|is gluten free|glutenfree", ["boolean"]), [gluten]],
    [findNamed(slots, "dairy free|is dairy free|lactose free", ["boolean"]), [dairy, milk]],
    [findNamed(slots, "nut free|is nut free|nuts free", ["boolean"]), [nuts]],
  ] as const;
  const own = flags.flatMap(([flag, forbidden]): readonly Rule[] | Rule => {
    if (!flag) return [];
    return {
      reads: told,
      writes: [flag],
      apply: (scope) => {
        // What is in it tells as much as what it is called.
        const dish = JSON.stringify(told.map((slot) => scope.values[slot.name] ?? ""));
        write(scope, flag, !forbidden.some((words) => words.test(dish)));
      },
    };
  });
  return [...own, ...toHot(slots, name)];
}

/** A tiramisu is not spicy; where a level tells how much, it tells whether. */
function toHot(slots: readonly Slot[], name: Slot): readonly Rule[] {
  const flag = findNamed(slots, "spicy|is spicy|hot", ["boolean"]);
  if (!flag || slots.some(({ words }) => /^(?:spic|heat)\S* (?!y$)/.test(words))) return [];
  const apply = (scope: Scope) =>
    void write(scope, flag, peppery.test(String(scope.values[name.name])));
  return [{ reads: [name], writes: [flag], apply }];
}

/** A map: a member may be called as an object's own are, `constructor`. */
const kinds: ReadonlyMap<string, readonly Matcher[]> = new Map([
  ["vegetarian", [animals, seafood]],
  ["vegan", [animals, seafood, dairy]],
]);

/** What a menu has under its headings is named by them, after each dish was looked at alone. */
function findListed(slots: readonly Slot[]): readonly Rule[] {
  return slots.flatMap((list) => {
    const name = itemNamed(list, oneOf("name|title|dish"), "text");
    const flags = list.items.flatMap((item) => {
      const kept = item.readings.flatMap((reading) => kinds.get(reading) ?? []);
      return item.kind === "boolean" && kept.length > 0 ? [[item.name, kept] as const] : [];
    });
    if (name === undefined || flags.length === 0) return [];
    const apply = (scope: Scope) => {
      const told = itemsOf(scope, list).map((item) => {
        const isFree = (of: readonly Matcher[]) =>
          !of.some((one) => one.test(JSON.stringify(item)));
        const said = flags.filter(([flag]) => typeof item[flag] === "boolean");
        return { ...item, ...Object.fromEntries(said.map(([flag, of]) => [flag, isFree(of)])) };
      });
      write(scope, list, told);
    };
    return { reads: [list], writes: [list], apply };
  });
}
