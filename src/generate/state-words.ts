import { toWords } from "../schema/name-words.ts";
import type { Json } from "../schema/schema.ts";
import { foreignStates } from "./meaning/names/foreign/states.ts";
import { toPairs } from "./meaning/names/foreign/to-pairs.ts";
import { foldAccents, foldGerman } from "./meaning/names/foreign-words.ts";
import { oneOf } from "./one-of.ts";

/**
 * Where in its course a thing is that says such a word of itself:
 * - ahead: nothing of it has begun; somebody has planned, booked or ordered it, or it waits its turn
 * - postponed: it was to be, and is now to be later
 * - asked: handed in, and somebody has to look at it
 * - agreed: somebody said yes; the rest is still to come, if there is a rest
 * - soon: it is about to begin
 * - running: it has begun and goes on
 * - halted: it has begun and stands still
 * - late: it should be over and is not
 * - done: it is over as it was meant to be
 * - failed: it has begun, and ended as it was not meant to
 * - missed: its day is over, and it never was
 * - dropped: somebody gave it up, before its day or after
 */
export type Phase =
  | "ahead"
  | "postponed"
  | "asked"
  | "agreed"
  | "soon"
  | "running"
  | "halted"
  | "late"
  | "done"
  | "failed"
  | "missed"
  | "dropped";

const phases: Readonly<Record<Phase, string>> = {
  ahead:
    "scheduled|upcoming|planned|planning|pitched|future|not started|not begun|pending|confirmed|booked|reserved|requested|open|unpaid|sent|draft|new|todo|backlog|icebox|idea|wishlist|queued|in queue|tentative|registered|invited|due|unconfirmed|awaiting|awaiting payment|waiting|waitlisted|on time|preparing|ordered|preordered|on order|issued|proposed|suggested|inquiry|quoted|expected|announced|coming soon|created|label created|initiated|logged|unassigned|unscheduled|unread|saved|pre game|registration|registration open|rostered|not yet open",
  postponed: "postponed|deferred|rescheduled|snoozed",
  asked:
    "assigned|submitted|resubmitted|received|applied|filed|lodged|reported|raised|nominated|shortlisted|triaged|acknowledged|viewed|contacted|under consideration|lead|prospect|appealed|contested|inquired",
  agreed:
    "approved|conditionally approved|partially approved|accepted|verified|qualified|granted|awarded|cleared|authorized|signed|ready|ready to ship|ready for pickup|ready for collection|packed|picked|loaded|offer made|offered|countered|offer extended|offer sent",
  soon: "boarding|final call|gate closing|starting soon|check in open",
  running:
    "repaying|in repayment|drafting|out|picked up|collected|building|deploying|provisioning|uploading|importing|exporting|trialing|seated|in progress|ongoing|live|active|running|current|started|doing|checked in|in flight|flying|airborne|at sea|fishing|sailing|departed|in transit|occupied|rented|leased|on loan|borrowed|valid|planted|sown|processing|underway|en route|dispatched|out for delivery|arriving|on leave|in session|in house|shipped|partially shipped|partially received|partially paid|partial|partially refunded|enrolled|listed|placed|review|in review|under review|code review|qa|expiring|firing|investigating|identified|monitoring|anchored|berthed|moored|docked|at berth|overstayed|parked|charging|on site|on scene|on track|at risk|behind|first half|half time|second half|extra time|in production|in service|subscribed|proposal|negotiation|screening|interview|testing|clocked in|signed in|notice given|phone screen|onsite|fired|plated|part delivered|driver assigned|crew assigned|crew dispatched|technician assigned|driver arrived|on trip|closing|closing soon|ending soon",
  halted:
    "exception|delivery exception|delivery attempted|attempted delivery|paused|on hold|customs hold|blocked|suspended|frozen|stalled|interrupted|delayed|disputed|escalated|reopened|changes requested|needs changes|revision|revisions required|queried|needs information|in dispute|in appeal|under appeal|stuck|info requested|information requested|documents requested|more info needed|sent back",
  late: "overdue|late|delinquent|delayed delivery|in arrears",
  done: "edited|retouched|printed|taken|performed|screened|celebrated|played|served|concluded|decided|shot|completed|finished|done|ended|over|past|closed|checked out|attended|landed|arrived|delivered|returned|resolved|paid|archived|discharged|graduated|won|final|full time|fulfilled|settled|released|sold|inspected|funded|passed|succeeded|paid off|repaid|matured|counting|counted|certified|held|installed|launched|in orbit|adjourned|harvested|reached|achieved|filled|solved|fixed|merged|reimbursed|executed|adopted|closed won|graded|dispensed|emptied|finalized|converted|redeemed|used|claimed|handed over|implemented|signed off|paid out|cashed out|alumni|enacted|recovered|repaired|restored|unlocked|earned|hired|clocked out|signed out|scanned|transferred|wrapped|resulted|donated|replaced|interviewed|rectified|remediated|commissioned",
  failed:
    "expired|terminated|lost|lapsed|failed|aborted|decommissioned|stopped|rolled back|reverted|inactive|error|crashed|timed out|abandoned|frogged|unraveled|ripped out|written off|defaulted|closed lost|disqualified|bounced|damaged|scrapped|dropped out|deceased|retired|left|resigned|churned|unsubscribed|superseded|undelivered|undeliverable|destroyed|forfeited|former|offboarded|deactivated|unrepairable|uncollectible",
  missed: "missed|no show|skipped|unsold|scrubbed|absent|unanswered|no answer",
  dropped:
    "cancelled|rejected|declined|denied|refused|turned down|not approved|withdrawn|void|dismissed|revoked|deleted|removed|banned|dropped|wont fix|wont do|not planned|duplicate|invalid|called off|not going|not attending|refunded|chargeback|reversed|ineligible|vetoed|repudiated|swapped|shelved|spiked",
};

