import type { Json } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { findActors, indexRoles } from "../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../rule.ts";
import { isPresent, type Slot, write } from "../slot.ts";
import type { Fitting, Pairing, Range } from "./pairing.ts";
import { pairings } from "./pairings.ts";

/** What one member says decides what another can say: a beagle is a dog, and weighs like one. */
export const findPairings: FindRules = (parts) =>
  pairingsOf(parts.slots).flatMap((pairing) => findPairing(pairing, parts));

const pairingsOf = indexRoles(pairings, ({ knownBy }) => knownBy);

function findPairing(pairing: Pairing, { slots, owner }: Parts): readonly Rule[] {
  if (pairing.owner && !owner.some((word) => pairing.owner?.test(word))) return [];
  const knowers = findActors(slots, pairing.knownBy, ["text", "choice"]);
  if (knowers.length === 0) return [];
  const followers = [
    ...findActors(slots, pairing.follows, ["text", "choice"]),
    ...findActors(slots, pairing.follows, quantityKinds),
    ...findActors(slots, pairing.follows, ["list"]),
  ];
  return followers.flatMap(({ slot, stem }) => {
    const knower = knowers.find((other) => other.stem === stem);
    return knower && knower.slot !== slot ? [toRule(knower.slot, slot, pairing)] : [];
  });
}

function toRule(knower: Slot, follower: Slot, { fits }: Pairing): Rule {
  return {
    reads: [knower, follower],
    writes: [follower],
    apply: (scope) => {
      const { values } = scope;
      const known = values[knower.name];
      const fitting = typeof known === "string" ? fits(known.toLowerCase()) : undefined;
      if (fitting && isPresent(values[follower.name])) follow(scope, follower, fitting);
    },
  };
}

function follow(scope: Scope, slot: Slot, { texts, range }: Fitting): void {
  const before = scope.values[slot.name];
  if (range && typeof before === "number") {
    const told = inUnitOf(slot, range);
    if (!isWithin(readQuantity(scope, slot), told))
      writeQuantity(scope, slot, drawWithin(scope, slot, told));
    return;
  }
  if (Array.isArray(before)) followAll(scope, slot, before, texts);
  if (texts.length === 0 || typeof before !== "string" || isAmong(before, texts)) return;
  // Our sentences are English; what another language says stays.
  if (!scope.draw.library.isEnglish && texts.some((text) => /[.!?]$/.test(text))) return;
  const allowed = slot.kind === "choice" ? texts.flatMap((text) => listed(text, slot)) : texts;
  if (allowed.length > 0) write(scope, slot, chanceFor(scope, slot).pick(allowed));
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
  const isSmall = before.every((item) => item === item.toLowerCase());
  const kept = before.filter((item) => isAmong(item, texts));
  const chance = chanceFor(scope, slot);
  const left = texts
    .filter((text) => !isAmong(text, kept))
    .map((text) => (isSmall ? text.toLowerCase() : text));
  while (kept.length < before.length && left.length > 0) {
    kept.push(...left.splice(chance.below(left.length), 1));
  }
  if (kept.length > 0) write(scope, slot, kept);
}

function isAmong(text: string, texts: readonly string[]): boolean {
  return texts.some((one) => one.toLowerCase() === text.toLowerCase());
}

/** As the type spells it. */
function listed(text: string, { schema }: Slot): readonly string[] {
  const values: readonly Json[] = "enum" in schema ? schema.enum : [];
  return values.flatMap((value) =>
    typeof value === "string" && value.toLowerCase() === text.toLowerCase() ? [value] : [],
  );
}

/** The tables weigh in kilograms. */
function inUnitOf({ words }: Slot, range: Range): Range {
  if (!/ (?:lbs|lb|pounds)$/.test(words)) return range;
  const [least, most] = range;
  return [Math.ceil(least * 2.2), Math.ceil(most * 2.2), 0];
}

function isWithin(value: number | undefined, [least, most]: Range): boolean {
  return value === undefined || (value >= least && value <= most);
}

function drawWithin(scope: Scope, slot: Slot, [least, most, decimals]: Range): number {
  const drawn = least + (most - least) * chanceFor(scope, slot).next();
  return Number(drawn.toFixed(decimals));
}
