import { hash } from "../../../draw/chance.ts";
import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

/** How many a team that still works has behind it. */
const behind = 26;

/** Each team counts its own: the sprint that begins two weeks later has the next number. */
export const findSprintNumbers: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => word === "sprint" || word === "iteration")) return [];
  const names = ["name|title|sprint name", "number|sprint number|iteration number|index"].flatMap(
    (role, at) => findNamed(slots, role, at === 0 ? ["text"] : ["text", "number"]) ?? [],
  );
  const start = slots.find(
    (slot) => timeKinds.includes(slot.kind) && oneOf("start|starts|started").test(toEvent(slot)),
  );
  if (names.length === 0 || !start) return [];
  const team =
    findNamed(slots, "team|team name|squad|project|project name|board", ["text"]) ??
    slots.find(({ words }) => /^(?:team|squad|project|board)(?: id)?$/.test(words));
  const apply = (scope: Scope) => {
    const begin = readTime(scope, start);
    if (!begin || begin.form === "clock") return;
    const fortnights = Math.round((begin.at - scope.facet(timelines).now) / (14 * day));
    const more = team ? (hash(String(scope.values[team.name])) >>> 0) % 40 : 0;
    const number = Math.max(1, behind + more + fortnights);
    for (const name of names) {
      const text = scope.values[name.name];
      if (typeof text === "number") write(scope, name, number);
      else if (typeof text === "string") write(scope, name, text.replace(/\d+$/, String(number)));
    }
  };
  return [{ reads: team ? [start, team] : [start], writes: names, apply }];
};
