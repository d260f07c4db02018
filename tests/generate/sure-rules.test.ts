import { expect, test } from "vitest";
import type { Json, ObjectSchema, Schema } from "../../src/schema/schema.ts";
import { generate, toSingle } from "./support.ts";

const text = { type: "string" } as const;
const number = { type: "number" } as const;
/** What `crypto.randomUUID()` gives, by its type: other texts with four dashes fit it too. */
const fourDashes = { type: "string", pattern: "^.*-.*-.*-.*-.*$" } as const;

async function valuesOf(model: string, properties: Record<string, Schema>, member: string) {
  const schema: ObjectSchema = {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
  const records = await generate(toSingle(schema, model), 60);
  return records.map((record) => record[member] ?? null);
}

const between = (least: number, most: number) => (value: Json) =>
  typeof value === "number" && value >= least && value <= most;
const matches = (pattern: RegExp) => (value: Json) => pattern.test(String(value));

/** One name, two models: each tells another meaning. */
const meanings: readonly (readonly [
  model: string,
  properties: Record<string, Schema>,
  member: string,
  isRight: (value: Json) => boolean,
])[] = [
  ["Voyage", { port: text }, "port", matches(/^[A-Z][a-z]+$/)],
  ["Server", { port: number }, "port", between(3000, 9000)],
  ["Song", { key: text }, "key", matches(/ (?:major|minor)$/)],
  ["ApiCredential", { key: text }, "key", matches(/^[0-9a-f]{32}$/)],
  ["Programme", { channel: text, presenter: text }, "channel", matches(/^[A-Z][\w ]+$/)],
  ["Car", { model: text, make: text }, "model", matches(/^\w+$/)],
  ["Taxi", { driver: text }, "driver", matches(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u)],
  ["CourtCase", { judge: text }, "judge", matches(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u)],
  ["Page", { total: number, page: number }, "total", matches(/^\d+$/)],
  ["Order", { total: number, currency: text }, "total", between(10, 1200)],
  ["File", { size: number }, "size", between(24_000, 8_400_000)],
  ["Shirt", { size: text }, "size", matches(/^X{0,2}[SML]L?$/)],
  ["Project", { teamSize: number }, "teamSize", between(2, 60)],
  ["Track", { duration: number }, "duration", between(120, 345)],
  ["Track", { duration_ms: number }, "duration_ms", between(120_000, 345_000)],
  ["Appointment", { duration: number }, "duration", between(15, 75)],
  ["House", { price: number }, "price", between(148_000, 1_250_000)],
  ["Dish", { price: number }, "price", between(6, 34)],
  [
    "Employee",
    { title: text },
    "title",
    matches(
      /(?:Manager|Designer|Engineer|Developer|Analyst|Specialist|Coordinator|Accountant|Recruiter|Counsel|Researcher|Copywriter|Strategist)$/,
    ),
  ],
  ["Student", { gpa: number }, "gpa", between(2, 4)],
  ["Scholarship", { gpaRequirement: number }, "gpaRequirement", between(2, 3.8)],
  ["HikingTrail", { lengthKm: number }, "lengthKm", between(2, 24)],
  [
    "HikingTrail",
    { routeType: text },
    "routeType",
    matches(/^(?:loop|out and back|point to point)$/),
  ],
  ["Wine", { region: text, country: text }, "country", matches(/^(?!Ethiopia|Colombia)/)],
  ["Wine", { volume: text }, "volume", matches(/^[\d.]+ m?l$/)],
  ["PrintJob", { paperSize: text, pages: number }, "paperSize", matches(/^(?:A\d|Le\w+)$/)],
  [
    "PrintJob",
    { fileName: text, pages: number },
    "fileName",
    matches(/\.(?:pdf|docx|xlsx|png|jpg|csv|pptx|zip)$/),
  ],
  ["PrintJob", { fileName: text, filament: text }, "fileName", matches(/\.(?:stl|3mf|step)$/)],
  [
    "Basket",
    { token: fourDashes },
    "token",
    matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  ],
  ["GymMember", { totalVisits: number }, "totalVisits", between(1, 240)],
  ["Chapter", { title: text, startTime: number }, "startTime", between(0, 3300)],
  ["SubscriptionBox", { nextShipment: text }, "nextShipment", matches(/^20\d\d-/)],
  ["SupportAgent", { shiftStart: text, shiftEnd: text }, "shiftStart", matches(/^\d\d:\d\d$/)],
  [
    "Class",
    { instructor: text, capacity: number, booked: number, waitlist: number },
    "waitlist",
    between(0, 9),
  ],
  ["RealtyViewing", { askingPrice: number }, "askingPrice", between(145_000, 980_000)],
  ["Vaccination", { doseMl: number }, "doseMl", between(0.5, 2)],
  ["Shift", { role: text, startTime: text }, "role", matches(/^[A-Z]/)],
  ["Beehive", { temperature: number }, "temperature", between(32, 36)],
  ["MeterReading", { voltage: number, frequency: number }, "frequency", between(49.9, 50.1)],
  ["LeaveRequest", { reason: text, employeeId: number }, "reason", matches(/^[A-Z]/)],
  ["Flight", { departureTime: text }, "departureTime", matches(/^\d{4}-\d\d-\d\dT/)],
  ["Lesson", { weekday: text, startTime: text }, "startTime", matches(/^\d\d:\d\d$/)],
  ["Report", { pdfUrl: text }, "pdfUrl", matches(/\.pdf$/)],
  ["Episode", { audioUrl: text }, "audioUrl", matches(/\.mp3$/)],
  ["Lesson", { videoUrl: text }, "videoUrl", matches(/\.mp4$/)],
];

test.each(meanings)("%s, among %o: %s", async (model, properties, member, isRight) => {
  const wrong = (await valuesOf(model, properties, member)).filter((value) => !isRight(value));
  expect(wrong).toEqual([]);
});

test("what nothing is known about is a label of its own name, or a small number", async () => {
  const labels = await valuesOf("Widget", { frobnication: text }, "frobnication");
  expect(labels.filter((value) => !/^Frobnication \d+$/.test(String(value)))).toEqual([]);
  const numbers = await valuesOf("Widget", { frobnication: number }, "frobnication");
  expect(numbers.filter((value) => !between(1, 100)(value))).toEqual([]);
  const names = await valuesOf("Gizmo", { name: text }, "name");
  expect(names.filter((value) => !/^[A-Z][A-Za-z ]+ Gizmo(?: \d+)?$/.test(String(value)))).toEqual(
    [],
  );
  expect(new Set(names).size).toBe(names.length);
});

const comments: readonly (readonly [comment: string, schema: Schema, RegExp])[] = [
  ["Seconds since the Unix epoch.", number, /^1[67]\d{8}$/],
  ["Price in cents.", number, /^\d{3,5}$/],
  ["A score between 300 and 850.", number, /^(?:[3-7]\d\d|8[0-4]\d|850)$/],
  ["Share between 0 and 1.", number, /^(?:0|0\.\d\d?|1)$/],
  ["ISO 4217 code.", text, /^[A-Z]{3}$/],
  ["Two-letter country code, lowercase.", text, /^[a-z]{2}$/],
  ["ISO 8601 timestamp.", text, /^\d{4}-\d\d-\d\dT/],
  ["The reference, e.g. `INV-2024-0012`.", text, /^INV-20\d\d-0\d{3}$/],
  ['One of "gold", "silver".', text, /^(?:gold|silver)$/],
];

test.each(comments)("a doc comment is read: %s", async (description, schema, pattern) => {
  const values = await valuesOf("Widget", { frob: { ...schema, description } }, "frob");
  expect(values.filter((value) => !pattern.test(String(value)))).toEqual([]);
});

test("an open union uses what it lists", async () => {
  const schema: Schema = { anyOf: [{ enum: ["red", "green"] }, text] };
  const values = await valuesOf("Widget", { tone: schema }, "tone");
  expect(new Set(values)).toEqual(new Set(["red", "green"]));
});

test("a number inside a template literal is a small whole one", async () => {
  const pattern = String.raw`^user-(?:-?\d+(?:\.\d+)?)$`;
  const values = await valuesOf("Widget", { handle: { ...text, pattern } }, "handle");
  expect(values.filter((value) => !/^user-[1-9]\d{0,2}$/.test(String(value)))).toEqual([]);
});

const foreign: readonly (readonly [language: string, Record<string, RegExp>])[] = [
  [
    "German",
    {
      vorname: /^\p{Lu}\p{L}+$/u,
      plz: /\d/,
      geburtsdatum: /^\d{4}-/,
      strasse: /^\d+ \p{Lu}|^\p{Lu}.* \d+$/u,
    },
  ],
  [
    "French",
    { prenom: /^\p{Lu}\p{L}+$/u, ville: /^\p{Lu}/u, dateNaissance: /^\d{4}-/, codePostal: /\d/ },
  ],
  [
    "Spanish",
    {
      apellidos: /^\p{Lu}\p{L}+$/u,
      correo: /@example/,
      fechaNacimiento: /^\d{4}-/,
      ciudad: /^\p{Lu}/u,
    },
  ],
  [
    "Portuguese",
    {
      sobrenome: /^\p{Lu}\p{L}+$/u,
      endereco: /^\d+ \p{Lu}.*, |^\p{Lu}.* \d+, /u,
      dataEntrega: /^\d{4}-/,
      cep: /\d/,
    },
  ],
];

test.each(foreign)("member names in %s are read", async (_, members) => {
  const properties = Object.fromEntries(Object.keys(members).map((name) => [name, text]));
  for (const [name, pattern] of Object.entries(members)) {
    const values = await valuesOf("Record", properties, name);
    expect(values.filter((value) => !pattern.test(String(value)))).toEqual([]);
  }
});

test("pictures are URIs of less than 200 characters, each of what it shows", async () => {
  const names = ["avatar", "photo", "image", "logo", "cover", "thumbnail"];
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  for (const model of ["User", "Product", "Company", "Trip"]) {
    for (const name of names) {
      const values = (await valuesOf(model, properties, name)).map(String);
      expect(values.every((value) => value.startsWith("data:image/svg+xml,"))).toBe(true);
      expect(Math.max(...values.map((value) => value.length))).toBeLessThan(200);
    }
  }
});
