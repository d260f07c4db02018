import { HttpError } from "../errors.ts";
import type { Resource } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import { describeMore } from "../schema/validate/fault-words.ts";
import type { Faults } from "../schema/validate/faults.ts";
import type { Check } from "../schema/validate/validate.ts";

export function refuseFaults(resource: Resource, check: Check | undefined, body: JsonObject): void {
  const faults = check?.(body);
  if (faults) throw toInvalidBody(resource, faults);
}

export function toInvalidBody(resource: Resource, { byMember, more }: Faults): HttpError {
  const told = Object.entries(byMember).map(([member, fault]) => `${member} ${fault}`);
  const detail = [...told, ...describeMore(more).map((words) => `and ${words}`)].join("; ");
  return new HttpError("invalid-body", `The body does not fit ${resource.model}: ${detail}.`, {
    members: { errors: byMember },
  });
}
