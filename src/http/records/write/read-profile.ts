import type { Context } from "hono";
import { readUntypedForm } from "../../../schema/bodies/read-form.ts";
import type { Collection } from "../../../schema/resource.ts";
import type { JsonObject } from "../../../schema/schema.ts";
import { andThen } from "../../and-then.ts";
import { readBody } from "../../bodies/body.ts";
import type { RecordMaker } from "./complete-record.ts";

/** A body that says something of a user: typed by their model where they are records of a collection. */
export function createReadProfile(
  { reader, sent }: Pick<RecordMaker, "reader" | "sent">,
  accounts: Collection | undefined,
): (c: Context) => JsonObject | Promise<JsonObject> {
  if (!reader || !sent) return readBody;
  if (!accounts) return (c) => sent.readAny(c, () => false, readUntypedForm);
  // A part of a record: what a registration leaves out is made, and no checkbox that nobody ticked.
  return (c) => andThen(reader(accounts), (known) => sent.read(c, accounts, known, "part"));
}
