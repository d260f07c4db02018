import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { type States, said, toState } from "../../../state-words.ts";
import type { Rule } from "../../rule.ts";
import { clear, type Slot, write } from "../../slot.ts";

/** Flags that some states rule out, and others leave open or raise. */
const ruledOut: readonly (readonly [flag: Matcher, states: States, raised?: States])[] = [
  [
    /^(?:(?:needs|requires) )?(?:re ?inspection|re ?test|rework|re ?check|corrective action|repair)(?: (?:required|needed))?$/,
    said("passed|approved|ok|good|compliant|pending|scheduled"),
    said("failed|rework|conditional|rejected|non compliant"),
  ],
  [oneOf("merged"), oneOf("open|opened|draft")],
  [oneOf("draft|wip|work in progress"), oneOf("merged|closed|published|archived|released")],
  [/^(?:parents?|guardians?) (?:notified|informed|contacted)$/, oneOf("present|attended")],
  // Whoever comes by chance has booked nothing.
  [/^walk in$/, said("no show", "ahead", "postponed", "missed", "dropped")],
  [
    /^(?:proof|artwork|design|layout|sample|mockup) approved$/,
    said("prepress|proofing|design|layout|received", "ahead", "asked"),
    said("printing|finishing|binding|cutting|production|in production|shipped|ready", "done"),
  ],
  [oneOf("muted|pinned"), oneOf("archived|deleted")],
  [oneOf("recorded"), said("", "ahead", "dropped")],
  [
    oneOf("recording|streaming|charging|transmitting|armed"),
    oneOf("offline|error|disconnected|unreachable|fault|faulty|unavailable|maintenance"),
  ],
  [
    oneOf("checked in|showed up"),
    said("no show", "ahead", "missed", "dropped"),
    said("in progress|checked in|checked out|completed|attended"),
  ],
  [
    /^(?:(?:(?:contract|agreement|lease|waiver) )?signed|deposit paid)$/,
    said(
      "inquiry|enquiry|contacted|considering|shortlisted|researching|quoted|lead|draft",
      "asked",
    ),
    said("booked|confirmed|hired|paid|deposit paid|signed", "agreed", "done"),
  ],
  [
    /^(?:(?:security )?deposit|bond) (?:returned|refunded|released|paid back)$/,
    said("signed|expiring|renewed|booked|confirmed", "ahead", "asked", "agreed", "running", "late"),
    said("returned|closed|completed"),
  ],
  // What comes of a visit comes of one that took place.
  [
    oneOf("offer made|made offer|feedback given|report sent|photos taken|converted"),
    said("no show|missed", "ahead", "asked", "agreed", "failed", "dropped"),
  ],
  [
    oneOf("acknowledged|invoiced|billed|exported|reconciled|reimbursed|countersigned|graded"),
    said("in progress|self review|manager review|in review", "ahead", "asked", "failed", "dropped"),
  ],
];

export function findRuledOut(slot: Slot, status: Slot): readonly Rule[] {
  const name = slot.words.replace(/^is /, "");
  const [, states, raised] = ruledOut.find(([flag]) => flag.test(name)) ?? [];
  // What is open has not been merged: there is no state for that where the union has only two.
  if (/^merged (?:at|by|on)$/.test(slot.words) && /^(?:state|status)$/.test(status.words)) {
    const clearIt = (scope: Scope) => {
      if (oneOf("open|opened|draft").test(toState(scope.values[status.name]) ?? ""))
        clear(scope, slot);
    };
    return [{ reads: [status, slot], writes: [slot], apply: clearIt }];
  }
  if (!states || slot.kind !== "boolean") return [];
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    if (states.test(state)) write(scope, slot, false);
    else if (raised?.test(state)) write(scope, slot, true);
  };
  return [{ reads: [status, slot], writes: [slot], apply }];
}
