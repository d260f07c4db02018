import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { SetupError } from "../src/errors.ts";
import { createGenerator } from "../src/generate/create-generator.ts";
import type { Models } from "../src/schema/model.ts";
import { buildResources } from "../src/schema/resource.ts";
import type { JsonObject, Schema } from "../src/schema/schema.ts";
import { checkRecords } from "./support/check-records.ts";
import {
  findModelCases,
  type ModelCase,
  readCase,
  readWrongValues,
} from "./support/model-cases.ts";

const cases = findModelCases("models");
/** One for all cases: it would compile the schema of schemas for each anew. */
const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  logger: false,
  code: { optimize: false },
});
addFormats.default(ajv);
const readings = new Map<ModelCase, Promise<Models>>();

/** Each case is read once, whatever is then asked of it. */
function readOnce(modelCase: ModelCase): Promise<Models> {
  const reading = readings.get(modelCase) ?? readCase(modelCase);
  readings.set(modelCase, reading);
  return reading;
}

test("there are cases for every construct that people write models with", () => {
  expect(cases.length).toBeGreaterThanOrEqual(90);
});

describe.each(cases)("$name", (modelCase) => {
  const read = () => readOnce(modelCase);

  test("becomes the schema that a careful person would write", async () => {
    const { bound, definitions, warnings } = await read();
    const actual = { bound, definitions, ...(warnings.length > 0 ? { warnings } : {}) };
    const file = join(modelCase.folder, "schema.json");
    if (process.env["UPDATE"]) writeFileSync(file, `${JSON.stringify(actual, null, 2)}\n`);
    const expected = JSON.parse(readFileSync(file, "utf8"));
    expect(actual).toEqual(expected);
    // Records and documents show members in the schema's order, to which toEqual is blind.
    expect(JSON.stringify(actual)).toBe(JSON.stringify(expected));
  });

  test("has only patterns that a regular expression with the u flag can be made of", async () => {
    const patterns = findPatterns((await read()).definitions);
    for (const pattern of patterns) expect(() => new RegExp(pattern, "u")).not.toThrow();
  });

  const wrong = readWrongValues(modelCase);
  if (wrong.length === 0) return;
  test("refuses what is no value of the type", async () => {
    const { bound, definitions } = await read();
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

const count = 50;

test(`${count} generated records of every case are values of its type, says the TypeScript compiler, and valid`, async () => {
  const checked = [];
  const refused: string[] = [];
  for (const modelCase of cases) {
    const models = await readOnce(modelCase);
    const records = await generate(modelCase, models);
    refused.push(...findRefused(modelCase, models, records));
    checked.push({ modelCase, records });
  }
  expect({ byValidator: refused, byCompiler: await checkRecords(checked) }).toEqual({
    byValidator: [],
    byCompiler: [],
  });
});

async function generate(
  { name, types }: ModelCase,
  models: Models,
): Promise<readonly (readonly JsonObject[])[]> {
  const settings = types.map((_, index) => ({
    place: `resources[${index}]`,
    path: `/${name}-${index}`,
    operations: undefined,
    count: undefined,
    id: undefined,
  }));
  const resources = buildResources(settings, models);
  const generator = await createGenerator({
    seed: 1,
    locale: "en",
    now: new Date("2026-01-01"),
    definitions: models.definitions,
    resources,
    relations: [],
    settings: [],
  });
  return resources.map((resource) =>
    Array.from({ length: count }, (_, position) => generator.record(resource, position)),
  );
}

function findRefused(
  { name }: ModelCase,
  { bound, definitions }: Models,
  records: readonly (readonly JsonObject[])[],
): string[] {
  return bound.flatMap(({ schema }, index) => {
    const check = ajv.compile({ ...schema, components: { schemas: definitions } });
    return (records[index] ?? [])
      .filter((record) => !check(record))
      .slice(0, 1)
      .map((record) => `${name}: ${JSON.stringify(record)} ${ajv.errorsText(check.errors)}`);
  });
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
