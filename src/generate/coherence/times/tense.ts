import { toWords } from "../../../schema/name-words.ts";
import type { Json } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { foreignStates } from "../../meaning/names/foreign/states.ts";
import { foldAccents, foldGerman } from "../../meaning/names/foreign-words.ts";
import type { Parts } from "../rule.ts";
import { isOptional, type Slot } from "../slot.ts";
import { cutShort, doing, to } from "../state-words.ts";
import { toEvent } from "./time.ts";

/** Whether something is still to come, about to begin, going on, over, or should be over and is not. */
export type Tense = "ahead" | "soon" | "running" | "over" | "late";

/** What a status says of when it is, by its words. */
const tenses: Readonly<Record<Tense, string>> = {
  ahead:
    "scheduled|upcoming|planned|planning|future|not started|pending|confirmed|booked|reserved|requested|open|unpaid|sent|draft|new|todo|to do|backlog|queued|tentative|registered|invited|due|unconfirmed|awaiting payment|awaiting|on time|preparing|ordered|issued|deferred|doing|proposed|suggested|inquiry|enquiry|quoted|expected",
  soon: "boarding|final call|gate closing|starting soon|check in open",
  running:
    "out|picked up|collected|building|deploying|provisioning|uploading|importing|exporting|trialing|trial|seated|in progress|ongoing|live|active|running|current|started|checked in|in flight|departed|in transit|occupied|rented|on loan|borrowed|valid|planted|sown|processing|underway|en route|out for delivery|on leave|in session|in house|shipped|enrolled|listed|placed|in review|under review|expiring|revoked|paused|firing|investigating|identified|monitoring|anchored|berthed|moored|docked|at berth|overstayed|parked|charging",
  over: "edited|retouched|printed|taken|performed|screened|celebrated|played|served|concluded|decided|shot|completed|complete|finished|done|ended|past|closed|checked out|attended|no show|landed|arrived|delivered|returned|expired|terminated|resolved|paid|archived|inactive|missed|discharged|graduated|won|lost|final|full time|fulfilled|lapsed|settled|released|sold|unsold|inspected|funded|failed|passed|pass|fail|succeeded|success|errored|skipped|paid off|repaid|matured|counting|counted|certified|failure|scrubbed|aborted|held|installed|launched|in orbit|decommissioned|adjourned|harvested|reached|achieved|successful|unsuccessful|stopped|rolled back|reverted|filled",
  late: "overdue|late|past due|delinquent|delayed delivery",
};

const byState = new Map<string, Tense>(
  (Object.keys(tenses) as Tense[]).flatMap((tense) =>
    tenses[tense].split("|").map((state) => [state, tense] as const),
  ),
);

const isDoing = to(doing);

/** What a status says of when it is. */
export function tenseOf(state: string): Tense | undefined {
  return byState.get(state) ?? (isDoing.test(state) ? "running" : undefined);
}

export function toState(value: Json | undefined): string | undefined {
  return typeof value === "string" ? known(value) : undefined;
}

const states = new Map<string, string>();

/** The words of a status however it is written; the few that there are are kept. */
function known(value: string): string {
  const found = states.get(value);
  if (found !== undefined) return found;
  const said = toWords(value)
    .map((word) => foldAccents(foldGerman(word)))
    .join(" ");
  const state = foreignStates.get(said) ?? said;
  if (states.size < 2000) states.set(value, state);
  return state;
}

/** The member that tells the state of the whole thing, if there is one. */
export function findStatus(slots: readonly Slot[], owner: readonly string[]): Slot | undefined {
  const isState = ({ kind }: Slot) => kind === "choice" || kind === "text";
  const names = [
    "status",
    "state",
    "stage",
    `${owner.at(-1)} status`,
    "order status",
    "phase",
    "current step",
  ];
  // The stage of a match is a round of the cup.
  const isContest = owner.some((word) => contest.test(word));
  for (const name of isContest ? names.slice(0, 2) : names) {
    const found = slots.find((slot) => slot.words === name && isState(slot));
    if (found) return found;
  }
  const outcome = slots.find(
    (slot) => /^(?:outcome|result|conclusion)$/.test(slot.words) && tellsWhen(slot),
  );
  if (outcome) return outcome;
  const decision = slots.find(({ words, kind }) => kind === "choice" && words === "decision");
  if (decision) return decision;
  const column = slots.find(
    ({ words, kind }) => kind === "choice" && /^(?:column|lane)$/.test(words),
  );
  if (column) return column;
  const ending = slots.filter(
    (slot) =>
      / (?:status|state|stage)$/.test(slot.words) && !aside.test(slot.words) && isState(slot),
  );
  return ending.length === 1 ? ending[0] : undefined;
}

