import { toWords } from "../../schema/name-words.ts";
import type { Standing, Tie } from "../draw/scope.ts";
import type { Member } from "../member.ts";
import { type Matcher, oneOf } from "../one-of.ts";
import { isPersonWord } from "./names/person-words.ts";
import { toPersonRole } from "./subject.ts";

const ownNames = /^(?:name|firstName|lastName|fullName|first_name|last_name|full_name|first|last)$/;
/** Whom one asks for there: each of several firms has somebody else. */
const contacts = /^contact_?(?:name|person)$/i;
const placeNames =
  /^(?:city|street|country|countryCode|country_code|zip|zipCode|postalCode|postcode|line1|address1|address|location)$/;
const phones = /^(?:phone|phoneNumber|phone_number|mobile)$/;

/** What somebody is called by on a screen; on several platforms it is one and the same. */
const screenNames = /^(?:user|user_?name|display_?name|player_?name|nickname|handle|gamertag)$/i;
const platforms = oneOf("platform|network|service|site|provider|url|link|type");

/** Objects that hold more of the same person, and not another one. */
const samePerson = oneOf(
  "profile|contact|contacts|account|personal|details|info|name|identity|social|bio|login|credentials",
);
/** What somebody is to another, which nobody is to themselves. */
const ties = oneOf("relation|relationship|relationshipToPatient|kinship");
/** Objects that hold more of the same thing's story, and not another one's. */
const sameStory = oneOf(
  "meta|metadata|dates|timestamps|timeline|schedule|audit|times|info|details|lifecycle|status|tracking|publishing|history",
);
/** Words that say what an object tells of a place, and not of which. */
const placeWords = oneOf(
  "address|addresses|location|geo|place|coordinates|contact|info|details|profile|postal|full|home|personal|account|user",
);

/** Where two of a kind stand beside each other, each has its own people. */
const sides = oneOf(
  "home|away|departure|arrival|origin|destination|from|to|pickup|dropoff|sender|recipient|receiver|buyer|seller|source|target|before|after|first|second|left|right|winner|loser|host|guest|previous|current|next",
);

/** What somebody else has said to what the object around it tells. */
const answers =
  /^(?:last|latest|newest|accepted|best|top|first|official|pinned) (?:reply|answer|comment|message|post|response|activity|review)$|^(?:reply|answer|response)$/;

/** The object around does not know of it. */
const apart: Tie = { self: undefined, others: undefined };
const shared: Tie = { self: "", others: "" };

/**
 * Whom, where and when the members of a nested object tell of: as they would if they stood in the
 * object around it with its name before theirs. `departure.city` is the `departureCity`, and the email
 * of the `author` is the `authorEmail`. Each item of a list has its own.
 */
export function findStanding(member: Member, siblings: readonly string[]): Standing {
  const isStory = sameStory.test(member.name);
  return {
    isItem: member.isItem,
    isLocal: isRound(member, siblings) || areOfOnePerson(member, siblings),
    person: tiePerson(member, siblings),
    place: tiePlace(member, siblings),
    other: isStory && !member.isItem ? shared : apart,
  };
}

/** What somebody reaches one after the other on a day. */
const rounds =
  /^(?:stops?|drops?|deliver(?:y|ies)|pickups?|dropoffs?|collections?|visits?|showings?|viewings?|waypoints?)$/;
const towns = /^(?:city|town|country|countryCode|country_code|station|port|airport)$/;

function isRound({ words }: Member, siblings: readonly string[]): boolean {
  return rounds.test(words.at(-1) ?? "") && !siblings.some((name) => towns.test(name));
}

/** Home and work are in one town, and so are the others that somebody has things sent to. */
function areOfOnePerson({ words, siblings: around }: Member, siblings: readonly string[]): boolean {
  return (
    /^address(?:es)?$/.test(words.at(-1) ?? "") &&
    siblings.some((name) => kindsOfAddress.test(name)) &&
    !around.some((name) => ofCompanies.test(name))
  );
}

const kindsOfAddress =
  /^(?:label|type|kind|name|nickname|is_?default|is_?primary|default|primary)$/i;
const ofCompanies =
  /^(?:company|company_?name|legal_?name|industry|website|employees|employee_?count|vat_?number|tax_?id)$/i;

function tiePerson(member: Member, siblings: readonly string[]): Tie {
  const { words, isItem } = member;
  const isPerson = isSomebody(member, siblings);
  if (isItem) {
    const isOther = isPerson || isOnScreen(siblings);
    return { self: isOther ? undefined : "", others: undefined };
  }
  const side = words.some((word) => sides.test(word)) ? words.join(" ") : "";
  // Who replied last is seldom who began.
  if (answers.test(words.join(" "))) return { self: words.join(" "), others: words.join(" ") };
  if (!isPerson) return { self: "", others: side };
  return { self: toPersonRole(words), others: toPersonRole(words) };
}

