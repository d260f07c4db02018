import { hash } from "../draw/chance.ts";
import { permute } from "../draw/permute.ts";
import type { Scope } from "../draw/scope.ts";
import { otherPerson, type Person, person } from "../facets/person.ts";
import type { Member } from "../member.ts";
import { drawPhrase, type Phrases } from "../phrases/phrases.ts";
import { companyNames, jobTitles, postHeadlines, subjects } from "../phrases/subjects.ts";
import type { TextSource } from "../values/compile-text.ts";
import { neighboursOf } from "./names/rule-index.ts";
import { findThing, ownerOf, thingWords, toThingPhrases } from "./things/find-thing.ts";

const personWords = new Set(
  "purchaser prescriber examiner appraiser uploader commenter lessee lessor hirer occupant renter visitor baby advisor adviser counselor counsellor user author customer client employee member person people contact patient student teacher doctor owner driver agent player guest host buyer seller manager profile assignee reviewer lead speaker instructor candidate applicant subscriber follower friend sender recipient staff artist writer editor creator participant attendee tenant admin administrator reporter colleague parent child spouse judge lawyer attorney witness nurse surgeon physician dentist pilot captain coach trainer referee umpire chef waiter barber stylist therapist veterinarian vet tutor professor lecturer principal mentor mentee landlord broker realtor courier rider passenger traveler traveller resident citizen voter mayor senator governor minister officer suspect victim defendant plaintiff inspector technician mechanic developer designer operator supervisor recruiter interviewer interviewee beneficiary holder payee payer donor volunteer actor actress singer musician composer director producer narrator dancer photographer painter sculptor poet novelist journalist contributor maintainer committer collaborator approver requester requestor submitter organizer organiser curator librarian gardener farmer keeper breeder groomer walker sitter nanny mother father brother sister husband wife son daughter sibling relative guardian heir bride groom athlete runner swimmer cyclist goalkeeper striker winner opponent champion caller receiver handler dispatcher cashier salesperson bidder winner borrower reader lender cosigner signer signatory claimant insured prospect respondent researcher scientist investigator astronaut explorer guide moderator presenter anchor correspondent subscriber consultant contractor worker intern trainee apprentice scout leader president chairman chairperson secretary treasurer founder cofounder ceo investor shareholder caregiver clinician provider_name pharmacist midwife optician hygienist secretary conductor engineer analyst programmer streamer gamer caretaker janitor cleaner plumber electrician carpenter builder foreman surveyor architect crew".split(
    " ",
  ),
);
/** Trades that end as most trades do. */
const trades =
  /..(?:keeper|ologist|ician|smith|ographer|barista|bartender|sommelier|wright)$|^(?:barista|bartender|cook|baker|butcher|florist|tailor|dj|hairdresser|sommelier|arborist|machinist|pianist|violinist|soloist|novelist|columnist|economist|chemist|physicist|biologist|archivist|receptionist|stylist|activist|columnist|lifeguard|firefighter|paramedic|soldier|detective|diver|climber|sailor|skipper|jockey|rider|fighter|wrestler|boxer|golfer|skater|skier|magician|comedian|performer|choreographer|screenwriter|illustrator|translator|interpreter|notary|auditor|accountant|banker|trader|underwriter|adjuster|steward|stewardess|porter|concierge|housekeeper|valet|gardener|ranger|forester|fisherman|miner|welder|roofer|painter|tiler|glazier|locksmith|potter|weaver|knitter|quilter|brewer|winemaker|distiller|roaster|cheesemaker|beekeeper|shepherd|rancher)$/;

const siteWords = new Set("settings setting site app application config configuration".split(" "));
const personSiblings =
  /^(?:email|firstName|lastName|first_name|last_name|username|avatar|birthDate|birth_date|dateOfBirth|jobTitle|bio|salary|gender|birthday|nationality)$/;
/** Members of something that is written: its title is a headline. */
const writtenSiblings = ["body", "content", "excerpt", "author", "author_id", "published_at"];

export function isPersonWord(word: string | undefined): boolean {
  return word !== undefined && (personWords.has(word) || trades.test(word));
}

/** The person that a member tells of: the record's own, or one in a role beside it. */
export function personOf(scope: Scope, role: readonly string[]): Person {
  const name = role.filter((word) => word !== "contact" && word !== "display").join(" ");
  return name === "" || isOwnRole(role)
    ? scope.facet(person, "person")
    : scope.facet(otherPerson, "person", name);
}

/** Words that say which of a person's emails or names, and not whose. */
function isOwnRole(role: readonly string[]): boolean {
  return role.every((word) =>
    /^(?:user|primary|work|personal|private|home|business|public|main|legal|preferred|full|real|login|display|default|secondary|alternate|alternative|notification|paypal|profile|account|verified|recovery)$/.test(
      word,
    ),
  );
}

export type Subject =
  | { readonly kind: "person"; readonly role: readonly string[] }
  | { readonly kind: "phrases"; readonly phrases: Phrases };

/** What the `name` or `title` of something is, by the words for the thing. */
export function findSubject(
  member: Member,
  role: readonly string[],
  isTitle: boolean,
): Subject | undefined {
  const words = thingWords(member, role);
  const isHeld = words === ownerOf(member);
  const phrases = findPhrases(words, member);
  if (phrases) return { kind: "phrases", phrases };
  const last = words.at(-1) ?? "";
  if (siteWords.has(last)) return { kind: "phrases", phrases: companyNames };
  if (isPersonWord(last)) {
    return isTitle ? { kind: "phrases", phrases: jobTitles } : { kind: "person", role };
  }
  const neighbours = neighboursOf(member);
  if (isTitle && isHeld && writtenSiblings.some((name) => neighbours.has(name))) {
    return { kind: "phrases", phrases: postHeadlines };
  }
  const isPerson = isHeld && member.siblings.some((name) => personSiblings.test(name));
  if (!isPerson) return undefined;
  return isTitle ? { kind: "phrases", phrases: jobTitles } : { kind: "person", role };
}

/** By the last word first: an `order item` is an item. */
function findPhrases(words: readonly string[], member: Member): Phrases | undefined {
  const last = words.at(-1) ?? "";
  const name = findThing(words.slice(-2), member)?.name;
  if (isPersonWord(last)) return undefined;
  if (name !== undefined) return toThingPhrases(name);
  return subjects.get(last) ?? subjects.get(last.replace(/s$/, ""));
}

/** The phrase of a record: a permutation of all there are, so that none comes twice in a round. */
export function phraseOf(phrases: Phrases, scope: Scope): string {
  const { index, common } = scope.draw;
  return phrases.at(permute(index, phrases.size, common ^ hash(String(phrases.size))));
}

export function toSubjectSource(subject: Subject, member: Member): TextSource {
  if (subject.kind === "person") return (scope) => personOf(scope, subject.role).full;
  const { phrases } = subject;
  return member.isTop
    ? (scope) => phraseOf(phrases, scope)
    : (_, chance) => drawPhrase(phrases, chance);
}
