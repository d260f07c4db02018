import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import type { FindRules } from "../../../rule.ts";
import { isPresent, write } from "../../../slot.ts";

const lists = oneOf("players|participants|scoreboard|player stats|lineup|results");
const names = oneOf("name|player|player name|gamertag|username|nickname|handle|summoner name");
const deeds = oneOf("kills|score|points|goals|eliminations|rating|damage");

/** The best player of a match is one of those who played it, and of the side that won. */
export const findBestPlayers: FindRules = ({ slots }) => {
  const best = findNamed(slots, "mvp|mvp name|man of the match|player of the match|best player", [
    "text",
  ]);
  const list = best && slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const name = list && itemNamed(list, names, "text");
  if (!list || name === undefined) return [];
  const deed = itemNamed(list, deeds, "number");
  const side = itemNamed(list, oneOf("team|side"), "choice", "text");
  const winner = findNamed(slots, "winner|winning team|winning side", ["choice", "text"]);
  const apply = (scope: Scope) => {
    const all = itemsOf(scope, list);
    const won = winner && scope.values[winner.name];
    const own = side === undefined ? [] : all.filter((item) => item[side] === won);
    const among = own.length > 0 ? own : all;
    const [first] = among.toSorted((a, b) => Number(b[deed ?? ""]) - Number(a[deed ?? ""]));
    if (isPresent(scope.values[best.name])) write(scope, best, first?.[name]);
  };
  return [{ reads: [list, ...(winner ? [winner] : [])], writes: [best], apply }];
};
