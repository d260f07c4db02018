import type { Scope } from "../../draw/scope.ts";
import { people } from "../../facets/person.ts";
import { findSubject, phraseOf } from "../../meaning/subject.ts";
import { toMember } from "../../member.ts";
import { oneOf } from "../../one-of.ts";
import { men, women } from "../../phrases/person-names.ts";
import { toSlug } from "../../phrases/slug.ts";
import { findLadders } from "../amounts/counts/ladders.ts";
import { findActors, findNamed } from "../match-role.ts";
import { roundOf } from "../rows/deal-rows.ts";
import type { FindRules, Parts, Rule } from "../rule.ts";
import { clear, type Slot, write } from "../slot.ts";
import { sexes } from "./people/sexes.ts";
import { findLabels } from "./titles-and-labels/labels.ts";

/** Members that say again what another says. */
export const findTexts: FindRules = (parts) => [
  ...findSlugs(parts),
  ...findAges(parts.slots),
  ...findMaidenNames(parts.slots),
  ...findKinship(parts.slots),
  ...findOthersKinship(parts.slots),
  ...findPayees(parts.slots),
  ...findLabels(parts.slots, parts.owner),
];

const named = "first name|given name|full name|name|display name";

/** Of those who married, the women took another name in most records that tell of it. */
function findMaidenNames(slots: readonly Slot[]): readonly Rule[] {
  const sex = findNamed(slots, "sex|gender", ["choice", "text"]);
  const maiden = findNamed(slots, "maiden name|maiden surname|née", ["text"]);
  const first = findNamed(slots, "first name|given name", ["text"]);
  const told = sex ?? first;
  if (!told || !maiden) return [];
  const apply = (scope: Scope) => {
    const value = String(scope.values[told.name]);
    const person = scope.facet(people);
    const isMan = sex ? sexes.male.test(value) : person.first === value && person.sex === "male";
    if (isMan) clear(scope, maiden);
  };
  return [{ reads: [told], writes: [maiden], apply }];
}

const kinship: readonly (readonly [female: string, male: string])[] = [
  ["mother", "father"],
  ["sister", "brother"],
  ["wife", "husband"],
  ["daughter", "son"],
  ["grandmother", "grandfather"],
  ["aunt", "uncle"],
];

/** Nor is a guardian called Noah, an emergency contact, a parent. */
function findOthersKinship(slots: readonly Slot[]): readonly Rule[] {
  return slots.flatMap((tie): Rule[] => {
    const role = /^(.+) (?:relationship|relation)$/.exec(tie.words)?.[1];
    const name = role && findNamed(slots, `${role} name|${role} full name|${role}`, ["text"]);
    if (!name || !isText(tie)) return [];
    const apply = (scope: Scope) => {
      const [told, called] = [scope.values[tie.name], scope.values[name.name]];
      if (typeof told !== "string" || typeof called !== "string") return;
      const first = called.split(" ")[0] ?? "";
      const sex = women.includes(first) ? 0 : men.includes(first) ? 1 : undefined;
      if (sex !== undefined) tellKin(scope, tie, sex);
    };
    return [{ reads: [name, tie], writes: [tie], apply }];
  });
}

const isText = ({ kind }: Slot) => kind === "text" || kind === "choice";

/** Says of a woman that she is the mother where it says the father. */
function tellKin(scope: Scope, tie: Slot, sex: 0 | 1): void {
  const told = scope.values[tie.name];
  if (typeof told !== "string") return;
  const fitting = kinship.find((both) => both.includes(told.toLowerCase()))?.[sex];
  if (!fitting) return;
  const isCapital = told !== told.toLowerCase();
  write(scope, tie, isCapital ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting);
}

/** Noah is nobody's mother. */
function findKinship(slots: readonly Slot[]): readonly Rule[] {
  const tie = findNamed(slots, "relationship|relation|relationship type", ["text", "choice"]);
  const name = findNamed(slots, named, ["text"]);
  if (!tie || !name) return [];
  const apply = (scope: Scope) => {
    const person = scope.facet(people);
    const told = scope.values[tie.name];
    if (typeof told !== "string" || !String(scope.values[name.name]).includes(person.first)) return;
    tellKin(scope, tie, person.sex === "female" ? 0 : 1);
  };
  return [{ reads: [name, tie], writes: [tie], apply }];
}

/** Who was paid with a card is whom the bank names. */
function findPayees(slots: readonly Slot[]): readonly Rule[] {
  const merchant = findNamed(slots, "merchant|merchant name", ["text"]);
  const payee = findNamed(slots, "counterparty|counterparty name|payee|beneficiary", ["text"]);
  if (!merchant || !payee) return [];
  const apply = (scope: Scope) => void write(scope, payee, scope.values[merchant.name]);
  return [{ reads: [merchant], writes: [payee], apply }];
}

