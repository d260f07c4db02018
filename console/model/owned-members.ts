import { isAuditTime } from "../../src/schema/audit-members.ts";
import type { Definitions, JsonObject } from "../../src/schema/schema.ts";
import type { ResourceInfo } from "../api/answers.ts";
import { toMembers } from "./record-schema.ts";

/** Without what the server gives each record anew. */
export function withoutOwned(
  record: JsonObject,
  resource: ResourceInfo,
  definitions: Definitions,
): JsonObject {
  const owned = findOwned(resource, definitions);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !owned.has(name)));
}

/** What the server fills in by itself: a new record may leave it out, a saved one keeps it. */
export function findOwned(
  { id = "", schema }: ResourceInfo,
  definitions: Definitions,
): ReadonlySet<string> {
  const [identifier] = id.split(".");
  const owned = toMembers(schema, definitions).filter(
    (member) =>
      member.name === identifier ||
      member.schema.readOnly ||
      isAuditTime(member.name, member.schema),
  );
  return new Set(owned.map(({ name }) => name));
}
