import type { Context } from "hono";
import type { Dataset, RecordId, StoredRecord } from "../../dataset/dataset.ts";
import type { Condition } from "../../dataset/lists/list-query.ts";
import { HttpError } from "../../errors.ts";
import { isMany } from "../../schema/relations/stored-resources.ts";
import type { Definitions, Json, JsonObject } from "../../schema/schema.ts";
import { toUnknownRecord } from "../answers/unknown-record.ts";
import { parseId } from "../identifiers.ts";
import { toReferenceCondition } from "../query/reference-condition.ts";
import type { Within } from "../routes/collection-routes.ts";
import { idOf, toIds } from "./embedded-members.ts";

/** The parent's record that a nested request named, and what it makes of the records inside. */
export interface Scope {
  readonly within: Within;
  readonly id: RecordId;
  readonly parent: StoredRecord;
  /** What a list asks beyond its parameters. */
  readonly conditions: readonly Condition[];
  holds(record: JsonObject): boolean;
}

/** Looks the parent up; an unknown one is 404 before anything else is looked at. */
export function findScope(
  c: Context,
  within: Within,
  dataset: Dataset,
  definitions: Definitions,
): Scope {
  const { parent: collection, relation, side } = within;
  const text = c.req.param("id") ?? "";
  const id = parseId(collection, text);
  const store = dataset.collection(collection);
  const parent = id === undefined ? undefined : store.read(id);
  if (id === undefined || parent === undefined) throw toUnknownRecord(collection, store, text);
  if (side === "holders") {
    const condition = toReferenceCondition(relation.from, definitions, relation.member, [id]);
    const holds = (record: JsonObject) => toIds(record[relation.member]).includes(id);
    return { within, id, parent, conditions: [condition], holds };
  }
  const ids = toIds((JSON.parse(parent.json) as JsonObject)[relation.member]);
  const { to } = relation;
  const condition = toReferenceCondition(to, definitions, to.identifier.name, ids);
  const holds = (record: JsonObject) => ids.includes(idOf(to, record));
  return { within, id, parent, conditions: [condition], holds };
}

/** The body with the reference to the parent filled in; another parent's is refused. */
export function fillReference({ within, id }: Scope, body: JsonObject): JsonObject {
  const { relation, side } = within;
  if (side === "targets") return body;
  const { member } = relation;
  const given = Object.hasOwn(body, member) ? body[member] : undefined;
  if (isMany(relation)) {
    // What is no list of identifiers is left for the validator to refuse.
    if (given !== undefined && !Array.isArray(given)) return body;
    const ids: readonly Json[] = given ?? [];
    return { ...body, [member]: ids.includes(id) ? ids : [...ids, id] };
  }
  refuseOtherParent(member, id, given);
  return { ...body, [member]: id };
}

/** A nested change may leave the reference out or repeat it; a move is made where the record lives. */
export function refuseMove({ within: { relation }, id }: Scope, body: JsonObject): void {
  // A to-one relation's target can only be read there: whoever comes this way holds the reference.
  if (isMany(relation)) return;
  const given = Object.hasOwn(body, relation.member) ? body[relation.member] : undefined;
  refuseOtherParent(relation.member, id, given);
}

function refuseOtherParent(member: string, id: RecordId, given: unknown): void {
  if (given === undefined || given === id) return;
  const detail = `The path says ${id}, the body's ${member} says ${JSON.stringify(given)}.`;
  throw new HttpError("identifier-mismatch", detail, {
    members: { errors: { [member]: "must be the identifier in the path" } },
  });
}
