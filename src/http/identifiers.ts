import type { RecordId } from "../dataset/dataset.ts";
import { HttpError } from "../errors.ts";
import {
  type Identifier,
  numberInPath,
  readId,
  toRecordId,
} from "../schema/identifier/identifier.ts";
import { longestId } from "../schema/identifier/identifier-bounds.ts";
import type { Collection } from "../schema/resource.ts";
import type { Json, JsonObject } from "../schema/schema.ts";

/** The identifier in a path, or nothing where the text cannot be one. */
export function parseId({ identifier }: Collection, text: string): RecordId | undefined {
  if (identifier.type === "number") return numberInPath.test(text) ? Number(text) : undefined;
  return text.includes("\u0000") ? undefined : (toRecordId(identifier, text) as RecordId);
}

/** An identifier that no path could say would make a record that nobody can reach. */
export function refuseUnusableId({ identifier }: Collection, record: JsonObject): RecordId {
  const id = readId(identifier, record);
  const { isUsable, fault } = usableIds[identifier.type];
  if (isUsable(id)) return id as RecordId;
  throw new HttpError("invalid-body", `${identifier.name} ${fault}.`, {
    members: { errors: { [identifier.name]: fault } },
  });
}

function isUsableNumber(id: Json | undefined): boolean {
  return typeof id === "number" && numberInPath.test(String(id));
}

function isUsableText(id: Json | undefined): boolean {
  if (typeof id !== "string" || id.length > longestId) return false;
  return id !== "" && id !== "." && id !== ".." && !/[\0\p{Cs}]/u.test(id);
}

interface UsableIds {
  readonly isUsable: (id: Json | undefined) => boolean;
  /** What is wrong with any other. */
  readonly fault: string;
}

const text = `a text of up to ${longestId} characters that can stand in a path`;

const usableIds = {
  number: {
    isUsable: isUsableNumber,
    fault: "must be a number of up to 15 digits, to be an identifier",
  },
  string: { isUsable: isUsableText, fault: `must be ${text}, to be an identifier` },
  either: {
    isUsable: (id) => isUsableNumber(id) || isUsableText(id),
    fault: `must be a number or ${text}, to be an identifier`,
  },
} as const satisfies Record<Identifier["type"], UsableIds>;

/** A body may repeat the identifier in the path, but name no other. */
export function refuseOtherId({ identifier }: Collection, id: RecordId, body: JsonObject): void {
  const { name } = identifier;
  const given = toRecordId(identifier, readId(identifier, body));
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
