import { toModelWords } from "../../schema/model-words.ts";
import { toWords } from "../../schema/name-words.ts";
import { type Definitions, isObject, type Json } from "../../schema/schema.ts";
import type { FindRules, Parts, Rule } from "../coherence/rule.ts";
import {
  clear,
  fill,
  isPresent,
  presentVariants,
  type Slot,
  toSlotKind,
  write,
} from "../coherence/slot.ts";
import type { Values } from "../draw/scope.ts";
import { joinNames } from "../facets/person.ts";
import type { NameOrder } from "../locales.ts";
import { translateWords } from "../meaning/names/foreign-words.ts";
import { isPersonWord } from "../meaning/names/person-words.ts";
import { withoutKind } from "../meaning/names/project-words.ts";
import { wordsAmong } from "../meaning/names/read-names.ts";
import { type Matcher, oneOf } from "../one-of.ts";
import type { Link } from "./link.ts";
import { toSettled } from "./settled.ts";

/** Members of a record that others repeat, under the names that they go by on either side. */
const synonyms: readonly string[] = [
  "name|full name|display name|title|label|headline|subject|username|gamertag|gamer tag|nickname",
  "title|name|headline|label",
  "image|image url|photo|photo url|picture|thumbnail|thumbnail url|cover|cover url|cover image|images|poster|poster url|artwork",
  "avatar|avatar url|photo|photo url|picture|profile picture|profile image|image|image url",
  "logo|logo url|image|icon",
  "price|unit price|base price|list price|sale price|amount|current price|price eur|price usd|price gbp",
  "unit price|price|base price|list price",
  "current price|price|sale price|unit price",
  "rate|hourly rate|daily rate|price|nightly rate|price per night|rate per night|price per day|price per hour|base rate|base price",
  "daily rate|price per day|rate per day|daily price|rental price per day|day rate",
  "price per day|daily rate|rate per day|daily price|day rate",
  "price per night|nightly rate|rate per night|nightly price",
  "nightly rate|price per night|rate per night|nightly price",
  "hourly rate|price per hour|rate per hour|hourly price",
  "first name|given name",
  "last name|surname|family name",
  "email|email address|work email",
  "phone|phone number|mobile|telephone",
  "username|user name|handle|login|nickname",
  "code|iata code|iata|short code|sku",
  "number|flight number|order number|invoice number|room number|account number",
  "slug|permalink",
  "total|total amount|grand total|amount due|amount|total price|total cost|total due",
  "monthly payment|monthly installment|monthly instalment|monthly repayment|installment amount|instalment amount|payment amount|monthly amount|emi|monthly emi|emi amount|installment|instalment",
  "monthly rent|rent|rent amount|monthly rate|rent per month|price per month|monthly price",
  "crop|current crop|crop name|crop type",
  "stadium|home stadium|venue|ground|home ground|arena",
  "consultation fee|fee|visit fee|appointment fee|session fee|price per visit",
];

/** What a line of a bill or a cart repeats of the thing without saying whose it is. */
const repeated = oneOf(
  "name|title|price|unit price|current price|image|image url|thumbnail|sku|brand|isbn|unit|currency|photo|slug|category|description|barcode|artist|author|duration|duration sec|duration seconds|duration ms",
);
const lines = oneOf("item|line|entry|row");
/** What a line belongs to or is sorted under, and is not. */
const frames = oneOf(
  "order|cart|invoice|category|brand|vendor|supplier|customer|user|warehouse|parent|tag|collection|discount|tax|store|shop|list|quote|receipt|author|owner|status|restaurant|cafe|menu|section|location|branch|hotel|company|project|team|board|playlist|account|room|event|channel|page|trip|folder|journey|wallet|home|household|recipe|plan|goal|booking|checklist|family|course|class|patient|student|employee|task|activity|ticket|issue|job|matter|case|character|hero|inventory|guild|chest|npc|farm|museum|school|station|site|archive|gallery|lab|laboratory|clinic|department",
);

