import { toPlural, toSingular, toWords } from "../../schema/name-words.ts";
import type { NumberSchema } from "../../schema/schema.ts";
import type { Chance } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { places } from "../facets/place.ts";
import type { Member } from "../member.ts";
import { oneOf } from "../one-of.ts";
import type { NumberHint } from "../values/number-range.ts";
import { findByUnit } from "./by-unit.ts";
import { instantOf } from "./instants.ts";
import type { Because, Meaning } from "./meaning.ts";
import { readingsOf } from "./names/canonical-words.ts";
import { readCompounds } from "./names/compounds.ts";
import { readDocComment } from "./names/doc-comment.ts";
import { isPersonWord } from "./names/person-words.ts";
import { readWords } from "./names/rule-index.ts";
import { isSomebody } from "./names/somebody.ts";
import { findByPart } from "./part-measures.ts";
import { among, money, round, whole } from "./rules/numbers/number-rule.ts";
import { numberRules, sumRules } from "./rules/numbers/number-rules.ts";
import { readTime } from "./times/time-forms.ts";

/** Where a number usually is, and for what belongs to a facet, the number itself. */
export interface NumberMaking {
  readonly hint?: NumberHint;
  readonly source?: (scope: Scope, chance: Chance) => number;
}

type NumberMeaning = Meaning<NumberMaking>;

/** What a number is: by its doc comment, or by its name; small and whole where nothing tells. */
export function findNumber(member: Member, schema: NumberSchema): NumberMeaning {
  return (
    byComment(member, schema.description) ??
    byFlag(member) ??
    bySureBound(member) ??
    byBound(member) ??
    byPlace(member) ??
    byHolder(member) ??
    byCompound(member) ??
    byMinor(member) ??
    byYearAhead(member) ??
    byPart(member) ??
    byWholeName(member) ??
    byUnit(member) ??
    byCounted(member) ??
    byPeriod(member) ??
    bySum(member) ??
    bySince(member) ??
    byTime(member) ??
    byTwin(member) ??
    bySpoilt(member) ??
    byMended(member) ??
    byStitch(member) ??
    byFirst(member) ??
    byName(member) ??
    byLength(member) ??
    byCount(member) ?? { make: { hint: whole(1, 100) }, because: { by: "nothing" } }
  );
}

function byComment(member: Member, description: string | undefined): NumberMeaning | undefined {
  const comment = readDocComment(description);
  if (!comment) return undefined;
  const because = { by: "comment", rule: comment.says } as const;
  if (comment.epoch !== undefined) return { make: toEpoch(member, comment.epoch), because };
  if (comment.number) return { make: { hint: comment.number }, because };
  const values = comment.shapes?.map(Number).filter(Number.isFinite) ?? [];
  const most = Math.max(...values);
  if (values.length === 0 || most <= 0) return undefined;
  const decimals = Math.max(...values.map((value) => (`${value}`.split(".")[1] ?? "").length));
  // An example shows the size of a number: around it, and as fine.
  return { make: { hint: { least: most / 2, most: most * 2, decimals } }, because };
}

/** `isClosed: number` is 0 or 1. */
function byFlag({ words }: Member): NumberMeaning | undefined {
  const [first = ""] = words;
  const isFlag = words.length > 1 && oneOf("is|has|can|should|was").test(first);
  return isFlag ? toMeaning(`${first} …`, whole(0, 1)) : undefined;
}

/** `salary: { min, max }`: what the holder is called says of what, and `min` is no minute. */
function byBound(member: Member): NumberMeaning | undefined {
  const isBound = oneOf(
    "min|max|minimum|maximum|from|to|low|high|lower|upper|average|avg|median|typical",
  );
  const { words, path, isTop } = member;
  const last = words.at(-1) ?? "";
  if (!isBound.test(last)) return undefined;
  if (words.length > 1) {
    const isTold = numberRules.get(words.join(" ")) !== undefined;
    if (isTold) return undefined;
    // `ageMinimum` is a `minAge`.
    const front = bounded.get(last);
    const turned = front === undefined ? undefined : [front, ...words.slice(0, -1)];
    if (turned && numberRules.get(turned.join(" "))) return byName({ ...member, words: turned });
    return isBoundOf(member) ? byName({ ...member, words: words.slice(0, -1) }) : undefined;
  }
  if (isTop) return undefined;
  const held = toWords(path.split(".").at(-2) ?? "");
  const thing = held.filter((word) => word !== "range");
  return thing.length === 0 ? undefined : byName({ ...member, words: thing });
}

