import { toSingular } from "../../../schema/name-words.ts";
import { onceForEach } from "../../../schema/once-for-each.ts";
import { isObject, type Json, type JsonObject, type Schema } from "../../../schema/schema.ts";
import type { Chance } from "../../draw/chance.ts";
import type { Scope } from "../../draw/scope.ts";
import { findLocal } from "../../meaning/find-local.ts";
import { isPersonWord } from "../../meaning/names/person-words.ts";
import { general } from "../../meaning/names/rule-index.ts";
import { oneOf } from "../../one-of.ts";
import { toSlug } from "../../phrases/slug.ts";
import { itemNamed } from "../items.ts";
import { findActors, findNamed, indexRoles, namesOf } from "../match-role.ts";
import { quantityKinds, writeQuantity } from "../quantity.ts";
import { redrawWhile } from "../redraw.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../rule.ts";
import { type ItemMember, isPresent, type Slot, type SlotKind, write } from "../slot.ts";
import type { Sorting } from "../sorting.ts";
import { spelledAmong, spelledIn } from "../spelling.ts";
import type { Fitting, Pairing, Range } from "./pairing.ts";
import { pairings } from "./pairings.ts";

/** What one member says decides what another can say: a beagle is a dog, and weighs like one. */
export const findPairings: FindRules = (parts) => {
  const found = pairingsOf(parts.slots).flatMap((pairing) => findPairing(pairing, parts));
  const stand = found.filter((one): one is StandIn => "instead" in one);
  const pairs = found.filter((one): one is Pair => "knower" in one && !("instead" in one));
  const isLed = ({ knower, follower }: Pair) =>
    pairs.some((other) => other.knower === follower && other.follower === knower);
  return [
    ...pairs.flatMap((pair) => (isLed(pair) ? [] : findYields(pair))),
    ...inOrder(
      found.flatMap((one) => ("instead" in one ? [] : "knower" in one ? toRule(one) : one)),
    ),
    ...stand.map(toStandIn),
  ];
};

/** The common name tells what the Latin one does not, once each has followed the other. */
function toStandIn(pair: StandIn): Rule {
  const { reads, writes, apply } = toRule(pair);
  const knows = (said: unknown) => typeof said === "string" && fitTo(said, pair.fits);
  return {
    reads: [...reads, pair.instead],
    writes,
    apply: (scope) => (knows(scope.values[pair.instead.name]) ? undefined : apply(scope)),
  };
}

