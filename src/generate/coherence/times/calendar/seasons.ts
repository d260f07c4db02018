import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { spelledIn } from "../../spelling.ts";
import { readTime, timeKinds, toEvent } from "../time.ts";

/** What a part of the year is called, north of the equator. */
const seasons = ["winter", "spring", "summer", "autumn|fall"];

const dates = oneOf("date|day|forecast|observed|recorded|measured|reported|taken|visited");
const sowing = oneOf("sowing|sown|planting|planted");
const seasonNames = oneOf("season|growing season|planting season|crop season");
/** October is in autumn. */
export const findSeasons: FindRules = ({ slots }) => {
  const date = slots.find((slot) => timeKinds.includes(slot.kind) && dates.test(toEvent(slot)));
  const season = slots.find(({ kind, words }) => kind === "choice" && words === "season");
  return date && season ? [toRule(date, season)] : [];
};

/** What is sown in May is of this spring, whenever it is harvested. */
export const findGrowingSeasons: FindRules = ({ slots }) => {
  const sown = slots.find((slot) => timeKinds.includes(slot.kind) && sowing.test(toEvent(slot)));
  const season = slots.find(
    ({ kind, words }) => (kind === "choice" || kind === "text") && seasonNames.test(words),
  );
  return sown && season ? [toRule(sown, season)] : [];
};

const gatherings = oneOf(
  "event|ticket|conference|meetup|festival|concert|booking|registration|campaign|promotion|sale|attendee|checkin|workshop|fair",
);
const called =
  /^(?:name|title|headline)$|^(?:event|campaign|promotion|sale|festival|concert)(?: (?:name|title))?$/;
const held = /^(?:event|starts?|started|date|held|takes place|launch|launched|day|begins?)$/;
const inName = /\b(?:Spring|Summer|Autumn|Winter)\b/;

/** Nobody gives a summer party in November. */
export const findSeasonNames: FindRules = ({ slots, owner }) => {
  const name = slots.find(
    ({ kind, words }) =>
      kind === "text" &&
      called.test(words) &&
      (owner.some((word) => gatherings.test(word)) || words.startsWith("event")),
  );
  const date = slots.find((slot) => timeKinds.includes(slot.kind) && held.test(toEvent(slot)));
  if (!name || !date) return [];
  const apply = (scope: Scope) => {
    const [said, time] = [scope.values[name.name], readTime(scope, date)];
    if (typeof said !== "string" || !time || time.form === "clock" || !inName.test(said)) return;
    const season = seasons[seasonAt(time.at)]?.split("|")[0] ?? "";
    write(scope, name, said.replace(inName, season.charAt(0).toUpperCase() + season.slice(1)));
  };
  return [{ reads: [date, name], writes: [name], apply }];
};

function seasonAt(at: number): number {
  return Math.floor(((new Date(at).getUTCMonth() + 1) % 12) / 3);
}

function toRule(date: Slot, slot: Slot): Rule {
  const apply = (scope: Scope) => {
    const time = readTime(scope, date);
    if (!time || time.form === "clock") return;
    const names = seasons[seasonAt(time.at)]?.split("|") ?? [];
    const known = slot.kind === "text" ? names : names.map((name) => spelledIn(slot, name));
    write(scope, slot, known.find(Boolean));
  };
  return { reads: [date], writes: [slot], apply };
}