const bounded: ReadonlyMap<string, string> = new Map([
  ["minimum", "min"],
  ["maximum", "max"],
]);

const sides = oneOf(
  "front|rear|left|right|top|bottom|middle|centre|center|inner|outer|upper|lower|north|south|east|west|a|b|c|l1|l2|l3|phase|1|2|3|4|indoor|outdoor|supply|inlet|outlet|morning|noon|evening|night",
);

/** `treadDepthMm: { frontLeft }`: where it is measured, of what the holder says. */
function byHolder(member: Member): NumberMeaning | undefined {
  const { words, path, isTop } = member;
  if (isTop || !words.every((word) => sides.test(word))) return undefined;
  const held = toWords(path.split(".").at(-2) ?? "");
  const found = held.length < 2 ? undefined : byName({ ...member, words: held });
  return found;
}

/** `co2Max` and `ratingAvg` are what CO₂ and a rating are; of `durationMin` the neighbours tell. */
function isBoundOf(member: Member): boolean {
  const { words, owner } = member;
  return (
    oneOf("max|maximum|average|avg|median").test(words.at(-1) ?? "") ||
    hasCounterpart(member) ||
    owner.some((word) => /^(?:thresholds?|limits?|ranges?|alarms?)$/.test(word))
  );
}

/** `high` in a forecast is a temperature, where a rule is sure of that. */
function bySureBound(member: Member): NumberMeaning | undefined {
  const { words } = member;
  if (words.length !== 1) return undefined;
  for (const { rule } of readWords(words, member, numberRules)) {
    const { says, models, neighbours } = rule;
    if (models.size + neighbours.size === 0 || typeof says === "function") return undefined;
    return toMeaning(rule.name, says);
  }
  return undefined;
}

/** `salaryMin` beside `salaryMax` is no number of minutes. */
function hasCounterpart({ words, siblings }: Member): boolean {
  const opposite = { min: "max", max: "min", low: "high", high: "low" }[words.at(-1) ?? ""];
  const other = [...words.slice(0, -1), opposite].join(" ");
  return opposite !== undefined && siblings.some((name) => toWords(name).join(" ") === other);
}

function byPlace({ words }: Member): NumberMeaning | undefined {
  const last = words.at(-1) ?? "";
  if (oneOf("lat|latitude").test(last)) {
    return facetOf((scope) => scope.facet(places).latitude, last);
  }
  return oneOf("lng|lon|long|longitude").test(last)
    ? facetOf((scope) => scope.facet(places).longitude, last)
    : undefined;
}

function facetOf(source: (scope: Scope) => number, rule: string): NumberMeaning {
  return {
    make: { source, hint: { least: -180, most: 180, decimals: 5 } },
    because: { by: "name", rule },
  };
}

/** Single words of which a number counts how many, or says in which year, and no instant. */
const counted = oneOf(
  "founded|established|sent|delivered|opened|completed|closed|received|processed|paid|shipped|started|ended|finished|submitted|cancelled|canceled|installed|scheduled|released|issued|generated|built|indexed|activated|posted|uploaded|synced|added|expired|born|died|time|start|end|from|to|begin",
);
const spans = oneOf(
  "window|period|trial|term|date|time|event|session|subscription|booking|scheduled",
);
const lasting = /^(?:periods?|windows?|alerts?|billingperiod)$/;
const secondWords = oneOf("iat|exp|nbf|ts|epoch");

/** `flightTimeMin` is how long, whatever `flightTime` is. */
/** `nextServiceAtKm` is how far, and not when. */
const ways = oneOf("km|kilometers|kilometres|miles|mi|mileage|odometer|kwh|kg");
const lengthUnits = oneOf("ms|sec|secs|seconds|min|mins|minutes|hrs|hours|days|weeks|months|years");