/** What a booking, a bid or a track repeats of the thing where both call it the same. */
const rates =
  /^(?:artist|artist name|band|currency|currency code|price per night|nightly rate|hourly rate|daily rate|price per day|ticket price|unit price|rate per hour|interest rate|monthly price|rate plan|delivery fee|specialty|speciality|judge|judge name|presiding judge|court|court name|jurisdiction|species|publisher|blood type|blood group|meter number|meter type|utility type|crop|crop name|(?:customer|client|patient|tenant|guest|owner|passenger|student) (?:name|email|phone|address)|license plate|licence plate|vin|tail number)$/;

/** A member beside a reference that names a member of the other record is a copy of it. */
export function findCopies(
  links: readonly Link[],
  definitions: Definitions,
  only?: Matcher,
): FindRules {
  return (parts) =>
    links.flatMap((link) => {
      const pairs = findPairs(link, links, parts, { definitions, only });
      const peek =
        pairs.length === 0 ? undefined : link.peek?.(pairs.flatMap(({ sources }) => sources));
      const reference = parts.slots.find(({ name }) => name === link.member);
      if (!peek || !reference) return [];
      return [toRule(link, peek, reference, pairs)];
    });
}

interface Pair {
  readonly slot: Slot;
  /** The member of the other record; two of them make a name. */
  readonly sources: readonly string[];
  /** What the member has inside, where that is meant: the `city` of an `address`. */
  readonly inside?: string;
}

function findPairs(
  link: Link,
  links: readonly Link[],
  { slots, owner }: Parts,
  { definitions, only }: { readonly definitions: Definitions; readonly only: Matcher | undefined },
): readonly Pair[] {
  const thing = toModelWords(link.to.model);
  const wordsOf = wordsAmong([...link.to.members.keys()], thing);
  const members = [...link.to.members].map(([name, { schema }]) => ({
    name,
    words: wordsOf(name).join(" "),
    kind: toSlotKind(schema, definitions),
  }));
  const isKnown = (wanted: string) =>
    namesOf(wanted).some((name) => members.some((member) => member.words === name));
  const role = only ? translateWords(link.role).join(" ") : toRole(link, slots);
  const short = only ? [] : shortRoles(link, links);
  const isOneself =
    !only &&
    isPersonWord(owner.at(-1)) &&
    accounts.test(link.role.join(" ")) &&
    !relatives.test(owner.at(-1) ?? "") &&
    owner.at(-1) !== thing.at(-1);
  const isLine =
    !only &&
    owner.some((word) => lines.test(word)) &&
    !frames.test(link.role.at(-1) ?? "") &&
    // Who has found an item or claims it is not what it is called.
    !oneOf("by|to").test(link.role.at(-1) ?? "") &&
    !isPersonWord(thing.at(-1));
  const shares = only ? undefined : toShared(link, owner);
  // What is measured has a unit of its own; so much of a thing is told in the thing's.
  const isMeasured =
    !gauges.test(link.role.at(-1) ?? "") &&
    slots.some(({ words }) => oneOf("value|result|reading|reference range").test(words));
  const isWriter =
    !only && opinions.test(owner.at(-1) ?? "") && buyers.test(link.role.at(-1) ?? "");
  const isHolder = buyers.test(link.role.at(-1) ?? "");
  const isVariant = !only && owner.at(-1) === "variant" && goods.test(role);
  return slots.flatMap((slot) => {
    if (slot.hold !== "free" || slot.name === link.member) return [];
    const all = only || slot.kind !== "number" ? undefined : allOf.exec(slot.words)?.[1];
    const counted =
      all && members.find(({ words, kind }) => kind === "number" && countOf(words) === all);
    if (counted) return [{ slot, sources: [counted.name] }];
    const wanted =
      toWanted(slot.words, role, isLine, shares) ??
      (shares && !isMeasured && /^unit(?: of measure)?$/.test(slot.words)
        ? slot.words
        : undefined) ??
      toNamed(slot.words, short) ??
      (isVariant && prices.test(slot.words) ? slot.words : undefined) ??
      (isWriter && writers.test(slot.words) ? "name" : undefined) ??
      (isHolder && holders.test(slot.words) ? namedIn(members) : undefined) ??
      // A member of a team who is a user has the user's name.
      (isOneself && own.test(slot.words) ? slot.words : undefined) ??
      toSettled(slot.words, link, owner, isKnown) ??
      (isCodeOf(slot, owner, link) ? slot.words : undefined);
    if (wanted === undefined || only?.test(wanted) === false) return [];
    const parts = ["first name", "last name"].flatMap(
      (part) => members.find(({ words }) => words === part)?.name ?? [],
    );
    const isInParts = wanted === "name" && parts.length === 2;
    // A product may call its name `productName`, too; who has two names has no headline for one.
    const names = isInParts ? wholeNames : namesOf(wanted).concat(namesInCents(wanted));
    for (const words of [...names, `${thing.at(-1)} ${wanted}`]) {
      const found = members.find(
        (member) =>
          member.words === words &&
          fits(slot, member.kind) &&
          member.name !== link.to.identifier.name,
      );
      if (found) return [{ slot, sources: [found.name] }];
    }
    if (isInParts) return [{ slot, sources: parts }];
    const inside = findInside(link, names, slot, definitions);
    if (inside) return [inside];
    // A policy says itself that its number is the policy's.
    const told =
      members.find(({ words }) => words === `${role} ${wanted}`) ??
      (wanted === "name" ? members.find(({ words }) => firms.test(words)) : undefined);
    return told && fits(slot, told.kind) ? [{ slot, sources: [told.name] }] : [];
  });
}

