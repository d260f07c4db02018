import { oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** How much of what goes into a dish for four, as a cook writes it. */
const amounts: ReadonlyMap<string, string> = new Map(
  (
    "200 g:feta|mozzarella|dark chocolate|chocolate|white chocolate|peas|olives;300 g:flour|rice|mushrooms|red lentils|lentils|noodles|tofu|berries|oats|prawn|prawns;" +
    "400 g:spaghetti|pasta|spinach|asparagus|beef|lamb|chicken|salmon;600 g:pumpkin|potatoes|potato|beetroot|root vegetables;" +
    "400 ml:coconut milk|milk|cream|stock;1 can of:chickpeas|black beans|kidney beans|tomato sauce;125 g:butter|sugar|parmesan;" +
    "4:eggs|tomatoes|carrots|spring onions|pears|pear|apple|apples|plum|bananas|fennel;8:corn tortillas;2 tbsp:olive oil|soy sauce|honey|mustard|miso paste|sesame;" +
    "1 tsp:cumin|yeast|cinnamon|salt|paprika|turmeric;1:onion|red onion|cucumber|red pepper|lemon|lime|banana|aubergine|courgette|red cabbage;" +
    "2 cloves of:garlic;1 handful of:parsley|coriander|basil|thyme|rosemary|dill|mint|seaweed;100 ml:white wine|red wine;1 piece of:ginger"
  )
    .split(";")
    .flatMap((line) => {
      const [amount = "", names = ""] = line.split(":");
      return names.split("|").map((name) => [name, `${amount} ${name}`] as const);
    }),
);

/** Who cooks it wants to know how much: `300 g flour`, where a recipe lists its ingredients as texts. */
export const findIngredientAmounts: FindRules = ({ slots, owner }) => {
  const list = slots.find(
    ({ kind, words, items }) =>
      kind === "list" && items.length === 0 && /^ingredients(?: list)?$/.test(words),
  );
  const isElsewhere = slots.some(({ words }) => oneOf("quantities|amounts|measures").test(words));
  if (!list || isElsewhere || owner.at(-1) !== "recipe") return [];
  return [
    {
      reads: [list],
      writes: [list],
      apply: (scope) => {
        const told = scope.values[list.name];
        if (!Array.isArray(told) || !scope.draw.library.isEnglish) return;
        write(
          scope,
          list,
          told.map((one) => (typeof one === "string" ? (amounts.get(one) ?? one) : one)),
        );
      },
    },
  ];
};