/** Other spellings and other words for the same state. */
const spellings =
  "canceled=cancelled|voided=void|complete=completed|success=succeeded|successful=succeeded|unsuccessful=failed|failure=failed|fail=failed|errored=error|pass=passed|to do=todo|trial=trialing|trialling=trialing|on trial=trialing|in trial=trialing|in process=in progress|work in progress=in progress|wip=in progress|in work=in progress|under way=underway|on the way=en route|on route=en route|on its way=en route|past due=overdue|wait list=waitlisted|wait listed=waitlisted|waiting list=waitlisted|enquiry=inquiry|authorised=authorized|finalised=finalized|finaled=finalized|finalled=finalized|won t fix=wont fix|will not fix=wont fix|won t do=wont do|no showed=no show|did not attend=no show|didn t show=no show|did not finish=abandoned|dnf=abandoned|did not start=no show|dns=no show|dsq=disqualified|called off=cancelled|disapproved=not approved|wrapped up=completed|dropout=dropped out|withdrew=withdrawn|cancel=cancelled|waiting payment=awaiting payment|payment pending=awaiting payment|pending payment=awaiting payment|pre order=preordered|preorder=preordered|counter offered=countered|enroled=enrolled|part paid=partially paid|partly paid=partially paid|part received=partially received";

/** All states of a phase, in the one spelling that they are folded to. */
export function statesOf(phase: Phase): readonly string[] {
  return phases[phase].split("|");
}

const byState = new Map<string, Phase>(
  (Object.keys(phases) as Phase[]).flatMap((phase) =>
    statesOf(phase).map((state) => [state, phase] as const),
  ),
);

/** By what one writes: the folded words, and words that are written as one (`inprogress`, `noshow`). */
const folded = new Map<string, string>(toPairs(spellings));
for (const state of byState.keys()) {
  const fused = state.replaceAll(" ", "");
  if (fused !== state && !byState.has(fused)) folded.set(fused, state);
}

const states = new Map<string, string>();

/** The words of a status however it is written; the few that there are are kept. */
export function toState(value: Json | undefined): string | undefined {
  if (typeof value !== "string") return undefined;
  const found = states.get(value);
  if (found !== undefined) return found;
  const said = toWords(value)
    .map((word) => foldAccents(foldGerman(word)))
    .join(" ");
  const state = foldState(foreignStates.get(said) ?? said);
  if (states.size < 2000) states.set(value, state);
  return state;
}

/** Who ended it, or how, makes no other state: `customer cancelled`, `closed by agent`. */
const ended =
  /^(?!not |never |partially )[a-z]+ (cancell?ed|rejected|declined|withdrawn|expired)$|^(cancell?ed|rejected|declined|closed|resolved|completed) (?:by|due|with|automatically)\b/;

/** The one spelling of a state, or of the event that has the name of one: `canceled` is `cancelled`. */
export function foldState(words: string): string {
  const known = folded.get(words);
  if (known !== undefined || byState.has(words)) return known ?? words;
  const found = ended.exec(words);
  const end = found?.[1] ?? found?.[2] ?? words;
  return folded.get(end) ?? end;
}