const codes = /^(?:\S+ ){1,2}(?:number|no|code|reference)$/;
/** What each thing has of its own, or what only says which of many it is. */
const ownCodes =
  /^(?:phone|mobile|fax|reference|external|internal|serial|tracking|lot|postal|post|zip|area|country|currency|language|house|street|room|seat|track|line|lesson|page|version|sequence|qr|color|colour|discount|promo|error|status|tax|vat|registration|registry|license|licence|account|card|model|part|transaction|payment|confirmation|short|unit|row|order line) /;

/** The `bookingCode` of a claim is that of the ticket that it is for. */
function isCodeOf({ kind, words }: Slot, owner: readonly string[], { to, role }: Link): boolean {
  if (kind !== "text" || !codes.test(words) || ownCodes.test(words)) return false;
  const own = toModelWords(to.model).join(" ");
  if (own === owner.join(" ") || oneOf("by|to|parent").test(role.at(-1) ?? "")) return false;
  // A ticket has a ticket number of its own.
  return owner.at(-1) !== words.split(" ")[0];
}

const holdersOf = /^(?:\S+ )?(?:address|location|contact|contact info|contacts|details|profile)$/;
const held = oneOf(
  "city|country|country code|street|zip|zip code|postal code|postcode|state|email|email address|phone|phone number|mobile|telephone|website",
);

/** `customerCity` is the `city` of the customer's `address`, and a price is the `amount` of its object. */
function findInside(
  { to }: Link,
  names: readonly string[],
  slot: Slot,
  definitions: Definitions,
): Pair | undefined {
  for (const [holder, { schema }] of to.members) {
    const [target, ...others] = presentVariants(schema, definitions);
    if (!target || others.length > 0 || !("properties" in target)) continue;
    const words = toWords(holder).join(" ");
    const isHolder = holdersOf.test(words);
    const isPrice = names.includes(words) && slot.kind === "number";
    for (const [name, inner] of Object.entries(target.properties ?? {})) {
      const own = toWords(name).join(" ");
      const isMeant =
        (isHolder && held.test(own) && names.includes(own)) || (isPrice && own === "amount");
      if (isMeant && fits(slot, toSlotKind(inner, definitions)))
        return { slot, sources: [holder], inside: name };
    }
  }
  return undefined;
}

