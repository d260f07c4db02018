import { hash } from "../../../draw/chance.ts";
import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

/** How many a team that still works has behind it. */
const behind = 26;

/** Each team counts its own: the sprint that begins two weeks later has the next number. */
export const findSprintNumbers: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => word === "sprint" || word === "iteration")) return [];
  const name = findNamed(slots, "name|title|sprint name|number|sprint number", ["text", "number"]);
  const start = slots.find(
    (slot) => timeKinds.includes(slot.kind) && /^(?:start|starts|started)$/.test(toEvent(slot)),
  );
  if (!name || !start) return [];
  const team = findNamed(slots, "team|team name|squad|project|project name|board", ["text"]);
  const apply = (scope: Scope) => {
    const [text, begin] = [scope.values[name.name], readTime(scope, start)];
    if (!begin || begin.form === "clock") return;
    const fortnights = Math.round((begin.at - scope.facet(timelines).now) / (14 * day));
    const more = team ? (hash(String(scope.values[team.name])) >>> 0) % 40 : 0;
    const number = Math.max(1, behind + more + fortnights);
    if (typeof text === "number") write(scope, name, number);
    else if (typeof text === "string") write(scope, name, text.replace(/\d+$/, String(number)));
  };
  return [{ reads: team ? [start, team] : [start], writes: [name], apply }];
};
