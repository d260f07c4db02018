import type { NodeHandle, Program } from "typescript/unstable/sync";
import type { Schema } from "../../schema/schema.ts";

/** An object of the language's own library that JSON knows, by its way onto the wire. */
export type LibraryForm =
  | { readonly is: "schema"; readonly schema: Schema }
  /** An array of what its first type argument says, each once. */
  | { readonly is: "set" }
  /** An object whose keys and values the type arguments say. */
  | { readonly is: "map" }
  /** Its declared members. */
  | { readonly is: "members" };

export const bigintSchema = {
  type: "string",
  format: "bigint",
  pattern: String.raw`^(?:0|-?[1-9]\d*)$`,
} as const satisfies Schema;

/** JSON has no bytes: APIs send them as base64. */
const bytes: LibraryForm = { is: "schema", schema: { type: "string", format: "byte" } };
const integers = listOf({ type: "integer" });
const numbers = listOf({ type: "number" });
const bigints = listOf(bigintSchema);

function listOf(items: Schema): LibraryForm {
  return { is: "schema", schema: { type: "array", items } };
}

const forms: Readonly<Record<string, LibraryForm>> = {
  Date: { is: "schema", schema: { type: "string", format: "date-time" } },
  URL: { is: "schema", schema: { type: "string", format: "uri" } },
  Instant: { is: "schema", schema: { type: "string", format: "date-time" } },
  PlainDate: { is: "schema", schema: { type: "string", format: "date" } },
  String: { is: "schema", schema: { type: "string" } },
  Number: { is: "schema", schema: { type: "number" } },
  Boolean: { is: "schema", schema: { type: "boolean" } },
  Object: {
    is: "schema",
    schema: { type: "object", properties: {}, required: [], additionalProperties: {} },
  },
  Set: { is: "set" },
  ReadonlySet: { is: "set" },
  Map: { is: "map" },
  ReadonlyMap: { is: "map" },
  Error: { is: "members" },
  ArrayBuffer: bytes,
  SharedArrayBuffer: bytes,
  DataView: bytes,
  Uint8Array: bytes,
  Uint8ClampedArray: bytes,
  Int8Array: integers,
  Int16Array: integers,
  Int32Array: integers,
  Uint16Array: integers,
  Uint32Array: integers,
  Float16Array: numbers,
  Float32Array: numbers,
  Float64Array: numbers,
  BigInt64Array: bigints,
  BigUint64Array: bigints,
};

export function findLibraryForm(name: string): LibraryForm | undefined {
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
}

/** Whether the language's own library declares it: `Date`, `Partial`, `HTMLElement`. */
export function isFromLibrary(
  symbol: { readonly declarations: readonly Pick<NodeHandle, "path">[] },
  program: Program,
): boolean {
  const [declaration] = symbol.declarations;
  return declaration !== undefined && isLibraryDeclaration(declaration, program);
}

function isLibraryDeclaration({ path }: Pick<NodeHandle, "path">, program: Program): boolean {
  return program.getSourceFileMetadataByPath(path)?.isDefaultLibrary === true;
}
