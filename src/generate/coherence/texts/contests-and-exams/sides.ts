import { isObject, type Json } from "../../../../schema/schema.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { meetings } from "./meetings.ts";

/** How an item of a list calls one of the two: the team of a goal. */
const mentioned = /^(?:team|teamName|team_name|club|side|scoringTeam|scoring_team)$/;

/** Lists with an item for every goal: the score counts them. */
const scored = /^(?:goals|scorers|goal scorers|goalscorers)$/;

/** Goals, cards and substitutions are of one of the two teams that play. */
export const findSides: FindRules = ({ slots }) => {
  const lists = slots.filter((slot) => slot.itemNames.some((name) => mentioned.test(name)));
  if (lists.length === 0) return [];
  return meetings.flatMap(({ sides, scores }) => {
    const [one, other] = sides.map((name) => findNamed(slots, name, ["text"]));
    if (!one || !other) return [];
    const goals = scores.map((name) => findNamed(slots, name, ["number"]));
    return lists.map((list) => ({
      reads: [one, other, list],
      writes: [list, ...goals.flatMap((slot) => slot ?? [])],
      apply: (scope) => {
        const [items, first, second] = [list, one, other].map(({ name }) => scope.values[name]);
        if (!Array.isArray(items) || typeof first !== "string" || typeof second !== "string")
          return;
        const chance = chanceFor(scope, list);
        const teams = items.map(() => (chance.next() < 0.5 ? first : second));
        const isWritten = write(
          scope,
          list,
          items.map((item, at) => withTeam(item, teams[at] ?? first)),
        );
        if (!isWritten || !scored.test(list.words)) return;
        for (const [at, side] of [first, second].entries()) {
          const slot = goals[at];
          if (slot) write(scope, slot, teams.filter((team) => team === side).length);
        }
      },
    }));
  });
};

function withTeam(item: Json, team: string): Json {
  if (!isObject(item)) return item;
  const name = Object.keys(item).find((key) => mentioned.test(key));
  return name !== undefined && typeof item[name] === "string" ? { ...item, [name]: team } : item;
}
