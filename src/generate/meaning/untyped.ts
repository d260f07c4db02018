import type { Json, Schema } from "../../schema/schema.ts";
import type { Chance } from "../draw/chance.ts";
import type { Library } from "../load-library.ts";
import type { Member } from "../member.ts";
import { oneOf } from "../one-of.ts";
import { letters } from "../phrases/letters.ts";
import { findNumber } from "./find-number.ts";
import { findText } from "./find-text.ts";

/** What a value of any type would be by its name: `createdAt: any` is a time all the same. */
export function schemaByName(member: Member, library: Library): Schema | undefined {
  if (oneOf("is|has|can|should").test(member.words[0] ?? "") && member.words.length > 1) {
    return { type: "boolean" };
  }
  if (oneOf("enabled|disabled|verified|allowed").test(member.words.at(-1) ?? "")) {
    return { type: "boolean" };
  }
  const number = findNumber(member, { type: "number" }).because.by;
  const text = findText(member, { type: "string" }, library).because.by;
  // A label made of the name alone says nothing of the type.
  if (text !== "nothing" && (number === "nothing" || isNoNumber(member))) return { type: "string" };
  if (text !== "nothing" && isList(member)) return { type: "array", items: { type: "string" } };
  return number === "nothing" ? undefined : { type: "number" };
}

/**
 * `createdAt` and `dueDate` are times, and a time that may be anything is written as a text. A
 * payload weighs something only where its type is a number.
 */
function isNoNumber({ words }: Member): boolean {
  return oneOf("at|on|date|time|timestamp|payload|data|language|timezone|source|region").test(
    words.at(-1) ?? "",
  );
}

/** Of other plurals (`likes`, `views`) it is as often how many there are. */
const lists: ReadonlySet<string> = new Set([
  ...["categories", "colors", "emails", "features", "genres", "images", "ingredients"],
  ...["interests", "keywords", "labels", "languages", "permissions", "photos", "roles"],
  ...["scopes", "skills", "tags", "topics", "urls"],
]);

function isList({ words }: Member): boolean {
  return lists.has(words.at(-1) ?? "");
}

/** A text that holds JSON (`metadata: string`) is the JSON itself where it need not be a text. */
export function toWritten(value: Json | undefined): Json | undefined {
  return typeof value === "string" && /^\{.*\}$/s.test(value) ? toJson(value) : value;
}

function toJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function drawAnything(chance: Chance): Json {
  const kind = chance.below(4);
  if (kind === 0) return chance.below(1000);
  if (kind === 1) return chance.next() < 0.5;
  return kind === 2 ? letters(chance) : { [letters(chance)]: letters(chance) };
}
