import type { JsonObject } from "../../schema/schema.ts";
import { isListOfObjects } from "../json-value.ts";

/** What the list is called in an answer that says more than the list. */
export const listNames: readonly string[] = [
  "data",
  "items",
  "results",
  "records",
  "content",
  "rows",
];

/** The list inside such an answer: `{ "items": […], "total": 40 }`. */
export function findEnvelope(body: JsonObject): readonly JsonObject[] | undefined {
  const lists = listNames.flatMap((name) => {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    return isListOfObjects(value) && value.length > 0 ? [value] : [];
  });
  return lists.length === 1 ? lists[0] : undefined;
}
