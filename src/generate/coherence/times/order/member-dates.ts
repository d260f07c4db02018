import type { Scope } from "../../../draw/scope.ts";
import { day, timelines, toMinute } from "../../../facets/timeline.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const joined =
  /^(?:author|user|poster|op|seller|reviewer|customer|creator|owner|host|member|uploader|sender|buyer|commenter) (?:joined|member since|registered|signed up)$/;
const written =
  /^(?:posted|published|created|written|submitted|listed|uploaded|asked|reviewed|date|last (?:reply|post|activity|comment))$/;

/** Whoever writes, sells or asks somewhere has been there before. */
export const findMemberDates: FindRules = ({ slots }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const since = times.find((slot) => joined.test(toEvent(slot)));
  const deeds = times.filter((slot) => slot !== since && written.test(toEvent(slot)));
  if (!since || deeds.length === 0) return [];
  const apply = (scope: Scope) => {
    const begun = readTime(scope, since);
    if (!begun || begun.form === "clock") return;
    const { now } = scope.facet(timelines);
    const done = deeds.flatMap((slot) => {
      const time = readTime(scope, slot);
      return time && time.form !== "clock" && time.at <= now ? [time.at] : [];
    });
    const first = Math.min(...done);
    if (done.length === 0 || begun.at < first) return;
    writeTime(scope, since, toMinute(first - chanceFor(scope, since).between(20, 900) * day));
  };
  return [{ reads: [since, ...deeds], writes: [since], apply }];
};
