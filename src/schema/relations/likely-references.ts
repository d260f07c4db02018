import { inFull } from "../abbreviations.ts";
import { toModelWords } from "../model-words.ts";
import { toPlural, toSingular, toWords, withoutOrdinal } from "../name-words.ts";
import { onceForEach } from "../once-for-each.ts";
import type { Collection } from "../resource.ts";
import { type Question, toNoun } from "./find-referred.ts";
import { findListed } from "./listed-references.ts";
import { findMeant, findPeople, isRole } from "./people.ts";
import {
  canRefer,
  isOfSameFormat,
  type Referent,
  tagOf,
  toHolding,
  toReferent,
} from "./referent.ts";
import { type Reference, type RelationSettings, settingOf } from "./relation.ts";

/**
 * Members that no rule makes a relation of, and whose names tell all the same what they identify:
 * `homeTeamId` beside `/teams`, `stationId` beside `ChargingStation`, `jobId` beside `JobPosting`.
 * Generated records keep to it; routes and checks do not.
 */
export function inferLikelyReferences(
  collections: readonly Collection[],
  settings: readonly RelationSettings[],
  relations: readonly Reference[],
): readonly Reference[] {
  return collections.flatMap((from) =>
    [...from.members].flatMap(([member, { schema }]): readonly Reference[] => {
      const isKnown = relations.some((one) => one.from === from && one.member === member);
      const isSaid = settingOf(settings, from, member) !== undefined;
      if (isKnown || isSaid || member === from.identifier.name) return [];
      const referent = toReferent(schema);
      const to = findLikely({ from, member, referent, collections });
      if (!to) return [];
      const holds = toHolding(referent, to);
      return [{ from, member, to, holds, otherEnd: undefined, rule: "likeness" }];
    }),
  );
}

/** The one collection whose name and the member's end alike. */
export function findLikely({
  from,
  member,
  referent,
  collections,
}: Question): Collection | undefined {
  if (from && isOfOwnKind(member, referent, from))
    return canRefer(referent, from) ? from : undefined;
  const listed =
    tagOf(referent) === undefined ? findListed({ from, member, referent, collections }) : undefined;
  if (listed) return listed;
  const noun = toNoun(member, referent);
  if (!noun || tagOf(referent) !== undefined) return undefined;
  // Who scores and who passes the ball plays.
  if (plays.test(noun.join(" ")))
    return findOnly(collections.filter((to) => /Player$/.test(to.model) && canRefer(referent, to)));
  // `vendorId` is a vendor's; what follows such a word is known to others by that.
  if (noun.length > 1 && foreign.test(noun[0] ?? "")) return undefined;
  const able = collections.filter((to) => canRefer(referent, to) && isOfSameFormat(referent, to));
  if (from && able.includes(from) && isKinOf(noun, from)) return from;
  if (from && isCorrespondent(member, referent, from)) return findOnly(findPeople(able));
  const meant = from && isRole(member, referent.isMany) ? findMeant(able, member) : undefined;
  if (meant) return meant;
  const words = toSingular(inFull(withoutOrdinal(noun)));
  // `accountId` of a `BankAccount` is what the bank calls it, and no other account.
  const others = able.filter((to) => to !== from);
  const endingLike = (end: Words, among: readonly Collection[]) =>
    findOnly(among.filter((to) => namesOf(to).some((name) => endsWith(name, end))));
  const isSide = sides.test(words[0] ?? "");
  // `clanAId` and `clanBId` are two of the clans.
  const isOneOfTwo = withoutOrdinal(noun) !== noun;
  const called = others.filter((to) => namesOf(to).some((name) => name.join() === words.join()));
  return (
    (isOneOfTwo ? findOnly(called) : undefined) ??
    findLongest(words, able) ??
    endingLike(words, others) ??
    findOnly(others.filter((to) => namesOf(to).some((name) => isFormOf(name, words)))) ??
    (isSide
      ? (endingLike(words.slice(1), able) ??
        findOnly(others.filter((to) => namesOf(to).some((name) => isFormOf(name, words.slice(1))))))
      : undefined)
  );
}

const letters =
  /(?:^| )(?:message|dm|chat|letter|friendrequest|friend request|greeting|invitation)$/;

/** `fromId` and `toId` of a message are people, and of a journey places. */
function isCorrespondent(member: string, referent: Referent, from: Collection): boolean {
  return (
    !referent.isMany &&
    /^(?:from|to) id$/.test(toWords(member).join(" ")) &&
    letters.test(toSingular(toWords(from.model)).join(" "))
  );
}

const plays =
  /^(?:(?:goal |top )?scorer|assist|assister|assisted by|man of the match|goalkeeper|penalty taker)$/;

