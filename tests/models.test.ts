import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { SetupError } from "../src/errors.ts";
import type { Models } from "../src/schema/model.ts";
import type { Schema } from "../src/schema/schema.ts";
import { findModelCases, readCase, readWrongValues } from "./support/model-cases.ts";

const cases = findModelCases("models");

test("there are cases for every construct that people write models with", () => {
  expect(cases.length).toBeGreaterThanOrEqual(90);
});

describe.each(cases)("$name", (modelCase) => {
  let reading: Promise<Models> | undefined;
  const read = () => {
    reading ??= readCase(modelCase);
    return reading;
  };

  test("becomes the schema that a careful person would write", async () => {
    const { bound, definitions, warnings } = await read();
    const actual = { bound, definitions, ...(warnings.length > 0 ? { warnings } : {}) };
    const file = join(modelCase.folder, "schema.json");
    if (process.env["UPDATE"]) writeFileSync(file, `${JSON.stringify(actual, null, 2)}\n`);
    expect(actual).toEqual(JSON.parse(readFileSync(file, "utf8")));
  });

  test("has only patterns that a regular expression with the u flag can be made of", async () => {
    const patterns = findPatterns((await read()).definitions);
    for (const pattern of patterns) expect(() => new RegExp(pattern, "u")).not.toThrow();
  });

  const wrong = readWrongValues(modelCase);
  if (wrong.length === 0) return;
  test("refuses what is no value of the type", async () => {
    const { bound, definitions } = await read();
    const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
    addFormats.default(ajv);
    const [first] = bound;
    const check = ajv.compile({ ...first?.schema, components: { schemas: definitions } });
    const accepted = wrong.filter(({ value }) => check(value)).map(({ reason }) => reason);
    expect(accepted).toEqual([]);
  });
});

function findPatterns(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.entries(value as Record<string, Schema>).flatMap(([name, inner]) =>
    name === "pattern" && typeof inner === "string" ? [inner] : findPatterns(inner),
  );
  const names = "patternProperties" in value ? Object.keys(value.patternProperties ?? {}) : [];
  return [...own, ...names];
}

describe.each(findModelCases("models-invalid"))("$name", (modelCase) => {
  test("is refused in these words", async () => {
    const error = await readCase(modelCase).then(
      ({ warnings }) => new SetupError(warnings),
      (refusal: unknown) => refusal,
    );
    const said = error instanceof SetupError ? `${error.message}\n` : String(error);
    const file = join(modelCase.folder, "said.txt");
    if (process.env["UPDATE"]) writeFileSync(file, said);
    expect(said).toBe(existsSync(file) ? readFileSync(file, "utf8") : "");
  });
});
