import type { Scope } from "../../../draw/scope.ts";
import type { FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../../times/time.ts";

const numbers = /(?:^| )(?:number|no|docket|reference|code)$|^cve\b/;
/** When a thing was given its number, the surest name first. */
const births = [
  "filed|filing|registered|issued|issue|reported|submitted|opened|created|received|granted|ordered|date",
  "started|start|signed|booked|applied|collected|occurred|donated|published|found|discovered|disclosed",
].map((names) => new Set(names.split("|")));
const year = /(?<!\d)20[12]\d(?!\d)/;

/** A number that has a year in it was given in that year: 2025-00417 is no case of this year. */
export const findDatedNumbers: FindRules = ({ slots }) => {
  const coded = slots.filter(
    ({ words, kind, hold }) => kind === "text" && hold === "free" && numbers.test(words),
  );
  if (coded.length === 0) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const birth = births
    .map((names) => times.find((slot) => names.has(toEvent(slot))))
    .find((slot) => slot !== undefined);
  if (!birth) return [];
  return coded.map((slot) => ({
    reads: [birth, slot],
    writes: [slot],
    apply: (scope) => keepYear(scope, slot, birth),
  }));
};

function keepYear(scope: Scope, slot: Slot, birth: Slot): void {
  const [text, time] = [scope.values[slot.name], readTime(scope, birth)];
  if (typeof text !== "string" || !time || time.form === "clock") return;
  const [said] = year.exec(text) ?? [];
  const given = String(new Date(time.at).getUTCFullYear());
  if (said !== undefined && said !== given) write(scope, slot, text.replace(year, given));
}
