import { toSingular, toWords } from "../../schema/name-words.ts";
import { hash } from "../draw/chance.ts";
import { deal, dealOnce } from "../draw/deal.ts";
import { permute } from "../draw/permute.ts";
import type { Scope } from "../draw/scope.ts";
import { menWords, type Person, people, womenWords } from "../facets/person.ts";
import type { Member } from "../member.ts";
import { oneOf } from "../one-of.ts";
import type { Phrases } from "../phrases/phrases.ts";
import {
  companyNames,
  eventNames,
  groupNames,
  jobTitles,
  postHeadlines,
  subjects,
  taskTitles,
} from "../phrases/subjects.ts";
import type { TextSource } from "../values/compile-text.ts";
import { isElsewhere, isOfOtherCraft } from "./names/elsewhere.ts";
import { isEntry } from "./names/entries.ts";
import { meaningIn } from "./names/homonyms.ts";
import { neighboursOf } from "./names/neighbours.ts";
import { isDoer, isPersonWord } from "./names/person-words.ts";
import { isHouse } from "./noun-classes.ts";
import { findThing, ownerOf, thingWords, toThingPhrases } from "./things/find-thing.ts";

const siteWords = new Set("settings setting site app application config configuration".split(" "));
const personSiblings =
  /^(?:email|firstName|lastName|first_name|last_name|username|avatar|birthDate|birth_date|dateOfBirth|jobTitle|bio|salary|gender|birthday|nationality)$/;
/** What no company has, however it is called. */
const personal =
  /^(?:native_?language|about_?me|hobbies|interests|birth_?date|birthday|gender|first_?name|last_?seen(?:_?at)?)$/i;
/** Members of something that is written: its title is a headline. */
const writtenSiblings = ["body", "content", "excerpt", "author", "author_id", "published_at"];

/** The person that a member tells of: the record's own, or one in a role beside it. */
export function personOf(scope: Scope, role: readonly string[]): Person {
  const name = toPersonRole(role);
  const { text } = scope.draw;
  // Several of them are several people.
  return scope.facet(people, text && name !== "" ? `${name} ${text.index}` : name);
}

const personRoles = new WeakMap<readonly string[], string>();

/** The words that say whose it is; none where it is the record's own person. */
export function toPersonRole(words: readonly string[]): string {
  const known = personRoles.get(words);
  if (known !== undefined) return known;
  const role = isOwnRole(words)
    ? ""
    : words.filter((word) => word !== "contact" && word !== "display").join(" ");
  personRoles.set(words, role);
  return role;
}

const addresses: Readonly<Record<string, readonly [woman: string, man: string]>> = {
  de: ["Frau", "Herr"],
  fr: ["Madame", "Monsieur"],
  es: ["Sra.", "Sr."],
  pt: ["Sra.", "Sr."],
  ja: ["様", "様"],
};

/** `Mr.` and `Ms.` by whom they stand before. */
export function courtesy(text: string): TextRuleOf {
  const words = text.split("|");
  return ({ role }) =>
    (scope, chance) => {
      const { sex } = personOf(scope, role);
      const local = addresses[scope.draw.library.home?.tag.slice(0, 2) ?? ""];
      if (local) return local[sex === "female" ? 0 : 1];
      const isOther = sex === "female" ? /^Mr\b/ : /^(?:Ms|Mrs)\b/;
      return chance.pick(words.filter((word) => !isOther.test(word)));
    };
}

type TextRuleOf = (context: { readonly role: readonly string[] }) => TextSource;

/** A mother has a woman's name, where the name stands beside it. */
export function kin(text: string): () => TextSource {
  const words = text.split("|");
  return () => (scope, chance) => {
    const others = personOf(scope, []).sex === "female" ? menWords : womenWords;
    return chance.pick(words.filter((word) => !others.test(word)));
  };
}

const addressed = oneOf(
  "customer|client|guest|patient|student|applicant|candidate|member|subscriber|attendee|passenger|donor|tenant|subscriber|buyer|volunteer|participant|claimant|requester|holder|renter|rider|traveler|traveller|adopter|diner|visitor|borrower|purchaser|booker|reviewer|registrant|entrant|contestant|author|commenter|poster",
);

