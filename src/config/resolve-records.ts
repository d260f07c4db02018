import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { FieldRule } from "../schema/field-rule.ts";
import type { JsonObject } from "../schema/schema.ts";
import { toReason } from "../system-error.ts";
import type { ResourceConfig } from "./config.ts";
import type { SettingsReader } from "./settings.ts";

/** The rules for generated values; whether they fit the model is for the generator to say. */
export function resolveFields(reader: SettingsReader): ReadonlyMap<string, FieldRule> {
  const value = reader.value("fields");
  if (value === undefined) return new Map();
  if (!isObject(value)) {
    reader.mistake("fields", "expected an object with a rule for each member.");
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

/** Fixed records: a list, or the JSON file that holds one. */
export function resolveRecords(
  reader: SettingsReader,
  root: string,
  key = "records",
): Pick<ResourceConfig, "records" | "recordsFile"> {
  const value = reader.value(key);
  const isFile = typeof value === "string";
  const list = isFile ? readList(value, root, reader, key) : value;
  const recordsFile = isFile ? resolve(root, value) : undefined;
  if (Array.isArray(list) && list.every(isRecord)) return { records: list, recordsFile };
  if (list !== undefined) {
    const what = isFile ? `${value} to hold a list` : "a list, or a JSON file with a list,";
    reader.mistake(key, `expected ${what} of objects.`);
  }
  return { records: [], recordsFile };
}

function readList(file: string, root: string, reader: SettingsReader, key: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(root, file), "utf8"));
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
