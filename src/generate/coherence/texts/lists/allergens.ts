import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { takersOf } from "../../rows/deal-rows.ts";
import type { FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { spelledAmong } from "../../spelling.ts";

/** What must be named on a menu, by what else a list may call it, and what has it. */
const allergens: readonly (readonly [names: string, words: RegExp])[] = [
  [
    "Gluten/wheat/cereals",
    /\b(?:flour|wheat|bread|toast|sourdough|baguette|ciabatta|focaccia|buns?|bagels?|croissants?|brioche|wraps?|pita|naan|flour tortillas?|burritos?|pasta|spaghetti|penne|tagliatelle|linguine|fettuccine|lasagn[ae]|gnocchi|ravioli|ramen|udon|noodles?|couscous|bulgur|barley|rye|oats|oat|porridge|granola|muesli|pancakes?|waffles?|cakes?|tarts?|pies?|quiche|cookies?|muffins?|brownies?|biscuits?|crumble|pastry|pizza|burger|sandwich|schnitzel|dumplings?|gyoza|croutons|breadcrumbs|soy sauce|beer)\b/i,
  ],
  [
    "Milk/dairy/lactose",
    /\b(?:milk|butter|cream|creamy|cheese|cheddar|parmesan|mozzarella|feta|ricotta|halloumi|mascarpone|goat's cheese|yogh?urt|ghee|paneer|custard|mousse|tiramisu|panna cotta|cheesecake|risotto|carbonara|alfredo|gratin|lasagn[ae]|quiche|pizza|ice cream|latte|cappuccino|flat white|hot chocolate|milkshake|croissants?|pancakes?|waffles?|tarts?|brownies?)\b/i,
  ],
  [
    "Eggs/egg",
    /\b(?:eggs?|omelett?e|frittata|shakshuka|mayonnaise|mayo|aioli|meringue|mousse|custard|carbonara|quiche|pancakes?|waffles?|cakes?|tarts?|tiramisu|brownies?|muffins?|cookies?|caesar|hollandaise)\b/i,
  ],
  [
    "Fish",
    /\b(?:fish|salmon|tuna|cod|trout|anchov\w+|haddock|mackerel|sardines?|sea bass|sushi|caesar)\b/i,
  ],
  ["Shellfish/crustaceans", /\b(?:prawns?|shrimps?|crab|lobster|crayfish|shellfish)\b/i],
  ["Molluscs/shellfish", /\b(?:squid|calamari|octopus|mussels|oysters|clams|scallops)\b/i],
  [
    "Nuts/tree nuts",
    /\b(?:nuts|almonds?|walnuts?|hazelnuts?|cashews?|pistachios?|pecans?|pesto|marzipan|praline|baklava|granola)\b/i,
  ],
  ["Peanuts/peanut", /\b(?:peanuts?|satay|pad thai)\b/i],
  ["Soy/soya/soybeans", /\b(?:soy|soya|tofu|tempeh|miso|edamame|teriyaki|ramen)\b/i],
  ["Sesame", /\b(?:sesame|tahini|hummus|falafel|sushi|baba ganoush)\b/i],
  ["Celery", /\b(?:celery|celeriac|vegetable stock|minestrone)\b/i],
  ["Mustard", /\b(?:mustard|vinaigrette)\b/i],
  ["Sulphites/sulfites", /\b(?:wine|dried fruit|balsamic)\b/i],
];

/** What has one of them in it, by the first name of it: the words of dishes, or the name itself on a list. */
export function wordsOfAllergen(name: string): RegExp {
  const found = allergens.find(([names]) => names.startsWith(name));
  const names = found?.[0].replaceAll("/", "|") ?? name;
  return new RegExp(`${found?.[1].source ?? ""}|"(?:${names})"`, "i");
}

/** Coconut milk is none of a cow, nor is peanut butter. */
const plant =
  /\b(?:coconut|oat|almond|soy|soya|rice|plant|vegan) (?:milk|cream|yogh?urt)|\b(?:peanut|almond|nut|cocoa) butter|\brice noodles\b|\bcorn tortillas?\b/gi;

/** A curry is labelled with what is in it: its name and what it is made of say so. */
export const findAllergens: FindRules = (parts) => {
  const list = findNamed(parts.slots, "allergens|allergen list|allergen info", ["list"]);
  if (!list) return [];
  const name = findNamed(
    parts.slots,
    "name|title|dish|dish name|item name|meal|recipe name|product name",
    ["text"],
  );
  const made = findNamed(parts.slots, "ingredients|toppings|components", ["list", "text"]);
  // What is said of it is the next best: a creamy soup may be so without cream.
  const said = made ?? findNamed(parts.slots, "description|summary", ["text"]);
  const told = [name, said].flatMap((slot) => slot ?? []);
  if (told.length === 0) return [];
  const takersIn = takersOf(parts);
  const values = valuesOf(list);
  const apply = (scope: Scope) => {
    if (!scope.draw.library.isEnglish || takersIn(scope).has(list)) return;
    const before = scope.values[list.name];
    if (!Array.isArray(before) || before.some((item) => typeof item !== "string")) return;
    const text = JSON.stringify(told.map((slot) => scope.values[slot.name] ?? ""));
    const food = text.replaceAll(plant, (found) => found.split(" ")[0] ?? "");
    const isSmall = before.length > 0 && before.every((item) => /^\p{Ll}/u.test(String(item)));
    const found = allergens
      .filter(([, words]) => words.test(food))
      .flatMap(([names]) => spell(names.split("/"), values, isSmall) ?? []);
    write(scope, list, [...new Set(found)]);
  };
  return [{ reads: told, writes: [list], apply }];
};

function valuesOf({ schema }: Slot): readonly string[] {
  const items =
    "items" in schema && schema.items && "enum" in schema.items ? schema.items.enum : [];
  return items.filter((value) => typeof value === "string");
}

/** As the union spells it, or as the list does. */
function spell(
  names: readonly string[],
  values: readonly string[],
  isSmall: boolean,
): string | undefined {
  const [name = ""] = names;
  if (values.length === 0) return isSmall ? name.toLowerCase() : name;
  return names.flatMap((one) => spelledAmong(values, one) ?? [])[0];
}
