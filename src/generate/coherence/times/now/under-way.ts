import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { isIn, toState } from "../../../state-words.ts";
import { chanceFor, type Parts, type Rule } from "../../rule.ts";
import { isOptional, isPresent, type Slot } from "../../slot.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** Things that are done within days: what is still under way is of this week. */
const brief =
  /^(?:order|shipment|delivery|payment|transfer|transaction|ride|refund|return|parcel|package|cart|checkout|withdrawal|deposit|payout|job|upload|import|export|verification|session|charging|call|chat|trip|rental|workout|parking|outage|incident|deployment|build|alert|monitoralert)$/;
/** Nobody waits for a day for a meal or a taxi. */
const warm =
  /^(?:food|delivery|meal|pizza|ride|taxi|cab|takeaway|takeout|restaurant|session|charging|call|chat|workout|parking|outage)$/;
/** What takes years, so that nothing follows from its not being over. */
const lasting =
  /^(?:project|programme|program|contract|policy|account|loan|mortgage|lease|subscription|membership|campaign|goal|objective|case|lawsuit|matter|course|study|trial|construction|property|listing|position|vacancy|fund|plan|market|deal|opportunity|thesis|registration|patient|member|employee|customer|client)$/;
/** What somebody is asked to say yes or no to, within weeks. */
const offered = /^(?:quote|quotation|estimate|proposal|tender|bid)$/;
/** How work that somebody has taken on is said to be over. */
const ending =
  /^(?:completed|completion|closed|resolved|fixed|solved|finished|decided|repaired|delivered|handled)$/;

const story =
  /^(?:received|opened|raised|created|placed|ordered|order|date|paid|confirmed|packed|shipped|dispatched|picked up|pickup|updated|last updated|modified|requested|initiated|submitted|started|sent|queued|authorized|processed|deployed|detected|acknowledged|triggered|last triggered|reported|arrived|assigned|accepted|crew assigned|crew dispatched)$/;

/** An order that is still being prepared was not placed a year ago, nor was a quote that nobody has answered. */
export function findUnderWay({ slots, owner }: Parts): readonly Rule[] {
  const status = findStatus(slots, owner);
  const times = slots.filter((slot) => timeKinds.includes(slot.kind) && story.test(toEvent(slot)));
  const [first] = times;
  const isBrief = owner.some((word) => brief.test(word));
  const isOffered = owner.some((word) => offered.test(word));
  const end = isBrief || isOffered ? undefined : findEnding(slots, owner);
  if (!status || !first || !(isBrief || isOffered || end)) return [];
  const [least, longest] = owner.some((word) => warm.test(word))
    ? [4 * minute, 80 * minute]
    : isBrief
      ? [5 * hour, 6 * day]
      : [9 * hour, isOffered ? 12 * day : 40 * day];
  // What is paid and is to be sent is as good as ordered.
  const isSent = slots.some((slot) => /^(?:shipped|dispatched|delivered)$/.test(toEvent(slot)));
  // A call that came in is not answered; a parcel that did is there.
  const isCall = owner.some((word) => /^(?:call|emergency|dispatch)$/.test(word));
  const isState = (state: string) =>
    isOffered
      ? isIn(state, "ahead", "asked", "running")
      : isIn(state, "ahead", "agreed", "soon", "running") ||
        (isIn(state, "asked") && (isCall || state !== "received")) ||
        (isSent && state === "paid");
  const isOpen = ({ values }: Scope) =>
    end ? !isPresent(values[end.name]) : isState(toState(values[status.name]) ?? "");
  return [
    {
      reads: [status, ...(end ? [end] : []), ...times],
      writes: times,
      apply: (scope) => {
        if (!isOpen(scope)) return;
        const { now } = scope.facet(timelines);
        const found = times.flatMap((slot) => {
          const time = readTime(scope, slot);
          return time && time.form !== "clock" && time.at <= now ? [{ slot, at: time.at }] : [];
        });
        const begin = Math.min(...found.map(({ at }) => at));
        const latest = Math.max(...found.map(({ at }) => at));
        if (found.length === 0 || begin > now - longest) return;
        const age = least + Math.floor(chanceFor(scope, first).next() * (longest - least) * 0.9);
        const scale = Math.min(1, (0.9 * age) / Math.max(1, latest - begin));
        for (const { slot, at } of found) {
          writeTime(scope, slot, toMinute(now - age + (at - begin) * scale));
        }
      },
    },
  ];
}

/** Work that is not over was begun some weeks ago at most. */
function findEnding(slots: readonly Slot[], owner: readonly string[]): Slot | undefined {
  if (owner.some((word) => lasting.test(word))) return undefined;
  return slots.find(
    (slot) => timeKinds.includes(slot.kind) && isOptional(slot) && ending.test(toEvent(slot)),
  );
}
