import type { Faker } from "@faker-js/faker";

type Make<T> = (faker: Faker) => T;

const texts: Readonly<Record<string, Make<string>>> = {
  name: (faker) => faker.person.fullName(),
  firstname: (faker) => faker.person.firstName(),
  lastname: (faker) => faker.person.lastName(),
  email: (faker) => faker.internet.email(),
  username: (faker) => faker.internet.username(),
  city: (faker) => faker.location.city(),
  street: (faker) => faker.location.streetAddress(),
  zip: (faker) => faker.location.zipCode(),
  country: (faker) => faker.location.country(),
  title: (faker) => faker.lorem.sentence(5).replace(/\.$/, ""),
  slug: (faker) => faker.lorem.slug(),
  body: (faker) => faker.lorem.paragraphs(2),
  bio: (faker) => faker.person.bio(),
  url: (faker) => faker.internet.url(),
};

const numbers: Readonly<Record<string, Make<number>>> = {
  age: (faker) => faker.number.int({ min: 18, max: 90 }),
  price: (faker) => Number(faker.commerce.price()),
};

export function textByName(name: string): Make<string> | undefined {
  return texts[toKey(name)];
}

export function numberByName(name: string): Make<number> | undefined {
  return numbers[toKey(name)];
}

function toKey(name: string): string {
  return name.replaceAll(/[^a-z]/gi, "").toLowerCase();
}
