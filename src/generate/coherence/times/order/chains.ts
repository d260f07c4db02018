import type { Scope } from "../../../draw/scope.ts";
import { hour, timelines, toMinute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import type { Parts, Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { readTime, writeTime } from "../time.ts";
import type { TimeSlot } from "../time-slots.ts";

/** What comes one after the other, whatever else is known of each of them. */
interface Chain {
  readonly steps: readonly string[];
  /** Words of the models that it is for. Default: any. */
  readonly owner?: Matcher;
}

const chains: readonly Chain[] = [
  {
    steps: [
      "sent",
      "delivered",
      "opened|read|viewed|seen|first opened",
      "clicked|replied|responded|answered|accepted|declined",
    ],
    owner: oneOf(
      "email|mail|message|newsletter|notification|sms|invitation|invite|proposal|quote|letter|campaign|reminder|paymentreminder|announcement|invoice|estimate",
    ),
  },
  {
    steps: [
      "created|requested",
      "applied|submitted|application",
      "reviewed|screened|interview|interviewed",
      "approved|accepted|offered|hired|decided|decision|rejected|declined|denied",
    ],
    owner: oneOf(
      "application|applicant|candidate|interview|request|claim|proposal|permit|submission|leave|absence|timeoff",
    ),
  },
  {
    steps: [
      "occurred|happened|started",
      "detected|discovered|reported",
      "acknowledged|assigned|triaged",
      "fixed|resolved|mitigated|repaired",
      "verified|closed",
    ],
    owner: oneOf("bug|defect|incident|outage|issue|ticket|complaint|fault|alert|vulnerability"),
  },
  {
    steps: [
      "received|dropped off|check in",
      "diagnosed|inspected|assessed",
      "repaired|fixed|serviced|completed",
      "picked up|collected|returned",
    ],
    owner: oneOf("repair|service|device|repairorder|laundry|alteration"),
  },
  {
    steps: [
      "dispatched|dispatch",
      "en route",
      "on scene|at scene|arrived scene|arrived on scene",
      "left scene|departed scene|transporting|transport started",
      "arrived hospital|at hospital|hospital arrival|arrived at hospital",
      "cleared|available",
    ],
    owner: oneOf("run|ambulance|ambulancerun|dispatch|emscall|ems|mission|transport"),
  },
  {
    steps: ["assigned|published", "submitted|turned in|handed in", "graded|marked"],
    owner: oneOf("assignment|homework|submission|essay|quiz|exam"),
  },
  { steps: ["pledged|promised", "received|paid|fulfilled"] },
  {
    steps: [
      "written|composed|recorded|filmed|shot|production start|filming start",
      "released|published|premiered|release",
    ],
    owner: oneOf("movie|film|album|song|track|show|episode|series|podcast|video|single|book"),
  },
  {
    steps: ["manufactured|built|produced", "registered|first registered|purchased|sold"],
    owner: oneOf("car|vehicle|boat|motorcycle|bike|aircraft|machine|device"),
  },
  { steps: ["exam|test", "results|result|results published|graded"] },
];

/** A mail is opened after it was sent: those that are told the other way round change places. */
export function findChains(times: readonly TimeSlot[], { owner }: Parts): Rule[] {
  return chains.flatMap((chain) => {
    if (chain.owner && !owner.some((word) => chain.owner?.test(word))) return [];
    const slots = chain.steps.flatMap((step) => {
      const names = step.split("|");
      return times.filter(({ event }) => names.includes(event)).map(({ slot }) => slot);
    });
    if (slots.length < 2) return [];
    return [{ reads: slots, writes: slots, apply: (scope: Scope) => putInOrder(scope, slots) }];
  });
}

function putInOrder(scope: Scope, slots: readonly Slot[]): void {
  const told = slots.flatMap((slot) => {
    const time = readTime(scope, slot);
    return time && time.form !== "clock" ? [{ slot, at: time.at }] : [];
  });
  const isInOrder = told.every(({ at }, index) => at >= (told[index - 1]?.at ?? at));
  if (isInOrder) return;
  const { now } = scope.facet(timelines);
  const sorted = told.map(({ at }) => at).toSorted((a, b) => a - b);
  // What is told to have happened has, though what comes before it was planned for a day to come.
  const latest = Math.max(...told.filter(({ at }) => at <= now).map(({ at }) => at), now - hour);
  for (const [index, { slot }] of told.entries()) {
    const at = sorted[index] ?? now;
    writeTime(scope, slot, toMinute(happened.test(slot.words) ? Math.min(at, latest) : at));
  }
}

const happened = /ed\b/;
