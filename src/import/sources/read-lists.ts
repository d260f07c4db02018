import { toKebab } from "../../schema/name-words.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import type { Found, FoundResource } from "../found.ts";
import { isList, isListOfObjects, isObject } from "../json-value.ts";

/** json-server's file: an object whose lists are collections and whose objects are single. */
export function readLists(content: JsonObject): Found {
  const notes: string[] = [];
  const resources = Object.entries(content).flatMap(([name, value]): FoundResource[] => {
    const path = toPath(name);
    const fault = path === undefined ? "its name cannot be a path" : findFault(value);
    if (path !== undefined && fault === undefined) return [toResource(name, path, value)];
    // An editor's own line, which json-server passes over too.
    if (name !== "$schema") notes.push(`${name || '""'} is left out: ${fault}.`);
    return [];
  });
  return {
    format: "json",
    resources: withoutTwins(resources, notes),
    definitions: {},
    basePath: "",
    notes,
  };
}

function toResource(name: string, path: string, value: Json): FoundResource {
  const shape = isList(value) ? "collection" : "single";
  const records = isListOfObjects(value) ? value : isObject(value) ? [value] : [];
  return { path, name, shape, records, schema: undefined, operations: undefined, id: undefined };
}

function findFault(value: Json): string | undefined {
  if (isListOfObjects(value) || isObject(value)) return undefined;
  if (isList(value)) return "it is a list of something else than objects";
  return "it is neither a list nor an object";
}

/** The key as it is, where a client need not escape it. */
export function toPath(name: string): string | undefined {
  // Backlot's own pages are there.
  if (name === "_backlot") return undefined;
  if (/^[\w.~-]+$/.test(name) && !/^\.{1,2}$/.test(name)) return `/${name}`;
  const kebab = toKebab(name);
  return /^[\w-]+$/.test(kebab) ? `/${kebab}` : undefined;
}

function withoutTwins(resources: readonly FoundResource[], notes: string[]): FoundResource[] {
  const paths = new Map<string, string>();
  return resources.filter(({ name, path }) => {
    const first = paths.get(path);
    if (first === undefined) return paths.set(path, name);
    notes.push(`${name} is left out: ${first} is served at ${path} already.`);
    return false;
  });
}
