import type { RecordId } from "../../dataset/dataset.ts";
import type { Comparison } from "../../dataset/lists/list-query.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import { findMember } from "./find-member.ts";

/** That a member is, or where it is a list contains, one of these identifiers. */
export function toReferenceCondition(
  collection: Collection,
  definitions: Definitions,
  name: string,
  ids: readonly RecordId[],
): Comparison {
  const member = findMember(collection, definitions, name, "declared");
  if (!member) throw new Error(`${collection.model} has no property ${name}`);
  const operands = ids.map((id) =>
    typeof id === "number"
      ? ({ as: "number", value: id } as const)
      : ({ as: "text", value: id } as const),
  );
  return { kind: "comparison", member, operator: "equal", operands, isReference: true };
}
