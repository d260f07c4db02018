import type { Imported, ImportedResource } from "../../import/imported.ts";
import { type Schema, toKinded } from "../../schema/schema.ts";

export interface ImportReport {
  readonly summary: string;
  /** One for each resource, then what was left out. */
  readonly lines: readonly string[];
}

/** What an import decided, in a few lines. */
export function toImportReport({
  resources,
  definitions,
  basePath,
  notes,
}: Imported): ImportReport {
  const lists = resources.filter(({ shape }) => shape === "collection");
  const singles = resources.length - lists.length;
  const total = lists.reduce((sum, { records }) => sum + records.length, 0);
  const parts = [
    ...(lists.length > 0 ? [count(lists.length, "list")] : []),
    ...(singles > 0 ? [count(singles, "single object")] : []),
  ];
  const widths = [
    Math.max(...resources.map(({ path }) => path.length)) + basePath.length,
    Math.max(...resources.map((resource) => toType(resource).length)),
  ] as const;
  const rows = resources.map((resource) => {
    const said = [
      ...(resource.shape === "collection" ? [count(resource.records.length, "record")] : []),
      ...describe(definitions[resource.model]),
      ...resource.decisions,
    ];
    const path = (basePath + resource.path).padEnd(widths[0]);
    return `${path}  ${toType(resource).padEnd(widths[1])}  ${said.join(", ")}`.trimEnd();
  });
  return {
    summary: `${parts.join(" and ")}, ${count(total, "record")}.`,
    lines: [...rows, ...notes],
  };
}

function toType({ model, shape }: ImportedResource): string {
  return shape === "collection" ? `${model}[]` : model;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** What a reader of the models should know was concluded from values. */
function describe(schema: Schema | undefined): string[] {
  if (!schema || !("properties" in schema)) return [];
  return Object.entries(schema.properties).flatMap(([name, part]) => {
    const words = describeMember(part);
    return words === undefined ? [] : [`${name} is ${words}`];
  });
}

function describeMember(schema: Schema): string | undefined {
  const { kind, schema: own } = toKinded(schema);
  if (kind === "union") {
    const parts = own.anyOf.filter((part) => toKinded(part).kind !== "null");
    const [only] = parts;
    return only && parts.length === 1 ? describeMember(only) : "of several types";
  }
  if (kind === "enum" && own.enum.length > 1) return `one of ${own.enum.length} values`;
  return kind === "string" && own.format?.startsWith("date") ? "a date" : undefined;
}
