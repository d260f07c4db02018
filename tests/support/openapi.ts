import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import spectral from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";
import { CodeGen } from "ajv/dist/compile/codegen/index.js";
import { vi } from "vitest";
import type { OpenApiDocument } from "../../src/index.ts";

/** Read once: every document is judged by the same rules. */
const redocly = createConfig({ extends: ["recommended-strict"] });
const linter = new spectral.Spectral();
const validator = new Validator();
// Its own types do not say that a set of rules need not extend another.
linter.setRuleset({
  extends: [[rulesets.oas as unknown as spectral.RulesetDefinition, "recommended"]],
});

/** What the recommended rules of Redocly say of a document: `rule: message at place`. */
export async function lint(document: OpenApiDocument): Promise<string[]> {
  const config = await redocly;
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`,
  );
}

/** What the published schema of OpenAPI 3.1 objects to. */
export async function validate(document: OpenApiDocument): Promise<unknown> {
  // It resolves references in place.
  const { valid, errors } = await validator.validate(structuredClone(document));
  return valid ? [] : errors;
}

/** What Spectral's own rules for OpenAPI say of a document. */
export async function lintBySpectral(document: OpenApiDocument): Promise<string[]> {
  const problems = await withoutOptimizing(() =>
    linter.run(structuredClone(document) as Record<string, unknown>),
  );
  return problems.map(({ code, message, path }) => `${code}: ${message} at ${path.join("/")}`);
}

/**
 * Spectral has a validator compiled for every example, which it asks once: to shorten the code of each
 * takes longer than all of their answers. There is no setting for it.
 */
async function withoutOptimizing<T>(work: () => Promise<T>): Promise<T> {
  const optimize = vi.spyOn(CodeGen.prototype, "optimize").mockImplementation(() => {});
  try {
    return await work();
  } finally {
    optimize.mockRestore();
  }
}
