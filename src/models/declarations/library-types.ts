import type { NodeHandle, Program, Symbol as TypeScriptSymbol } from "typescript/unstable/sync";
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
};

export function findLibraryForm(name: string): LibraryForm | undefined {
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
}

/** Whether the language's own library declares it: `Date`, `Partial`, `HTMLElement`. */
export function isFromLibrary(symbol: TypeScriptSymbol, program: Program): boolean {
  const [declaration] = symbol.declarations;
  return declaration !== undefined && isLibraryDeclaration(declaration, program);
}

function isLibraryDeclaration({ path }: NodeHandle, program: Program): boolean {
  return program.getSourceFileMetadataByPath(path)?.isDefaultLibrary === true;
}
