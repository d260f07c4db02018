import { isObject, type Json } from "../../../schema/schema.ts";
import { findNamed } from "../match-role.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { meetings } from "./meetings.ts";

/** How an item of a list calls one of the two: the team of a goal. */
const mentioned = /^(?:team|teamName|team_name|club|side|scoringTeam|scoring_team)$/;

/** Goals, cards and substitutions are of one of the two teams that play. */
export const findSides: FindRules = ({ slots }) => {
  const lists = slots.filter((slot) => slot.kind === "list" && hasTeam(slot));
  if (lists.length === 0) return [];
  return meetings.flatMap(({ sides }) => {
    const [one, other] = sides.map((name) => findNamed(slots, name, ["text"]));
    if (!one || !other) return [];
    return lists.map((list) => ({
      reads: [one, other, list],
      writes: [list],
      apply: (scope) => {
        const [items, first, second] = [list, one, other].map(({ name }) => scope.values[name]);
        if (!Array.isArray(items) || typeof first !== "string" || typeof second !== "string")
          return;
        const chance = chanceFor(scope, list);
        write(
          scope,
          list,
          items.map((item) => withTeam(item, chance.next() < 0.5 ? first : second)),
        );
      },
    }));
  });
};

function hasTeam({ schema }: Slot): boolean {
  const item = "items" in schema && schema.items !== false ? schema.items : {};
  return (
    "properties" in item && Object.keys(item.properties ?? {}).some((key) => mentioned.test(key))
  );
}

function withTeam(item: Json, team: string): Json {
  if (!isObject(item)) return item;
  const name = Object.keys(item).find((key) => mentioned.test(key));
  return name !== undefined && typeof item[name] === "string" ? { ...item, [name]: team } : item;
}