/** The states that a type lists, as they are read; undefined where it is an open text. */
export function listStates(schema: object): readonly string[] | undefined {
  return "enum" in schema && Array.isArray(schema.enum)
    ? schema.enum.map((value: Json) => toState(value) ?? "")
    : undefined;
}

/** What no word tells, its form does: `printing` goes on, what is `awaiting approval` waits. */
const forms: readonly (readonly [RegExp, Phase])[] = [
  [/^(?:not|(?:yet |want |plan |planning )?to) /, "ahead"],
  // What waits for its beginning has not begun; what waits for parts or for an answer has.
  [
    /^(?:pending|awaiting|waiting for) (?:approval|payment|confirmation|review|disbursement|pickup|activation|signature|start|assignment|dispatch|shipment|shipping|booking|quote|deposit|release|acceptance)$/,
    "ahead",
  ],
  [/^(?:pending|awaiting|waiting) /, "halted"],
  [/ (?:pending|scheduled)$|^(?:in )?(?:rehears|casting)/, "ahead"],
  [/ requested$/, "asked"],
  [/ (?:dispatched|en route|on site|on scene)$/, "running"],
  [/^(?:failed|error) | (?:failed|failure|error|expired|lost)$/, "failed"],
  [
    /^(?:cancelled|rejected|declined|withdrawn|closed by) | (?:cancelled|canceled|rejected|declined|denied|withdrawn)$/,
    "dropped",
  ],
  [/ (?:hold|paused|blocked)$|^(?:on hold|held|paused|blocked) /, "halted"],
  [/ (?:overdue|late)$/, "late"],
  [/^(?:in|under|being|on) /, "running"],
  [/^(?!missing|outstanding|nothing|billing$|pricing$)[a-z]{3,}ing$/, "running"],
];

const byForm = new Map<string, Phase | undefined>();

/** Where in its course a thing is in this state; undefined for a word that tells nothing of it. */
export function phaseOf(state: string): Phase | undefined {
  const known = byState.get(state);
  if (known !== undefined || byForm.has(state)) return known ?? byForm.get(state);
  const phase = forms.find(([form]) => form.test(state))?.[1] ?? phaseOfFirst(state);
  if (byForm.size < 2000) byForm.set(state, phase);
  return phase;
}

/** `terminated early`, `cancelled by customer`, `completed with errors`: how something ended, and more. */
function phaseOfFirst(state: string): Phase | undefined {
  const end = state.indexOf(" ");
  const phase = end < 0 ? undefined : byState.get(state.slice(0, end));
  return phase === "done" || phase === "failed" || phase === "dropped" ? phase : undefined;
}

/** Whether its words alone say where a thing is, and not only their form. */
export function isKnownState(state: string): boolean {
  return byState.has(state);
}

export function isIn(state: string, ...some: readonly Phase[]): boolean {
  const phase = phaseOf(state);
  return phase !== undefined && some.includes(phase);
}

/** What leaves the course: no state behind such a one says that the aim was reached. */
export function breaksOff(state: string): boolean {
  return isIn(state, "failed", "missed", "dropped", "halted", "postponed", "late");
}

/** What is released to the works is yet to be made, and what is released to the world is done. */
export function isReleasedFirst(listed: readonly string[] = []): boolean {
  const place = listed.indexOf("released");
  return place >= 0 && place < listed.findIndex((state) => isIn(state, "running"));
}

/** States that say a thing. */
export interface States {
  readonly test: (state: string) => boolean;
}

/** These words, and all of these phases. A table names hundreds, so they are split when first asked. */
export function said(words: string, ...some: readonly Phase[]): States {
  let split: ReadonlySet<string> | undefined;
  return {
    test: (state) => {
      split ??= new Set(words.split("|"));
      return split.has(state) || (some.length > 0 && isIn(state, ...some));
    },
  };
}

/** One of these words, and nothing else. */
export const to = (text: string) => new RegExp(`^(?:${text})$`);

/** What ends work though it is no end in itself: a deployment is over when it is live, a repair when it is fetched. */
const lastingGoals = oneOf(
  "live|active|deployed|published|operational|available|ready|collected|picked up|shipped|dispatched",
);

/** The state at which work ends that another state is in the middle of. */
export function findGoal(listed: readonly string[]): string | undefined {
  const good = listed.filter((state) => !breaksOff(state));
  const last = good.at(-1) ?? "";
  const isAfterWork = good.slice(0, -1).some((state) => isIn(state, "running"));
  return lastingGoals.test(last) && isAfterWork ? last : undefined;
}
