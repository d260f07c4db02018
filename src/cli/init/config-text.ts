import type { Options } from "../../config/options.ts";

/** A config for a person to go on with: what there is, and in comments what else there could be. */
export function toConfigText({ models, resources }: Options): string {
  const rows = resources.map(
    ({ path, type }) => `    { path: ${JSON.stringify(path)}, type: ${JSON.stringify(type)} },`,
  );
  const files = [models].flat();
  const named = JSON.stringify(files.length === 1 ? files[0] : files);
  return `import { defineConfig } from "backlot";

export default defineConfig({
  // Files or globs whose exported types may be served below.
  models: ${named},

  // An array makes a collection, anything else a single object. Further settings of a resource:
  // count: 50, operations: ["GET", "POST"], id: "slug".
  resources: [
${rows.join("\n")}
  ],

  // The prefix of every route.
  // basePath: "/api",

  // Guards every route: "bearer", "apiKey" or "basic".
  // auth: { mode: "bearer" },

  // Another seed gives other records.
  // seed: 1,
});
`;
}
