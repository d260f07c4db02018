import { isObject, type Json, type JsonObject } from "../../../../../schema/schema.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { isPresent, write } from "../../../slot.ts";

const sides = oneOf("team|side|scoring team|for");
const minutes = oneOf("minute|match minute|min");

/** The score is what the goals say, and nobody scores in a minute that is still to come. */
export const findGoals: FindRules = ({ slots }) => {
  const list = slots.find(
    ({ words, items }) => oneOf("goals|scorers|goal scorers").test(words) && items.length > 0,
  );
  const home = findNamed(slots, "home score|home goals|score home", ["number"]);
  const away = findNamed(slots, "away score|away goals|score away", ["number"]);
  if (!list || !home || !away) return [];
  const [side, when] = [sides, minutes].map((names) => itemNamed(list, names));
  const minute = findNamed(slots, "minute|current minute", ["number"]);
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const played = minute && readQuantity(scope, minute);
    const scored = played === 0 ? [] : items;
    const goals = when === undefined ? scored : toCourse(scored, when, played);
    if (goals.length !== items.length || goals.some((goal, at) => goal !== items[at]))
      write(scope, list, goals as Json);
    if (!isPresent(scope.values[home.name])) return;
    if (side === undefined) {
      // Who scored does not say for whom: as many as the score tells, in its proportion.
      const [own = 0, others = 0] = [home, away].map((slot) => readQuantity(scope, slot) ?? 0);
      const share = own + others === 0 ? 0.5 : own / (own + others);
      const forHome = Math.round(goals.length * share);
      write(scope, home, forHome);
      write(scope, away, goals.length - forHome);
      return;
    }
    const by = (one: string) => goals.filter((goal) => goal[side] === one).length;
    write(scope, home, by("home"));
    write(scope, away, by("away"));
  };
  return [{ reads: minute ? [list, minute] : [list], writes: [list, home, away], apply }];
};

/** Where a match lists what happened in it, its score is that of the goals among them. */
export const findScored: FindRules = ({ slots }) => {
  const list = slots.find(({ words }) =>
    /^(?:match |key )?(?:events|incidents|timeline)$/.test(words),
  );
  const kind = list && itemNamed(list, oneOf("type|event|kind"), "choice");
  const side = list && itemNamed(list, sides);
  const [home, away] = ["home", "away"].map((of) =>
    findNamed(slots, `${of} score|${of} goals|score ${of}`, ["number"]),
  );
  if (!list || kind === undefined || side === undefined || !home || !away) return [];
  const teams = ["home", "away"].map((of) =>
    findNamed(slots, `${of} team|${of} club|${of} team name`, ["text", "object"]),
  );
  const apply = (scope: Scope) => {
    const goals = itemsOf(scope, list).filter((item) => /^goal$/i.test(String(item[kind])));
    const [own = 0, others = 0] = ["home", "away"].map((of, at) => {
      const team = scope.values[teams[at]?.name ?? ""];
      const called: unknown[] = [of, team, ...(isObject(team) ? Object.values(team) : [])];
      return goals.filter((goal) => called.includes(goal[side])).length;
    });
    if (own + others !== goals.length) return;
    write(scope, home, own);
    write(scope, away, others);
  };
  return [{ reads: [list, ...teams.flatMap((slot) => slot ?? [])], writes: [home, away], apply }];
};

/** One after the other, as they fell. */
function toCourse(
  goals: readonly JsonObject[],
  name: string,
  played: number | undefined,
): readonly JsonObject[] {
  const minuteOf = (goal: JsonObject) => Number(goal[name]);
  return goals
    .map((goal) => inTime(goal, name, played))
    .toSorted((a, b) => minuteOf(a) - minuteOf(b));
}

function inTime(goal: JsonObject, name: string, played: number | undefined): JsonObject {
  const at = goal[name];
  if (typeof at !== "number") return goal;
  const most = played ?? 90;
  if (at >= 1 && at <= most) return goal;
  return { ...goal, [name]: Math.max(1, at > most ? Math.ceil((at * most) / 95) : at) };
}