/** A type that follows what is said comes before what follows the type: a question's, before its hint. */
function inOrder(rules: readonly Rule[]): readonly Rule[] {
  const left = [...rules];
  const ordered: Rule[] = [];
  while (left.length > 0) {
    // Of two that say the same the later one has the last word.
    const isReady = ({ reads: [knower], writes: [follower] }: Rule, at: number) =>
      !left.some(
        ({ writes: [other] }, place) =>
          (place !== at && other === knower && knower?.kind === "choice") ||
          (place < at && other === follower),
      );
    const next = left.findIndex(isReady);
    // Where each follows another in a circle, the tables have the order that is meant.
    if (next === -1) return rules;
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

/** Two members of which one says what the other can say. */
interface Pair {
  readonly knower: Slot;
  readonly follower: Slot;
  readonly fits: Pairing["fits"];
}

/** One that speaks where another says nothing. */
interface StandIn extends Pair {
  readonly instead: Slot;
}

const pairingsOf = indexRoles(pairings, ({ knownBy }) => knownBy);

function findPairing(
  pairing: Pairing,
  { slots, owner }: Parts,
): readonly (Rule | Pair | StandIn)[] {
  if (pairing.owner && !owner.some((word) => pairing.owner?.test(word))) return [];
  if (pairing.unless && slots.some(({ words }) => pairing.unless?.test(words))) return [];
  const kinds: readonly SlotKind[] = pairing.isFlag ? ["boolean"] : ["text", "choice"];
  const knowers = findActors(slots, pairing.knownBy, kinds);
  if (knowers.length === 0) return [];
  const followers = [
    ...findActors(slots, pairing.follows, ["text", "choice"]),
    ...findActors(slots, pairing.follows, quantityKinds),
    ...findActors(slots, pairing.follows, ["list", "boolean"]),
  ];
  const inside = (pairing.isOwn ? [] : slots).flatMap((list) => {
    if (isOfPeople(list)) return [];
    // The `name` of one of the `vaccinations` is that of a vaccination.
    const name = list.items.find(({ words }) => {
      const names = namesOf(pairing.follows);
      // The sections of a course are its parts, and no shelves that it could stand on.
      if (words === "section") return false;
      const isOfList = names.includes(`${list.words} ${words}`);
      // What everything has is that of the item, whatever the whole is: the `name` of a document.
      return isOfList || (names.includes(words) && !general.has(words));
    })?.name;
    const knower = knowers.find(({ stem }) => stem === "");
    // A reading that says what it measures is not measured as the device is.
    const isTold = list.items.some(
      (one) =>
        one.name !== name &&
        (namesOf(pairing.knownBy).includes(one.words) ||
          (one.words === "name" && /^(?:unit|value|reference_?range)$/i.test(name ?? ""))),
    );
    return name !== undefined && !isTold && knower
      ? [toListRule(knower.slot, list, name, pairing)]
      : [];
  });
  return [
    ...inside,
    ...followers.flatMap(({ slot, stem }) => {
      const [first, ...others] = knowers.filter(
        (other) => other.stem === stem && other.slot !== slot,
      );
      if (!first) return [];
      const toPair = (knower: Slot): Pair => ({ knower, follower: slot, fits: pairing.fits });
      const isText = ({ slot: other }: (typeof others)[number]) => other.kind === "text";
      return [
        toPair(first.slot),
        ...others.filter(isText).map((one) => ({ instead: first.slot, ...toPair(one.slot) })),
      ];
    }),
  ];
}

/** What the members of an object say that it is sorted by, under such a name. */
export function findSorting({ slots, owner }: Parts, role: string): Sorting | undefined {
  const isOwned = ({ owner: whose }: Pairing) => !whose || owner.some((word) => whose.test(word));
  const own = pairingsOf(slots).filter(isOwned);
  const told = own.flatMap(({ knownBy, follows, fits }) => {
    const knower = findNamed(slots, knownBy, ["text", "choice"]);
    return knower && namesOf(follows).includes(role) ? [{ knower, fits }] : [];
  });
  // A cardiologist works in the department of that name.
  const sayers = slots.filter(
    ({ words, kind }) => fields.test(words) && (kind === "text" || kind === "choice"),
  );
  // A job fits the department that somebody is in, not the other way round.
  const isToldBack = told.some(({ knower }) =>
    pairings.some(
      (one) => one.of?.test(role) && isOwned(one) && namesOf(one.follows).includes(knower.words),
    ),
  );
  if (isToldBack || told.length + sayers.length === 0) return undefined;
  return {
    needs: [...told.map(({ knower }) => knower), ...sayers].map(({ name }) => name),
    read: (scope) => [
      ...sayers.flatMap(({ name }) => scope.values[name] ?? []).map(String),
      ...told.flatMap(({ knower, fits }) => {
        const fitting = fittingOf(scope, knower, fits);
        return fitting?.listed ?? fitting?.texts ?? [];
      }),
    ],
  };
}

/** What somebody does, or something is about, as it says itself. */
const fields = oneOf(
  "category|genre|cuisine|topic|specialty|speciality|specialization|specialisation|discipline|subject|field",
);

/** What somebody in a list is called, no type of the whole decides. */
function isOfPeople({ words, items }: Slot): boolean {
  return (
    items.some((item) => item.words === "name") && isPersonWord(toSingular(words.split(" ")).at(-1))
  );
}

const said = oneOf("description|about|details|summary");

/** What the whole is decides what its parts can be: the vaccinations of a dog are a dog's. */
function toListRule(knower: Slot, list: Slot, name: string, pairing: Pairing): Rule {
  const { fits, saidInstead = [] } = pairing;
  const told = saidInstead.length === 0 ? undefined : itemNamed(list, said, "text");
  // What a part costs follows what it is.
  const refit = findRefit(list, name);
  const isDated = list.items.some(({ words }) => /(?:^| )(?:date|day|at|on|due|time)$/.test(words));
  return {
    reads: [knower, list],
    writes: [list],
    apply: (scope) => {
      const known = scope.values[knower.name];
      const { texts } = (typeof known === "string" ? fitTo(known, fits) : undefined) ?? {};
      const items = scope.values[list.name];
      if (!texts || texts.length === 0 || !Array.isArray(items)) return;
      // A sentence tells of the whole, and not of one of many answers.
      if (texts.some((text) => /[.!?]$/.test(text))) return;
      const start = chanceFor(scope, list).below(texts.length);
      const kept = items.map((item) => String(isObject(item) ? item[name] : ""));
      const others = texts.filter((text) => !isAmong(text, kept));
      const left = others.length === 0 ? texts : others;
      const fitting = items.map((item, at) => {
        const before = isObject(item) ? item[name] : undefined;
        if (!isObject(item) || typeof before !== "string") return item;
        if (isAmong(before, texts) && kept.indexOf(before) === at) return item;
        const renamed = renameIn(item, name, left[(start + at) % left.length] ?? before);
        const other = refit?.(renamed, chanceFor(scope, list)) ?? renamed;
        const instead = saidInstead[(start + at) % saidInstead.length];
        return told !== undefined && told in item && instead !== undefined
          ? { ...other, [told]: instead }
          : other;
      });
      write(
        scope,
        list,
        isDated || items.length <= texts.length ? fitting : firstOfEach(fitting, name),
      );
    },
  };
}

/** With another name: a file that is called by it is found under that. */
function renameIn(item: JsonObject, name: string, after: string): JsonObject {
  const [old, now] = [item[name], after].map((text) => toSlug(String(text)));
  const parts = Object.entries(item).map(([key, value]): readonly [string, Json] => {
    const isPath = typeof value === "string" && /[/.]/.test(value) && !/\s/.test(value);
    return [key, isPath && old && now ? value.replace(`${old}.`, `${now}.`) : value];
  });
  return { ...Object.fromEntries(parts), [name]: after };
}

/** Nobody is prescribed one medicine twice; what has a date may come again. */
function firstOfEach(items: readonly Json[], name: string): readonly Json[] {
  const names = items.map((item) => (isObject(item) ? item[name] : undefined));
  return items.filter((_, at) => names.indexOf(names[at]) === at);
}

/**
 * What an item has that follows its name, for whoever gives it another: a plank is done with no weight.
 * Undefined where nothing follows it.
 */
export function findRefit(list: Slot, named: string): Refit | undefined {
  const name = list.items.find((one) => one.name === named);
  // `partsUsed` are parts.
  const things = list.words.split(" ");
  const ties = name ? pairings.filter(({ knownBy }) => namesOf(knownBy).includes(name.words)) : [];
  const followers = ties.flatMap(({ owner, follows, fits }) => {
    if (owner && !things.some((word) => owner.test(word) || owner.test(singularOf(word))))
      return [];
    const names = namesOf(follows);
    const isLed = ({ words, kind }: ItemMember) => names.includes(words) && kind !== "list";
    return list.items.filter(isLed).map((item) => ({ item, fits }));
  });
  if (followers.length === 0) return undefined;
  return (item, chance) => {
    const known = item[named];
    if (typeof known !== "string") return item;
    const refits = followers.flatMap(({ item: { name: member, schema }, fits }) => {
      const fitting = fitTo(known, fits);
      const value =
        fitting &&
        refitted(item[member], fitting, schema, chance, {
          isAnswered: answers.test(member),
          isMeasured: member === "value" || member === "reading",
        });
      return value === undefined ? [] : [[member, value] as const];
    });
    return refits.length === 0 ? item : { ...item, ...Object.fromEntries(refits) };
  };
}

function singularOf(word: string): string {
  return toSingular([word])[0] ?? word;
}

/** What is right is written as it is: the capital of Norway has one, too. */
const answers = oneOf("back|answer|translation|definition|meaning");

type Refit = (item: JsonObject, chance: Chance) => JsonObject;

function refitted(
  before: Json | undefined,
  { texts, listed = texts, range }: Fitting,
  schema: Schema,
  chance: Chance,
  { isAnswered, isMeasured }: { readonly isAnswered: boolean; readonly isMeasured: boolean },
): Json | undefined {
  if (typeof before === "number" && range) {
    // Whoever comes to a door comes once or twice, and not once and a half.
    const isCounted = range[2] === 0 && isMeasured && !Number.isInteger(before);
    if (!isWithin(before, range) || isCounted) return withinRange(range, chance);
  }
  if (typeof before !== "string" || listed.length === 0 || isAmong(before, listed))
    return undefined;
  const allowed =
    "enum" in schema ? listed.flatMap((text) => spelledAmong(schema.enum, text) ?? []) : texts;
  if (allowed.length === 0) return undefined;
  const picked = chance.pick(allowed);
  return "enum" in schema || isAnswered ? picked : inCaseOf(before, picked);
}

function toRule({ knower, follower, fits }: Pair): Rule {
  return {
    reads: [knower, follower],
    writes: [follower],
    apply: (scope) => followText(scope, follower, scope.values[knower.name], fits),
  };
}

/** Makes a member say what fits what is known, be it from a neighbour or from another record. */
export function followText(
  scope: Scope,
  follower: Slot,
  known: Json | undefined,
  fits: Pairing["fits"],
): void {
  const says = typeof known === "boolean" ? String(known) : known;
  const fitting = typeof says === "string" ? fitTo(says, fits) : undefined;
  if (fitting && isPresent(scope.values[follower.name])) follow(scope, follower, fitting);
}

function fittingOf({ values }: Scope, { name }: Slot, fits: Pairing["fits"]): Fitting | undefined {
  const known = values[name];
  return typeof known === "string" ? fitTo(known, fits) : undefined;
}

/**
 * A museum is no news of technology: where a type has no word for what a title tells, it tells of
 * something else.
 */
function findYields({ knower, follower, fits }: Pair): readonly Rule[] {
  const isFree = knower.kind === "text" && knower.hold === "free" && telling.test(knower.words);
  if (!isFree || follower.kind !== "choice") return [];
  const isRefused = (scope: Scope) => {
    const fitting = fittingOf(scope, knower, fits);
    return fitting !== undefined && !isListed(follower, fitting);
  };
  const apply = (scope: Scope) => {
    if (isPresent(scope.values[follower.name]))
      redrawWhile(scope, knower, mostAttempts, isRefused, farAway);
  };
  return [{ reads: [follower], writes: [knower], apply }];
}

const telling = /(?:^| )(?:title|subject|headline|name|merchant|service)$/;
const mostAttempts = 8;
/** A prime, so that it is no round of any list. */
const farAway = 104_729;

/** Whether a type has a word for one of the texts. */
function isListed(slot: Slot, { texts, listed = texts }: Fitting): boolean {
  return listed.length === 0 || listed.some((text) => spelledIn(slot, text) !== undefined);
}

/** `water_damage` is water damage. */
function fitTo(known: string, fits: Pairing["fits"]) {
  const said = known.toLowerCase();
  return fits(said) ?? (/[_-]/.test(said) ? fits(said.replaceAll(/[_-]/g, " ")) : undefined);
}

const clock = /^\d\d:\d\d$/;
/** Names that say nothing of what they hold. */
const openWords = /^(?:value|condition|detail|config)$/;
const local = /(?:^| )(?:department|department name|category|category name|topic|section|team)$/;

function follow(scope: Scope, slot: Slot, { texts, listed = texts, range }: Fitting): void {
  const before = scope.values[slot.name];
  if (typeof before === "boolean") {
    if (texts[0] === "yes" || texts[0] === "no") write(scope, slot, texts[0] === "yes");
    return;
  }
  if (range && typeof before === "number") {
    const told = inUnitOf(slot, range);
    // What goes out of an account stays out.
    const sign = before < 0 && / amount$|^amount$/.test(slot.words) ? -1 : 1;
    const isCounted = told[2] === 0 && slot.words === "value" && !Number.isInteger(before);
    if (isCounted || !isWithin(sign * before, told))
      writeQuantity(scope, slot, sign * drawWithin(scope, slot, told));
    return;
  }
  if (typeof before === "number" && listed.length > 0) {
    if (!listed.includes(String(before)))
      writeQuantity(scope, slot, Number(chanceFor(scope, slot).pick(listed)));
    return;
  }
  if (Array.isArray(before)) followAll(scope, slot, before, texts);
  if (listed.length === 0 || typeof before !== "string" || isAmong(before, listed)) return;
  // What other languages have words of their own for stays as they say it.
  if (!scope.draw.library.isEnglish && slot.kind === "text" && local.test(slot.words)) return;
  if (scope.draw.library.book && slot.kind === "text" && findLocal(slot.member)) return;
  // Our sentences are English; what another language says stays.
  if (!scope.draw.library.isEnglish && texts.some((text) => /[.!?]$/.test(text))) return;
  const allowed =
    slot.kind === "choice" ? listed.flatMap((text) => spelledIn(slot, text) ?? []) : texts;
  // An hour is no instant, and no day.
  if (clock.test(texts[0] ?? "") && !clock.test(before) && !openWords.test(slot.words)) return;
  if (allowed.length === 0) return;
  const picked = chanceFor(scope, slot).pick(allowed);
  const isAsIs = slot.kind === "choice" || answers.test(slot.words);
  const text = isAsIs ? picked : inCaseOf(before, picked);
  // A heading has no full stop.
  write(scope, slot, headings.test(slot.words) ? text.replace(/^([^.]+)\.$/, "$1") : text);
}

const headings = /(?:^| )(?:title|subject|headline)$/;

/** A label stands in small letters, or begins with a capital, as those of other records do. */
function inCaseOf(before: string, text: string): string {
  if (/^[a-z]+(?: [a-z]+)*$/.test(before) && /^[A-Z][a-z]+(?: [a-z]+)*$/.test(text))
    return text.toLowerCase();
  const isSmall = /^[a-z]+(?: [a-z]+)+$|^[a-z]{3,}$/.test(text);
  if (isSmall && /^[A-Z][a-z]+(?: [a-z]+)*$/.test(before))
    return text.charAt(0).toUpperCase() + text.slice(1);
  if (isSmall && /^[A-Z][a-z]+(?: [A-Z][a-z]+)+$/.test(before))
    return text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return text;
}

/** Of several texts those that fit stay, and the others become what fits and is not there yet. */
function followAll(
  scope: Scope,
  slot: Slot,
  before: readonly Json[],
  texts: readonly string[],
): void {
  if (!before.every((item) => typeof item === "string")) return;
  if (!scope.draw.library.isEnglish) return;
  // A list of none is empty.
  if (texts[0] === "None" && write(scope, slot, [])) return;
  const small = loweredOf(texts);
  const isSmall = before.every((item) => item === item.toLowerCase());
  // From one end to the other; who leaves out what is between asks something else.
  if (before.length > 0 && isScale(texts) && write(scope, slot, isSmall ? small : texts)) return;
  const kept = before.filter((item) => isAmong(item, texts));
  if (kept.length === before.length) return;
  const known = kept.map((item) => item.toLowerCase());
  const left = (isSmall ? small : texts).filter((_, at) => !known.includes(small[at] ?? ""));
  const chance = chanceFor(scope, slot);
  while (kept.length < before.length && left.length > 0) {
    kept.push(...left.splice(chance.below(left.length), 1));
  }
  if (kept.length > 0) write(scope, slot, kept);
}

function isScale(texts: readonly string[]): boolean {
  return texts.length > 3 && extreme.test(texts[0] ?? "") && extreme.test(texts.at(-1) ?? "");
}

const extreme = /^(?:very|strongly|extremely) /i;

function isAmong(text: string, texts: readonly string[]): boolean {
  const small = text.toLowerCase();
  const lowered = loweredOf(texts);
  return lowered.includes(small) || lowered.includes(small.replaceAll(/[_-]/g, " "));
}

const loweredOf = onceForEach((texts: readonly string[]) =>
  texts.map((text) => text.toLowerCase()),
);

/** The tables weigh in kilograms, and pay in whole coins. */
function inUnitOf({ words }: Slot, range: Range): Range {
  const [least, most] = range;
  if (/ (?:cents|minor|in cents)$/.test(words)) return [least * 100, most * 100, -2];
  if (/ (?:grams|g)$/.test(words)) return [Math.ceil(least * 1000), Math.ceil(most * 1000), -1];
  if (!/ (?:lbs|lb|pounds)$/.test(words)) return range;
  return [Math.ceil(least * 2.2), Math.ceil(most * 2.2), 0];
}

function isWithin(value: number, [least, most]: Range): boolean {
  return value >= least && value <= most;
}

function drawWithin(scope: Scope, slot: Slot, range: Range): number {
  return withinRange(range, chanceFor(scope, slot));
}

function withinRange([least, most, decimals]: Range, chance: Chance): number {
  const drawn = least + (most - least) * chance.next();
  if (decimals >= 0) return Number(drawn.toFixed(decimals));
  const unit = 10 ** -decimals;
  return Math.round(drawn / unit) * unit;
}
