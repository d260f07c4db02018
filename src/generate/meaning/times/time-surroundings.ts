import { toWords } from "../../../schema/name-words.ts";
import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";
import { neighboursOf } from "../names/neighbours.ts";

/** The stops of a tour are told by its days and by the clock. */
export function isPortCall(member: Member): boolean {
  const neighbours = neighboursOf(member);
  return !member.isTop && neighbours.has("day") && !neighbours.has("date");
}

/** What opens once and closes once. */
const openOnce = oneOf(
  "poll|auction|registration|event|survey|ticket|bid|vote|election|call|application|offer|sale|lot|round|window|enrollment|issue|position|account|contest|market",
);

/** It opens once, or it is said to be closed for good. */
export function isOnce({ owner, siblings }: Member): boolean {
  return (
    // A lot is sold once; one of a car park is there every day.
    (owner.some((word) => openOnce.test(word)) && owner[0] !== "parking") ||
    siblings.some((name) => /^(?:isClosed|is_closed|votes|totalVotes|total_votes|bids)$/.test(name))
  );
}

/** What opens and closes every day, and not once. */
const houses = oneOf(
  "restaurant|store|shop|cafe|bar|bakery|branch|gym|library|museum|pharmacy|venue|office|clinic|hours|market|kitchen|salon|bank|day|schedule|outlet|studio|pool|park|zoo|club",
);

/** Whether it opens and closes every day. */
export function isDaily(member: Member): boolean {
  const { owner, siblings } = member;
  return houses.test(owner.at(-1) ?? "") || (hasBoth(siblings) && !isOnce(member));
}

function hasBoth(siblings: readonly string[]): boolean {
  const has = (start: string) =>
    siblings.some((name) => name.toLowerCase().startsWith(start) && /at$/i.test(name));
  return has("opens") && has("closes");
}

/** What runs from one day to another. */
const periods = oneOf(
  "term|coverage|lease|policy|warranty|statement|season|tenancy|semester|harvest",
);

/** What is billed is billed by the day; of other periods nothing says so. */
export function isPeriod(word: string, { owner }: Member): boolean {
  const isBilled = oneOf("statement|invoice|bill|payslip|payroll|card|budget|premium|lease");
  return periods.test(word) || (word === "period" && owner.some((one) => isBilled.test(one)));
}

/** Nights are booked by the day. */
export const isNight = ({ words, owner }: Member) =>
  words.length === 2 &&
  owner.some((word) => oneOf("booking|reservation|stay|hotel|lodging").test(word));

/** Of places, people and things there is a last and a next one, and no day. */
const places = oneOf(
  "port|stop|station|location|place|city|town|destination|airport|harbour|harbor|dock|depot|waypoint|checkpoint|stage|step|status|state|level|rank|tier|page|chapter|track|song|video|article|post|opponent|rival|team|club|player|owner|driver|speaker|guest|person|user|value|number|code|id|name|title|url|link|item|task|action|token|cursor|record|bidder|topic|role|job|employer|address|note|message",
);

/** `lastOverhaul` beside `nextOverhaul`: whatever it is, it was once and will be again. */
export function comesRound([first, noun = ""]: readonly string[], { siblings }: Member): boolean {
  if (places.test(noun)) return false;
  const other = `${first === "last" ? "next" : "last"} ${noun}`;
  return siblings.some((name) => {
    const words = toWords(name);
    return words.join(" ") === other || (first === "next" && isDeedOf(noun, words));
  });
}

/** `tunedOn` tells of a `tuning` that was. */
function isDeedOf(noun: string, [deed = "", at = "", ...rest]: readonly string[]): boolean {
  return rest.length === 0 && /^(?:on|at|date)$/.test(at) && isDone(noun, deed);
}

/** Whether a noun is what was done: `cleaning` and `cleaned`. */
export function isDone(noun: string, deed: string): boolean {
  const stem = noun.replace(/(?:ation|ing|ion|al)$/, "");
  return stem.length > 2 && /^(?:e|at)?e?d$/.test(deed.slice(stem.length)) && deed.startsWith(stem);
}

/** On which month and year are printed. */
export function isBankCard(member: Member): boolean {
  const neighbours = neighboursOf(member);
  const isPaidWith = /(?:credit|debit|payment|bank)card$/.test(member.owner.join(""));
  return isPaidWith || ["cvv", "cvc", "last4"].some((name) => neighbours.has(name));
}