function byTime(member: Member): NumberMeaning | undefined {
  const { words } = member;
  const last = words.at(-1) ?? "";
  if (words.length > 1 && (lengthUnits.test(last) || ways.test(last))) return undefined;
  if (lengthUnits.test(words[0] ?? "") && words.length > 1) return undefined;
  // `cyclesSinceNew` counts cycles.
  if (words.indexOf("since") > 0 && words.at(-1) !== "since") return undefined;
  // What was read last is how much, and not when.
  if (oneOf("reading|measurement|value").test(words.at(-1) ?? "")) return undefined;
  const [only = ""] = words;
  // `timesRented` counts; `startTimes` does not.
  if (words.length > 1 && only === "times") return toMeaning("times …", whole(0, 60));
  // A billed period and a warning begin and end at a time.
  if (
    words.length === 1 &&
    oneOf("start|end").test(only) &&
    lasting.test(member.owner.at(-1) ?? "")
  )
    return { make: toEpoch(member, 1), because: { by: "name", rule: only } };
  if (words.length === 1 && counted.test(only) && only !== "time") return undefined;
  // What is due of a balance, and how many were completed, are how much and how many.
  if (words.length > 1 && oneOf("due|since|started|finished|completed").test(words.at(-1) ?? ""))
    return undefined;
  // `completedToday` counts what was.
  if (words.length > 1 && oneOf("today|yesterday").test(words.at(-1) ?? "")) return undefined;
  // What was paid to date is how much.
  if (words.slice(-2).join(" ") === "to date") return undefined;
  const isEdge = oneOf("start|end|from|to|begin|after|before|starts|ends").test(words.at(-1) ?? "");
  if (isEdge && !words.some((word) => spans.test(word))) return undefined;
  const isSecond = (words.length === 1 && secondWords.test(only)) || words.at(-1) === "utc";
  const read = readTime(member);
  if ((!read || read.form === "clock") && !isSecond) return undefined;
  const rule = read?.words.at(-1) ?? only;
  return { make: toEpoch(member, isSecond ? 1000 : 1), because: { by: "name", rule } };
}

/** Whether a number of this name is an instant, and not how many of something there are. */
export function tellsInstant(member: Member): boolean {
  return byTime(member) !== undefined;
}

/** Instants are counted in milliseconds, as `Date.now()` does, unless something says seconds. */
function toEpoch(member: Member, unit: 1 | 1000): NumberMaking {
  const instant = instantOf(readTime(member)?.words ?? member.words, member);
  return { source: (scope, chance) => Math.floor(instant(scope, chance) / unit) };
}

/** `deliveryFeeCents` is what a delivery fee is, in hundredths; what a table calls so itself it knows. */
function byMinor(member: Member): NumberMeaning | undefined {
  const { words } = member;
  const [, sum] = /^(.+?)(?: in)? (?:cents|minor)$/.exec(words.join(" ")) ?? [];
  if (sum === undefined || numberRules.get(words.join(" "))) return undefined;
  const whole = { ...member, words: sum.split(" ") };
  const found = byWholeName(whole) ?? bySum(whole) ?? byName(whole);
  const { hint } = found?.make ?? {};
  if (!found || !hint) return undefined;
  const { least, most, decimals, step, among } = hint;
  const [first, ...rest] = (among ?? []).map((one) => one * 100);
  return {
    ...found,
    make: {
      hint: {
        least: least * 100,
        most: most * 100,
        decimals: decimals - 2,
        ...(step === undefined ? {} : { step: step * 100 }),
        ...(first === undefined ? {} : { among: [first, ...rest] }),
      },
    },
  };
}

function byUnit(member: Member): NumberMeaning | undefined {
  const found = findByUnit(member);
  return found && toMeaning(...found);
}

const ahead =
  /^(?:planned|expected|target|projected|scheduled|next|replacement|retirement|decommissioning|decommission|end of life|phase out|renewal)\b(?:.*) year$/;

/** A wood that is to be felled in a planned year was not felled in 1996. */
function byYearAhead({ words }: Member): NumberMeaning | undefined {
  return ahead.test(words.join(" ")) ? toMeaning("planned … year", whole(2027, 2044)) : undefined;
}

/** Unless a table knows of this name in such a model, or beside such neighbours. */
function byPart(member: Member): NumberMeaning | undefined {
  const found = findByPart(member);
  if (!found) return undefined;
  const [own] = readWords(member.words, member, numberRules);
  const isSure =
    own && own.role.length === 0 && own.rule.models.size + own.rule.neighbours.size > 0;
  return isSure ? undefined : toMeaning(...found);
}

/** A rule for all the words of a name knows better than one for its last. */
function byWholeName(member: Member): NumberMeaning | undefined {
  if (member.words.length < 2) return undefined;
  for (const words of readingsOf(member)) {
    // Shortened or written out; what leaves a word away is less sure.
    if (words.length < member.words.length) continue;
    const [reading] = readWords(words, member, numberRules);
    const isWhole = reading?.role.length === 0 && typeof reading.rule.says === "object";
    if (isWhole) return toMeaning(reading.rule.name, reading.rule.says as NumberHint);
  }
  return undefined;
}

