import type { Scope } from "../../../draw/scope.ts";
import { itemNamed, itemsNamed, itemsOf } from "../../items.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const fields =
  /^(?:(?:participating |competing )?(?:teams|clubs)|competitors|contestants|team names|participants|players)$/;
const callings =
  /^(?:name|team|club|title|(?:team|club|user|player|display|full) name|player|username)$/;
/** Lists of the same people or teams in the order in which they stand. */
const tables = /^(?:leaderboard|standings|rankings?|results|scores|scoreboard)$/;
const mentioned =
  /^(?:(?:home|away|first|second|winning|losing) )?(?:team|club|opponent)(?: name| [ab12])?$|^(?:home|away|opponent|winner|competitor)$/;

/** Who plays in a tournament and stands in its table is one of those that it lists. */
export const findTeamLists: FindRules = ({ slots }) => {
  const field = slots.find(({ kind, words }) => kind === "list" && fields.test(words));
  if (!field) return [];
  const calling = itemNamed(field, callings, "text");
  return slots.flatMap((list) => {
    if (list === field) return [];
    const row = tables.test(list.words) ? itemNamed(list, callings, "text") : undefined;
    const names = row === undefined ? itemsNamed(list, mentioned) : [row];
    if (names.length === 0) return [];
    const apply = (scope: Scope) => deal(scope, list, names, teamsOf(scope, field, calling));
    return [{ reads: [field, list], writes: [list], apply }];
  });
};

function teamsOf(scope: Scope, field: Slot, calling: string | undefined): readonly string[] {
  const all = scope.values[field.name];
  const texts =
    calling === undefined ? all : itemsOf(scope, field).map((item) => item[calling] ?? "");
  return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
}

/** Two at a time for matches; each once for a table, which has no more places than there are teams. */
function deal(scope: Scope, list: Slot, names: readonly string[], teams: readonly string[]): void {
  const items = itemsOf(scope, list);
  const told = names.filter((name) => typeof items[0]?.[name] === "string");
  if (told.length === 0 || teams.length < told.length) return;
  const start = chanceFor(scope, list).below(teams.length);
  const rows = told.length === 1 ? items.slice(0, teams.length) : items;
  const dealt = rows.map((item, at) => {
    const sides = told.map((name, side) => [
      name,
      teams[(start + at * told.length + side) % teams.length],
    ]);
    return { ...item, ...Object.fromEntries(sides) };
  });
  write(scope, list, dealt);
}
