import type { Reference } from "../schema/relation.ts";
import type { Collection } from "../schema/resource.ts";
import { type Definitions, dereference, type Json, type Schema } from "../schema/schema.ts";
import { type Chance, hash } from "./chance.ts";
import { permute } from "./permute.ts";
import type { Make } from "./scope.ts";

/** What a reference needs to know of the collection that it points into. */
export interface Target {
  readonly collection: Collection;
  /** How many records it starts with, fixed ones included. */
  readonly total: number;
  readonly identifierAt: (position: number) => Json | undefined;
}

/** How a member holds its reference: what it may be beside it. */
interface Holder {
  readonly isNullable: boolean;
  readonly isRequired: boolean;
  readonly least: number;
  readonly most: number;
}

const likelihoodOfNone = 0.15;
const likelihoodOfRoot = 0.3;

export function compileReference(
  relation: Reference,
  target: Target,
  definitions: Definitions,
  member = relation.from.members.get(relation.member),
): Make {
  const holder = toHolder(member?.schema ?? {}, member?.isRequired ?? true, definitions);
  const isMany = relation.holds === "identifiers" || relation.holds === "records";
  const isSelf = relation.from === relation.to;
  if (isMany) return compileMany(target, holder, isSelf);
  return isSelf ? compileParent(target, holder) : compileOne(target, holder);
}

function toHolder(schema: Schema, isRequired: boolean, definitions: Definitions): Holder {
  const variants = "anyOf" in schema ? schema.anyOf : [schema];
  const list = variants
    .map((variant) => dereference(variant, definitions))
    .find((variant) => "items" in variant);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = list && "items" in list ? list : {};
  return {
    isNullable: variants.some((variant) => "type" in variant && variant.type === "null"),
    isRequired,
    least: minItems,
    most: maxItems,
  };
}

/**
 * Some records are referred to much more than others, as in life, and every one has its chance:
 * most draws favour low ranks, and a permutation says which positions those are.
 */
export function drawPosition(total: number, chance: Chance, key: number): number {
  const isEven = chance.next() < 0.6;
  const first = chance.next();
  const share = isEven ? first : first * chance.next();
  return permute(Math.min(total - 1, Math.floor(share * total)), total, key);
}

function compileOne({ collection, total, identifierAt }: Target, holder: Holder): Make {
  const key = hash(collection.path);
  return (scope, place) => {
    const chance = scope.chanceAt(place);
    if (total === 0) return holder.isNullable ? null : undefined;
    if (holder.isNullable && chance.next() < likelihoodOfNone) return null;
    return identifierAt(drawPosition(total, chance, key));
  };
}

/**
 * A record refers to an earlier one of its own collection, so that following the references ends:
 * at a record without one or, where each must have one, at the first, which refers to itself.
 */
function compileParent({ total, identifierAt }: Target, holder: Holder): Make {
  const canBeRoot = holder.isNullable || !holder.isRequired;
  const none = holder.isNullable ? null : undefined;
  return (scope, place) => {
    const chance = scope.chanceAt(place);
    const earlier = Math.min(scope.draw.index, total);
    if (canBeRoot && (earlier === 0 || chance.next() < likelihoodOfRoot)) return none;
    return identifierAt(earlier === 0 ? 0 : chance.below(earlier));
  };
}

function compileMany(
  { collection, total, identifierAt }: Target,
  holder: Holder,
  isSelf: boolean,
): Make {
  const key = hash(collection.path);
  return (scope, place) => {
    const chance = scope.chanceAt(place);
    if (holder.isNullable && chance.next() < likelihoodOfNone) return null;
    const others = isSelf ? total - 1 : total;
    const wanted = Math.min(others, holder.most, holder.least + chance.below(5));
    const positions = new Set<number>();
    for (let attempt = 0; positions.size < wanted; attempt++) {
      const isPatient = attempt < wanted * 8;
      const position = isPatient
        ? drawPosition(total, chance, key)
        : (attempt + scope.draw.index) % total;
      if (!isSelf || position !== scope.draw.index) positions.add(position);
    }
    return [...positions].flatMap((position) => identifierAt(position) ?? []);
  };
}
