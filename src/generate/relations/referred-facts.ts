import { toModelWords } from "../../schema/model-words.ts";
import { endAfter } from "../coherence/amounts/bills/work-and-pay/service-ends.ts";
import { findActors, findNamed } from "../coherence/match-role.ts";
import { followText } from "../coherence/pairings/find-pairings.ts";
import type { Pairing } from "../coherence/pairings/pairing.ts";
import { pairings } from "../coherence/pairings/pairings.ts";
import { toQuantity } from "../coherence/quantity.ts";
import type { FindRules, Parts, Rule } from "../coherence/rule.ts";
import { type Slot, write } from "../coherence/slot.ts";
import { companies } from "../coherence/texts/titles-and-labels/mentions.ts";
import { findEnds } from "../coherence/times/spans/durations.ts";
import { readTime } from "../coherence/times/time.ts";
import type { Scope } from "../draw/scope.ts";
import { hour, minute } from "../facets/timeline.ts";
import { oneOf } from "../one-of.ts";
import { type Link, nameIn } from "./link.ts";

/** What follows from what the record that is referred to is: how long it goes on, what fits its kind. */
export function findReferredFacts(links: readonly Link[]): FindRules {
  return ofEach(links, (link, reference, parts) => [
    ...findLength(link, reference, parts),
    ...findFirms(link, reference, parts),
    ...findFits(link, reference, parts, (slot) => !isKind(slot)),
  ]);
}

/** Of which kind it can be at all: what is told of it follows that. */
export function findReferredKinds(links: readonly Link[]): FindRules {
  return ofEach(links, (link, reference, parts) => findFits(link, reference, parts, isKind));
}

function isKind({ kind, words }: Slot): boolean {
  return kind === "choice" || /(?:^| )(?:type|kind|category)$/.test(words);
}

function ofEach(
  links: readonly Link[],
  find: (link: Link, reference: Slot, parts: Parts) => readonly Rule[],
): FindRules {
  return (parts) =>
    links.flatMap((link) => {
      const reference = parts.slots.find(({ name }) => name === link.member);
      return reference ? find(link, reference, parts) : [];
    });
}

const going = oneOf(
  "movie|film|show|play|production|performance|service|treatment|class|workshop|lesson|tour|activity|experience|room|game|session|package|procedure|exam|attraction|concert|massage|therapy",
);
const lengths =
  "duration minutes|runtime minutes|duration mins|duration min|duration in minutes|length minutes|running time minutes|running time|runtime|estimated minutes|estimated duration|average duration|default duration|duration|length";
const inHours = "duration hours|length hours|estimated hours|runtime hours";
/** What goes on for longer is no showing of it: who is enrolled in a course sits there for weeks. */
const longest = 10 * hour;

/** A film that takes two hours is over two hours after it began. */
function findLength(
  { to, member, peek: look }: Link,
  reference: Slot,
  { slots }: Parts,
): readonly Rule[] {
  if (!going.test(toModelWords(to.model).at(-1) ?? "")) return [];
  const ends = findEnds(slots);
  if (!ends || findNamed(slots, `${lengths}|${inHours}`, ["number"])) return [];
  const counted = nameIn(to, lengths);
  const length = counted ?? nameIn(to, inHours);
  const peek = length === undefined ? undefined : look?.([length]);
  if (length === undefined || !peek) return [];
  const unit = counted === undefined ? hour : minute;
  const { first, last } = ends;
  const apply = (scope: Scope) => {
    const position = scope.referred(member);
    const long = position === undefined ? undefined : toQuantity(peek(position)[length]);
    const [start, end] = [readTime(scope, first), readTime(scope, last)];
    if (long === undefined || long * unit < 5 * minute || !start || !end || start.form === "day")
      return;
    const span = end.at - start.at;
    if (span <= 0 || span > longest || long * unit > longest) return;
    endAfter(scope, first, last, Math.ceil((long * unit) / (5 * minute)) * 5 * minute);
  };
  return [{ reads: [reference, first, last], writes: [first, last], apply }];
}

/** A deal with a company is called after that one. */
function findFirms(
  { to, member, peek: look }: Link,
  reference: Slot,
  { slots, owner }: Parts,
): readonly Rule[] {
  const isFirm = oneOf("account|company|client|organization|organisation|business|firm").test(
    toModelWords(to.model).at(-1) ?? "",
  );
  if (!isFirm || !oneOf("deal|opportunity|contract|quote|proposal").test(owner.at(-1) ?? ""))
    return [];
  const name = findNamed(slots, "name|title|deal name", ["text"]);
  const called = nameIn(
    to,
    "name|company name|legal name|organization name|organisation name|display name",
  );
  const peek = called === undefined ? undefined : look?.([called]);
  if (!name || called === undefined || !peek) return [];
  const apply = (scope: Scope) => {
    const position = scope.referred(member);
    const firm = position === undefined ? undefined : peek(position)[called];
    const text = scope.values[name.name];
    if (typeof firm === "string" && typeof text === "string")
      write(scope, name, text.replace(companies, firm));
  };
  return [{ reads: [reference, name], writes: [name], apply }];
}

/** Those that speak of a record which another refers to. */
let acrossAll: readonly Pairing[] | undefined;

/** A cat is not vaccinated against what dogs have. */
function findFits(
  { to, member, peek: look }: Link,
  reference: Slot,
  { slots, owner }: Parts,
  isMeant: (slot: Slot) => boolean,
): readonly Rule[] {
  acrossAll ??= pairings.filter(({ of }) => of !== undefined);
  const thing = toModelWords(to.model).at(-1) ?? "";
  return acrossAll.flatMap(({ of, owner: whose, knownBy, follows, fits }) => {
    if (!of?.test(thing) || (whose && !owner.some((word) => whose.test(word)))) return [];
    const followers = findActors(slots, follows, ["text", "choice"]).filter(
      ({ slot, stem }) => stem === "" && isMeant(slot),
    );
    const knower = followers.length === 0 ? undefined : nameIn(to, knownBy);
    const others = slots.filter((slot) => !followers.some((follower) => follower.slot === slot));
    // Where the record says it for itself, its own pairs agree; what it is called itself is another thing.
    const said = others.filter(({ words }) => words !== "name");
    if (knower === undefined || findNamed(said, knownBy, ["text", "choice"])) return [];
    const peek = look?.([knower]);
    if (!peek) return [];
    return followers.map(({ slot }) => ({
      reads: [reference, slot],
      writes: [slot],
      apply: (scope: Scope) => {
        const position = scope.referred(member);
        if (position !== undefined) followText(scope, slot, peek(position)[knower], fits);
      },
    }));
  });
}
