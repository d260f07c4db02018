import type { Options } from "../config/options.ts";
import type { Models } from "../schema/model.ts";
import type { Imported } from "./imported.ts";
import { toBound } from "./infer/find-references.ts";
import { otherDocs } from "./write/config-text.ts";

/** What serves a foreign file as it is: options, and the models that no TypeScript states. */
export interface ServedImport {
  readonly options: Options;
  readonly models: Models;
  readonly files: readonly string[];
}

/**
 * As json-server would serve it: in memory, so that the file stays as it is; and since the models
 * are only what a few records look like, any body is taken. A document's models are its own word.
 */
export function toServed(imported: Imported): ServedImport {
  const { file, format, basePath, definitions } = imported;
  const isStated = format === "openapi";
  const isDocsTaken = imported.resources.some(({ path }) => basePath + path === "/docs");
  const resources = imported.resources.map(
    ({ path, model, shape, id, operations, records, relations }) => ({
      path,
      type: shape === "collection" ? `${model}[]` : model,
      records,
      ...(id === undefined ? {} : { id }),
      ...(operations === undefined ? {} : { operations }),
      ...(shape === "collection" && !isStated ? { count: 0 } : {}),
      ...(Object.keys(relations).length > 0 ? { relations } : {}),
    }),
  );
  const options: Options = {
    models: file,
    ...(basePath === "" ? {} : { basePath }),
    dataset: ":memory:",
    resources,
    ...(isStated ? {} : { validate: false, unknownParameters: "ignore" as const }),
    ...(isDocsTaken ? { docs: { ui: otherDocs } } : {}),
  };
  const models = { bound: toBound(imported), definitions, warnings: [], inputs: [] };
  return { options, models, files: [file] };
}
