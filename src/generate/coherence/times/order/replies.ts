import type { Scope } from "../../../draw/scope.ts";
import { day, hour, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** `reply: { date }`, `ownerReply: { repliedAt }`, `responseDate`: when somebody was answered. */
const replies =
  /^(?:\S+ )?(?:reply|response|answer)(?: (?:replied|responded|answered|created|posted|written|sent|published|date))?$|^(?:replied|responded|answered)$/;
const beginnings = oneOf(
  "date|created|posted|published|submitted|written|asked|reviewed|review|received|sent|visited|stayed|purchased",
);

/** After which nobody answers any more. */
const latest = 21 * day;

/** Nobody answers what has not been said, and whoever does takes some days at most. */
export const findReplies: FindRules = ({ slots }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const reply = times.find((slot) => replies.test(toEvent(slot)));
  const begin = times.find((slot) => slot !== reply && beginnings.test(toEvent(slot)));
  if (!reply || !begin) return [];
  const apply = (scope: Scope) => {
    const [said, answered] = [readTime(scope, begin), readTime(scope, reply)];
    if (!said || !answered || said.form === "clock" || answered.form === "clock") return;
    const { now } = scope.facet(timelines);
    const gap = answered.at - said.at;
    if (said.at >= now || (gap > 0 && gap < latest && answered.at <= now)) return;
    const later = said.at + chanceFor(scope, reply).between(3, 130) * hour;
    writeTime(scope, reply, toMinute(later < now ? later : said.at + (now - said.at) * 0.6));
  };
  return [{ reads: [begin, reply], writes: [reply], apply }];
};
