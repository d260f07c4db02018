import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const owners = oneOf("league|season|competition|championship|division");
const starts = oneOf("start|starts|started|begin|begins|season start");
const ends = oneOf("end|ends|ended|finish|season end");
const rounds = "current matchday|matchday|current round|current week|gameweek|current gameweek";
const matchdays = 34;

/** The season 2026/27 begins in August 2026 and is over in May 2027. */
export const findLeagueSeasons: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => owners.test(word))) return [];
  const season = findNamed(slots, "season|season name|current season", ["text"]);
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const first = times.find((slot) => starts.test(toEvent(slot)));
  const last = times.find((slot) => ends.test(toEvent(slot)));
  const round = findNamed(slots, rounds, ["number"]);
  if (!season || !(first ?? last)) return [];
  const apply = (scope: Scope) => {
    const [, year] = /^(20\d\d)[/–-]\d\d/.exec(String(scope.values[season.name])) ?? [];
    if (year === undefined) return;
    const start = Date.UTC(Number(year), 7, 8 + chanceFor(scope, season).below(30));
    const end = Date.UTC(Number(year) + 1, 4, 10 + chanceFor(scope, season).below(20));
    if (first) writeTime(scope, first, start);
    if (last) writeTime(scope, last, end);
    if (round) writeRound(scope, round, (scope.facet(timelines).now - start) / (end - start));
  };
  const writes = [first, last, round].flatMap((slot) => slot ?? []);
  return [{ reads: [season], writes, apply }];
};

const kickoffs = oneOf("kickoff|kick off|date|match date|starts|start|scheduled|played|game date");

/** The eighth matchday is in autumn, and the last in May. */
export const findMatchdays: FindRules = ({ slots, owner }) => {
  if (!oneOf("match|fixture|game").test(owner.at(-1) ?? "")) return [];
  const round = findNamed(slots, "matchday|match day|gameweek|match week", ["number"]);
  const when = slots.find((slot) => timeKinds.includes(slot.kind) && kickoffs.test(toEvent(slot)));
  if (!round || !when) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, when);
    if (!time || time.form === "clock") return;
    const date = new Date(time.at);
    const year = date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 1 : 0);
    const [start, end] = [Date.UTC(year, 7, 8), Date.UTC(year + 1, 4, 24)];
    writeRound(scope, round, (time.at - start) / (end - start));
  };
  return [{ reads: [when], writes: [round], apply }];
};

function writeRound(scope: Scope, round: Slot, share: number): void {
  const played = Math.round(Math.min(1, Math.max(1 / matchdays, share)) * matchdays);
  writeQuantity(scope, round, played);
}
