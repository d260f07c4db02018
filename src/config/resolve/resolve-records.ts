import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { FieldRule } from "../../schema/field-rule.ts";
import { toKebab } from "../../schema/name-words.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { toReason } from "../../system-error.ts";
import type { ResourceConfig } from "../config.ts";
import type { SettingsReader } from "../settings.ts";

/** The rules for generated values; whether they fit the model is for the generator to say. */
export function resolveFields(reader: SettingsReader): ReadonlyMap<string, FieldRule> {
  const value = reader.value("fields");
  if (value === undefined) return new Map();
  if (!isObject(value)) {
    reader.mistake("fields", "expected an object with a rule for each property.");
    return new Map();
  }
  const rules = new Map<string, FieldRule>();
  for (const [path, rule] of Object.entries(value)) {
    if (isRule(rule)) rules.set(path, rule);
    else
      reader.mistake(
        `fields["${path}"]`,
        "expected a value, a list, a method's name or a function.",
      );
  }
  return rules;
}

function isRule(value: unknown): value is FieldRule {
  if (typeof value === "function") return true;
  // Only what JSON keeps as it is can be a value: no Date, no undefined inside.
  return value !== undefined && JSON.stringify(value) !== undefined && isPlain(value);
}

export function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isObject(value)) return Object.values(value).every(isPlain);
  return (
    value === null ||
    typeof value === "string" ||
    typeof value === "boolean" ||
    (typeof value === "number" && Number.isFinite(value))
  );
}

type FixedRecords = Pick<ResourceConfig, "records" | "recordsFile">;

/** Fixed records: a list, or the JSON file that holds one, perhaps beside others. */
export function resolveRecords(
  reader: SettingsReader,
  root: string,
  path: string,
  key = "records",
): FixedRecords {
  const value = reader.value(key);
  if (typeof value !== "string") {
    if (value === undefined || isList(value))
      return { records: value ?? [], recordsFile: undefined };
    reader.mistake(key, "expected a list, or a JSON file with a list, of objects.");
    return { records: [], recordsFile: undefined };
  }
  const [file = "", pointer] = value.split("#", 2);
  const recordsFile = resolve(root, file);
  const content = readJson(file, recordsFile, reader, key);
  if (content === undefined) return { records: [], recordsFile };
  return { records: findList(content, value, pointer, path, reader, key), recordsFile };
}

/** A list as it is; of json-server's object of lists, the one that is meant. */
function findList(
  content: unknown,
  file: string,
  pointer: string | undefined,
  path: string,
  reader: SettingsReader,
  key: string,
): readonly JsonObject[] {
  const isWhole = Array.isArray(content) && pointer === undefined;
  const found = isWhole ? content : isObject(content) ? pick(content, pointer, path) : undefined;
  // json-server keeps a single object beside its lists.
  const list = isRecord(found) ? [found] : found;
  if (isList(list)) return list;
  const keys = isObject(content) ? Object.keys(content) : [];
  const where = isObject(content) ? ` under ${pointer ?? `a name such as "${lastOf(path)}"`}` : "";
  const remedy =
    keys.length > 0
      ? `There are: ${keys.join(", ")}. Name one as "${file.split("#", 1)[0]}#/${keys[0]}".`
      : undefined;
  reader.mistake(key, `expected ${file} to hold a list of objects${where}.`, remedy);
  return [];
}

/** By a JSON pointer (RFC 6901), or by the path's last segment however it joins its words. */
function pick(content: object, pointer: string | undefined, path: string): unknown {
  const lists = new Map(Object.entries(content));
  if (pointer === undefined) {
    const name = [...lists.keys()].find((key) => toKebab(key) === toKebab(lastOf(path)));
    return name === undefined ? undefined : lists.get(name);
  }
  const names = pointer.replace(/^\//, "").split("/");
  return names
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      content,
    );
}

function lastOf(path: string): string {
  return path.split("/").at(-1) ?? "";
}

function isList(value: unknown): value is readonly JsonObject[] {
  return Array.isArray(value) && value.every(isRecord);
}

function readJson(file: string, path: string, reader: SettingsReader, key: string): unknown {
  try {
    // Windows' editors put a mark in front that JSON does not know.
    return JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    const why = toWhy(error);
    reader.mistake(
      key,
      `"${file}" cannot be read: ${why}.`,
      "Name a JSON file, relative to the config.",
    );
    return undefined;
  }
}

function toWhy(error: unknown): string {
  if (error instanceof SyntaxError) return "it is not JSON";
  const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
  return isMissing ? "there is no such file" : toReason(error);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A config loaded in another realm has another Object; a Date or a Map has more than one step.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function isRecord(value: unknown): value is JsonObject {
  return isObject(value) && isPlain(value);
}
