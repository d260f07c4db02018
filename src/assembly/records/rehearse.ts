import { nextTurn } from "../../in-turns.ts";
import { buildResources } from "../../schema/resource.ts";
import type { ObjectSchema, Schema } from "../../schema/schema.ts";
import { createRecordGenerator, type RecordSource } from "./record-generator.ts";

const text: Schema = { type: "string" };
const number: Schema = { type: "number" };
const instant: Schema = { type: "string", format: "date-time" };

/** Members of the kinds that most models have. */
const sample = {
  Customer: toObject({
    id: text,
    name: text,
    email: text,
    phone: text,
    isActive: { type: "boolean" },
    address: toObject({ street: text, city: text, country: text }),
    createdAt: instant,
  }),
  Order: toObject({
    id: number,
    customerId: text,
    status: { enum: ["open", "shipped", "cancelled"] },
    title: text,
    description: text,
    items: { type: "array", items: toObject({ name: text, quantity: number, price: number }) },
    labels: { type: "array", items: text },
    total: number,
    orderedAt: instant,
    shippedAt: { anyOf: [instant, { type: "null" }] },
  }),
};

/** More would find little that has not run yet. */
const count = 12;

/**
 * Makes records that nobody wants, as long as nobody has asked for others: what runs for the first
 * time takes twice as long, and whoever waits has nothing else to do.
 */
export async function rehearse(locale: string, isAsked: () => boolean): Promise<void> {
  const source = toSource(locale);
  const generator = await createRecordGenerator(source, new Date(0));
  for (const resource of source.resources) {
    for (let position = 0; position < count && !isAsked(); position++) {
      generator.record(resource, position);
      await nextTurn();
    }
  }
}

function toSource(locale: string): RecordSource {
  const names = Object.keys(sample);
  const settings = names.map((name) => ({
    place: name,
    path: `/${name}`,
    type: `${name}[]`,
    operations: undefined,
    count,
    id: undefined,
    fields: new Map(),
    records: [],
    recordsFile: undefined,
    relations: new Map(),
  }));
  const bound = names.map((name) => ({
    name,
    isArray: true,
    schema: { $ref: `#/components/schemas/${name}` } as const,
  }));
  const models = { bound, definitions: sample, warnings: [], inputs: [] };
  const resources = buildResources(settings, models);
  return { config: { seed: 1, locale, resources: settings }, models, resources, relations: [] };
}

function toObject(properties: Readonly<Record<string, Schema>>): ObjectSchema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
