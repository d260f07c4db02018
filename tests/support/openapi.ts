import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import type { OpenApiDocument } from "../../src/index.ts";

/** What the recommended rules of Redocly say of a document: `rule: message at place`. */
export async function lint(document: OpenApiDocument): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`,
  );
}

/** What the published schema of OpenAPI 3.1 objects to. */
export async function validate(document: OpenApiDocument): Promise<unknown> {
  // It resolves references in place.
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  return valid ? [] : errors;
}
