import type { RecordId } from "../dataset/dataset.ts";
import { HttpError } from "../errors.ts";
import type { Collection } from "../schema/resource.ts";
import type { Json, JsonObject } from "../schema/schema.ts";

/** The identifier in a path, or nothing where the text cannot be one. */
export function parseId(collection: Collection, text: string): RecordId | undefined {
  if (collection.identifier.type === "string") return text.includes("\u0000") ? undefined : text;
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** An identifier that no path could say would make a record that nobody can reach. */
export function refuseUnusableId({ identifier }: Collection, record: JsonObject): RecordId {
  const { name, type } = identifier;
  const id = Object.hasOwn(record, name) ? record[name] : undefined;
  if (type === "number" ? isUsableNumber(id) : isUsableText(id)) return id as RecordId;
  const fault =
    type === "number"
      ? "must be a number of up to 15 digits, to be an identifier"
      : `must be a text of up to ${longestId} characters that can stand in a path, to be an identifier`;
  throw new HttpError("invalid-body", `${name} ${fault}.`, {
    members: { errors: { [name]: fault } },
  });
}

function isUsableNumber(id: Json | undefined): boolean {
  return typeof id === "number" && /^-?\d{1,15}(?:\.\d+)?$/.test(String(id));
}

/** Beyond this a path with it is longer than servers and proxies take. */
export const longestId = 512;

function isUsableText(id: Json | undefined): boolean {
  if (typeof id !== "string" || id.length > longestId) return false;
  return id !== "" && id !== "." && id !== ".." && !/[\0\p{Cs}]/u.test(id);
}

/** A body may repeat the identifier in the path, but name no other. */
export function refuseOtherId({ identifier }: Collection, id: RecordId, body: JsonObject): void {
  const { name } = identifier;
  const given = Object.hasOwn(body, name) ? body[name] : undefined;
  if (given === undefined || given === id) return;
  const detail = `The path says ${id}, the body's ${name} says ${JSON.stringify(given)}.`;
  throw new HttpError("identifier-mismatch", detail, {
    members: { errors: { [name]: "must be the identifier in the path" } },
  });
}

export function toTakenId({ path, identifier }: Collection, id: RecordId): HttpError {
  const detail = `There is already a record of ${path} with the identifier ${id}.`;
  return new HttpError("identifier-taken", detail, {
    members: { errors: { [identifier.name]: "is taken" } },
  });
}
