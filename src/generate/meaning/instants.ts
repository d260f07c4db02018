import type { StringSchema } from "../../schema/schema.ts";
import type { Chance } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { people } from "../facets/person.ts";
import { day, findInstant, hour, timelines, toMonday } from "../facets/timeline.ts";
import type { Member } from "../member.ts";
import { type Matcher, oneOf } from "../one-of.ts";
import type { TextSource } from "../values/compile-text.ts";
import { toDayText, toInstantText } from "../values/instant-text.ts";
import { clockOf } from "./clock-hours.ts";
import type { Meaning } from "./meaning.ts";
import { neighboursOf } from "./names/neighbours.ts";
import type { TimeForm } from "./times/time-form.ts";
import { readTime } from "./times/time-forms.ts";

/** Reads an instant of a record, in milliseconds since 1970. */
export type ReadInstant = (scope: Scope, chance: Chance) => number;

export function findInstantText(
  member: Member,
  { format }: StringSchema,
  kind?: string,
): Meaning<TextSource> | undefined {
  const isFormatted = format === "date-time" || format === "date";
  if (!isFormatted && format !== undefined) return undefined;
  const told = kind === undefined ? undefined : formByComment.get(kind);
  if (kind !== undefined && told === undefined) return undefined;
  const read = readTime(member);
  if (!isFormatted && !read && told === undefined) return undefined;
  const words = read?.words ?? member.words;
  // Of a day of the week one tells the hours.
  const isHour = /^(?:start|end)$/.test(words.join(" ")) && member.siblings.includes("day");
  const free = isHour ? "clock" : read?.form;
  const form = told ?? (format === "date" ? "day" : isFormatted ? "instant" : free);
  const instant = instantOf(words, member);
  const because = read
    ? ({ by: "name", rule: words.at(-1) ?? "" } as const)
    : ({ by: "format", rule: format ?? "" } as const);
  if (form === "clock") return { make: clockOf(hoursOf(words, member), thingsOf(member)), because };
  const isWeek = words[0] === "week" && words.length > 1 && words[1] !== "end";
  // A week ends on the day before the next one begins.
  const isLast = isWeek && words[1] === "ending";
  const make: TextSource = (scope, chance) => {
    const drawn = instant(scope, chance);
    const at = isWeek ? toMonday(drawn) - (isLast ? day : 0) : drawn;
    return form === "day" ? toDayText(at) : toInstantText(at);
  };
  return { make, because };
}

/** The `start` of `workingHours` is that of working hours. */
function hoursOf(words: readonly string[], { owner, isTop }: Member): string {
  const isHours = !isTop && owner.at(-1) === "hours";
  return [...(isHours ? owner.slice(-2) : []), ...words].join(" ");
}

const formByComment: ReadonlyMap<string, TimeForm> = new Map<string, TimeForm>(
  Object.entries({
    timestamp: "instant",
    date: "day",
    "clock time": "clock",
  } as const),
);

/** The instant that these words speak of, among the others of the same thing. */
export function instantOf(words: readonly string[], member: Member): ReadInstant {
  const standing = standingOf(member);
  if (standing) return standing;
  // The date of `dob` is that of a birth.
  if (words.join(" ") === "date" && births.test(member.owner.at(-1) ?? "")) return bornIn(member);
  const season = seasonOf(words, member) ?? longAgo(words, member);
  if (season) return season;
  if (isGathering(words, member)) return (scope) => scope.facet(timelines).start;
  if (isBegun(words, member)) return (scope) => scope.facet(timelines).created;
  if (isInForce(member))
    return (scope) => {
      const { created } = scope.facet(timelines);
      return created - (((created % day) + day) % day);
    };
  const find = findInstant(words, member.owner.at(-1) ?? "");
  if (find && words.some((word) => sittings.test(word)) && thingsOf(member).includes("table"))
    return (scope, chance) => toEvening(find(scope.facet(timelines), chance));
  if (find && isSitting(words, member))
    return (scope, chance) => {
      const { now } = scope.facet(timelines);
      const at = toEvening(find(scope.facet(timelines), chance));
      return at > now ? at - day : at;
    };
  if (find && isOpening(words, member))
    return (scope, chance) => {
      const { now } = scope.facet(timelines);
      const at = find(scope.facet(timelines), chance);
      const morning = at - (at % day) + 7 * hour + (at % (3 * hour));
      return morning > now ? at : morning;
    };
  return find ? (scope, chance) => find(scope.facet(timelines), chance) : bornIn(member);
}

const births = oneOf("dob|birth|birthday|birthdate");

/** When those at a table were seated. */
function isSitting([first = ""]: readonly string[], member: Member): boolean {
  return oneOf("opened|seated").test(first) && thingsOf(member).includes("table");
}

/** When the till is opened, and whoever stands at it begins. */
function isOpening([first = ""]: readonly string[], { owner }: Member): boolean {
  return (
    oneOf("opened|started").test(first) &&
    owner.some((word) => oneOf("till|drawer|register|shift").test(word))
  );
}

