import { hash } from "../chance.ts";
import type { TextSource } from "../compile-text.ts";
import { otherPerson, type Person, person } from "../facets/person.ts";
import type { Member } from "../member.ts";
import { permute } from "../permute.ts";
import { drawPhrase, type Phrases } from "../phrases/phrases.ts";
import { companyNames, jobTitles, postHeadlines, subjects } from "../phrases/subjects.ts";
import type { Scope } from "../scope.ts";

const personWords = new Set(
  "user author customer client employee member person people contact patient student teacher doctor owner driver agent player guest host buyer seller manager profile account assignee reviewer lead speaker instructor candidate applicant subscriber follower friend sender recipient staff artist writer editor creator participant attendee tenant admin reporter colleague parent child spouse".split(
    " ",
  ),
);
const siteWords = new Set("settings setting site app application config configuration".split(" "));
const personSiblings =
  /^(?:email|firstName|lastName|first_name|last_name|username|avatar|phone|birthDate|jobTitle|bio)$/;

export function isPersonWord(word: string | undefined): boolean {
  return word !== undefined && personWords.has(word);
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
    /^(?:user|primary|work|personal|private|home|business|public|main|legal|preferred|full|real|login|display)$/.test(
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
  for (const word of [role.at(-1), member.owner.at(-1)]) {
    if (word === undefined) continue;
    const phrases = subjects.get(word);
    if (phrases) return { kind: "phrases", phrases };
    if (siteWords.has(word)) return { kind: "phrases", phrases: companyNames };
    if (isPersonWord(word)) {
      return isTitle ? { kind: "phrases", phrases: jobTitles } : { kind: "person", role };
    }
  }
  if (isTitle) return { kind: "phrases", phrases: postHeadlines };
  const isPerson = member.siblings.some((name) => personSiblings.test(name));
  return isPerson ? { kind: "person", role } : undefined;
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
