import { isAuditTime, isUpdateTime, toTimestamp } from "../../../schema/audit-members.ts";
import type { BodyReader } from "../../../schema/bodies/body-reader.ts";
import { isCounted, readId, toRecordId, withId } from "../../../schema/identifier/identifier.ts";
import { onceForEach } from "../../../schema/once-for-each.ts";
import { type Narrowing, without } from "../../../schema/records/narrow-resource.ts";
import type { Numbering } from "../../../schema/records/numbering.ts";
import type { Collection, Resource } from "../../../schema/resource.ts";
import type { Json, JsonObject } from "../../../schema/schema.ts";
import type { SentBodies } from "./sent-body.ts";
import type { TakePassword } from "./take-password.ts";

/**
 * What a write needs beyond the body. Both are asked for before a record is read: from there on
 * nothing waits, so that no two writes can cross.
 */
export interface RecordMaker {
  /** Undefined: bodies are taken as they are. */
  readonly reader: ((resource: Resource) => BodyReader | Promise<BodyReader>) | undefined;
  /** Undefined: nothing is read into a body. */
  readonly sent: SentBodies | undefined;
  /** A generated record to take the server's own members from. */
  readonly sampler: () => Sampler | Promise<Sampler>;
  readonly narrowing: (resource: Resource) => Narrowing | Promise<Narrowing>;
  /** How the server counts the identifiers that it assigns. */
  readonly numbering: (collection: Collection) => Numbering;
  readonly now: () => Date;
  /** Undefined: no record has a password to be kept apart. */
  readonly takePassword: TakePassword | undefined;
  /** Whether a reload has put another app in this one's place. */
  readonly isRetired: () => boolean;
}

export type Sampler = (resource: Resource, position: number) => JsonObject;

/** Whether the body leaves out what only a generated record can give. */
export function needsSample(resource: Resource, body: JsonObject): boolean {
  const identifier = identifierOf(resource);
  if (identifier && !isCounted(identifier) && readId(identifier, body) === undefined) return true;
  return ownedToSample(resource).some((name) => isLeftOut(body, name));
}

/** What the server owns beyond the identifier and the audit members. */
const ownedToSample = onceForEach((resource: Resource): readonly string[] =>
  resource.owned.filter((name) => {
    const schema = resource.members.get(name)?.schema ?? {};
    return name !== identifierOf(resource)?.name && !isAuditTime(name, schema);
  }),
);

function identifierOf(resource: Resource): Collection["identifier"] | undefined {
  return resource.shape === "collection" ? resource.identifier : undefined;
}

/** What is empty may yet turn out to be left out. */
function isLeftOut(body: JsonObject, name: string): boolean {
  return !Object.hasOwn(body, name) || body[name] === null || body[name] === "";
}

/** The record to store for a body that may have left out what the server owns. */
export function completeNew(
  resource: Resource,
  body: JsonObject,
  sample: JsonObject,
  now: Date,
): JsonObject {
  const record = inModelOrder(resource, body, (name) => {
    if (Object.hasOwn(body, name)) return body[name];
    if (!resource.owned.includes(name)) return undefined;
    return auditTime(resource, name, now) ?? ownValue(sample, name);
  });
  return resource.shape === "single" ? record : identify(resource, record, sample);
}

/** What no record of the model may be without, as a sample has it. */
export function pickRequired(
  { variants }: Pick<Resource, "variants">,
  sample: JsonObject,
): JsonObject {
  const required = new Set(variants.flatMap((variant) => variant.required));
  return Object.fromEntries(Object.entries(sample).filter(([name]) => required.has(name)));
}

/** The record with the sample's identifier where it has none, and one that a path can say. */
function identify({ identifier }: Collection, record: JsonObject, sample: JsonObject): JsonObject {
  const given = readId(identifier, record);
  const id = given === undefined ? readId(identifier, sample) : toRecordId(identifier, given);
  return id === undefined ? record : withId(identifier, record, id);
}

/** A record before and after a change, each with the resource as its variant has it. */
export interface RecordChange {
  readonly before: JsonObject;
  readonly wasOf: Resource;
  /** What the body makes of it. */
  readonly next: JsonObject;
  readonly isOf: Resource;
}

/** Which variant a body is of shows only once it has been read as it was meant. */
export function toChange(
  narrowing: Narrowing,
  before: JsonObject,
  body: JsonObject,
  reader: BodyReader | undefined,
): RecordChange {
  const next = narrowing.varies && reader ? reader.mend(body) : body;
  return { before, wasOf: narrowing.of(before), next, isOf: narrowing.of(next) };
}

/**
 * The record to store after a change: what the server owns stays, and `updatedAt` moves. Where it
 * has become of another variant, what that one has beyond the former comes from a sample.
 */
export function completeChanged(
  { before, wasOf, next, isOf }: RecordChange,
  sampler: Sampler | undefined,
  now: Date,
): JsonObject {
  const isKept = (name: string) => isOf === wasOf || isSameMember(isOf, wasOf, name);
  const sample = isOf === wasOf ? {} : (sampler?.(isOf, 0) ?? {});
  const given = isOf === wasOf ? next : without(next, wasOf.owned);
  const record = inModelOrder(isOf, given, (name) => {
    if (!isOf.owned.includes(name)) return ownValue(next, name);
    return updateTime(isOf, name, now) ?? ownValue(isKept(name) ? before : sample, name);
  });
  const id = isOf.shape === "collection" ? readId(isOf.identifier, before) : undefined;
  return isOf.shape === "single" || id === undefined ? record : withId(isOf.identifier, record, id);
}

function isSameMember(a: Resource, b: Resource, name: string): boolean {
  const [here, there] = [a.members.get(name), b.members.get(name)];
  return JSON.stringify(here) === JSON.stringify(there);
}

/** The model's members first, then what else the body has. */
function inModelOrder(
  resource: Resource,
  body: JsonObject,
  choose: (name: string) => Json | undefined,
): JsonObject {
  const record: Record<string, Json> = {};
  for (const name of resource.members.keys()) {
    const value = choose(name);
    if (value !== undefined) setOwn(record, name, value);
  }
  for (const name of Object.keys(body)) {
    const value = body[name];
    if (value !== undefined && !resource.members.has(name)) setOwn(record, name, value);
  }
  return record;
}

/** A member may be called `__proto__`, which an assignment would take for something else. */
function setOwn(record: Record<string, Json>, name: string, value: Json): void {
  if (name !== "__proto__") record[name] = value;
  else Object.defineProperty(record, name, { value, enumerable: true });
}

function ownValue(record: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function auditTime({ members }: Resource, name: string, now: Date): Json | undefined {
  const schema = members.get(name)?.schema;
  return schema && isAuditTime(name, schema) ? toTimestamp(schema, now) : undefined;
}

function updateTime({ members }: Resource, name: string, now: Date): Json | undefined {
  const schema = members.get(name)?.schema;
  return schema && isUpdateTime(name, schema) ? toTimestamp(schema, now) : undefined;
}