/** `email` and `handle` beside `candidateName` are the candidate's, where nobody else has a name. */
export function addresseeOf(member: Member, role: readonly string[]): readonly string[] {
  const { siblings, owner } = member;
  // `citizenEmail` of a citizen's request is that of its `citizenName`.
  const isNamed = siblings.some((name) => toWords(name).join(" ") === `${role.join(" ")} name`);
  if (role.length > 0 && isNamed && role.every((word) => owner.includes(word))) return [];
  const isOwn = role.length > 0 || isPersonWord(owner.at(-1));
  if (isOwn || siblings.some((name) => /^(?:name|first_?name|full_?name|last_?name)$/i.test(name)))
    return role;
  const named = siblings.flatMap((name) => {
    const words = toWords(name);
    const whose = words.at(-1) === "name" ? words.slice(0, -1) : words;
    return whose.length === 1 && addressed.test(whose[0] ?? "") ? whose : [];
  });
  return new Set(named).size === 1 ? named.slice(0, 1) : role;
}

/** Words that say which of a person's emails or names, and not whose. */
function isOwnRole(role: readonly string[]): boolean {
  return role.every((word) =>
    oneOf(
      "user|primary|work|personal|private|home|business|public|main|legal|preferred|full|real|login|display|default|secondary|alternate|alternative|notification|paypal|profile|account|verified|recovery",
    ).test(word),
  );
}

export type Subject =
  | { readonly kind: "person"; readonly role: readonly string[] }
  | { readonly kind: "phrases"; readonly phrases: Phrases };

const said =
  /^(?:comment|review|reply|replie|testimonial|rsvp|signature|contactmessage|contactform|contactrequest|inquiry|enquiry|contactsubmission|formsubmission)s?$/;
const ends = oneOf("from|to|source|destination|sender|recipient|receiver|counterparty");
const accounts = /^(?:iban|bic|swift|account|(?:bank_?)?account_?(?:number|no)|sort_?code)$/i;
const isAccount = (name: string) => accounts.test(name);
const logos = /^logo(?:_?url|_?image)?$/i;

const traders = oneOf(
  "seller|buyer|biller|issuer|payer|payee|customer|client|prospect|from|to|sender|recipient",
);
const firms = /^(?:vat_?(?:id|number|no)|tax_?number|contact_?person|company_?(?:number|reg\w*))$/i;

function isTraded(word: string, siblings: readonly string[]): boolean {
  if (!traders.test(word) || siblings.some((name) => personal.test(name))) return false;
  const isClient = /^(?:client|customer|prospect)$/.test(word);
  return siblings.some((name) => firms.test(name) || (isClient && name === "industry"));
}

/** What the `name` or `title` of something is, by the words for the thing. */
export function findSubject(
  member: Member,
  role: readonly string[],
  isTitle: boolean,
): Subject | undefined {
  const words = thingWords(member, role);
  const isHeld = words === ownerOf(member);
  if (!isTitle && isHeld && isOneOfTeam(member, words.at(-1))) return { kind: "person", role };
  // What a comment is called by is whoever wrote it.
  if (!isTitle && isHeld && said.test(words.at(-1) ?? "") && member.words.length === 1)
    return { kind: "person", role };
  // Nobody has a logo: who puts it on is a company.
  if (!isTitle && isHeld && !member.isTop && member.siblings.some((name) => logos.test(name)))
    return { kind: "phrases", phrases: findPhrases(words, member) ?? companyNames };
  // Whoever does business with a number for taxes and somebody whom one asks for is a company.
  if (!isTitle && isHeld && isTraded(words.at(-1) ?? "", member.siblings))
    return { kind: "phrases", phrases: companyNames };
  // Whose account money comes from, and to whose it goes.
  if (!isTitle && isHeld && ends.test(words.at(-1) ?? "") && member.siblings.some(isAccount))
    return { kind: "person", role };
  const phrases = findPhrases(words, member);
  const isSomebody = !isTitle && isHeld && member.siblings.some((name) => personal.test(name));
  if (phrases === companyNames && isSomebody) return { kind: "person", role };
  if (phrases) return { kind: "phrases", phrases };
  // `partnerA` and `player2` are two of a kind.
  const head = /^(?:[a-d]|\d)$/.test(words.at(-1) ?? "")
    ? (words.at(-2) ?? "")
    : (words.at(-1) ?? "");
  const last = toSingular([head])[0] ?? "";
  if (siteWords.has(last) && !isOfOtherCraft(words))
    return { kind: "phrases", phrases: companyNames };
  // The children of a unit are units where heads are counted in them.
  if (!isTitle && isHeld && last === "child" && member.siblings.some((one) => heads.test(one)))
    return { kind: "phrases", phrases: groupNames };
  // `createdBy: { name }` is somebody, and so is `assignedTo`.
  const isAgent = !isTitle && agents.test(words.slice(-2).join(" "));
  if (isPersonWord(last) || isAgent || (!isTitle && role.length > 0 && isDoer(last))) {
    // `memberName` of a gym member is the member's own.
    const isOwn = role.every((word) => ownerOf(member).includes(word));
    return isTitle
      ? { kind: "phrases", phrases: jobTitles }
      : { kind: "person", role: isOwn ? [] : role };
  }
  const neighbours = neighboursOf(member);
  const isWritten = writtenSiblings.some((name) => neighbours.has(name));
  // What weighs so much has a content as well, and no headline.
  if (isTitle && isHeld && isWritten && !member.siblings.some((name) => weighed.test(name))) {
    return { kind: "phrases", phrases: postHeadlines };
  }
  // What is open at certain hours is a house, whoever reads its mail.
  const isPerson =
    isHeld &&
    member.siblings.some((name) => personSiblings.test(name)) &&
    !isHouse(last) &&
    !member.siblings.some((name) => /^(?:opening|business|visiting)_?hours$/i.test(name));
  if (!isPerson) return undefined;
  return isTitle ? { kind: "phrases", phrases: jobTitles } : { kind: "person", role };
}

