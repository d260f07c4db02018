import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createGenerator } from "../../src/generate/create-generator.ts";
import { type AnyModel, anyModel } from "./schema-arbitrary.ts";
import { toSingle } from "./support.ts";

/**
 * The validator of bodies, an implementation that shares no line with the generator. One for all
 * models: it would compile the schema of schemas for each anew.
 */
const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  ownProperties: true,
  logger: false,
  code: { optimize: false },
});
addFormats.default(ajv);

function findFaults({ root, definitions }: AnyModel, values: readonly unknown[]): unknown[] {
  const check = ajv.compile({ ...root, components: { schemas: definitions } });
  return values.flatMap((value) => (check(value) ? [] : [{ value, errors: check.errors }]));
}

/** What chance has found: a list of things whose members are called as every object's are. */
const inherited: AnyModel = {
  root: {
    type: "object",
    properties: {
      list: {
        type: "array",
        items: {
          type: "object",
          properties: { name: { type: "string" }, ["constructor" as string]: { type: "boolean" } },
          required: ["name", "constructor"],
          additionalProperties: false,
        },
      },
    },
    required: ["list"],
    additionalProperties: false,
  },
  definitions: {},
};

/** The same as a word of a name that is read in another language. */
const translated: AnyModel = {
  root: {
    type: "object",
    properties: {
      kunde: { type: "string" },
      betrag: { type: "number" },
      preisConstructor: { type: "string" },
    },
    required: ["kunde", "betrag", "preisConstructor"],
    additionalProperties: false,
  },
  definitions: {},
};

test("for any model and any seed, every record conforms", async () => {
  await fc.assert(
    fc.asyncProperty(anyModel, fc.nat(), async (model, seed) => {
      const resource = toSingle(model.root);
      const generator = await createGenerator({
        seed,
        locale: "en",
        now: new Date("2026-01-01"),
        definitions: model.definitions,
        resources: [resource],
        relations: [],
        settings: [],
      });
      const records = Array.from({ length: 12 }, (_, index) => generator.record(resource, index));
      const sent = records.map((record) => JSON.parse(JSON.stringify(record)));
      expect(findFaults(model, sent)).toEqual([]);
    }),
    { numRuns: 100, examples: [inherited, translated].map((model) => [model, 0]) },
  );
});