const timespans = /^(?:this|last|past|previous) (?:year|quarter|month|week)$/;

/** `callsThisYear` counts calls, and is no year; in a year there are more than at any moment. */
function byPeriod(member: Member): NumberMeaning | undefined {
  const { words } = member;
  if (words.length < 3 || !timespans.test(words.slice(-2).join(" "))) return undefined;
  const found = byName({ ...member, words: words.slice(0, -2) });
  const { hint } = found?.make ?? {};
  // What one person does in a week, one person can do.
  const isOnes = hint?.decimals === 0 && isSomebody(member) && !/ year$/.test(words.join(" "));
  if (isOnes)
    return toMeaning(words.slice(-2).join(" "), whole(3, words.at(-1) === "week" ? 28 : 90));
  const isFew = !hint || (hint.decimals === 0 && hint.most < 100);
  if (!isFew) return found;
  const isLong = oneOf("year|quarter").test(words.at(-1) ?? "");
  return toMeaning(words.slice(-2).join(" "), isLong ? whole(40, 2400) : whole(2, 90));
}

/** `pitchBefore` beside `pitchHz` is told in the same unit. */
function byTwin(member: Member): NumberMeaning | undefined {
  const { words, siblings } = member;
  if (words.length < 2 || !oneOf("before|after").test(words.at(-1) ?? "")) return undefined;
  const stem = words.slice(0, -1).join(" ");
  const twin = siblings
    .map((name) => toWords(name))
    .find(
      (other) =>
        other.length === words.length &&
        other.join(" ").startsWith(`${stem} `) &&
        !oneOf("before|after").test(other.at(-1) ?? ""),
    );
  if (!twin) return undefined;
  const like = { ...member, words: twin };
  return byWholeName(like) ?? byUnit(like) ?? byName(like);
}

/** `average` in `rating`: as an `averageRating` outside would be. */
function byCompound(member: Member): NumberMeaning | undefined {
  for (const { rule, role } of readCompounds(member, numberRules)) {
    const { says } = rule;
    const hint = typeof says === "function" ? says({ member, role }) : says;
    if (hint) return toMeaning(rule.name, hint);
  }
  return undefined;
}

function toMeaning(rule: string, hint: NumberHint): NumberMeaning {
  return { make: { hint }, because: { by: "name", rule } };
}

/** `fineAmount` and `fundingTotal` are what a fine and a funding are. */
const countables =
  /^(?:day|night|seat|ticket|credit|point|session|lesson|visit|vote|license|device|user|member|question|quantity|qty|stock|unit|piece)s?$/;

/** A single one is a sum of money; so many of them are a number. */
const offered =
  /^(?:(?:offers|bids|quotes|proposals) (?:received|made|accepted|declined|sent)|(?:offer|quote) count)$/;

/** `vacationDaysTotal` counts days: what is summed up is no money where its name says what it is. */
function byCounted(member: Member): NumberMeaning | undefined {
  const { words, siblings } = member;
  const [counted = "", last = ""] = words.slice(-2);
  const isCounted =
    oneOf("total|used|remaining|left|available").test(last) && countables.test(counted);
  const isSeat = /^(?:seat|ticket)s?$/.test(counted) && last === "total";
  if (isCounted) return toMeaning(`${counted} ${last}`, isSeat ? whole(40, 320) : whole(5, 40));
  if (offered.test(words.join(" "))) return toMeaning("offers received", whole(0, 8));
  if (hasOtherCount(words, siblings)) {
    const things = words.slice(0, -1);
    // Of a book a library has a few copies, as a table knows.
    const [known] = readWords(things, member, numberRules);
    if (known?.role.length === 0) return byPlural(things);
    return toMeaning(`… ${last}`, last === "total" ? whole(12, 90) : whole(2, 30));
  }
  // `bedCount` counts beds, where no table has it.
  if (last === "count" && words.length === 2) {
    const [known] = readWords(words, member, numberRules);
    return known?.role.length === 0 ? undefined : byPlural(toPlural([counted]));
  }
  // `ratingsTotal` counts what `ratings` counts.
  if (last !== "total" || !/[^su]s$/.test(counted)) return undefined;
  const some = charged.test(counted) ? undefined : toMeaning(`… ${last}`, whole(12, 90));
  return byPlural(words.slice(0, -1)) ?? some;
}

