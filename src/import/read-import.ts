import { createBodyReaders } from "../schema/bodies/body-reader.ts";
import { buildResources } from "../schema/resource.ts";
import { referencePrefix } from "../schema/schema.ts";
import type { Found, FoundResource } from "./found.ts";
import { toImportMistake } from "./import-mistake.ts";
import type { Imported, ImportedResource } from "./imported.ts";
import { findReferences, toBound } from "./infer/find-references.ts";
import { inferModels } from "./infer/infer-models.ts";
import { readSource } from "./sources/read-source.ts";

/** Reads a foreign file and finds the models in it. Nothing is written. */
export async function readImport(file: string): Promise<Imported> {
  const found = await readSource(file);
  const { format, basePath } = found;
  const refuse = (message: string): never => {
    throw toImportMistake(file, message);
  };
  if (format !== "openapi") {
    const inferred = findReferences(inferModels(found, refuse));
    return { format, basePath, file, ...inferred, notes: found.notes };
  }
  const stated = { resources: found.resources.map(toStated), definitions: found.definitions };
  const { resources, notes } = await keepFitting(stated);
  return { format, basePath, file, ...stated, resources, notes: [...found.notes, ...notes] };
}

function toStated({ schema, ...resource }: FoundResource): ImportedResource {
  const model = schema && "$ref" in schema ? schema.$ref.slice(referencePrefix.length) : "";
  return { ...resource, model, identifier: resource.id ?? "id", relations: {}, decisions: [] };
}

/** An example that contradicts its own schema would be refused by every start. */
async function keepFitting({
  resources,
  definitions,
}: Pick<Imported, "resources" | "definitions">): Promise<
  Pick<Found, "notes"> & Pick<Imported, "resources">
> {
  const settings = resources.map(({ path, id, operations }) => ({
    place: path,
    path,
    id,
    operations,
    count: undefined,
  }));
  const bound = toBound({ resources });
  const built = buildResources(settings, { bound, definitions, warnings: [], inputs: [] });
  const readerOf = createBodyReaders(definitions, "lenient");
  const notes: string[] = [];
  const kept: ImportedResource[] = [];
  for (const [index, resource] of resources.entries()) {
    const own = built[index];
    const reader = own && resource.records.length > 0 ? await readerOf(own) : undefined;
    const records = resource.records.filter((record) => reader?.conform(record).record);
    const left = resource.records.length - records.length;
    if (left > 0) notes.push(`${resource.path}: ${left} of its examples do not fit the schema.`);
    kept.push({ ...resource, records });
  }
  return { resources: kept, notes };
}