function isOnScreen(siblings: readonly string[]): boolean {
  return (
    siblings.some((name) => screenNames.test(name)) &&
    !siblings.some((name) => platforms.test(name))
  );
}

/** Whether the object is a person, and not more of the one around it. */
function isSomebody(member: Member, siblings: readonly string[]): boolean {
  const words = member.model ?? member.words;
  const isOther = member.words.includes("emergency") || siblings.some((name) => ties.test(name));
  const isSame = [...member.words, ...words].some((word) => samePerson.test(word));
  if (isSame && !isOther) return false;
  const last = (words.at(-1) ?? "").replace(/(?<=[^s])s$/, "");
  const isFirm = member.isItem && siblings.some((name) => contacts.test(name));
  return isFirm || isPersonWord(last) || siblings.some((name) => ownNames.test(name));
}

function tiePlace(member: Member, siblings: readonly string[]): Tie {
  const isLocated = isLocatedBy(siblings);
  const isReached = siblings.some((name) => phones.test(name)) && isSomebody(member, siblings);
  if (member.isItem) return { self: isLocated || isReached ? undefined : "", others: undefined };
  const role = endOf(member, roleOf(member.words));
  if (isLocated) {
    const own = isNearby(member, role) ? `near ${role}` : role;
    return { self: own, others: own };
  }
  // Somebody else has a phone of their own, in the same town.
  return { self: isReached && role !== "" ? `near ${role}` : "", others: "" };
}

/** Two places of one person, or of one errand, by what comes first and what is in the same town. */
const nearby: readonly (readonly [one: Matcher, other: Matcher])[] = [
  [oneOf("pickup|pick up|collection"), oneOf("dropoff|drop off|drop|delivery|return|destination")],
  [oneOf("home|private|residential"), oneOf("work|office|business")],
  [oneOf("billing|invoice"), oneOf("shipping|delivery")],
  [oneOf("shipping"), oneOf("billing|invoice")],
  [
    oneOf("restaurant|store|shop|merchant|kitchen"),
    oneOf("delivery|customer|courier|driver|rider"),
  ],
  [oneOf("destination"), oneOf("hotel|accommodation|stay|lodging")],
  [oneOf("permanent|primary|main"), oneOf("current|mailing|secondary|temporary")],
];
/** What goes through a town and no further. */
const errands = oneOf(
  "taxi|cab|ride|rideshare|courier|errand|scooter|bike|bicycle|commute|carpool|move|moving|mover|movers",
);
const ways: typeof nearby = [
  [
    oneOf("origin|from|start|sender|current|old"),
    oneOf("destination|to|end|recipient|receiver|new"),
  ],
];
const far = oneOf("freight|load|haul|truck|cargo|shipment|flight|container");

/** Whether it is in the town of the other one that stands beside it. */
function isNearby({ siblings, owner }: Member, role: string): boolean {
  if (owner.some((word) => far.test(word))) return false;
  const pairs = owner.some((word) => errands.test(word)) ? [...nearby, ...ways] : nearby;
  const firsts = pairs.flatMap(([one, other]) => (other.test(role) ? one : []));
  return (
    firsts.length > 0 &&
    siblings.some((name) => {
      const beside = toWords(name)
        .filter((word) => word === "home" || !placeWords.test(word))
        .join(" ");
      return firsts.some((one) => one.test(beside));
    })
  );
}

/** Whoever gets a parcel is where it goes, and where it comes from is who sends it. */
function endOf({ siblings }: Member, role: string): string {
  const [, end] = ends.find(([who]) => who.test(role)) ?? [];
  return end !== undefined && siblings.some((name) => name === end) ? end : role;
}

const ends: readonly (readonly [who: Matcher, end: string])[] = [
  [oneOf("recipient|receiver|consignee|addressee"), "destination"],
  [oneOf("sender|shipper|consignor"), "origin"],
];

function roleOf(words: readonly string[]): string {
  return words.filter((word) => !placeWords.test(word)).join(" ");
}

function isLocatedBy(names: readonly string[]): boolean {
  return names.some((name) => placeNames.test(name));
}

/**
 * Where a record is that does not say so itself: where the first of its parts is that does. A price
 * beside a restaurant is in the restaurant's currency.
 */
export function findHome(
  siblings: readonly string[],
  parts: readonly { readonly name: string; readonly siblings: readonly string[] }[],
): string {
  if (isLocatedBy(siblings)) return "";
  const part = parts.find((one) => isLocatedBy(one.siblings));
  return part
    ? toWords(part.name)
        .filter((word) => !placeWords.test(word))
        .join(" ")
    : "";
}
