import { type Definitions, dereference, type Schema } from "../../schema/schema.ts";
import { itemPartsOf, toItemMembers } from "../coherence/items.ts";
import { presentVariants, type Slot, toSlotKind } from "../coherence/slot.ts";
import { hash, placeOf } from "../draw/chance.ts";
import type { Make } from "../draw/scope.ts";
import type { Member } from "../member.ts";
import { buildCheck, type Check } from "../values/structure-checks.ts";
import type { Compilation } from "./compilation.ts";
import { compileSchema } from "./compile-schema.ts";
import type { Override } from "./decisions.ts";

/** A member before it is known what holds between it and the others. */
export interface Draft {
  readonly member: Member;
  readonly part: Schema;
  readonly make: Make;
  readonly hold: Override["hold"] | undefined;
  readonly isRequired: boolean;
}

export function buildSlot(
  { member, part, make, hold, isRequired }: Draft,
  compilation: Compilation,
): Slot {
  const { definitions } = compilation;
  const key = hash(member.name);
  const variants = presentVariants(part, definitions);
  const isRuled = compilation.isRuled(member.path, part);
  const items = itemPartsOf(variants, definitions);
  let check: Check | undefined;
  let present: Make | undefined;
  return {
    member,
    name: member.name,
    words: member.words.join(" "),
    kind: toSlotKind(part, definitions),
    schema: variants.length === 1 && variants[0] ? variants[0] : part,
    items: toItemMembers(items, member.words, definitions),
    fixedItemNames: Object.entries(items).flatMap(([name, schema]) =>
      compilation.isRuled(`${member.path}.${name}`, schema) ? [name] : [],
    ),
    isRequired,
    isNullable: isNullable(part, definitions),
    hold: isRuled ? "fixed" : (hold ?? "free"),
    accepts: (value) => {
      check ??= buildCheck(part, definitions);
      return check(value);
    },
    revive: (scope, place) => {
      present ??= hold ? insist(make) : compilePresent(part, member, compilation);
      return present(scope, place);
    },
    place: (scope) => placeOf(scope.place, key),
  };
}

function isNullable(part: Schema, definitions: Definitions): boolean {
  const target = dereference(part, definitions);
  return (
    "anyOf" in target &&
    target.anyOf.some((variant) => {
      const inner = dereference(variant, definitions);
      return isNull(inner) || isNullable(inner, definitions);
    })
  );
}

/** Not what the variant refers to: a reference counts how often a model contains itself. */
function compilePresent(part: Schema, member: Member, compilation: Compilation): Make {
  const variants = "anyOf" in part ? part.anyOf.filter((variant) => !isNull(variant)) : [part];
  const [only, ...others] = variants;
  return insist(compileSchema(only && others.length === 0 ? only : part, member, compilation));
}

function isNull(schema: Schema): boolean {
  return "type" in schema && schema.type === "null";
}

/** A reference that may be none is asked again, as long as it takes. */
function insist(make: Make): Make {
  return (scope, place) => {
    for (let attempt = 0; attempt < 40; attempt++) {
      const value = make(scope, attempt === 0 ? place : placeOf(place, attempt));
      if (value !== null && value !== undefined) return value;
    }
    return undefined;
  };
}