const sittings = oneOf("for|start|starts|reservation|date|time|arrival|seating");

/** The same day at an hour at which people dine. */
function toEvening(at: number): number {
  const begin = at - (((at % day) + day) % day);
  return begin + 18 * hour + (Math.floor(at / hour) % 7) * (hour / 2);
}

/** `nextFixture`, `upcomingVisit`: whatever is told of it is still to come. */
function standingOf({ owner, isTop, words }: Member): ReadInstant | undefined {
  // What a report looks at are the weeks until today.
  if (!isTop && owner.at(-1) === "range" && owner.includes("date")) {
    const isEnd = oneOf("to|end|until|ends").test(words[0] ?? "");
    return (scope) => scope.facet(timelines).now - (isEnd ? 0 : 30 * day);
  }
  if (isTop || !oneOf("next|upcoming").test(owner[0] ?? "")) return undefined;
  if (oneOf("created|booked|updated|confirmed|requested").test(words[0] ?? "")) return undefined;
  return (scope, chance) => {
    const { now } = scope.facet(timelines);
    const today = now - (((now % day) + day) % day);
    return today + chance.between(1, 40) * day + chance.between(9, 20) * hour;
  };
}

const outdoors = oneOf(
  "camp|campground|campsite|camping|park|garden|pool|beach|marina|trail|orchard|farm|vineyard",
);

/** What is open in the warm half of the year opens in spring and closes in autumn. */
function seasonOf([first, second]: readonly string[], { owner }: Member): ReadInstant | undefined {
  if (first !== "season" || !owner.some((word) => outdoors.test(word))) return undefined;
  const month = /^(?:starts?|opens?|begins?|from)$/.test(second ?? "")
    ? 3
    : /^(?:ends?|closes?|until|to)$/.test(second ?? "")
      ? 8
      : undefined;
  if (month === undefined) return undefined;
  return (scope, chance) => {
    const year = new Date(scope.facet(timelines).now).getUTCFullYear();
    return Date.UTC(year, month + chance.below(2), chance.pick([1, 15]), 8);
  };
}

/** Museums have collected for a hundred years. */
const collected = oneOf(
  "artwork|painting|sculpture|museumobject|museumitem|artifact|artefact|specimen",
);
const acquired =
  /^(?:date )?(?:acquired|accessioned)(?: (?:at|on|date))?$|^(?:acquisition|accession) date$/;

/** What is told of those who lived before us is dated as they were. */
function longAgo(words: readonly string[], { owner }: Member): ReadInstant | undefined {
  const name = words.join(" ");
  if (collected.test(owner.at(-1) ?? "") && acquired.test(name))
    return (scope, chance) =>
      scope.facet(timelines).now -
      (chance.between(200, 31_000) * 24 + chance.between(8, 15)) * hour;
  const isOld = owner.some((word) => oneOf("historical|ancestor|genealogy|vital").test(word));
  if (!isOld || !/^(?:(?:event|record|document|issue|issued) )?date$/.test(name)) return undefined;
  return (scope, chance) => scope.facet(timelines).now - chance.between(24_000, 62_000) * day;
}

/** What people go to, or sign up for. */
const gatherings = oneOf(
  "event|meetup|workshop|concert|gig|webinar|conference|festival|wedding|party|tournament|fixture|race|auction|performance|screening|excursion|outing|opportunity|gathering|seminar|retreat|exhibition|market|tasting|rehearsal|hackathon|reservation|booking|appointment|viewing|exam|hearing",
);
/** Names of members that only what people sign up for has. */
export const offered =
  /^(?:spots|seats|places|slots)_?(?:left|available|total|remaining|open)$|^(?:available|remaining|total|max)_?(?:spots|seats|places|slots|participants|attendees)$|^(?:max_?)?capacity$|^ticket_?price$|^registration_?(?:deadline|url|link)$|^rsvp/i;
/** What is told only of what is over. */
const over =
  /score|result|winner|^attendance$|^attended|^rating$|review|feedback|calories|^mood$|^grade|outcome|verdict|revenue|raised|^diagnosis$|^findings$|^summary$|^attendees_?present$/i;

/** The `date` of what people go to is ahead as often as behind, as its start would be. */
function isGathering([word, ...others]: readonly string[], member: Member): boolean {
  if (others.length > 0 || !oneOf("date|when").test(word ?? "")) return false;
  const { owner, siblings, isTop } = member;
  const isOne = isTop && gatherings.test(owner.at(-1) ?? "");
  if (!isOne && !siblings.some((name) => offered.test(name))) return false;
  return !siblings.some((name) => over.test(name));
}