/** What is summed up in money, though it could be counted, too. */
const charged =
  /(?:sales|earnings|expenses|costs|fees|taxes|payments|charges|savings|tips|refunds|wages|bills|deposits|withdrawals|donations|profits|contributions|items|lines|goods|products|services|materials|parts|extras|commissions|bonuses|deductions|debits|invoices|transactions|prices|funds|assets|liabilities|sums|discounts|credits|hours|weights)$/;

const counts =
  "total|available|free|occupied|taken|booked|left|remaining|in use|won|lost|open|closed|completed|solved|resolved|passed|failed|answered|missed|active";

/** `desksTotal` beside `desksAvailable` are how many, and no sum of money. */
function hasOtherCount(words: readonly string[], siblings: readonly string[]): boolean {
  const [, things, own = ""] = toCount.exec(words.join(" ")) ?? [];
  if (things === undefined || !/[^su]s$/.test(things)) return false;
  return siblings.some((name) => {
    const [, others, other = own] = toCount.exec(toWords(name).join(" ")) ?? [];
    return others === things && other !== own;
  });
}

const toCount = new RegExp(`^(.+) (${counts})$`);

function byPlural(words: readonly string[]): NumberMeaning | undefined {
  const rule = countsOf(words.join(" ")) ?? countsOf(`${toSingular(words).join(" ")} count`);
  return rule && toMeaning(rule[0], rule[1]);
}

function countsOf(name: string): readonly [string, NumberHint] | undefined {
  const says = numberRules
    .get(name)
    ?.find(({ models, neighbours }) => models.size + neighbours.size === 0)?.says;
  return typeof says === "object" && says.decimals === 0 ? [name, says] : undefined;
}

function bySum(member: Member): NumberMeaning | undefined {
  for (const words of readingsOf(member)) {
    if (words.length < 2 || !oneOf("amount|total|sum|value").test(words.at(-1) ?? "")) continue;
    for (const { rule, role } of readWords(words.slice(0, -1), member, sumRules)) {
      if (role.length === 0 && typeof rule.says === "object")
        return toMeaning(rule.name, rule.says);
    }
  }
  return undefined;
}

function byName(member: Member): NumberMeaning | undefined {
  for (const words of readingsOf(member)) {
    for (const { rule, role } of readWords(words, member, numberRules)) {
      const { says } = rule;
      const hint = typeof says === "function" ? says({ member, role }) : says;
      if (!hint || (isCountOf(words) && isSum(hint))) continue;
      const isCounted = !isSum(hint) && hint.most > fewest && isOfSeveral(words, rule.name, member);
      return toMeaning(rule.name, isCounted ? few : hint);
    }
  }
  return undefined;
}

/** `totalPlayers`, `numLessons`: how many, whatever one of them would cost or weigh. */
function isCountOf(words: readonly string[]): boolean {
  const [first = ""] = words;
  return oneOf("number|count|num").test(first) && words.length > 1 && /s$/.test(words.at(-1) ?? "");
}

/** `activeJobs` and `quotes` are how many: no number of one job, and nothing that one quote comes to. */
function isOfSeveral(read: readonly string[], rule: string, { words }: Member): boolean {
  const [own = "", one = ""] = [words.at(-1), read.at(-1)];
  return own === `${one}s` && rule.split(" ").at(-1) === one;
}

/** What is no more than so is a count, whatever it is called by. */
const fewest = 100;

function isSum(hint: NumberHint): boolean {
  return hint.decimals > 0;
}

const usualLengths: ReadonlyMap<string, NumberHint> = new Map([
  ["years", whole(1, 30)],
  ["months", whole(1, 24)],
  ["weeks", whole(1, 20)],
  ["days", whole(1, 30)],
  ["hours", whole(1, 40)],
  ["minutes", whole(5, 90)],
]);

/** `yearsPlaying`, `daysInHospital`: so long, whatever one does there. */
function byLength({ words }: Member): NumberMeaning | undefined {
  const [unit = ""] = words;
  const hint = words.length > 1 ? usualLengths.get(unit) : undefined;
  return hint && toMeaning(`${unit} …`, hint);
}

/** `brokenStrings`: of what should not be there at all there is hardly any. */
function bySpoilt({ words: [first = "", ...things] }: Member): NumberMeaning | undefined {
  const isSpoilt = things.length === 1 && spoilt.test(first) && /[^su]s$/.test(things[0] ?? "");
  return isSpoilt ? toMeaning(`${first} …`, hardlyAny) : undefined;
}

