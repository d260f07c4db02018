import { describe, expect, test } from "vitest";
import type { Json, ObjectSchema, Schema } from "../../src/schema/schema.ts";
import { generate, toCollection } from "./support.ts";

type Kind = RegExp | ((value: Json) => boolean);

const text = { type: "string" } as const;
const number = { type: "number" } as const;
const date = { type: "string", format: "date-time" } as const;

const name = /^[\p{Lu}][\p{L}'’-]+$/u;
const fullName = /^[\p{Lu}][\p{L}'’-]+ [\p{Lu}][\p{L}'’-]+$/u;
const email = /^[a-z0-9._-]+@example\.(?:com|org|net)$/;
const handle = /^[a-z]+[._][a-z]+\d*$/;
const words = /^[\p{L}\p{N}].*[\p{L}\p{N}.!?]$/u;
const sentence = /^[\p{Lu}\p{Ll}].{12,}[.!?]$/su;
const picture = /^data:image\/svg\+xml,%3Csvg/;
const link = /^https:\/\/[\w./-]+$/;
const day = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/;
const phone = /^[\d() -]{9,}$/;
const between =
  (least: number, most: number, decimals = 0): Kind =>
  (value) =>
    typeof value === "number" &&
    value >= least &&
    value <= most &&
    Number(value.toFixed(decimals)) === value;
const before =
  (limit: string): Kind =>
  (value) =>
    String(value) < limit;
const after =
  (limit: string): Kind =>
  (value) =>
    String(value) > limit;
const now = "2026-01-01T00:00:00.001Z";

/** Every name stands in a model that could be somebody's: the model is part of what it means. */
const models: Readonly<Record<string, Readonly<Record<string, readonly [Schema, Kind]>>>> = {
  User: {
    name: [text, fullName],
    firstName: [text, name],
    last_name: [text, name],
    fullName: [text, fullName],
    email: [text, email],
    workEmail: [text, email],
    username: [text, handle],
    handle: [text, handle],
    avatar: [text, picture],
    avatarUrl: [text, picture],
    profilePicture: [text, picture],
    bio: [text, sentence],
    about: [text, sentence],
    phone: [text, phone],
    phoneNumber: [text, phone],
    mobile: [text, phone],
    jobTitle: [text, words],
    occupation: [text, words],
    department: [text, words],
    gender: [text, /^(?:fe)?male$/],
    initials: [text, /^\p{Lu}\p{Lu}$/u],
    nationality: [text, name],
    age: [number, between(19, 74)],
    birthDate: [text, day],
    dateOfBirth: [date, before("2008")],
    website: [text, /^https:\/\/[a-z]+\.example$/],
    twitter: [text, /^@\w+$/],
    language: [text, name],
    locale: [text, /^[a-z]{2}$/],
    timezone: [text, /^[A-Z]\w+\/[A-Z]\w+$/],
    city: [text, /^[\p{Lu}][\p{L} -]+$/u],
    country: [text, /^[\p{Lu}][\p{L} -]+$/u],
    isActive: [{ type: "boolean" }, (value) => typeof value === "boolean"],
    isAdmin: [{ type: "boolean" }, (value) => typeof value === "boolean"],
    followers: [number, between(0, 10_000)],
    followingCount: [number, between(0, 10_000)],
    createdAt: [date, before(now)],
    updatedAt: [date, before(now)],
    lastLoginAt: [date, before(now)],
    lastSeen: [date, before(now)],
    joinedAt: [text, instant],
    salary: [number, between(32_000, 145_000)],
    password: [text, /^[a-z]+-[a-z]+-\d\d$/],
    skills: [{ type: "array", items: text, minItems: 1 }, (value) => Array.isArray(value)],
    role: [text, /^(?:admin|editor|member|viewer)$/],
    ipAddress: [text, /^203\.0\.113\.\d+$/],
    userAgent: [text, /^Mozilla/],
    pronouns: [text, /^(?:she\/her|he\/him)$/],
  },
  Address: {
    street: [text, /^\d+ [\p{Lu}]|^\p{Lu}.* \d+$/u],
    streetAddress: [text, /^\d+ [\p{Lu}]|^\p{Lu}.* \d+$/u],
    addressLine1: [text, /^\d+ [\p{Lu}]|^\p{Lu}.* \d+$/u],
    addressLine2: [text, /^(?:Apt|Suite|Unit) \d+$/],
    city: [text, /^\p{Lu}/u],
    town: [text, /^\p{Lu}/u],
    state: [text, /^\p{Lu}/u],
    province: [text, /^\p{Lu}/u],
    zip: [text, /^[\dA-Z -]{4,9}$/],
    postal_code: [text, /^[\dA-Z -]{4,9}$/],
    postcode: [text, /^[\dA-Z -]{4,9}$/],
    country: [text, /^\p{Lu}/u],
    countryCode: [text, /^[A-Z]{2}$/],
    lat: [number, between(-60, 65, 5)],
    latitude: [number, between(-60, 65, 5)],
    lng: [number, between(-180, 180, 5)],
    longitude: [number, between(-180, 180, 5)],
    address: [text, /^\d+ .*, |^\p{Lu}.* \d+, /u],
    location: [text, /^.+, .+$/],
  },
  Product: {
    name: [text, /^[A-Z][\w-]+ [\w ,&-]+$/],
    title: [text, /^[A-Z][\w-]+ [\w ,&-]+$/],
    description: [text, sentence],
    price: [number, between(4, 240, 2)],
    unitPrice: [number, between(4, 240, 2)],
    cost: [number, between(4, 240, 2)],
    salePrice: [number, between(0, 240, 2)],
    currency: [text, /^[A-Z]{3}$/],
    sku: [text, /^[A-Z]{3}-\d{4}$/],
    barcode: [text, /^400\d{10}$/],
    stock: [number, between(0, 180)],
    quantity: [number, between(1, 6)],
    rating: [number, between(2.5, 5, 1)],
    reviewCount: [number, between(0, 480)],
    category: [text, name],
    brand: [text, /^[A-Z][\w]+(?: (?:& )?[A-Z][\w ]+)?$/],
    manufacturer: [text, /^[A-Z][\w]+ (?:& )?[A-Z][\w ]+$/],
    color: [text, /^[A-Z][a-z]+( [a-z]+)?$/],
    size: [text, /^X{0,2}[SML]L?$/],
    material: [text, name],
    weight: [number, between(0.2, 24, 1)],
    width: [number, between(4, 120)],
    image: [text, picture],
    imageUrl: [text, picture],
    thumbnail: [text, picture],
    images: [{ type: "array", items: text, minItems: 2 }, (value) => Array.isArray(value)],
    discount: [number, between(5, 40)],
    tags: [{ type: "array", items: text, minItems: 2 }, (value) => Array.isArray(value)],
    inStock: [{ type: "boolean" }, (value) => typeof value === "boolean"],
    slug: [text, /^[a-z0-9]+(?:-[a-z0-9]+)*$/],
    isbn: [text, /^978-/],
  },
  Post: {
    title: [text, words],
    headline: [text, words],
    subtitle: [text, words],
    slug: [text, /^[a-z0-9]+(?:-[a-z0-9]+)*$/],
    body: [text, sentence],
    content: [text, sentence],
    excerpt: [text, sentence],
    summary: [text, sentence],
    author: [text, fullName],
    authorName: [text, fullName],
    coverImage: [text, picture],
    publishedAt: [date, before(now)],
    views: [number, between(20, 48_000)],
    likes: [number, between(0, 240)],
    commentCount: [number, between(0, 240)],
    readingTime: [number, between(2, 12)],
    featured: [{ type: "boolean" }, (value) => typeof value === "boolean"],
    keywords: [{ type: "array", items: text, minItems: 1 }, (value) => Array.isArray(value)],
    url: [text, link],
    category: [text, name],
  },
  Comment: {
    body: [text, words],
    text: [text, words],
    message: [text, words],
    likes: [number, between(0, 240)],
  },
  Review: {
    comment: [text, words],
    title: [text, words],
    stars: [number, between(1, 5)],
    text: [text, sentence],
  },
  Company: {
    name: [text, /^[A-Z][\w]+ (?:& )?[A-Z][\w ]+$/],
    description: [text, sentence],
    logo: [text, picture],
    industryCode: [text, /^\d{4}$/],
    employees: [number, between(4, 1200)],
    founded: [number, between(1988, 2025)],
    revenue: [number, between(10_000, 900_000)],
    vatNumber: [text, /^[A-Z]{2}000\d{6}$/],
    headquarters: [text, /^.+, .+$/],
    ceo: [text, (value) => typeof value === "string"],
  },
  Order: {
    orderNumber: [text, /^ORD-1\d{4}$/],
    total: [number, between(10, 1300, 2)],
    subtotal: [number, between(10, 1300, 2)],
    // A share of the subtotal, which may be 1200.
    tax: [number, between(0.4, 240, 2)],
    shippingAddress: [text, /^\d+ .*, |^\p{Lu}.* \d+, /u],
    trackingNumber: [text, /^1Z 999/],
    paymentMethod: [text, words],
    customerName: [text, fullName],
    customerEmail: [text, email],
    notes: [text, sentence],
    couponCode: [text, /^[A-Z]+\d*$/],
    paidAt: [date, before(now)],
    shippedAt: [date, before(now)],
    deliveredAt: [date, before(now)],
    orderDate: [text, day],
    iban: [text, /^[A-Z]{2}00 (?:HRBK|0000) /],
    cardLast4: [text, /^\d{4}$/],
  },
  Event: {
    title: [text, words],
    startDate: [date, instant],
    endDate: [date, instant],
    startTime: [text, instant],
    venue: [text, words],
    // From a table for eight to a market square: what each kind takes is held with the events.
    capacity: [number, between(4, 3000)],
    organizer: [text, (value) => typeof value === "string"],
    speaker: [text, fullName],
  },
  Task: {
    title: [text, /^[A-Z][a-z]+ /],
    description: [text, sentence],
    priority: [text, /^(?:low|medium|high|urgent)$/],
    status: [text, words],
    dueDate: [date, after(now)],
    deadline: [text, day],
    assignee: [text, fullName],
    progress: [number, between(0, 100)],
    estimate: [number, between(1, 13)],
    completed: [{ type: "boolean" }, (value) => typeof value === "boolean"],
  },
  Job: {
    title: [text, words],
    company: [text, words],
    minSalary: [number, between(1, 145_000)],
    location: [text, /, /],
  },
  File: {
    name: [text, /^[a-z-]+-\w+\.[a-z]+$/],
    mimeType: [text, /^[a-z]+\/[a-z0-9][a-z0-9.+-]*$/],
    size: [number, between(24_000, 8_400_000)],
    extension: [text, /^[a-z]+$/],
    checksum: [text, /^[0-9a-f]{40}$/],
    version: [text, /^\d+\.\d+\.\d+$/],
    downloadUrl: [
      text,
      /^https:\/\/example\.com\/files\/[a-z0-9-]+\.(?:pdf|docx|xlsx|pptx|png|jpg|csv|zip|mp4|txt)$/,
    ],
    uploadedAt: [date, before(now)],
    uploadedBy: [text, fullName],
  },
  Recipe: {
    name: [text, words],
    servings: [number, between(1, 8)],
    calories: [number, between(120, 850)],
    cuisine: [text, name],
  },
  Vehicle: {
    make: [text, name],
    model: [text, /^\w+$/],
    year: [number, between(1988, 2025)],
    mileage: [number, between(4_000, 180_000)],
  },
};

const cases = Object.entries(models).flatMap(([model, members]) =>
  Object.entries(members).map(([member, [schema, kind]]) => ({ model, member, schema, kind })),
);

function schemaOf(model: string): ObjectSchema {
  const members = Object.entries(models[model] ?? {}).map(([member, [schema]]) => [member, schema]);
  const properties = Object.fromEntries([["id", { type: "number" }], ...members]);
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function fits(kind: Kind, value: Json): boolean {
  return typeof kind === "function" ? kind(value) : kind.test(String(value));
}

test("the list has at least 150 names", () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
});

describe.each(Object.keys(models))("of a %s", (model) => {
  test("every member's value is of the kind that its name promises", async () => {
    const resource = toCollection(schemaOf(model), { model });
    const records = await generate(resource, 40);
    const silly = cases
      .filter((one) => one.model === model)
      .flatMap(({ member, kind }) =>
        records
          .map((record) => record[member] ?? null)
          .filter((value) => !fits(kind, value))
          .slice(0, 1)
          .map((value) => `${model}.${member}: ${JSON.stringify(value)}`),
      );
    expect(silly).toEqual([]);
  });
});
