import type { RecordId } from "../dataset/dataset.ts";
import { HttpError } from "../errors.ts";
import type { BodyKind } from "../schema/body-schema.ts";
import { auditMembers, type Collection, type Resource } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import type { Validate } from "../schema/validate.ts";

/** What a write needs beyond the body: who checks it, who makes values, what time it is. */
export interface RecordMaker {
  readonly validate: Validate;
  /** A generated record to take the server's own members from. */
  readonly sample: (resource: Resource, position: number) => Promise<JsonObject>;
  readonly now: () => Date;
}

export async function refuseFaults(
  validate: Validate,
  resource: Resource,
  kind: BodyKind,
  body: JsonObject,
): Promise<void> {
  const faults = await validate(resource, kind, body);
  const members = Object.keys(faults);
  if (members.length === 0) return;
  const detail = members.map((member) => `${member} ${faults[member]}`).join("; ");
  throw new HttpError("invalid-body", `The body does not fit ${resource.model}: ${detail}.`, {
    members: { errors: faults },
  });
}

/** The record to store for a body that may have left out what the server owns. */
export function completeNew(
  resource: Resource,
  body: JsonObject,
  sample: JsonObject,
  now: Date,
): JsonObject {
  const owned = resource.owned.flatMap((name) => {
    const value = isAudit(name) ? now.toISOString() : sample[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return inModelOrder(resource, { ...Object.fromEntries(owned), ...body });
}

/** The record to store after a change: what the server owns stays, and `updatedAt` moves. */
export function completeChanged(
  resource: Resource,
  body: JsonObject,
  before: JsonObject,
  now: Date,
): JsonObject {
  const owned = resource.owned.flatMap((name) => {
    const value = isUpdated(name) ? now.toISOString() : before[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return inModelOrder(resource, { ...body, ...Object.fromEntries(owned) });
}

/** The identifier in a path, or nothing where the text cannot be one. */
export function parseId(collection: Collection, text: string): RecordId | undefined {
  if (collection.identifier.type === "string") return text;
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

function isUpdated(name: string): boolean {
  return auditMembers.updated.some((member) => member === name);
}

function isAudit(name: string): boolean {
  return isUpdated(name) || auditMembers.created.some((member) => member === name);
}

function inModelOrder(resource: Resource, record: JsonObject): JsonObject {
  const names = [...resource.members.keys()].filter((name) => Object.hasOwn(record, name));
  return { ...Object.fromEntries(names.map((name) => [name, record[name] ?? null])), ...record };
}