/** `"passed" | "failed" | "running"`: two of the values at least say whether it is over. */
function tellsWhen({ schema }: Slot): boolean {
  const values: readonly Json[] = "enum" in schema ? schema.enum : [];
  return values.filter((value) => tenseOf(toState(value) ?? "")).length > 1;
}

/** What is paid, approved or healthy may be any day. */
const aside =
  /^(?:payment|approval|health|connection|marital|tax|employment|conservation|visa|verification|line|sim|credit|linen) /;

const flags: readonly (readonly [
  flag: RegExp,
  whenTrue: Tense | undefined,
  whenFalse: Tense | undefined,
])[] = [
  [/^(?:is )?(?:completed?|done|finished|ended|past)$/, "over", "ahead"],
  [/^(?:is )?(?:resolved|fixed|solved)$/, "over", "running"],
  [/^(?:is |has )?expired$/, "over", "running"],
  [/^(?:is )?overdue$/, "late", "ahead"],
  [/^(?:is )?(?:upcoming|scheduled)$/, "ahead", "over"],
  [/^(?:is )?(?:live|ongoing|current)$/, "running", undefined],
  [/^(?:is )?active$/, "running", "over"],
];

/** How to tell when an object is, from its status or from a flag. */
export function findTense(
  slots: readonly Slot[],
  owner: readonly string[],
): { readonly slot: Slot; readonly read: (scope: Scope) => Tense | undefined } | undefined {
  const status = findStatus(slots, owner);
  if (status) {
    const isEnding = endsWhenCancelled(owner);
    // What machines do has no date of its own: queued is as good as begun.
    const isRun = owner.some((word) => runs.test(word));
    const isMail = owner.some((word) => mails.test(word));
    const isCall = owner.some((word) => /^(?:port|berth|portcall|dock)$/.test(word));
    const isOpened = owner.some((word) => visited.test(word));
    const isCalled = owner.some((word) => advertised.test(word));
    const unknown = tensesOfUnknown(status);
    const isOrder = isReleasedFirst(status);
    const read = ({ values }: Scope) => {
      const state = toState(values[status.name]) ?? "";
      if (isEnding && /^cancell?ed$/.test(state)) return "over";
      // An invoice that was sent is to be paid; a letter that was sent is out.
      if (isMail && state === "sent") return "over";
      // A call at a port is over when the ship has left.
      if (state === "departed" && isCall) return "over";
      const isOut =
        (isOpened && state === "open") || (isCalled && /^(?:open|published)$/.test(state));
      if (isOrder && state === "released") return "ahead";
      const tense = isOut ? "running" : (tenseOf(state) ?? unknown.get(state));
      return isRun && tense === "ahead" ? "running" : tense;
    };
    return { slot: status, read };
  }
  // What says when it was started or ended was, whether it was completed or not.
  const isPast = slots.some(
    (slot) => !isOptional(slot) && /^(?:started|ended|finished)$/.test(toEvent(slot)),
  );
  for (const [pattern, whenTrue, told] of flags) {
    const whenFalse = told === "ahead" && isPast ? "over" : told;
    const slot = slots.find(({ words, kind }) => kind === "boolean" && pattern.test(words));
    if (!slot) continue;
    return {
      slot,
      read: ({ values }) => (values[slot.name] === true ? whenTrue : whenFalse),
    };
  }
  return undefined;
}

/** What is released to the works is yet to be made, and what is released to the world is done. */
function isReleasedFirst({ schema }: Slot): boolean {
  const states = "enum" in schema ? schema.enum.map((value) => toState(value) ?? "") : [];
  const place = states.indexOf("released");
  return place >= 0 && place < states.findIndex((state) => tenseOf(state) === "running");
}

const none: ReadonlyMap<string, Tense> = new Map();

/** What no table knows: `waiting for parts` goes on, and what is listed behind `done` is done too. */
function tensesOfUnknown({ schema }: Slot): ReadonlyMap<string, Tense> {
  const listed = "enum" in schema ? schema.enum.map((value) => toState(value) ?? "") : [];
  if (listed.length < 3) return none;
  const end = listed.findIndex((state) => byState.get(state) === "over" && !broken.test(state));
  return new Map(
    listed.flatMap((state, at): (readonly [string, Tense])[] => {
      if (byState.has(state) || broken.test(state)) return [];
      if (/^(?:in|under|waiting|awaiting|being|on(?! hold| time| track| order)) /.test(state))
        return [[state, "running"]];
      return end >= 0 && at > end && /ed$/.test(state) ? [[state, "over"]] : [];
    }),
  );
}

