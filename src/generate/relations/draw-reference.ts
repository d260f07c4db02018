import type { Member } from "../../schema/members.ts";
import { toWords } from "../../schema/name-words.ts";
import { type Definitions, dereference, type Json, type Schema } from "../../schema/schema.ts";
import { type Chance, hash, placeOf } from "../draw/chance.ts";
import { permute } from "../draw/permute.ts";
import type { Make, Scope } from "../draw/scope.ts";

/** What a reference needs to know of the collection that it points into. */
export interface Target {
  readonly path: string;
  /** How many records it starts with, fixed ones included. */
  readonly total: number;
  readonly identifierAt: (position: number) => Json | undefined;
}

/** How a member holds its reference: what it may be beside it. */
export interface Holder {
  readonly isNullable: boolean;
  readonly isRequired: boolean;
  readonly least: number;
  readonly most: number;
  /** Whether most have none. */
  readonly isSeldom?: boolean;
}

const likelihoodOfNone = 0.15;
/** How likely a record has no parent, where few, many or most have one. */
const likelihoodOfRoot = { few: 0.75, many: 0.3, most: 0.06 } as const;

/** Which record a member of an object refers to; undefined for none. */
export type DrawPosition = (scope: Scope, place: number) => number | undefined;

export function toHolder(member: Member | undefined, definitions: Definitions): Holder {
  const schema: Schema = member?.schema ?? {};
  const variants = "anyOf" in schema ? schema.anyOf : [schema];
  const list = variants
    .map((variant) => dereference(variant, definitions))
    .find((variant) => "items" in variant);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = list && "items" in list ? list : {};
  return {
    isNullable: variants.some((variant) => "type" in variant && variant.type === "null"),
    isRequired: member?.isRequired ?? true,
    least: minItems,
    most: maxItems,
  };
}

/** The identifier of the record at the position that is drawn. */
export function toMake(
  member: string,
  draw: DrawPosition,
  { identifierAt }: Target,
  { isNullable }: Holder,
): Make {
  return (scope, place) => {
    const position = draw(scope, place);
    if (position === undefined) return isNullable ? null : undefined;
    scope.refer(member, position);
    return identifierAt(position);
  };
}

/**
 * Some records are referred to much more than others, as in life, and every one has its chance:
 * most draws favour low ranks, and a permutation says which positions those are.
 */
function pickPosition(total: number, chance: Chance, key: number): number {
  const isEven = chance.next() < 0.6;
  const first = chance.next();
  const share = isEven ? first : first * chance.next();
  return permute(Math.min(total - 1, Math.floor(share * total)), total, key);
}

export function drawOne({ path, total }: Target, holder: Holder): DrawPosition {
  const key = hash(path);
  return (scope, place) => {
    const chance = scope.chanceAt(place);
    if (total === 0) return undefined;
    if (holder.isNullable && chance.next() < likelihoodOfNone) return undefined;
    return pickPosition(total, chance, key);
  };
}

/** Another one than a reference has already drawn. */
export function drawAgain({ path, total }: Target, scope: Scope, place: number, attempt: number) {
  return pickPosition(total, scope.chanceAt(placeOf(place, attempt)), hash(path));
}

/**
 * A record refers to an earlier one of its own collection, so that following the references ends:
 * at a record without one or, where each must have one, at the first, which refers to itself.
 */
export function drawParent(
  { total }: Target,
  holder: Holder,
  share: keyof typeof likelihoodOfRoot,
): DrawPosition {
  const canBeRoot = holder.isNullable || !holder.isRequired;
  const ofRoot = likelihoodOfRoot[share];
  return (scope, place) => {
    const chance = scope.chanceAt(place);
    const earlier = Math.min(scope.draw.index, total);
    if (canBeRoot && (earlier === 0 || chance.next() < ofRoot)) return undefined;
    return earlier === 0 ? 0 : chance.below(earlier);
  };
}

/** Of what most have none: few tasks wait for another. */
const seldom =
  /^(?:blocked|blocks|blocking|blockers?|depends|dependency|dependencies|duplicates?|predecessors?|successors?|prerequisites?|conflicts?|related|linked)(?: |$)/;
const likelihoodOfFew = 0.25;

export function compileMany(target: Target, holder: Holder, isSelf: boolean, member: string): Make {
  const draw = drawMany(target, holder, isSelf, member);
  return (scope, place) =>
    draw(scope, place)?.flatMap((position) => target.identifierAt(position) ?? []) ?? null;
}

/** Which records a list refers to; undefined for no list. */
export function drawMany(
  { path, total }: Target,
  holder: Holder,
  isSelf: boolean,
  member: string,
): (scope: Scope, place: number) => readonly number[] | undefined {
  const key = hash(path);
  const isSeldom = holder.isSeldom === true || (isSelf && seldom.test(toWords(member).join(" ")));
  return (scope, place) => {
    const chance = scope.chanceAt(place);
    if (holder.isNullable && chance.next() < likelihoodOfNone) return undefined;
    const others = isSelf ? total - 1 : total;
    const some = chance.below(5);
    const more = isSeldom ? (chance.next() < likelihoodOfFew ? 1 + (some % 2) : 0) : some;
    const wanted = Math.min(others, holder.most, holder.least + more);
    const positions = new Set<number>();
    for (let attempt = 0; positions.size < wanted; attempt++) {
      const isPatient = attempt < wanted * 8;
      const position = isPatient
        ? pickPosition(total, chance, key)
        : (attempt + scope.draw.index) % total;
      if (!isSelf || position !== scope.draw.index) positions.add(position);
    }
    return [...positions];
  };
}
