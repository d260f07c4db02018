import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { takersOf } from "../../rows/deal-rows.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { write } from "../../slot.ts";

/** What is cooked where; a star marks what has neither meat nor fish. */
const dishes: Readonly<Record<string, string>> = {
  italian: "Margherita*|Lasagne bolognese|Mushroom risotto*|Spaghetti carbonara|Tiramisu*|Caprese*",
  mexican:
    "Pork tacos al pastor|Bean burrito*|Chicken quesadilla|Guacamole and chips*|Corn on the cob*",
  thai: "Chicken green curry|Pad Thai with prawns|Tofu pad see ew*|Tom yum with prawns|Mango sticky rice*",
  indian: "Butter chicken|Chana masala*|Palak paneer*|Lamb vindaloo|Vegetable samosas*",
  korean: "Beef bibimbap|Kimchi fries*|Beef bulgogi bowl|Fried chicken, gochujang|Vegetable mandu*",
  japanese: "Chicken katsu|Salmon donburi|Vegetable gyoza*|Pork miso ramen|Edamame*",
  chinese: "Pork dumplings|Mapo tofu*|Dan dan noodles with pork|Spring rolls*|Kung pao chicken",
  vietnamese: "Beef pho|Tofu banh mi*|Summer rolls*|Lemongrass chicken|Pork bun cha",
  american:
    "Beef cheeseburger|Pulled pork sandwich|Mac and cheese*|Loaded fries*|Buttermilk chicken",
  french: "Ham croque monsieur|Onion tart*|Steak frites|Ratatouille*|Crêpe with sugar*",
  greek: "Chicken gyros|Spanakopita*|Greek salad*|Lamb souvlaki|Fried halloumi*",
  turkish: "Lamb kebab|Beef lahmacun|Falafel wrap*|Lentil soup*|Chicken doner",
  lebanese: "Falafel plate*|Chicken shawarma|Hummus and pitta*|Beef kibbeh|Tabbouleh*",
  spanish: "Patatas bravas*|Seafood paella|Tortilla*|Chorizo roll|Churros*",
  mediterranean: "Falafel plate*|Grilled sea bass|Greek salad*|Lamb kofta|Stuffed peppers*",
};

const menus = oneOf("menu|menu items|dishes|items|specials|popular dishes|signature dishes");
const plants = oneOf("vegetarian|veggie|meat free");

/** A Korean kitchen cooks what is Korean; what a row says that it cooks is nearer to its name. */
export const findCuisineMenus: FindRules = (parts): readonly Rule[] => {
  const { slots } = parts;
  const cuisine = findNamed(slots, "cuisine|cuisine type|kitchen", ["text", "choice"]);
  if (!cuisine) return [];
  const takersIn = takersOf(parts);
  return slots.flatMap((list): readonly Rule[] => {
    if (list.kind !== "list" || !menus.test(list.words)) return [];
    const name = itemNamed(list, oneOf("dish|name|title|item|dish name"), "text");
    // What is described as well is told of elsewhere.
    if (name === undefined || itemNamed(list, oneOf("description|ingredients")) !== undefined)
      return [];
    const flag = itemNamed(list, plants, "boolean");
    const vegan = itemNamed(list, oneOf("vegan|plant based"), "boolean");
    // No row says which of them have meat.
    const isPlain = flag === undefined && vegan === undefined;
    const apply = (scope: Scope) => {
      if (isPlain && takersIn(scope).has(list)) return;
      const told = dishes[String(scope.values[cuisine.name]).toLowerCase()]?.split("|");
      const items = itemsOf(scope, list);
      if (!told || items.length === 0 || items.length > told.length) return;
      if (!scope.draw.library.isEnglish) return;
      const first = chanceFor(scope, list).below(told.length);
      const cooked = items.map((item, at) => {
        const dish = told[(first + at) % told.length] ?? "";
        const isGreen = dish.endsWith("*");
        return {
          ...item,
          [name]: dish.replace("*", ""),
          ...(flag === undefined ? {} : { [flag]: isGreen }),
          ...(vegan === undefined || isGreen ? {} : { [vegan]: false }),
        };
      });
      write(scope, list, cooked as Json);
    };
    return [{ reads: [cuisine, list], writes: [list], apply }];
  });
};
