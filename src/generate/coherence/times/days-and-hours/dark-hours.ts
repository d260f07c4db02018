import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** What only somebody tells who looks at the sky at night, two of whose words there are. */
const skyWords =
  /^(?:constellation|right ascension|ra|declination|dec|magnitude|apparent magnitude|telescope|telescope (?:id|name)|eyepiece|seeing|seeing arcsec|airmass|magnification|object type|celestial object|exposure (?:time|seconds)|sky quality|bortle(?: class)?|limiting magnitude|moon phase)$/;
const apart = /^(?:sun|solar|sunspots?|radio (?:source|telescope))\b/;
const events = oneOf(
  "observed|observation|observing|viewed|seen|date|start|started|session|captured|imaged|taken|logged|recorded",
);

/** Stars are looked at between dusk and dawn, as far as the hour is told. */
export const findDarkHours: FindRules = ({ slots, owner }) => {
  if (
    !owner.some((word) =>
      oneOf(
        "observation|observing|stargazing|astronomy|sighting|astrophoto|observationlog|observingsession|exposure",
      ).test(word),
    )
  )
    return [];
  const told = slots.filter(({ words }) => skyWords.test(words));
  if (told.length < 2 || slots.some(({ words }) => apart.test(words))) return [];
  const begin = slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
  if (!begin) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, begin);
    if (!time || time.form === "day" || time.form === "clock") return;
    const own = ((time.at % day) + day) % day;
    if (own >= dusk || own < dawn) return;
    const passed = chanceFor(scope, begin).between(0, 8 * 60 + 59) * minute;
    // Of a night that is still to come nobody tells, where it was behind.
    const { now } = scope.facet(timelines);
    const evening = time.at - own + dusk;
    const isBehind = time.at <= now && evening + passed > now;
    writeTime(scope, begin, evening + passed - (isBehind ? day : 0));
  };
  return [{ reads: [begin], writes: [begin], apply }];
};

const [dusk, dawn] = [19 * hour, 4 * hour];