const wholeNames = ["name", "full name", "display name"];

/** What has only a product's name is nobody: the holder is found through whom it belongs to. */
function namedIn(members: readonly { readonly words: string }[]): string | undefined {
  const isGoods = members.some(({ words }) => /^(?:product|plan) name$/.test(words));
  const isNamed = members.some(({ words }) =>
    /^(?:(?:full|first|given|display|last) )?name$/.test(words),
  );
  return isGoods && !isNamed ? undefined : "name";
}

/** What measures one thing only, and says in what. */
const gauges = oneOf("meter|sensor|gauge|probe");

/** How many of its parts a thing has, as those who go through it tell: the `totalPages` of a book. */
const allOf =
  /^total (lesson|page|episode|module|chapter|lecture|step|question|unit|level|track|video|exercise|seat)s$/;

function countOf(words: string): string {
  return words.replace(/^(?:total|number of) | (?:count|total)$/g, "").replace(/s$/, "");
}

/** What stands for a person, and whom the one is not who has it. */
const accounts = oneOf("user|person|account|profile|employee");
const relatives = oneOf("dependent|contact|spouse|child|guardian|parent|relative|beneficiary");
const own = oneOf(
  "name|full name|display name|first name|last name|email|avatar|avatar url|photo|photo url|username|phone|linkedin|linkedin url",
);

/** Who has bought it and says how it is. */
const opinions = oneOf("review|rating|testimonial|feedback|comment");
export const buyers = oneOf(
  "customer|shopper|user|owner|buyer|member|guest|client|patient|account",
);
/** Whose card, account or policy it is. */
export const holders =
  /^(?:(?:card ?|account |policy |ticket )?holder(?: name)?|(?:name on|owner of) (?:the )?card|account owner(?: name)?)$/;
const writers = oneOf(
  "author|author name|reviewer|reviewer name|written by|customer name|user name",
);

/** What shops and firms call their name, where they have others. */
const firms =
  /^(?:company|business|shop|store|trading|legal|brand|organi[sz]ation|product|item|plan) name$/;

/** Whom a reference names, in English as the words around it are. */
function toRole({ role, member }: Link, slots: readonly Slot[]): string {
  const reference = slots.find(({ name }) => name === member);
  const isRead = reference && reference.words !== toWords(member).join(" ");
  return isRead ? reference.words.replace(/ ids?$/, "") : translateWords(role).join(" ");
}

/** A manager is paid in the money of another country, and a room costs what it costs itself. */
function toShared({ to }: Link, owner: readonly string[]): Matcher | undefined {
  if (toModelWords(to.model).join(" ") === withoutKind(owner).join(" ")) return undefined;
  return parts.test(owner.at(-1) ?? "")
    ? oneOf("currency|currency code|artist|artist name")
    : rates;
}

/** What the other consists of, or offers: each has a price of its own. */
const parts = oneOf(
  "room|unit|suite|apartment|seat|table|site|pitch|spot|plan|tier|variant|class|type|desk|space|cabin|service|vehicle|car|bike|boat",
);

function toWanted(
  words: string,
  role: string,
  isLine: boolean,
  shares: Matcher | undefined,
): string | undefined {
  // An excerpt of the record: each member is the one of the same name.
  if (role === "") return words;
  if (words === role) return "name";
  if (words.startsWith(`${role} `)) return words.slice(role.length + 1);
  if (goods.test(role)) {
    const rest = /^(?:item|product) (name|title|price|image|image url|sku|brand)$/.exec(words)?.[1];
    if (rest !== undefined) return rest;
  }
  if (houses.test(role)) {
    const rest = /^(?:property|listing|unit|home) (name|title|address|city|image|image url)$/.exec(
      words,
    )?.[1];
    if (rest !== undefined) return rest;
  }
  if (shares?.test(words.replace(inCents, ""))) return words;
  return isLine && repeated.test(words.replace(inCents, "")) ? words : undefined;
}

