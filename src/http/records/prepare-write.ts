import type { Context } from "hono";
import type { Narrowing } from "../../schema/records/narrow-resource.ts";
import type { Resource } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import type { Check } from "../../schema/validate/validate.ts";
import { andThen } from "../and-then.ts";
import { readBody } from "../body.ts";
import { Retired } from "../retired.ts";
import { membersToSample, type RecordMaker, type Sampler } from "./complete-record.ts";
import { type KeepPassword, takePassword } from "./take-password.ts";

export interface PreparedWrite {
  readonly body: JsonObject;
  /** To be called once the record is written. */
  readonly keepPassword: KeepPassword;
  /** Undefined: bodies are taken as they are. */
  readonly check: Check | undefined;
  readonly narrowing: Narrowing;
  /** Undefined where nothing has to be taken from a generated record. */
  readonly sampler: Sampler | undefined;
}

/**
 * All that takes time, before a record is read: from there on nothing waits, so that no two writes
 * can cross. Once everything has been loaded, nothing of it takes time.
 */
export function prepareWrite(
  c: Context,
  resource: Resource,
  maker: RecordMaker,
  result: "new" | "changed",
): PreparedWrite | Promise<PreparedWrite> {
  return andThen(gather(c, resource, maker, result), (write) => {
    if (maker.isRetired()) throw new Retired();
    return write;
  });
}

function gather(
  c: Context,
  resource: Resource,
  maker: RecordMaker,
  result: "new" | "changed",
): PreparedWrite | Promise<PreparedWrite> {
  const taken = andThen(readBody(c), (body) => takePassword(resource, body, maker.takePassword));
  return andThen(taken, ({ body, keepPassword }) =>
    andThen(maker.check?.(resource), (check) =>
      andThen(maker.narrowing(resource), (narrowing) => {
        const parts = { body, keepPassword, check, narrowing };
        const isSampled =
          narrowing.varies || (result === "new" && membersToSample(resource, body).length > 0);
        return isSampled
          ? maker.sampler().then((sampler) => ({ ...parts, sampler }))
          : { ...parts, sampler: undefined };
      }),
    ),
  );
}