/** `stitchesPerCm`, `turnsPerInch`: few enough to be counted with a finger. */
function byStitch({ words }: Member): NumberMeaning | undefined {
  const isCounted =
    words.at(-2) === "per" &&
    /[^su]s$/.test(words.at(-3) ?? "") &&
    fingers.test(words.at(-1) ?? "");
  return isCounted ? toMeaning("… per cm", whole(4, 32)) : undefined;
}

const fingers = oneOf("cm|inch|in|metre|meter|m|ft|foot|mm");

/** `firstLit`, `firstMentioned`: in which year. */
function byFirst({ words, owner }: Member): NumberMeaning | undefined {
  const [first = "", done = ""] = words;
  if (words.length !== 2) return undefined;
  // `excavatedIn` as `builtIn`, where no table knows what was done.
  const isIn =
    done === "in" &&
    /(?:[a-z]{3}ed|ven|wn|..ung|^(?:made|cast|struck|spun|laid|found|bound|cut|sunk|hewn|sewn))$/.test(
      first,
    ) &&
    !notIn.test(first);
  if (isIn)
    return toMeaning(
      "… in",
      isPersonWord(owner.at(-1)) || chosen.test(first) ? whole(1998, 2024) : whole(1880, 2021),
    );
  const isYear = first === "first" && firstly.test(done);
  return isYear ? toMeaning("first …", whole(1780, 2015)) : undefined;
}

const chosen = oneOf("elected|appointed|hired|admitted|enrolled|joined|graduated|retired");
const notIn = oneOf(
  "logged|signed|checked|clocked|opted|invested|included|used|best|last|first|past|need|speed",
);

/** `keysReplaced`: of what has to be mended there are a few. */
function byMended({ words: [things = "", done = "", ...more] }: Member): NumberMeaning | undefined {
  const isMended = more.length === 0 && mended.test(done) && /[^su]s$/.test(things);
  return isMended ? toMeaning(`… ${done}`, whole(0, 9)) : undefined;
}

const mended = oneOf("replaced|repaired|mended|missing|swapped|broken|damaged|lost|fixed|restrung");

/** `since: number` beside no other instant that is a number is a year. */
function bySince({ words }: Member): NumberMeaning | undefined {
  const isYear =
    /^(?:(?:member|active|customer|in business|practising|practicing|teaching|open) )?since$/;
  return isYear.test(words.join(" ")) ? toMeaning("since", whole(1996, 2024)) : undefined;
}

const firstly =
  /^(?!(?:seen|used|clicked|opened|logged|ordered|visited|paid|contacted|responded|detected|observed|viewed|played|synced|purchased|created)$)(?:lit|built|flown|sung|shown|held|made|worn|[a-z]{3,}ed)$/;

const few: NumberHint = whole(1, 18);
const spoilt = oneOf(
  "broken|missing|damaged|defective|faulty|cracked|lost|blown|leaking|worn|loose",
);
const hardlyAny: NumberHint = among(0, 0, 0, 0, 1, 1, 2, 3);

/** A plural counts its nouns, and so does what says `count`, `num` or `total`. */
function byCount(member: Member): NumberMeaning | undefined {
  const { words } = member;
  const last = words.at(-1) ?? "";
  if (words[0] === "total" && words.length > 1) {
    if (owed.test(last)) return toMeaning(`total … ${last}`, money(40, 4800));
    if (measures.test(last)) return toMeaning(`total … ${last}`, round(200, 9800, 1));
  }
  const isCounted =
    oneOf("count|counts|counter|tally|num").test(last) ||
    oneOf("num|total|number|count|no|nr").test(words[0] ?? "") ||
    (/(?<![su])s$/.test(last) && last.length > 3) ||
    (dealtWith.test(last) && /[^su]s$/.test(words.at(-2) ?? ""));
  return isCounted ? toMeaning(countRule, few) : undefined;
}

/** `boxesMade`, `rollsUsed`: how many of them somebody has done something with. */
const dealtWith = oneOf(
  "made|found|cut|given|worn|used|lost|broken|built|drawn|caught|replaced|repaired|missed|allowed|included|removed|changed|cleaned|treated|needed|required|inspected|booked",
);

/** Of which a total is money, or so much and not so many. */
const owed = oneOf("due|owed|paid|payable|earned|billed|invoiced|charged|outstanding|premium");
const measures = oneOf("kwh|mwh|gwh|tons|tonnes|kg|liters|litres|km|miles|m3|gb");

const countRule = "… count";

/** Whether nothing but a plural told: as a text, a plural counts nothing. */
export function isCount(because: Because): boolean {
  return because.by === "name" && because.rule === countRule;
}
