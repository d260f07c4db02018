import type { Json, JsonObject } from "../../../schema/schema.ts";
import { isList, isObject, memberOf } from "../../json-value.ts";

const longest = 20;

/** What a `$ref` leads to within the document; the object itself where it is none. */
export function resolve(value: Json | undefined, document: JsonObject): JsonObject | undefined {
  let target = value;
  for (let step = 0; step < longest; step++) {
    if (!isObject(target)) return undefined;
    const reference = memberOf(target, "$ref");
    if (typeof reference !== "string") return target;
    target = follow(reference, document);
  }
  return undefined;
}

/** RFC 6901, inside a URI's fragment. */
function follow(reference: string, document: JsonObject): Json | undefined {
  if (!reference.startsWith("#/")) return undefined;
  return reference
    .slice(2)
    .split("/")
    .map((name) => decode(name).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<Json | undefined>((value, name) => {
      if (isList(value)) return value[Number(name)];
      return isObject(value) ? memberOf(value, name) : undefined;
    }, document);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function objectAt(value: JsonObject | undefined, name: string): JsonObject | undefined {
  const found = value && memberOf(value, name);
  return isObject(found) ? found : undefined;
}