const weighed =
  /^(?:material|diameter|height|weight|thickness)$|(?:_(?:cm|mm|kg)|Cm|Mm|Kg|[Mm]aterial)$/;
const agents = /^\S+ by$|^(?:assigned|reports|addressed) to$|^(?:sales|account|service) rep$/;
const heads = /^head_?count$/i;
const teams = /^(?:team|crew|squad|panel|board|committee|jury|lineup|roster|faculty|council)s?$/;

/** `team: { name, role }[]` lists the people of one team, and not teams. */
function isOneOfTeam({ isTop, siblings }: Member, holder: string | undefined): boolean {
  return !isTop && teams.test(holder ?? "") && siblings.some((name) => roles.test(name));
}

const roles = /^(?:role|position|job_?title|job|function|hourly_?rate)$/i;

/** What may be on wherever people meet, whatever for. */
const gatherings =
  "Open Day|Autumn Gathering|Members' Evening|Spring Meet-up|Family Afternoon|Beginners' Night|Summer Party|Volunteer Day|Anniversary Evening|Winter Social";

/** A stargazing event is no trade fair: what brings people together there only its own words know. */
export function isGathering(words: readonly string[], { siblings }: Member): boolean {
  const [before = "", last = ""] = words.slice(-2);
  return (
    /^events?$/.test(last) &&
    !oneOf(
      "|event|conference|company|corporate|business|tech|industry|networking|music|ticketed|live|calendar|upcoming|past|featured",
    ).test(before) &&
    siblings.some((name) =>
      /^(?:location|venue|address|capacity|attendees|peak|start_?(?:s|date|time)|visible)/i.test(
        name,
      ),
    )
  );
}

/** What people do and come together for wherever they are; what else there is has the name of a place. */
const anywhere: ReadonlyMap<Phrases, string> = new Map([
  [eventNames, gatherings],
  [
    taskTitles,
    "Confirm the date|Compare three offers|Write the list|Send the reminders|Pick up the order|Ask who can help|Return what was borrowed|Check what is left|Print the plan|Clean up afterwards",
  ],
]);

/** By the last word first: an `order item` is an item. */
function findPhrases(words: readonly string[], member: Member): Phrases | undefined {
  const last = words.at(isEntry(words) ? -2 : -1) ?? "";
  const meant = meaningIn(toSingular([last])[0] ?? last, [neighboursOf(member)]);
  const { name, namedAs = meant ?? last } = findThing(words.slice(-2), member) ?? {};
  if (isPersonWord(last)) return undefined;
  if (name === undefined && isGathering(words, member)) return toThingPhrases(gatherings);
  if (name !== undefined) return toThingPhrases(name);
  const phrases = subjects.get(namedAs) ?? subjects.get(namedAs.replace(/s$/, ""));
  if (!phrases || !isElsewhere(words, neighboursOf(member))) return phrases;
  const plain = anywhere.get(phrases);
  return plain === undefined ? undefined : toThingPhrases(plain);
}

/** The phrase of a record: a permutation of all there are, so that none comes twice in a round. */
export function phraseOf(phrases: Phrases, scope: Scope): string {
  const { index, attempt, common, text } = scope.draw;
  const key = hash(String(phrases.size));
  if (text) return phrases.at(deal(scope, scope.draw.chance, phrases.size, key));
  return phrases.at(permute(index + attempt, phrases.size, common ^ key));
}

export function toSubjectSource(subject: Subject, member: Member): TextSource {
  if (subject.kind === "person") return (scope) => personOf(scope, subject.role).full;
  const { phrases } = subject;
  if (member.isTop) return (scope) => phraseOf(phrases, scope);
  const key = hash(member.path);
  return (scope, chance) => phrases.at(dealOnce(scope, chance, phrases.size, key));
}
