import { shortened, sometimesShort } from "../../../schema/abbreviations.ts";
import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";
import { translateName } from "./foreign-words.ts";
import { neighboursOf } from "./neighbours.ts";
import { isPersonWord } from "./person-words.ts";

/** What people shorten, written out. */
const abbreviations: ReadonlyMap<string, string> = new Map([...sometimesShort, ...shortened]);

/** Units that people write out, as the tables have them. */
const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    centimeters: "cm",
    centimetres: "cm",
    grams: "g",
    kilograms: "kg",
    kilometers: "km",
    kilometres: "km",
    liters: "l",
    litres: "l",
    meters: "m",
    metres: "m",
    milliliters: "ml",
    millilitres: "ml",
    millimeters: "mm",
    millimetres: "mm",
  }),
);

/** Endings that people write together with what they belong to: `createdat`, `imageurl`. */
const joined =
  /^(\D{3,})(id|ids|url|uri|date|time|name|number|code|type|count|status|price)$|^(\D+(?:ed|sent|paid|read|start|starts|end|ends|sold|expires))(at)$/;
/** Words that only look as if they were two. */
const whole = new Set(
  "update updated candidate validate format flat seat heat threat repeat great float boat coat combat habitat date mandate playtime runtime overtime lifetime uptime downtime realtime daytime maritime username filename nickname surname lastname firstname hostname pathname rename codename forename postcode barcode zipcode encode decode qrcode unicode opcode bytecode prototype subtype datatype genotype phenotype mimetype discount account viscount postdate backdate humid liquid fluid grid valid invalid paid prepaid unpaid android asteroid avoid void squid hybrid solid rapid acid plaid braid raid aid bid kid lid mid rid said maid candid vivid steroid thyroid thermostat stat chat that what goat throat sweat wheat treat cheat neat meat beat retreat caveat diplomat aristocrat democrat bureaucrat acrobat cat bat hat mat rat vat fat pat sat outdate thumbnailurl".split(
    " ",
  ),
);

/** Behind a figure, over how long it was taken: `volume24h`, `returnYtd`. */
const periods = /^(?:\d{1,3}(?:h|d|w|m|y|hours|days)|ytd|mtd)$/;

/** Words behind the thing that say which one: `avatarStatic`, `priceMin`, `nameEn`. */
const trailing = new Set(
  "static small medium large full original default minimum maximum min max average total raw html text plain formatted display localized translated en de fr es it pt ja us uk eu primary secondary main home work office billing shipping old new current previous today yesterday first last value string 1 2 3 4 01 02 x2 2x preview hd sd mini big short long override custom internal external public private verified encrypted hashed estimate estimated actual expected after before left right a b c d f".split(
    " ",
  ),
);

/** Participles that do not end as most do. */
const participles = oneOf(
  "eaten|given|taken|worn|sold|bought|made|read|seen|sung|spoken|grown|held|kept|lost|found|built|taught|won|driven|drawn|sent|shown|drunk|brought",
);
const which = oneOf("top|bottom|base|summit|peak|high|low|highest|lowest|average|total");
const atWork = /^(?:on (?:duty|call|shift|site|scene)|in (?:charge|command)|of record)$/;
const named = oneOf("status|type|category|priority|role|level|condition|plan|size|stage|severity");
const bounded = oneOf("price|prices|rate|salary|fee|cost|fare|age");

/** `ticketPriceFrom`: a bound of the price. */
export function isBoundOfAmount(words: readonly string[]): boolean {
  return oneOf("from|to").test(words.at(-1) ?? "") && words.some((word) => bounded.test(word));
}

/**
 * The ways to read a name, the surest first: in English where it is foreign, as it stands, written
 * out, `date of birth` as `birth date`, the last word in the singular, without what says which one.
 */
export function readingsOf(member: Member): readonly (readonly string[])[] {
  const made = known.get(member) ?? buildReadings(member);
  known.set(member, made);
  return made;
}

/** A member is asked for its readings by every rule that might be for it. */
const known = new WeakMap<Member, readonly (readonly string[])[]>();

function buildReadings(member: Member): readonly (readonly string[])[] {
  const readings = new Map<string, readonly string[]>();
  for (const words of candidates(member)) {
    const key = words.join(" ");
    if (key !== "" && !readings.has(key)) readings.set(key, words);
  }
  return [...readings.values()];
}

/** What somebody says of themselves beside a presence is no state. */
function isOwnWords({ words, siblings }: Member): boolean {
  const isSaid = words.join(" ") === "status text";
  return isSaid && siblings.some((name) => /^(?:presence|status_?emoji)$/i.test(name));
}

