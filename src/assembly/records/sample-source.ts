import { buildRelations } from "../../schema/relations/build-relations.ts";
import { toStoredResources } from "../../schema/relations/stored-resources.ts";
import { buildResources } from "../../schema/resource.ts";
import type { Definitions, Schema } from "../../schema/schema.ts";
import type { RecordSource } from "./record-generator.ts";

const text: Schema = { type: "string" };
const number: Schema = { type: "number" };
const flag: Schema = { type: "boolean" };
const instant: Schema = { type: "string", format: "date-time" };
const maybe = (schema: Schema): Schema => ({ anyOf: [schema, { type: "null" }] });

function object(properties: Readonly<Record<string, Schema>>): Schema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** What projects mostly have, the most usual members first: no record of it is ever seen. */
const samples: readonly Definitions[] = [
  {
    User: object({
      id: number,
      name: text,
      email: { type: "string", format: "email" },
      role: { enum: ["reader", "author"] },
      address: object({ street: text, city: text, zip: text, country: text }),
      avatarUrl: text,
      isActive: flag,
      createdAt: instant,
    }),
    Post: object({
      id: { type: "string" },
      userId: { type: "number", "x-member": "User.id" },
      title: text,
      slug: text,
      body: text,
      status: { enum: ["draft", "published"] },
      tags: { type: "array", items: text },
      likes: number,
      publishedAt: maybe(instant),
      updatedAt: instant,
    }),
  },
  {
    Product: object({
      id: number,
      name: text,
      description: text,
      price: number,
      currency: text,
      stock: number,
      rating: number,
    }),
    Order: object({
      id: text,
      productId: number,
      status: { enum: ["pending", "paid", "shipped", "cancelled"] },
      lines: { type: "array", items: object({ name: text, quantity: number, unitPrice: number }) },
      subtotal: number,
      tax: number,
      total: number,
      phone: text,
      placedAt: instant,
      shippedAt: maybe(instant),
    }),
  },
];

/** Sources to make records of for practice: what they take is then compiled. */
export function toSampleSources(locale: string): readonly RecordSource[] {
  return samples.map((definitions) => toSource(definitions, locale));
}

function toSource(definitions: Definitions, locale: string): RecordSource {
  const names = Object.keys(definitions);
  const settings = names.map((name) => ({
    place: name,
    path: `/${name}`,
    type: `${name}[]`,
    operations: undefined,
    count: 3,
    id: undefined,
    fields: new Map(),
    records: [],
    recordsFile: undefined,
    relations: new Map(),
  }));
  const bound = names.map((name) => ({
    name,
    isArray: true,
    schema: { $ref: `#/components/schemas/${name}` as const },
  }));
  const built = buildResources(settings, { bound, definitions, warnings: [], inputs: [] });
  const stored = toStoredResources(built, buildRelations(built, settings, [], []));
  return { config: { seed: 1, locale, resources: settings }, models: { definitions }, ...stored };
}