function findSlugs(parts: Parts): readonly Rule[] {
  const { slots, owner } = parts;
  const isFlag = owner.some((word) => oneOf("flag|toggle|plan").test(word));
  // What a shop calls a handle is no somebody's.
  const isGoods = oneOf("product|collection").test(owner.at(-1) ?? "");
  const names = isFlag ? "key|slug" : `slug|permalink|url slug${isGoods ? "|handle" : ""}`;
  const slug = findNamed(slots, names, ["text"]);
  if (!slug) return findOwnedSlugs(slots, owner);
  const source = findNamed(
    slots,
    "title|name|headline|label|subject|question|display name|flag name|store name|shop name|company name|business name|organization name",
    ["text"],
  );
  if (!source) {
    const apply = (scope: Scope) =>
      void write(scope, slug, number(String(scope.values[slug.name]), scope));
    return [{ reads: [], writes: [slug], apply }];
  }
  const siblings = slots.map(({ name }) => name);
  const member = toMember(source.name, { words: owner, path: "", siblings });
  const subject = findSubject(member, [], source.words !== "name");
  const round = roundOf(parts, source);
  // The rungs of a ladder have one name each.
  const isRung = findLadders(parts).some(({ writes }) => writes.includes(source));
  const apply = (scope: Scope) => {
    const text = scope.values[source.name];
    if (typeof text !== "string" || toSlug(text) === "") return;
    if (isRung) return void write(scope, slug, toSlug(text));
    // A phrase or a person comes once in a round, so only later rounds need a number.
    const dealt = round?.(scope) ?? 0;
    const size =
      dealt > 0
        ? dealt
        : scope.isRoot && subject?.kind === "phrases" && phraseOf(subject.phrases, scope) === text
          ? subject.phrases.size
          : undefined;
    write(scope, slug, toRoundSlug(toSlug(text), scope, size));
  };
  return [{ reads: [source], writes: [slug], apply }];
}

/** `productSlug` is that of the `productTitle`, `categorySlug` that of the `category`. */
function findOwnedSlugs(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  return findActors(slots, "slug", ["text"]).flatMap(({ slot, stem }) => {
    const source = findNamed(slots, `${stem} title|${stem} name|${stem}`, ["text"]);
    if (!source || source === slot) return [];
    const isOwn = owner.includes(stem);
    const apply = (scope: Scope) => {
      const text = toSlug(String(scope.values[source.name] ?? ""));
      if (text !== "") write(scope, slot, isOwn ? number(text, scope) : text);
    };
    return [{ reads: [source], writes: [slot], apply }];
  });
}

function toRoundSlug(slug: string, scope: Scope, size: number | undefined): string {
  if (size === undefined || !scope.isRoot) return number(slug, scope);
  const { index } = scope.draw;
  return index < size ? slug : `${slug}-${Math.floor(index / size) + 1}`;
}

function number(text: string, scope: Scope): string {
  return scope.isRoot ? `${text}-${scope.draw.index + 1}` : text;
}

const year = 31_557_600_000;

/** What came to a shelter a year ago is older than that. */
function findArrivals(age: Slot, unit: number, slots: readonly Slot[]): readonly Rule[] {
  const intake = slots.find(({ words }) =>
    /^(?:intake|arrived|rescued|found)(?: (?:at|on|date))$/.test(words),
  );
  if (!intake) return [];
  const apply = (scope: Scope) => {
    const [told, reached] = [scope.values[intake.name], scope.values[age.name]];
    const since = typeof told === "string" ? Date.parse(told) : Number.NaN;
    const least = Math.ceil((scope.draw.library.now - since) / unit);
    if (typeof reached === "number" && reached < least + (unit < year ? 2 : 0))
      write(scope, age, least + (unit < year ? 2 + (reached % 7) : 0));
  };
  return [{ reads: [intake, age], writes: [age], apply }];
}

/** How old somebody will be on the next birthday. */
const turning = "turning|turns|turns age|turning age|age turning|next age|upcoming age|will be";

function findAges(slots: readonly Slot[]): readonly Rule[] {
  const age =
    findNamed(slots, "age|age years|age in years|years old", ["number"]) ??
    findNamed(slots, "age months", ["number"]) ??
    findNamed(slots, turning, ["number"]);
  const unit = age?.words === "age months" ? year / 12 : year;
  const birth = slots.find(({ words }) =>
    /^(?:birth|dob|date of birth|born|hatched|whelped)/.test(words),
  );
  if (age && !birth) return findArrivals(age, unit, slots);
  if (!age || !birth) return [];
  const apply = (scope: Scope) => {
    const { born } = scope.facet(people);
    const text = scope.values[birth.name];
    const told = typeof text === "string" ? Date.parse(text) : Number.NaN;
    const since = Number.isNaN(told) ? born : told;
    const years = Math.floor((scope.draw.library.now - since) / unit);
    write(scope, age, turning.split("|").includes(age.words) ? years + 1 : years);
  };
  return [{ reads: [birth], writes: [age], apply }];
}