const broken = to(`${cutShort}|lapsed|refunded`);

const bygone =
  /^(?:charging|fueling|refueling|payslip|statement|payroll|timesheet|attendance|workout|activity|outage|incident|ride|report|play|visit|stint|execution|run|build|log|baby|parking|reading|housekeeping|ride|bike|review)$/;
const runs = /^(?:pipeline|build|deployment|workflow|run|execution|backup|sync|import|export)$/;
const mails =
  /^(?:newsletter|mailing|email|mail|message|campaign|broadcast|notification|announcement|sms|letter)$/;
/** What is open can be seen, and is not still to be dealt with. */
const visited =
  /^(?:exhibition|exhibit|fair|museum|gallery|market|pool|season|contest|competition)$/;
/** What is published so that people apply for it is open as long as it is. */
const advertised = /^(?:job|opening|position|vacancy|posting|tender|rfp|scholarship|requisition)$/;
const kept = /^(?:subscription|membership|policy|contract|lease|mandate|loan|mortgage|plan)$/;

/** When something is that does not say so: what has ended is over, what has a next time goes on. */
export function usualTense(names: readonly string[], { slots, owner }: Parts): Tense | undefined {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (isPlayed(slots, owner) || isExamined(slots, owner) || isTrained(slots, owner)) return "over";
  if (owner.some((word) => bygone.test(word)) || has(/^(?:ended|finished|completed)$/)) {
    return "over";
  }
  if (owner.includes("budget") || slots.some(isUnderWay)) return "running";
  if (has(/^(?:maturity|matures|last|next)\b/) || has(/\bperiod\b/)) return "running";
  return undefined;
}

const contest = /^(?:match|game|fixture|race|bout|duel|round|scrimmage)$/;
const played =
  /^(?:(?:home|away|final|team|our|their|opponent) (?:team )?(?:score|goals|points|runs|sets)|score (?:home|away)|attendance|winner|goals for|finish time|finishing position|mvp)$/;

/** A match that always has a result has been played. */
function isPlayed(slots: readonly Slot[], owner: readonly string[]): boolean {
  return (
    owner.some((word) => contest.test(word)) &&
    slots.some((slot) => !isOptional(slot) && played.test(slot.words))
  );
}

const gifts =
  /^(?:(?:amount |total )?(?:raised|pledged)|(?:raised|pledged) amount|(?:donors?|backers?|supporters?|signatures?) count|donors|backers|supporters|signatures)$/;

/** Nobody gives or signs before it has begun. */
function isUnderWay(slot: Slot): boolean {
  return slot.kind === "number" && !isOptional(slot) && gifts.test(slot.words);
}

const examined = /^(?:exam|examination|checkup|screening|inspection|assessment|consultation)$/;
const found =
  /^(?:diagnosis|findings?|results?|visual acuity|blood pressure|overall condition|recommendations?)$/;

/** Whoever was examined, and is always told what was found, has been there. */
function isExamined(slots: readonly Slot[], owner: readonly string[]): boolean {
  return (
    owner.some((word) => examined.test(word)) &&
    slots.some((slot) => !isOptional(slot) && found.test(slot.words))
  );
}

const exertion =
  /^(?:calories(?: burned)?|(?:avg|average|max) heart rate|heart rate (?:avg|max|average))$/;

/** Nobody knows yet what a workout to come will burn; what a class usually burns, its page says. */
function isTrained(slots: readonly Slot[], owner: readonly string[]): boolean {
  const isOf = (words: RegExp) => owner.some((word) => words.test(word));
  return (
    isOf(/^(?:workout|session|ride|run|activity|gym|training|hike|swim)$/) &&
    slots.some((slot) => !isOptional(slot) && exertion.test(slot.words)) &&
    !slots.some(({ words }) => /^(?:capacity|booked|spots|max participants)\b/.test(words))
  );
}

/** What goes on until somebody ends it is over when it is cancelled; an appointment may be any day. */
function endsWhenCancelled(owner: readonly string[]): boolean {
  return owner.some((word) => kept.test(word));
}
