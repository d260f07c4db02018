import type { RecordId } from "../../../dataset/dataset.ts";
import type { BodyReader } from "../../../schema/bodies/body-reader.ts";
import { without } from "../../../schema/records/narrow-resource.ts";
import type { Resource } from "../../../schema/resource.ts";
import type { Json, JsonObject } from "../../../schema/schema.ts";
import { andThen } from "../../and-then.ts";
import { refusePassword } from "../../bodies/invalid-body.ts";

/** Hashes a password, and gives what keeps it for a record once that is written. */
export type TakePassword = (given: Json) => KeepPassword | Promise<KeepPassword>;
export type KeepPassword = (id: RecordId) => void;

export interface TakenBody {
  /** What the record is made of. */
  readonly body: JsonObject;
  readonly keepPassword: KeepPassword;
}

/** Clients send an empty input as null or as "": then nothing is said of the password. */
const nothing: readonly (Json | undefined)[] = [undefined, null, ""];

const keepNothing: KeepPassword = () => {};

/** A body without the password that it sets, where the records are the users of the server. */
export function takePassword(
  resource: Resource,
  reader: BodyReader | undefined,
  given: JsonObject,
  take: TakePassword | undefined,
): TakenBody | Promise<TakenBody> {
  if (!resource.password || !take || !Object.hasOwn(given, "password")) {
    return { body: given, keepPassword: keepNothing };
  }
  const { password = null } = given;
  const body = without(given, ["password"]);
  if (nothing.includes(password)) return { body, keepPassword: keepNothing };
  refusePassword(resource, reader, password);
  return andThen(take(password), (keepPassword) => ({ body, keepPassword }));
}
