import type { Chance } from "../draw/chance.ts";
import type { Facet, FacetKind } from "../draw/scope.ts";
import { type Matcher, oneOf } from "../one-of.ts";

/** What happens to one thing, in order. */
export interface Timeline {
  /** The instant that everything lies around. */
  readonly now: number;
  /** When what it belongs to came to be: a comment's post. */
  readonly earliest: number;
  readonly created: number;
  /** How long its story is so far. */
  readonly span: number;
  /** How much of that something was done to it: an order is delivered within days, not years. */
  readonly work: number;
  readonly start: number;
  /** From 1: hours of a meeting, weeks of a project. */
  readonly length: number;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** How far back things reach where nothing says more. */
const oldest = 700 * day;

const timeline: Facet<Timeline> = {
  name: "timeline",
  draw: (scope, chance) => {
    const { now } = scope.draw.library;
    const window = scope.draw.window?.();
    // What waits for something that has not begun yet came to be whenever it did.
    const begun = window && window.earliest < now ? window.earliest : now - oldest;
    const earliest = Math.max(now - oldest, begun);
    const usual = now - 2 * hour;
    // What answers something of this very hour came since, and not in the same minute.
    const last = earliest < usual ? usual : earliest + Math.max(0, now - earliest) * 0.8;
    const latest = Math.max(earliest, Math.min(last, window?.latest ?? now));
    const created = drawCreated(latest, earliest, chance);
    const start = now + chance.between(-40, 90) * day + chance.between(8, 18) * hour;
    return {
      now,
      earliest,
      created,
      span: Math.floor((now - created) * (0.1 + 0.9 * chance.next())),
      work: Math.min(now - created, chance.between(10 * hour, 14 * day)),
      start,
      length: chance.between(1, 12),
    };
  },
};

/** One course of time for each thing, whoever tells of it. */
export const timelines: FacetKind<Timeline> = { of: "other", inRole: () => timeline };

/** Recent days are denser, as in every feed. */
function drawCreated(latest: number, earliest: number, chance: Chance): number {
  const share = chance.next();
  return toMinute(latest - Math.floor((latest - earliest) * share * share));
}

/** A week begins on a Monday; the first day of our count was a Thursday. */
export function toMonday(at: number): number {
  const days = Math.floor(at / day);
  return at - ((((days + 3) % 7) + 7) % 7) * day;
}

export function toMinute(time: number): number {
  return Math.floor(time / 60_000) * 60_000;
}

/** How far along the work each event is; the gaps are wider than what chance adds. */
const phases: readonly (readonly [Matcher, number])[] = [
  [
    oneOf(
      "created|added|donated|pledged|registered|joined|signed|uploaded|inserted|posted|opened|date|member|installed|deployed|commissioned|enrolled|started",
    ),
    0,
  ],
  [oneOf("thanked|thank|debriefed|claimed|redeemed"), 0.84],
  [
    oneOf(
      "submitted|ordered|placed|booked|initiated|requested|applied|reported|triggered|detected|discovered|noticed|occurred|raised|identified|drafted|invited|filed|called|proposed|nominated|entered",
    ),
    0.05,
  ],
  [oneOf("issued|invoiced|granted|awarded|offered|quoted|purchased"), 0.11],
  [oneOf("sent|confirmed|accepted|approved|verified|activated|hired|acknowledged|triaged"), 0.17],
  [oneOf("paid|charged|captured"), 0.23],
  [oneOf("published|released|launched|listed"), 0.3],
  [oneOf("assigned|opened|began|processed|responded|response"), 0.36],
  [oneOf("picked|packed|loaded"), 0.42],
  [oneOf("shipped|dispatched|fulfilled"), 0.46],
  [oneOf("delivered|received|arrived"), 0.62],
  [oneOf("read|viewed|seen"), 0.7],
  [oneOf("completed|finished|resolved|done|sold|reviewed|tested|settled|decided|graded"), 0.8],
  [oneOf("closed|refunded|returned|withdrawn|rejected|declined|failed"), 0.9],
];

/** What goes on happening after the work is done, as parts of all the time since. */
const laterPhases: readonly (readonly [Matcher, number])[] = [
  [oneOf("updated|modified|changed|edited|synced|refreshed|revised"), 0.7],
  [oneOf("last|login|active|accessed|used|logged"), 0.82],
  [
    oneOf(
      "deleted|archived|removed|cancelled|canceled|deactivated|suspended|revoked|retired|decommissioned|banned|unsubscribed|exited",
    ),
    0.94,
  ],
];

const future =
  /^(?:due|deadline|expires?|expiry|expiration|scheduled|next|upcoming|closes|renewal|renews|until|estimated|expected|target|follow|remind|reminder|trial|planned|eta|needed|required|wanted|promised|through|desired|preferred|earliest|intended|move|moving|payoff|unavailable|blackout|restock)$/;

/** What people are bound by, or allowed to do, for years. */
const lasting = oneOf(
  "contract|lease|passport|visa|license|licence|warranty|tenancy|mandate|card|certificate|certification|permit|accreditation",
);

/** What people have entered into began at any time before, and not in these weeks; a debt long ago. */
const bound = oneOf(
  "subscription|lease|tenancy|contract|agreement|retainer|policy|membership|employment|medication|prescription|therapy|enrollment|enrolment|sponsorship|placement|pension|franchise|partnership|employee|staff|worker",
);
const owed = oneOf("loan|mortgage|debt|financing");

/** What is renewed each year. */
const yearly = oneOf(
  "insurance|registration|inspection|domain|membership|policy|calibration|roadworthiness",
);
const expiry = /^(?:expires?|expiry|expiration)$/;

/** `validUntil` is when it expires. */
function isValidity([first, last]: readonly string[]): boolean {
  return first === "valid" && oneOf("until|till|through|to").test(last ?? "");
}

/** What stands on a shelf for months before it goes off. */
const kept = oneOf("medicine|medication|drug|vaccine|vial|reagent|batch|lot|stock|supply|cosmetic");

/** What is on one day, ahead as often as behind. */
const dated = oneOf(
  "wedding|exam|election|race|hearing|concert|match|game|auction|ceremony|event|party|performance|show|tournament|fixture|appointment|interview|viewing|session|class|lesson|flight|departure|arrival|launch",
);

/** Trains come and go at any minute; people meet at the full hour. */
function isDated([first = "", last = ""]: readonly string[]): boolean {
  if (!dated.test(first)) return false;
  return (
    last === "date" ||
    (oneOf("at|time").test(last) && !oneOf("flight|departure|arrival|launch").test(first))
  );
}

const newcomers = oneOf("refugee|migrant|immigrant|evacuee|resident|inmate|animal|dog|cat|horse");

const inUse = oneOf(
  "satellite|spacecraft|telescope|probe|product|app|website|startup|coin|token|brand|platform",
);

const setUp = /^(?:install|installed|installation|commissioned|purchased?|acquired|bought)$/;
const fixtures = oneOf(
  "meter|boiler|furnace|heater|elevator|lift|escalator|transformer|turbine|machine|equipment|asset|installation|generator|forklift|press|compressor|chargepoint|pump|hydrant|streetlight|lamppost|charger|inverter|panel|bench|sign|gate|light|lamp|extinguisher|detector|conveyor|robot|chiller|silo|escalator|battery|storage|rack|valve|motor",
);
/** What is built is there for longer still. */
const built = oneOf("commissioned|commissioning|inaugurated|inauguration");
const plants = oneOf(
  "plant|solarplant|powerplant|solarfarm|farm|windfarm|park|mill|refinery|tower|substation|pipeline|dam|reservoir|bridge|tunnel|waterworks|datacenter|turbine|vessel|ship|rig|platform|depot|terminal|station",
);

const works = oneOf(
  "book|novel|album|movie|film|song|track|game|videogame|single|vinyl|comic|manga",
);
const comesOut = /^(?:published|publication|released?)$/;

/** What people go to in the evening. */
const shows = oneOf("concert|gig|recital|performance|play|opera|screening");

/** A message is read within the hour; a lorry takes days. */
const quick = oneOf(
  "message|notification|email|sms|chat|push|alert|call|ride|payment|transaction|parking|foodorder|taxi",
);

/** The instant that a member's words speak of, among the others of the same thing. */
export function findInstant(
  words: readonly string[],
  owner: string,
): ((line: Timeline, chance: Chance) => number) | undefined {
  const [first = ""] = words;
  if (words.some((word) => oneOf("birth|birthday|birthdate|born|dob").test(word))) {
    return undefined;
  }
  if (words.some((word) => oneOf("started|began").test(word))) {
    return worked.test(owner)
      ? ({ created, now }) => toWorkingHours(created, now)
      : ({ created }) => created;
  }
  // People stay for years, and were there before anything else that is told of them.
  if (
    words.some((word) =>
      oneOf("hire|hired|employed|employment|enlisted|enlistment|ordained").test(word),
    )
  ) {
    return ({ created }, chance) => created - chance.between(0, 900) * day;
  }
  // A club or a firm is older than anything that it tells of.
  if (words.some((word) => oneOf("founded|established|incorporated|founding").test(word))) {
    return ({ created }, chance) => created - chance.between(700, 12_000) * day;
  }
  // What is in use was launched long ago; a launch is one that is still to come as often.
  if (first === "launch" && inUse.test(owner)) {
    return ({ created }, chance) => created - chance.between(60, 4_000) * day;
  }
  // What is built in stays for years, and a meter is read every month.
  if (setUp.test(first) && fixtures.test(owner)) {
    return ({ created }, chance) => created - chance.between(100, 3600) * day;
  }
  // An aircraft flew first when it was new.
  if (words.join(" ") === "first flight") {
    return ({ created }, chance) => created - chance.between(700, 8400) * day;
  }
  if (built.test(first) && plants.test(owner)) {
    return ({ created }, chance) => created - chance.between(300, 6400) * day;
  }
  if (owner === "meter" && /^read(?:ing)?$/.test(first)) {
    return ({ now }, chance) => now - chance.between(1, 32) * day + chance.between(8, 17) * hour;
  }
  // Most books on a shelf were there before the reader.
  if (works.test(owner) && comesOut.test(first)) {
    return ({ created }, chance) => created - chance.between(0, 7000) * day;
  }
  // What has several seasons has been there for years.
  const isSeries =
    /^(?:tv ?)?series$|^tv ?show$|^sitcom$/.test(owner) && /^start(?:ed)?$/.test(first);
  if (isSeries || words.some((word) => oneOf("premiered|premiere|debuted|aired").test(word))) {
    return ({ created }, chance) => created - chance.between(300, 2600) * day;
  }
  // Whoever is told of has arrived.
  if (first === "arrival" && words[1] === "date" && newcomers.test(owner)) {
    return ({ created }) => created;
  }
  if (words.length === 2 && isDated(words)) {
    return (line) => line.start;
  }
  if (words.includes("last") && words.includes("check")) return findPast(words, 1);
  // Nobody plays at eight in the morning.
  const isShow = shows.test(owner) && words.some((word) => /^(?:starts?|begins?|date)$/.test(word));
  if (isShow || words.some((word) => oneOf("kickoff|showtime|curtain|show|concert").test(word))) {
    return ({ start }) => start - (((start % day) + day) % day) + toEvening(start, owner);
  }
  const light = words.find((word) => oneOf("sunrise|sunset|dawn|dusk").test(word));
  if (light !== undefined) return atLight(oneOf("sunrise|dawn").test(light) ? 5 : 17);
  if (words.at(-1) === "for") return (line) => line.start;
  if (words.some((word) => oneOf("start|starts|begin|begins|from|check|kickoff").test(word))) {
    if (words.includes("out")) return endOf(owner);
    const years = owed.test(owner) ? 1300 : 0;
    if (!words.includes("period") && (years > 0 || bound.test(owner)))
      return ({ created }, chance) => created - chance.between(0, years) * day;
    return (line) => line.start;
  }
  if (first === "opens") {
    return ({ created }) => created - (((created % day) + day) % day) + 9 * hour;
  }
  if (words.some((word) => oneOf("end|ends|ended|finish|to").test(word))) return endOf(owner);
  if (kept.test(owner) && words.some((word) => /^(?:expires?|expiry|expiration)$/.test(word))) {
    return ({ now }, chance) => now + chance.between(50, 900) * day + 12 * hour;
  }
  // Some of what is in a larder has gone off.
  if (/^(?:(?:best|consume|use|eat) (?:before|by)|sell by)$/.test(words.join(" "))) {
    return ({ now }, chance) => now + chance.between(-12, 150) * day;
  }
  const isExpiry = (expiry.test(first) || isValidity(words)) && words.length < 3;
  // A warning is over by tomorrow, and is shown until then.
  if (isExpiry && /^(?:alert|warning|advisory)s?$/.test(owner)) {
    return ({ now }, chance) => now + chance.between(2, 36) * hour;
  }
  if (
    isExpiry ? lasting.test(owner) : lasting.test(first) && words.some((word) => future.test(word))
  ) {
    return ({ now }, chance) => now + chance.between(60, 1300) * day + 12 * hour;
  }
  if (
    yearly.test(isExpiry ? owner : first) &&
    (isExpiry || words.some((word) => expiry.test(word)))
  ) {
    return ({ now }, chance) => now + chance.between(6, 360) * day + 12 * hour;
  }
  if (words.some((word) => future.test(word))) {
    return ({ now }, chance) => now + chance.between(1, 60) * day + chance.between(8, 18) * hour;
  }
  const past = findPast(words, quick.test(owner) ? 1 / 60 : 1);
  const isDone = doneByDay.test(owner) && words.some((word) => oneOf("completed|done").test(word));
  if (!isDone && !words.some((word) => byDay.test(word))) return past;
  return (line, chance) => toWorkingHours(past(line, chance), line.now);
}

/** What somebody does to somebody or something, at the hours at which people are up. */
const byDay = oneOf(
  "played|taken|shot|photographed|borrowed|returned|watered|fertilized|fertilised|fed|walked|pruned|harvested|planted|sown|sowed|repotted|caught|tasted|attended|hiked|climbed|practiced|practised|trained|adopted|washed|cleaned|groomed|brushed|brewed|baked|cooked|steeped|knitted|spotted|watering|feeding|grooming|administered|vaccinated|collected|examined|inspected|visited|interviewed|diagnosed|prescribed|dispensed|assessed|appraised|surveyed|repaired|service|serviced|installed|signed|audited|calibrated|sampled|treated|visit|checkup|appointment|inspection|examination",
);

/** Nobody does these at night. */
const doneByDay = oneOf("chore|lesson|workout|visit|appointment|walk|errand|homework");

/** What people do at these hours, whatever they call its beginning. */
const worked = oneOf("entry|timesheet|worklog|appointment|consultation|visit|inspection|interview");

/** The same day between eight and six; what comes first stays first. */
function toWorkingHours(at: number, now: number): number {
  const begin = Math.floor(at / day) * day;
  const moved = toMinute(begin + 8 * hour + ((at - begin) / day) * 10 * hour);
  return moved > now ? at : moved;
}

/** Within two and a half hours of the given one, on the day that it is. */
function atLight(from: number): (line: Timeline, chance: Chance) => number {
  return ({ now }, chance) => {
    const midnight = now - (((now % day) + day) % day);
    return midnight + from * hour + chance.below(150) * minute;
  };
}

/** Films are shown and matches played from one in the afternoon on, bands play in the evening. */
function toEvening(start: number, owner: string): number {
  const [first, hours] = owner === "screening" || !shows.test(owner) ? [13, 8] : [18, 4];
  return (first + (Math.floor(start / day) % hours)) * hour;
}

function findPast(
  words: readonly string[],
  pace: number,
): (line: Timeline, chance: Chance) => number {
  const later = findPhase(words, laterPhases);
  if (later !== undefined) {
    return (line, chance) => toMinute(line.created + reach(line, later + 0.05 * chance.next()));
  }
  const phase = findPhase(words, phases);
  if (phase === 0) return (line) => line.created;
  // An event of which nothing is known happened some time after the beginning.
  if (phase === undefined) {
    return ({ created, span, work }, chance) =>
      toMinute(created + Math.max(span * 0.6, work * 0.75) + work * 0.05 * chance.next());
  }
  return (line, chance) =>
    toMinute(line.created + line.work * pace * (phase + 0.05 * chance.next()));
}

/** After the work, wherever in the time since. */
function reach({ work, span, now, created }: Timeline, share: number): number {
  const age = now - created;
  const rest = Math.max(0, Math.max(span, work) - work);
  // What came to be a moment ago has changed since, but not at this very instant.
  return rest === 0 ? age * (0.955 + 0.04 * share) : Math.min(age, work + rest * share);
}

const short = oneOf(
  "event|meeting|appointment|session|booking|shift|reservation|lesson|call|slot|workshop",
);

function endOf(owner: string): (line: Timeline) => number {
  const unit = short.test(owner) ? hour / 2 : 7 * day;
  return ({ start, length }) => start + length * unit;
}

/** How far along its story an event is; undefined where that is not known. */
export function phaseOf(words: readonly string[]): number | undefined {
  if (findPhase(words, laterPhases) !== undefined) return undefined;
  const known = findPhase(words, phases);
  // Whoever comes has been called, and whatever is resolved was looked at.
  return known ?? (words.length === 1 && midway.test(words[0] ?? "") ? 0.4 : undefined);
}

const midway = oneOf("arrived|inspected|examined|interviewed|diagnosed|visited|treated|picked");

function findPhase(
  words: readonly string[],
  table: readonly (readonly [Matcher, number])[],
): number | undefined {
  for (const word of words) {
    const found = table.find(([pattern]) => pattern.test(word));
    if (found) return found[1];
  }
  return undefined;
}
