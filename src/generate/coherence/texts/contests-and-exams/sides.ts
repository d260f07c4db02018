import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { meetings } from "./meetings.ts";

/** How an item of a list calls one of the two: the team of a goal. */
const mentioned = oneOf("team|team name|club|side|scoring team");

/** Lists with an item for every goal: the score counts them. */
const scored = oneOf("goals|scorers|goal scorers|goalscorers");

/** Goals, cards and substitutions are of one of the two teams that play. */
export const findSides: FindRules = ({ slots }) => {
  const lists = slots.flatMap((list) => {
    const name = itemNamed(list, mentioned);
    return name === undefined ? [] : { list, name };
  });
  if (lists.length === 0) return [];
  return meetings.flatMap(({ sides, scores }) => {
    const [one, other] = sides.map((name) => findNamed(slots, name, ["text"]));
    if (!one || !other) return [];
    const goals = scores.map((name) => findNamed(slots, name, ["number"]));
    return lists.map(({ list, name }) => ({
      reads: [one, other, list],
      writes: [list, ...goals.flatMap((slot) => slot ?? [])],
      apply: (scope) => {
        const [first, second] = [one, other].map((side) => scope.values[side.name]);
        if (typeof first !== "string" || typeof second !== "string") return;
        const items = itemsOf(scope, list);
        const chance = chanceFor(scope, list);
        const teams = items.map(() => (chance.next() < 0.5 ? first : second));
        const isWritten = write(
          scope,
          list,
          items.map((item, at) =>
            typeof item[name] === "string" ? { ...item, [name]: teams[at] ?? first } : item,
          ),
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
