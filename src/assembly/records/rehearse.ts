import { nextTurn } from "../../in-turns.ts";
import { buildResources } from "../../schema/resource.ts";
import type { ObjectSchema, Schema } from "../../schema/schema.ts";
import { createRecordGenerator, type RecordSource } from "./record-generator.ts";

const text: Schema = { type: "string" };
const number: Schema = { type: "number" };
const instant: Schema = { type: "string", format: "date-time" };

/** Members of the kinds that most models have, the most common first: whoever asks ends it. */
const samples: readonly (readonly [name: string, model: ObjectSchema])[] = [
  ["User", toObject({ id: text, name: text, email: text, createdAt: instant })],
  [
    "Post",
    toObject({
      id: number,
      title: text,
      body: text,
      labels: { type: "array", items: text },
      status: { enum: ["draft", "published", "archived"] },
      publishedAt: { anyOf: [instant, { type: "null" }] },
    }),
  ],
  [
    "Order",
    toObject({
      id: number,
      customer: toObject({ name: text, phone: text, city: text, country: text }),
      items: { type: "array", items: toObject({ name: text, quantity: number, price: number }) },
      total: number,
      isPaid: { type: "boolean" },
      orderedAt: instant,
    }),
  ],
];

/** More would find little that has not run yet. */
const count = 8;

/**
 * Makes records that nobody wants, as long as nobody has asked for others: what runs for the first
 * time takes twice as long, and whoever waits has nothing else to do.
 */
export async function rehearse(locale: string, isAsked: () => boolean): Promise<void> {
  for (const [name, model] of samples) {
    // The question may be there already, and comes before all that is only likely.
    await nextTurn();
    if (isAsked()) return;
    const source = toSource(locale, name, model);
    const generator = await createRecordGenerator(source, new Date(0));
    for (const resource of source.resources) {
      for (let position = 0; position < count && !isAsked(); position++) {
        generator.record(resource, position);
        await nextTurn();
      }
    }
  }
}

function toSource(locale: string, name: string, model: ObjectSchema): RecordSource {
  const setting = {
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
  };
  const schema = { $ref: `#/components/schemas/${name}` } as const;
  const bound = [{ name, isArray: true, schema }];
  const models = { bound, definitions: { [name]: model }, warnings: [], inputs: [] };
  const resources = buildResources([setting], models);
  return { config: { seed: 1, locale, resources: [setting] }, models, resources, relations: [] };
}

function toObject(properties: Readonly<Record<string, Schema>>): ObjectSchema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