/** `blockedBy` and `duplicateOf` tell of others like it; what it `dependsOn` may be known by a name, too. */
function isOfOwnKind(member: string, { isMany }: Referent, { model }: Collection): boolean {
  const words = toWords(member).join(" ");
  if (!isMany && answers.test(words) && said.test(toModelWords(model).at(-1) ?? "")) return true;
  if (!isMany) return /^(?:duplicate of|superseded by|predecessor|successor)$/.test(words);
  if (/^(?:blocked by|blocks|predecessors|successors)$/.test(words)) return true;
  // `relatedArticles` of an article.
  if (words === `related ${toPlural(toModelWords(model)).join(" ")}`) return true;
  return /^(?:depends on|dependencies)$/.test(words) && planned.test(model);
}

/** `replyTo` of a letter is where to answer; that of a message is the message that it answers. */
const answers = /^(?:(?:in )?(?:reply|replied) to(?: id)?|(?:quoted|root|thread parent) id)$/;
const said = /^(?:message|chatmessage|directmessage|dm|comment|reply|post|tweet|thread)$/;

const planned = /(?:Task|Issue|Ticket|Story|Milestone|Activity|Phase|WorkItem|WorkOrder|Epic)$/;

/** `fatherId` of somebody in a family, `damId` of a horse: another of those who were born. */
function isKinOf(noun: Words, { members, model }: Collection): boolean {
  return (
    kin.test(noun.join(" ")) &&
    !wards.test(toModelWords(model).at(-1) ?? "") &&
    [...members.keys()].some((name) => /^(?:birth|born|dob$|date_?of_?birth|foaled)/i.test(name))
  );
}

const kin = /^(?:biological |legal )?(?:father|mother|spouse|husband|wife|dam|sire|sibling)$/;

/** Whose parents are kept elsewhere. */
const wards = /^(?:child|kid|baby|student|pupil|camper|patient|employee|user)$/;

/** `homeTeamId` is a team's; where there are `Room` and `MeetingRoom`, `largeMeetingRoomId` is the second's. */
function findLongest(words: Words, able: readonly Collection[]): Collection | undefined {
  const lengthOf = (to: Collection) =>
    Math.max(0, ...namesOf(to).map((name) => (endsWith(words, name) ? name.length : 0)));
  const longest = Math.max(0, ...able.map(lengthOf));
  return longest === 0 ? undefined : findOnly(able.filter((to) => lengthOf(to) === longest));
}

function findOnly(found: readonly Collection[]): Collection | undefined {
  return found.length === 1 ? found[0] : undefined;
}

type Words = readonly string[];

/** Whether some words end with others, and say more. */
function endsWith(words: Words, end: Words): boolean {
  return (
    end.length > 0 &&
    ` ${words.join(" ")}`.endsWith(` ${end.join(" ")}`) &&
    words.length > end.length
  );
}

/** In what form something is kept, behind what it is: a `JobPosting` is a job, an `OrderLine` no order. */
const forms =
  /^(?:posting|listing|opening|offer|vacancy|advert|profile|record|entity|model|dto|info|detail)$/;

function isFormOf(name: Words, thing: Words): boolean {
  return (
    name.length === thing.length + 1 &&
    thing.every((word, at) => word === name[at]) &&
    (forms.test(name.at(-1) ?? "") ||
      (thing.at(-1) === "contact" && /^(?:person|people)$/.test(name.at(-1) ?? "")) ||
      (agreed.test(thing.at(-1) ?? "") && /^(?:agreement|contract)$/.test(name.at(-1) ?? "")))
  );
}

/** What is nothing but what was agreed on: a `LeaseAgreement` is the lease, an `EmployeeContract` no employee. */
const agreed = /^(?:lease|loan|rental|tenancy|licen[cs]e|credit|mortgage|leasing)$/;

/** Which of several it is, not what it is: `fromAccountId` beside `BankAccount`. */
const sides =
  /^(?:from|to|source|target|origin|destination|home|away|departure|arrival|pickup|dropoff|return|start|end|sending|receiving|debit|credit|billing|shipping|primary|secondary|default|main|current|previous|next|preferred|absent|present|late|lead|(?!feed|weed|seed|wedd|build|park|train|rat)\S+(?:ed|ing))$/;

/** What another system calls it. */
const foreign =
  /^(?:external|foreign|remote|provider|third|legacy|upstream|vendor|gateway|stripe|paypal|google|facebook|apple|microsoft|github|gitlab|slack|twitter|discord|telegram|salesforce|hubspot|shopify|oauth|sso|api|public|client|merchant)$/;

/** Its model's and its path's name. */
const namesOf = onceForEach(({ model, path }: Collection) =>
  [toModelWords(model), toWords(path.split("/").at(-1) ?? "")].map(toSingular),
);
