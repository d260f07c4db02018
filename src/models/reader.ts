import type { Program, Type } from "typescript/unstable/sync";
import type { Schema } from "../schema/schema.ts";
import type { RememberingChecker } from "./compiler/remembering-checker.ts";
import type { Names } from "./declarations/definition-names.ts";
import type { Report } from "./report/report.ts";
import type { SourceSpan } from "./report/source-place.ts";

/** Where a type was met: for messages, and for naming what has no name. */
export interface Site {
  /** `User.address`. */
  readonly label: string;
  /** Its declaration, or the place in the config. */
  readonly where: SourceSpan | string;
}

/** What the forms need of each other. */
export interface Reader {
  readonly checker: RememberingChecker;
  readonly program: Program;
  readonly modelFiles: readonly string[];
  readonly names: Names;
  readonly report: Report;
  /** The schema of a type; undefined where its values never reach the wire. */
  read(type: Type, site: Site): Schema | undefined;
  /** Reads a type that may have a name or contain itself: once, as a definition, where it has to. */
  readShared(type: Type, site: Site, readInner: () => Schema | undefined): Schema | undefined;
}

/** A form of type, and how it becomes a schema. */
export interface Form {
  readonly is: (type: Type, reader: Reader) => boolean;
  readonly read: (type: Type, reader: Reader, site: Site) => Schema | undefined;
}

/** Ties a form to the kind of type that its guard lets through. */
export function form<T extends Type>(
  is: (type: Type, reader: Reader) => type is T,
  read: (type: T, reader: Reader, site: Site) => Schema | undefined,
): Form {
  return {
    is,
    read: (type, reader, site) => (is(type, reader) ? read(type, reader, site) : undefined),
  };
}

export const openObject = {
  type: "object",
  properties: {},
  required: [],
  additionalProperties: {},
} as const satisfies Schema;

/** One schema itself, several as a union, equal ones once. */
export function toUnion(schemas: readonly Schema[]): Schema | undefined {
  const texts = schemas.map((schema) => JSON.stringify(schema));
  const distinct = schemas.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
  const [only] = distinct;
  return distinct.length > 1 ? { anyOf: distinct } : only;
}
