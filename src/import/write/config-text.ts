import type { Imported, ImportedResource } from "../imported.ts";

/** The `records` setting of a resource: `"db.json"`, `"db.json#/jobs"`, or none. */
export type RecordsOf = (resource: ImportedResource) => string | undefined;

/** Comments of a generated config, by what stands below them. */
const comments = {
  json: "The records of the file, and no generated ones: count says how many there are at least.",
  har: "The records that were recorded, and no generated ones: count says how many there are at least.",
  openapi: "The examples come first, generated records fill up to count.",
} as const satisfies Record<Imported["format"], string>;

/** A config for these resources; `recordsOf` says where the records of one stand. */
export function toConfigText(imported: Imported, recordsOf: RecordsOf): string {
  const { format, basePath, resources } = imported;
  const rows = resources.map(
    (resource) => `    ${toRow(resource, imported, recordsOf(resource))},`,
  );
  const base = basePath === "" ? "" : `\n  basePath: ${JSON.stringify(basePath)},`;
  const lists =
    format === "json"
      ? '\n\n  // As json-server does: a query parameter that names no property is not looked at.\n  unknownParameters: "ignore",'
      : "";
  const docs = resources.some(({ path }) => basePath + path === "/docs")
    ? `\n\n  // /docs is a resource here.\n  docs: { ui: "${otherDocs}" },`
    : "";
  return `import { defineConfig } from "backlot";

export default defineConfig({
  models: "models.ts",${base}

  // ${comments[format]}
  resources: [
${rows.join("\n")}
  ],${lists}${docs}
});
`;
}

/** Where Swagger UI is, when a resource has its place. */
export const otherDocs = "/api-docs";

const longest = 100;

function toRow(
  { path, model, shape, id, operations, relations }: ImportedResource,
  { format }: Imported,
  records: string | undefined,
): string {
  const isList = shape === "collection";
  const settings = [
    ["path", path],
    ["type", isList ? `${model}[]` : model],
    ["id", id],
    ["operations", operations],
    ["count", isList && format !== "openapi" ? 0 : undefined],
    ["records", records],
    ["relations", Object.keys(relations).length > 0 ? relations : undefined],
  ] as const;
  const texts = settings
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${toLiteral(value)}`);
  const row = `{ ${texts.join(", ")} }`;
  if (row.length + 5 <= longest) return row;
  return `{\n${texts.map((text) => `      ${text},\n`).join("")}    }`;
}

/** JSON with bare keys and room inside the braces, as people write it. */
function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, inner]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    return `${name}: ${toLiteral(inner)}`;
  });
  return `{ ${members.join(", ")} }`;
}
