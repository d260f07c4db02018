import type { Dataset, RecordId } from "../../../dataset/dataset.ts";
import { isNullable } from "../../../schema/relations/check-relations.ts";
import type { Relation } from "../../../schema/relations/relation.ts";
import { isMany } from "../../../schema/relations/stored-resources.ts";
import type { Collection } from "../../../schema/resource.ts";
import type { Json, JsonObject } from "../../../schema/schema.ts";
import { toIds } from "../../relations/embedded-members.ts";

/** A generated record whose references lead to records that there are. */
export type FindTargets = (sample: JsonObject, index: number) => JsonObject;

/**
 * What is generated refers to generated records, and those may be gone. `own`: the identifiers that
 * the collection itself will have.
 */
export function createFindTargets(
  dataset: Dataset,
  collection: Collection,
  relations: readonly Relation[],
  own: ReadonlySet<RecordId>,
): FindTargets {
  const references = relations.filter(({ from }) => from.path === collection.path);
  const known = new Map<string, ReadonlySet<RecordId>>();
  return (sample, index) =>
    Object.fromEntries(
      Object.entries(sample).flatMap(([name, value]): [string, Json][] => {
        const relation = references.find(({ member }) => member === name);
        const target = relation ? toTarget(relation, value, index) : value;
        return target === undefined ? [] : [[name, target]];
      }),
    );

  function toTarget(relation: Relation, value: Json, index: number): Json | undefined {
    const targets = targetsOf(relation.to);
    const ids = toIds(value);
    if (ids.every((id) => targets.has(id))) return value;
    if (isMany(relation)) return ids.filter((id) => targets.has(id));
    const found = [...targets][index % targets.size];
    if (found !== undefined) return found;
    const schema = relation.from.members.get(relation.member)?.schema;
    return schema && isNullable(schema) ? null : value;
  }

  function targetsOf(to: Collection): ReadonlySet<RecordId> {
    if (to.path === collection.path) return own;
    const found = known.get(to.path) ?? new Set(dataset.collection(to).ids());
    known.set(to.path, found);
    return found;
  }
}
