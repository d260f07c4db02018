import type { Scope } from "../../../draw/scope.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { spelledIn } from "../../spelling.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

/** What a part of the year is called, north of the equator. */
const seasons = ["winter", "spring", "summer", "autumn|fall"];

const dates = /^(?:date|day|forecast|observed|recorded|measured|reported|taken|visited)$/;
/** October is in autumn. */
export const findSeasons: FindRules = ({ slots }) => {
  const date = slots.find((slot) => timeKinds.includes(slot.kind) && dates.test(toEvent(slot)));
  const season = slots.find(({ kind, words }) => kind === "choice" && words === "season");
  return date && season ? [toRule(date, season)] : [];
};

function toRule(date: Slot, slot: Slot): Rule {
  const apply = (scope: Scope) => {
    const time = readTime(scope, date);
    if (!time || time.form === "clock") return;
    const at = Math.floor(((new Date(time.at).getUTCMonth() + 1) % 12) / 3);
    const known = seasons[at]?.split("|").map((name) => spelledIn(slot, name)) ?? [];
    write(scope, slot, known.find(Boolean));
  };
  return { reads: [date], writes: [slot], apply };
}