const planned = oneOf(
  "event|class|meeting|booking|appointment|session|shift|campaign|trip|tour|course|workshop|webinar|match|game|tournament|sprint|reservation|rental|leave|concert|conference|festival|auction|exam|lesson|show|promotion|coupon|sale|project|task|milestone|phase|poll|election|race|flight|slot|schedule|announcement|program|programme|cohort|semester|term|season|contract|offer|wedding|party|experiment|job|position|vacancy|screening|stay|interview|visit|hackathon|exhibition|event",
);

/** What has a start and no end goes on since then, unless it is something that is planned. */
function isBegun(words: readonly string[], { owner, siblings }: Member): boolean {
  const isStart = words.length <= 2 && words[0] === "start" && words[1] !== "time";
  return (
    isStart &&
    siblings.length > 3 &&
    !owner.some((word) => planned.test(word)) &&
    !siblings.some((name) => isEnd.test(name))
  );
}

const papers = oneOf("certificate|cert|ssl|tls|passport|policy|insurance|warranty|identity");

/** A paper that somebody has is valid since then. */
function isInForce({ words, owner }: Member): boolean {
  const isFrom = /^valid (?:from|since)$|^not before$/.test(words.join(" "));
  return isFrom && owner.some((word) => papers.test(word));
}

const isEnd =
  /end|until|expir|finish|due|deadline|complet(?!ions)|target|duration|weeks|months|status|maturity|renew|to$|upcoming|scheduled/i;

/** How old at most those are who are called so. */
const young: readonly (readonly [Matcher, number])[] = [
  // Who is a puppy for longer is a dog.
  [oneOf("puppy|pup|kitten|whelp|litter|puppylitter|kittenlitter|duckling|chick|piglet|lamb"), 0.4],
  [oneOf("baby|infant|newborn"), 2],
  [oneOf("toddler|preschooler"), 5],
  [oneOf("kindergarten|daycare|nursery|preschool|creche|kita"), 6],
  [oneOf("child|kid|pupil"), 14],
  [oneOf("student"), 27],
  [oneOf("player|athlete|footballer|gymnast|swimmer|sprinter|cheerleader|goalkeeper|striker"), 36],
  [oneOf("pet|dog|cat|horse|animal|livestock|cattle|cow|sheep|goat"), 12],
];

/** Neighbours that only animals have. */
const beastly = ["breed", "species", "pet_name", "microchip_number", "is_neutered", "tag_number"];

/** Neighbours that only small children have. */
const infantile = [
  "pickup_people",
  "group_name",
  "authorized_pickups",
  "nap",
  "age_months",
  "potty_trained",
  "diaper",
  "toilet_trained",
  "attendance_days",
  "pickup_authorized",
  "authorized_pickup",
  "nap_time",
];

function oldestOf(member: Member): number | undefined {
  const neighbours = neighboursOf(member);
  const isBeast = beastly.some((name) => neighbours.has(name));
  if (isBeast) return young.find(([pattern]) => pattern.test(member.owner.at(-1) ?? ""))?.[1] ?? 12;
  if (infantile.some((name) => neighbours.has(name))) return 5;
  if (member.owner.at(-1) === "child" && neighbours.has("group")) return 5;
  // Beside the name of a child, it is the child's.
  const isChilds = ["child_name", "pupil_name", "kid_name"].some((name) => neighbours.has(name));
  if (isChilds && !neighbours.has("first_name")) return 6;
  return young.find(([pattern]) => member.owner.some((word) => pattern.test(word)))?.[1];
}

/** What it is, and where nothing says so, what stands beside it: a table is booked for the evening. */
function thingsOf(member: Member): readonly string[] {
  const neighbours = neighboursOf(member);
  const isTable = ["party_size", "table_number", "restaurant_name"].some((name) =>
    neighbours.has(name),
  );
  return isTable ? [...member.owner, "table"] : member.owner;
}

/** Neighbours that those have who live in a home for the old. */
const aged = ["care_level", "mobility", "care_plan", "primary_nurse_id", "power_of_attorney"];

function bornIn(member: Member): ReadInstant {
  const neighbours = neighboursOf(member);
  if (member.owner.includes("resident") && aged.some((name) => neighbours.has(name)))
    return (scope) => {
      const { now } = scope.draw.library;
      return now - 70 * year - ((now - scope.facet(people).born) % (26 * year));
    };
  const oldest = oldestOf(member);
  if (oldest === undefined) return (scope) => scope.facet(people).born;
  const least = isStudent(member) ? 18 : oldest / 2;
  return (scope) => {
    const { now } = scope.draw.library;
    const age = now - scope.facet(people).born;
    return now - least * year - (age % ((oldest - least) * year));
  };
}

/** Neighbours that those have who study, and no pupil has. */
const studying = ["major", "minor", "degree", "degree_program", "faculty", "semester", "thesis"];

function isStudent(member: Member): boolean {
  const neighbours = neighboursOf(member);
  return member.owner.includes("student") && studying.some((name) => neighbours.has(name));
}

const year = 31_557_600_000;
