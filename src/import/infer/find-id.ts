import { toSingular, toWords } from "../../schema/name-words.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import { isList, isObject } from "../json-value.ts";

/** How the records of a list are told apart. */
export type FoundId =
  /** By a member that every config takes for the identifier, or, named in the config, by another. */
  | { readonly kind: "member"; readonly name: string; readonly isUsual: boolean }
  /** By nothing that they have: the server numbers them. */
  | { readonly kind: "numbered" }
  | { readonly kind: "unusable"; readonly message: string };

/** Names that identify by themselves, where there is no `id`. */
const natural = ["slug", "sku", "isbn", "code", "symbol", "handle", "username"] as const;

export function findId(name: string, records: readonly JsonObject[], model: string): FoundId {
  if (records.some((record) => Object.hasOwn(record, "id"))) {
    const message = findFault(name, records);
    if (message !== undefined) return { kind: "unusable", message };
    return { kind: "member", name: "id", isUsual: true };
  }
  const own = `${model.charAt(0).toLowerCase()}${model.slice(1)}Id`;
  for (const usual of [own, "uuid", "_id", "key"]) {
    if (identifies(records, usual)) return { kind: "member", name: usual, isUsual: true };
  }
  const snake = `${toSingular(toWords(name)).join("_")}_id`;
  for (const other of [snake, ...natural]) {
    if (identifies(records, other)) return { kind: "member", name: other, isUsual: false };
  }
  return { kind: "numbered" };
}

function identifies(records: readonly JsonObject[], name: string): boolean {
  const values = records.map((record) => (Object.hasOwn(record, name) ? record[name] : undefined));
  const areScalars = values.every((value) => isIdentifier(value) && value !== "");
  return records.length > 0 && areScalars && new Set(values).size === values.length;
}

function isIdentifier(value: Json | undefined): boolean {
  return typeof value === "string" || typeof value === "number";
}

/** Records without one are numbered; two with the same, or one with no scalar, cannot be told apart. */
function findFault(name: string, records: readonly JsonObject[]): string | undefined {
  const seen = new Map<Json, number>();
  for (const [index, record] of records.entries()) {
    if (!Object.hasOwn(record, "id")) continue;
    const id = record["id"] ?? null;
    const place = `${name}[${index}].id`;
    if (!isIdentifier(id)) return `${place} is ${toKindWord(id)}, and an id is a number or a text.`;
    if (Number.isInteger(id) && !Number.isSafeInteger(id)) {
      return `${place} has more digits than a number can keep. Write such identifiers as texts.`;
    }
    const first = seen.get(id);
    if (first !== undefined) {
      return `${place} is ${JSON.stringify(id)}, which is the id of ${name}[${first}] already.`;
    }
    seen.set(id, index);
  }
  return undefined;
}

function toKindWord(value: Json): string {
  if (value === null) return "null";
  if (isList(value)) return "a list";
  return isObject(value) ? "an object" : String(value);
}