function* candidates(member: Member): Generator<readonly string[]> {
  const { words } = member;
  const foreign = translateName(words, neighboursOf(member));
  if (foreign) yield foreign;
  // `statusLabel` is the status as a reader sees it.
  const isShown =
    oneOf("label|text|display|badge").test(words.at(-1) ?? "") && named.test(words.at(-2) ?? "");
  if (isShown && !isOwnWords(member)) yield words.slice(0, -1);
  if (words.includes("per")) yield* turned(words);
  if (isBoundOfAmount(words)) yield words.slice(0, -1);
  // `guestsNumber` counts guests, and is no number of one of them.
  const [counted = "", counter = ""] = words.slice(-2);
  if (counter === "count" && words.length === 2) yield [...single([counted]), counter];
  if (oneOf("number|count|total").test(counter) && /[^su]s$/.test(counted) && words.length === 2)
    yield [counted];
  // `numRatings` counts ratings, and rates nothing.
  if (words[0] === "num" && words.length > 1 && /[^su]s$/.test(counter)) {
    yield [...single(words.slice(1)), "count"];
    yield words.slice(1);
  }
  // The `guardOnDuty` is a guard, and whoever is `nurseInCharge` a nurse.
  const somebody = words.at(-3);
  if (atWork.test(words.slice(-2).join(" ")) && isPersonWord(somebody)) yield words.slice(0, -2);
  // `paperOptions` are papers that one may choose.
  if (member.isItem && words.length > 1 && oneOf("options|choices").test(words.at(-1) ?? ""))
    yield words.slice(0, -1);
  // Meals that were eaten are meals.
  if (member.isItem && words.length > 1 && participles.test(words.at(-1) ?? ""))
    yield words.slice(0, -1);
  // A list of gear lists gear.
  if (member.isItem && words.length > 1 && words.at(-1) === "list") yield words.slice(0, -1);
  // `bodyTemperatureCelsius` is a body's temperature, and not any.
  if (words.at(-1) === "celsius" && oneOf("temperature|temp").test(words.at(-2) ?? "")) {
    yield words.with(-1, "c");
    yield words.slice(0, -1);
  }
  yield words;
  // `altitudeTop` is the top altitude.
  if (words.length === 2 && which.test(counter)) yield [counter, counted];
  const unit = units.get(words.at(-1) ?? "");
  if (unit !== undefined && words.length > 1)
    yield [...words.slice(0, words.at(-2) === "in" ? -2 : -1), unit];
  const split = words.flatMap(splitWord);
  yield split;
  const long = split.flatMap((word) => (abbreviations.get(word) ?? word).split(" "));
  yield long;
  yield* turned(long);
  yield single(long);
  const last = long.at(-1) ?? "";
  if (long.length > 1 && (trailing.has(last) || periods.test(last) || /ed$/.test(last))) {
    yield long.slice(0, -1);
    yield single(long.slice(0, -1));
  }
  // `mileageAtService`, `priceAtPurchase`: when it was, and not what.
  const to = long.indexOf("to");
  // `allergiesToAvoid`: what they are for goes without saying.
  if (to > 0 && to === long.length - 2) yield long.slice(0, to);
  const at = long.indexOf("at");
  if (at > 0 && at < long.length - 1) yield long.slice(0, at);
}

/** `date of birth`, `price per night`, `size in bytes`, `countOfItems`. */
function* turned(words: readonly string[]): Generator<readonly string[]> {
  const at = words.findIndex((word, index) => index > 0 && oneOf("of|per|for|by").test(word));
  if (at === -1 || at === words.length - 1) return;
  // A `proofOfDeliveryUrl` is no proof.
  const last = words.at(-1) ?? "";
  if (oneOf("url|uri|href|email|phone").test(last)) {
    yield [...words.slice(at + 1, -1), last];
    return;
  }
  const [head, rest] = [words.slice(0, at), words.slice(at + 1)];
  // The `numberOfLifts` counts lifts, and is no number of one of them.
  if (words[at] === "of" && head.at(-1) === "number" && rest.some(isSeveral)) {
    if (isSeveral(rest.at(-1))) yield [...single(rest), "count"];
    yield rest;
    return;
  }
  yield [...rest, ...head];
  yield head;
}

function isSeveral(word = ""): boolean {
  return /[^su]s$/.test(word) || oneOf("people|children|men|women").test(word);
}

function splitWord(word: string): readonly string[] {
  if (whole.has(word)) return [word];
  const period = /^(\D{3,})(\d{1,3}(?:h|d|w|m|y|hours|days))$/.exec(word);
  if (period) return [...splitWord(period[1] ?? ""), period[2] ?? ""];
  const digits = /^(\D{3,})(\d{1,2})$/.exec(word);
  if (digits) return [...splitWord(digits[1] ?? ""), digits[2] ?? ""];
  const parts = joined.exec(word);
  return parts ? [parts[1] ?? parts[3] ?? "", parts[2] ?? parts[4] ?? ""] : [word];
}

function single(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? "";
  const one = last
    .replace(/(?<!^mov|^cook|^ser|^spec)ies$/, "y")
    .replace(/(ss|sh|ch|x|us)es$/, "$1")
    .replace(/(?<!s|u|i)s$/, "");
  return one === last ? words : words.with(-1, one);
}
