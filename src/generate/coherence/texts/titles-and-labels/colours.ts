import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const colours =
  /\b(?:black|white|blue|red|green|grey|gray|brown|yellow|orange|pink|purple|beige|navy|silver|gold)\b/i;

/** A blue backpack is blue. */
export const findColours: FindRules = ({ slots }) => {
  const title = findNamed(slots, "title|name|item name|item|description", ["text"]);
  const colour = findNamed(slots, "color|colour|main color|primary color", ["text"]);
  if (!title || !colour) return [];
  const apply = (scope: Scope) => {
    const said = colours.exec(String(scope.values[title.name]))?.[0].toLowerCase();
    const told = scope.values[colour.name];
    if (said === undefined || typeof told !== "string" || told.startsWith("#")) return;
    if (told.toLowerCase().includes(said) || !scope.draw.library.isEnglish) return;
    const isSmall = told === told.toLowerCase();
    write(scope, colour, isSmall ? said : said.charAt(0).toUpperCase() + said.slice(1));
  };
  return [{ reads: [title, colour], writes: [colour], apply }];
};
