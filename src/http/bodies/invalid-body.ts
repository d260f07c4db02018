import { HttpError } from "../../errors.ts";
import type { BodyReader } from "../../schema/bodies/body-reader.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import { describeMore } from "../../schema/validate/fault-words.ts";
import type { Faults } from "../../schema/validate/faults.ts";

/** The record that a body says; one that cannot be of the model is refused. */
export function toRecord(
  resource: Resource,
  reader: BodyReader | undefined,
  body: JsonObject,
): JsonObject {
  if (!reader) return body;
  const { record, faults } = reader.conform(body);
  if (faults) throw toInvalidBody(resource, faults);
  return record;
}

/** Refuses a password that the model would not have; without a reader, any will do. */
export function refusePassword(
  resource: Resource,
  reader: BodyReader | undefined,
  password: Json,
): void {
  const faults = reader?.findPasswordFaults(password);
  if (faults) throw toInvalidBody(resource, faults);
}

export function toInvalidBody(resource: Resource, { byMember, more }: Faults): HttpError {
  const told = Object.entries(byMember).map(([member, fault]) => `${member} ${fault}`);
  const detail = [...told, ...describeMore(more).map((words) => `and ${words}`)].join("; ");
  return new HttpError("invalid-body", `The body does not fit ${resource.model}: ${detail}.`, {
    members: { errors: byMember },
  });
}
