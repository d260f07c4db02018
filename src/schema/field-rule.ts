import type { Faker } from "@faker-js/faker";
import type { Json, JsonObject } from "./schema.ts";

/** A constant, a list to pick from, a method of the data library by name, or a function. */
export type FieldRule = Json | FieldFunction;

export type FieldFunction = (context: FieldContext) => unknown;

export interface FieldContext {
  /** The data library, seeded for this value. */
  readonly faker: Faker;
  /** The record's position in its collection, from 0. */
  readonly index: number;
  /** The record as far as it is drawn: everything but what other functions decide. */
  readonly record: JsonObject;
}

/** What the config says of a resource's records. */
export interface RecordSettings {
  /** `resources[0]`, for messages. */
  readonly place: string;
  readonly path: string;
  /** Rules by path: `address.city`; items of arrays share their array's path. */
  readonly fields: ReadonlyMap<string, FieldRule>;
  /** They come first. */
  readonly records: readonly JsonObject[];
  /** The file that they stand in, where it is not the config. */
  readonly recordsFile?: string | undefined;
  /** Where they stand, for messages; undefined: `resources[0].records`. */
  readonly recordsPlace?: string | undefined;
}

/** How a message names a rule: `resources[0].fields["address.city"]`. */
export function toRulePlace({ place }: Pick<RecordSettings, "place">, path: string): string {
  return `${place}.fields["${path}"]`;
}

/** The settings as text: where it changes, the records are made anew. */
export function toRecordSettingsText({ fields, records }: RecordSettings, locale: string): string {
  const rules = [...fields].map(([path, rule]) => [
    path,
    typeof rule === "function" ? String(rule) : rule,
  ]);
  return JSON.stringify({ rules, records, locale });
}