const inCents = / (?:cents|in cents|minor)$/;

/** `unitPriceCents` is the `priceCents` of the other, and never its price in whole coins. */
function namesInCents(wanted: string): readonly string[] {
  const [unit] = inCents.exec(wanted) ?? [];
  if (unit === undefined) return [];
  return namesOf(wanted.slice(0, -unit.length)).map((name) => `${name}${unit}`);
}

/** What is for sale goes by one word here and by another there. */
const goods = oneOf("listing|product|item|offer|variant|catalog item|catalog product");

/** Another colour of it costs the same. */
const prices = oneOf("price|compare at price|currency|currency code");

/** Where somebody lives or would like to. */
const houses = oneOf("listing|property|apartment|house|home|unit");

/** `jobPostingId` is the `job` or the `posting`, where nothing else is. */
function shortRoles({ role, member }: Link, links: readonly Link[]): readonly string[] {
  if (role.length < 2) return [];
  const others = links.filter((link) => link.member !== member).flatMap((link) => link.role);
  // What a book club is called by is no book's name.
  const starts = circles.test(role.at(-1) ?? "") ? [] : [role.slice(0, -1).join(" ")];
  return [...starts, role.slice(1).join(" ")].filter(
    (name) => !others.some((word) => name.split(" ").includes(word)),
  );
}

const circles = oneOf("club|group|store|shop|category|library|list|collection|shelf|team|league");

/** `jobTitle` beside `jobPostingId`: what the other is called by, and no more than that. */
function toNamed(words: string, roles: readonly string[]): string | undefined {
  const role = roles.find((name) => words.startsWith(`${name} `));
  const rest = role === undefined ? "" : words.slice(role.length + 1);
  return oneOf("name|title|image|image url|logo|code|number").test(rest) ? rest : undefined;
}

function namesOf(wanted: string): readonly string[] {
  const known = synonyms.find((line) => line.startsWith(`${wanted}|`));
  return known ? known.split("|") : [wanted];
}

function fits({ kind }: Slot, other: Slot["kind"]): boolean {
  if (kind === "object" || kind === "list" || kind === "other") return false;
  return kind === other || (kind === "text" && (other === "list" || other === "choice"));
}

function toRule(
  link: Link,
  peek: NonNullable<ReturnType<NonNullable<Link["peek"]>>>,
  reference: Slot,
  pairs: readonly Pair[],
): Rule {
  return {
    reads: [reference],
    writes: pairs.map(({ slot }) => slot),
    apply: (scope) => {
      if (!isPresent(scope.values[link.member])) {
        for (const { slot } of pairs) if (tellsWho(slot, link)) clear(scope, slot);
        return;
      }
      const position = scope.referred(link.member);
      if (position === undefined) return;
      const other = peek(position);
      for (const { slot, sources, inside } of pairs) {
        const told = toValue(other, sources, scope.draw.library.nameOrder);
        const value = inside !== undefined && isObject(told) ? told[inside] : told;
        if (!isPresent(value)) continue;
        // Who is referred to is named, too.
        if (tellsWho(slot, link)) fill(scope, slot);
        write(scope, slot, value);
      }
    },
  };
}

/** Whose name it is comes and goes with the reference; a price may be there without it. */
function tellsWho({ words }: Slot, { role }: Link): boolean {
  return role.length > 0 && (words === role.join(" ") || / (?:name|title)$/.test(words));
}

/** The first picture of several; a name out of its two parts. */
function toValue(
  other: Values,
  [first = "", last]: readonly string[],
  order: NameOrder,
): Json | undefined {
  const value = other[first];
  if (last !== undefined) return joinNames(String(value), String(other[last]), order);
  return Array.isArray(value) ? value[0] : value;
}