/** What runs every day, from the first departure to the last. */
export function isLine({ owner }: Member): boolean {
  return owner.some((word) =>
    oneOf("route|line|timetable|stop|service|station|schedule").test(word),
  );
}

/** What is on a day of every week begins at an hour of it. */
export function isWeekly(member: Member): boolean {
  const neighbours = neighboursOf(member);
  const isPlan = /^(?:schedule|timetable|slot|opening|availability)s?$/.test(
    member.owner.at(-1) ?? "",
  );
  return (
    (isPlan && neighbours.has("day")) ||
    ["weekday", "day_of_week", "days_of_week", "weekdays"].some((name) => neighbours.has(name))
  );
}

/** What holds for every guest: from three in the afternoon on. */
export function isRule({ owner, isTop }: Member): boolean {
  return !isTop && /^(?:polic(?:y|ies)|rules?|hours|times|house|terms)$/.test(owner.at(-1) ?? "");
}

export function isRoutine({ owner }: Member): boolean {
  return oneOf("automation|routine|scene|alarm|rule|schedule|homeautomation|trigger").test(
    owner.at(-1) ?? "",
  );
}

/** Objects that hold nothing but when something is. */
export function isSpan({ owner, isTop }: Member): boolean {
  const holders =
    /^(?:availability|validity|period|dates?|term|coverage|season|lease|tenancy|contract|vacation|leave|stay|range)$/;
  return !isTop && holders.test(owner.at(-1) ?? "");
}

/** What leads from one place, person or account to another. */
const ways = oneOf(
  "flight|trip|train|bus|ferry|ride|route|journey|leg|segment|connection|transfer|shipment|message|email|mail|edge|link|transition|call|payment|transaction|voyage|drive|commute|redirect|parcel|delivery|letter|card|postcard|note|greeting|gift|wish",
);

/** A time beside it says when it is; then `from` and `to` say something else. */
export function isWay(member: Member): boolean {
  const neighbours = neighboursOf(member);
  const isTimed = ["departure", "arrival", "date", "departs", "at"].some(neighbours.has);
  return isTimed || member.owner.some((word) => ways.test(word));
}

/** What takes some hours of a day that stands beside them. */
const hoursOfDay = oneOf(
  "house|slot|timeslot|hours|shift|availability|opening|window|block|viewing|break|schedule|visit|lesson|class|session|appointment|job|booking|reservation",
);

/** What is paid for by the day is had for days. */
const byDay =
  /^(?:price_?per_?(?:day|night|week)|daily_?rate|day_?rate|days|nights|weeks|rate_?per_?day)$/i;

/** The `from` and `to` of an open house: its `date` stands beside them. */
export function isHourOfDay(words: readonly string[], member: Member): boolean {
  const neighbours = neighboursOf(member);
  const hasDay = ["date", "day", "weekday", "day_of_week"].some((name) => neighbours.has(name));
  return (
    hasDay &&
    ((words.length === 1 &&
      hasCounterpart(words[0] ?? "", member) &&
      (hoursOfDay.test(member.owner.at(-1) ?? "") ||
        (member.siblings.includes("until") &&
          !member.siblings.some((name) => byDay.test(name))))) ||
      (words.length === 2 &&
        oneOf("nap|sleep|break|lunch|rest|pause|bed").test(words[0] ?? "") &&
        oneOf("start|end|from|to|until|started|ended").test(words[1] ?? "")))
  );
}

/** `departure: { scheduled, actual }`: when it was to be, and when it was. */
export function isLeg({ owner, isTop }: Member): boolean {
  return !isTop && oneOf("departure|arrival|delivery|pickup|dropoff").test(owner.at(-1) ?? "");
}

export function hasCounterpart(name: string, { siblings }: Member): boolean {
  const others = oneOf("start|begin|starts|from").test(name)
    ? ["end", "ends", "finish", "to", "until"]
    : ["start", "starts", "begin", "from"];
  return others.some((other) => siblings.includes(other));
}

/** `readFrom` beside `readUntil`: from one day to another, and from no place. */
export function hasOtherEdge(
  [first = "", last = ""]: readonly string[],
  { siblings }: Member,
): boolean {
  if (oneOf("open|opens|serving|served|quiet|business|working|office|available|daily").test(first))
    return false;
  const others =
    last === "from" ? ["until", "till"] : oneOf("until|till").test(last) ? ["from"] : [];
  return others.some((other) =>
    siblings.some((name) => toWords(name).join(" ") === `${first} ${other}`),
  );
}
