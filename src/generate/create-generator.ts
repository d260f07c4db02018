import type { Faker } from "@faker-js/faker";
import type { Resource } from "../schema/resource.ts";
import type { Definitions, Json, JsonObject } from "../schema/schema.ts";
import { type Chance, createChance } from "./chance.ts";
import { generateValue } from "./values-by-kind.ts";

export interface Generator {
  /** The record at a position of its resource; the same position gives the same record. */
  record(resource: Resource, index: number): JsonObject;
}

/** Values are drawn around this instant and not around today: the same seed gives the same bytes. */
const referenceDate = new Date("2026-01-01T00:00:00.000Z");

/** Loads the data library, which a start with an existing dataset does not need. */
export async function createGenerator(seed: number, definitions: Definitions): Promise<Generator> {
  let chance: Chance = createChance(seed);
  const faker = await loadFaker(() => chance.next());
  faker.setDefaultRefDate(referenceDate);
  return {
    record: (resource, index) => {
      const record: Record<string, Json> = {};
      chance = createChance(seed, resource.path, index);
      const variant = faker.helpers.arrayElement(resource.variants);
      for (const [name, schema] of Object.entries(variant.properties)) {
        chance = createChance(seed, resource.path, index, name);
        const isRequired = variant.required.includes(name);
        if (!isRequired && chance.next() < 0.2) continue;
        record[name] =
          resource.shape === "collection" && name === resource.identifier.name
            ? identify(resource.identifier.type, index, faker)
            : generateValue(schema, { name, faker, definitions, depth: 0 });
      }
      return record;
    },
  };
}

function identify(type: "number" | "string", index: number, faker: Faker): Json {
  return type === "number" ? index + 1 : faker.string.uuid();
}

/** One locale's entry, never the whole package; its instance brings the class along. */
async function loadFaker(next: () => number): Promise<Faker> {
  const { faker } = await import("@faker-js/faker/locale/en");
  const Library = faker.constructor as typeof Faker;
  return new Library({ locale: faker.rawDefinitions, randomizer: { next, seed: () => {} } });
}
