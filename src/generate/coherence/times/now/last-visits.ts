import type { Scope } from "../../../draw/scope.ts";
import { day, timelines, toMinute } from "../../../facets/timeline.ts";
import { chanceFor, type Parts, type Rule } from "../../rule.ts";
import { write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const people =
  /^(?:user|profile|member|account|player|customer|person|friend|contact|employee|student|follower|author|streamer|host|creator)$/;

/** Most people were there within the month, where nothing says that they have left. */
export function findSeen({ slots, owner }: Parts): readonly Rule[] {
  const last = slots.find((slot) => timeKinds.includes(slot.kind) && visits.test(toEvent(slot)));
  const isTold = slots.some(
    ({ words }) =>
      /\b(?:online|active|status|state|presence)$/.test(words) && !words.startsWith("last"),
  );
  if (!last || isTold || !owner.some((word) => people.test(word))) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, last);
    const { now } = scope.facet(timelines);
    const chance = chanceFor(scope, last);
    const longest = (chance.next() < 0.8 ? 9 : 60) * day;
    if (!time || time.form === "clock" || now - time.at < longest) return;
    writeTime(scope, last, toMinute(now - chance.next() * longest));
  };
  return [{ reads: [last], writes: [last], apply }];
}

const counted =
  /^(?:visits|check ins|sessions|workouts|logins|classes|orders|posts) this (?:month|week)$/;

/** Who came this month came last within it, and not more often than it has had days so far. */
export function findCounted({ slots }: Parts): readonly Rule[] {
  const count = slots.find(({ words, kind }) => kind === "number" && counted.test(words));
  const last = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      /^last (?:visit|visited|check in|session|workout|login|class|order|post|seen|active|attended)$/.test(
        toEvent(slot),
      ),
  );
  if (!count || !last) return [];
  const longest = (count.words.endsWith("week") ? 4 : 15) * day;
  const apply = (scope: Scope) => {
    const [told, time] = [scope.values[count.name], readTime(scope, last)];
    if (typeof told !== "number" || !time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    const passed = count.words.endsWith("week") ? 5 : new Date(now).getUTCDate();
    const some = isDaily.test(count.words) && told > passed ? told % passed : told;
    if (some !== told) write(scope, count, some);
    const ago = now - time.at;
    if (some > 0 ? ago < longest : ago > longest) return;
    const share = chanceFor(scope, last).next();
    writeTime(scope, last, toMinute(now - (some > 0 ? share : 2 + share) * longest));
  };
  return [{ reads: [count, last], writes: [count, last], apply }];
}

const isDaily = /^(?:visits|check ins|workouts|classes)/;
const visits = /^last (?:seen|active|online|login|logged in|activity|visit|sign in)$/;
