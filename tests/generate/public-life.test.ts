import { expect, test } from "vitest";
import type { JsonObject, ObjectSchema, Schema } from "../../src/schema/schema.ts";
import { generate, toSingle } from "./support.ts";

const text = { type: "string" } as const;
const number = { type: "number" } as const;
const anything = {} as const;
const day = 86_400_000;

const oneOf = (...values: readonly string[]): Schema => ({ enum: [...values] });
const listOf = (items: Schema): Schema => ({ type: "array", items });
const dictionaryOf = (values: Schema): Schema => ({
  type: "object",
  properties: {},
  required: [],
  additionalProperties: values,
});

function toObject(
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): ObjectSchema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

function recordsOf(
  model: string,
  properties: Readonly<Record<string, Schema>>,
  optional?: readonly string[],
) {
  return generate(toSingle(toObject(properties, optional), model), 60);
}

const at = (value: unknown) => Date.parse(String(value));

test("a ward has no more patients than beds, a number to call, and a field of medicine", async () => {
  const wards = await recordsOf("Ward", {
    name: text,
    specialty: text,
    bedCount: number,
    occupiedBeds: number,
    phoneExtension: text,
  });
  for (const { name, specialty, bedCount, occupiedBeds, phoneExtension } of wards) {
    expect(name).toMatch(/Ward/);
    expect(specialty).not.toMatch(/law|tax|photography|design/i);
    expect(Number(occupiedBeds)).toBeLessThanOrEqual(Number(bedCount));
    expect(phoneExtension).toMatch(/^\d{3,4}$/);
  }
});

test("whoever was admitted was ill, and stayed as long as the days say", async () => {
  const admissions = await recordsOf("Admission", {
    reasonForAdmission: text,
    admittedAt: text,
    dischargedAt: text,
    lengthOfStayDays: number,
  });
  for (const { reasonForAdmission, admittedAt, dischargedAt, lengthOfStayDays } of admissions) {
    expect(reasonForAdmission).not.toMatch(/entrance|gate|door|reception/i);
    const days = (at(dischargedAt) - at(admittedAt)) / day;
    expect(Math.abs(days - Number(lengthOfStayDays))).toBeLessThanOrEqual(0.5);
  }
});

test("an election that is to come has no votes yet, and one that is counted is over", async () => {
  const elections = await recordsOf("Election", {
    electionDate: text,
    eligibleVoters: number,
    votesCast: number,
    status: oneOf("upcoming", "counting", "certified"),
  });
  for (const { electionDate, votesCast, status } of elections) {
    const isAhead = at(electionDate) > at("2026-01-01");
    expect(isAhead).toBe(status === "upcoming");
    if (status === "upcoming") expect(votesCast).toBe(0);
  }
});

test("a loan is overdue by the days since it was due, until it came back", async () => {
  const loans = await recordsOf(
    "Loan",
    { copyId: number, checkedOutAt: text, dueAt: text, returnedAt: text, overdueDays: number },
    ["returnedAt"],
  );
  for (const { dueAt, returnedAt, overdueDays } of loans) {
    const until = returnedAt === undefined ? at("2026-01-01") : at(returnedAt);
    expect(overdueDays).toBe(Math.max(0, Math.floor((until - at(dueAt)) / day)));
  }
});

test("a town's request is about one thing, in what it is called, says and who sees to it", async () => {
  const requests = await recordsOf("ServiceRequest", {
    service_name: text,
    description: text,
    agency_responsible: text,
    requested_datetime: text,
  });
  const drains = requests.filter(({ service_name }) => /drain/.test(String(service_name)));
  expect(drains.length).toBeGreaterThan(0);
  for (const { description, agency_responsible } of drains) {
    expect(description).toMatch(/water/i);
    expect(agency_responsible).toBe("Water and Sewer");
  }
});

test("lists of numbers that say where something is are degrees around one place", async () => {
  const fields = await recordsOf("Field", {
    crop: text,
    polygon: listOf(listOf(number)),
    coordinates: listOf(number),
    bbox: listOf(number),
  });
  for (const { polygon, coordinates, bbox } of fields) {
    const ring = polygon as number[][];
    if (ring.flat().length > 0) expect(ring.at(-1)).toEqual(ring[0]);
    const [longitude = 0, latitude = 0, ...others] = coordinates as number[];
    expect(others).toEqual([]);
    const [west = 0, south = 0, east = 0, north = 0] = bbox as number[];
    if (longitude === 0 || west === 0) continue;
    expect(west < longitude && longitude < east && south < latitude && latitude < north).toBe(true);
  }
});

test("an API's records say what they are, and its webhooks listen to something", async () => {
  const endpoints = await recordsOf("WebhookEndpoint", {
    id: text,
    object: text,
    url: text,
    events: listOf(text),
    secret: text,
  });
  for (const { object, events, secret } of endpoints) {
    expect(object).toBe("webhook_endpoint");
    expect((events as string[]).length).toBeGreaterThan(0);
    expect(secret).toMatch(/^whsec_[0-9a-f]+$/);
  }
});

test("a change has another value than before, of what was changed", async () => {
  const logs = await recordsOf("AuditLog", {
    actor: text,
    action: text,
    changes: listOf(toObject({ field: text, old_value: text, new_value: text })),
  });
  const changes = logs.flatMap(({ changes }) => changes as unknown as readonly JsonObject[]);
  for (const { field, old_value, new_value } of changes) {
    expect(new_value).not.toBe(old_value);
    if (field === "price") expect(new_value).toMatch(/^\d+\.\d\d$/);
  }
});

test("the keys of a dictionary are those that such dictionaries have", async () => {
  const devices = await recordsOf("SmartDevice", {
    type: text,
    settings: dictionaryOf(anything),
    metadata: dictionaryOf(text),
  });
  for (const { settings, metadata } of devices) {
    const { ledEnabled = true, volume = 1, reportIntervalSeconds = 1 } = settings as JsonObject;
    expect(ledEnabled).toBeTypeOf("boolean");
    expect(volume).toBeTypeOf("number");
    expect(reportIntervalSeconds).toBeTypeOf("number");
    const known = ["source", "campaign", "reference", "channel", "region", "segment"];
    expect(known).toEqual(expect.arrayContaining(Object.keys(metadata as JsonObject)));
  }
});

test("a model that learns is told by what it does, and its settings are usual ones", async () => {
  const models = await recordsOf("TrainedModel", {
    name: text,
    framework: text,
    task: text,
    f1Score: number,
    parameters: number,
    hyperparameters: toObject({
      learningRate: number,
      dropout: number,
      optimizer: text,
      epochs: number,
    }),
  });
  for (const { framework, f1Score, parameters, hyperparameters } of models) {
    expect(framework).not.toMatch(/adam|relu|entropy/);
    expect(Number(f1Score)).toBeGreaterThan(0.6);
    expect(Number(parameters)).toBeGreaterThanOrEqual(100_000);
    const { dropout, optimizer } = hyperparameters as JsonObject;
    expect(Number(dropout)).toBeLessThanOrEqual(0.5);
    expect(["adam", "adamw", "sgd", "rmsprop"]).toContain(optimizer);
  }
});

test("a message is edited within minutes, and a deployment is ready as soon", async () => {
  const messages = await recordsOf("ChatMessage", { body: text, sentAt: text, editedAt: text });
  for (const { sentAt, editedAt } of messages)
    expect(at(editedAt) - at(sentAt)).toBeLessThan(day / 24);
  const deployments = await recordsOf("Deployment", { created_at: text, ready_at: text });
  for (const { created_at, ready_at } of deployments)
    expect(at(ready_at) - at(created_at)).toBeLessThan(day / 24);
});

test("a line's numbers are a line's, and its last departure is at night", async () => {
  const routes = await recordsOf("Route", {
    shortName: text,
    longName: text,
    agency: text,
    frequencyMinutes: number,
    firstDeparture: text,
    lastDeparture: text,
    stopsCount: number,
    lengthKm: number,
  });
  for (const route of routes) {
    expect(route["shortName"]).toMatch(/^\d+$/);
    expect(route["longName"]).toMatch(/ – /);
    expect(Number(route["frequencyMinutes"])).toBeLessThanOrEqual(30);
    expect(Number(route["lengthKm"])).toBeLessThan(40);
    expect(String(route["firstDeparture"]) < "07:00").toBe(true);
    expect(String(route["lastDeparture"]) >= "22:00").toBe(true);
  }
});

test("a crime is reported after it happened, as what it was", async () => {
  const reports = await recordsOf("CrimeReport", {
    offense: text,
    category: oneOf("theft", "fraud"),
    occurredAt: text,
    reportedAt: text,
    narrative: text,
  });
  for (const { offense, category, occurredAt, reportedAt, narrative } of reports) {
    expect(at(reportedAt)).toBeGreaterThan(at(occurredAt));
    expect(/fraud|invoice/i.test(String(offense))).toBe(category === "fraud");
    expect(/code by phone/.test(String(narrative))).toBe(category === "fraud");
  }
});

test("an incident lasts minutes, and its duration says how many", async () => {
  const incidents = await recordsOf("Incident", {
    title: text,
    started_at: text,
    resolved_at: text,
    duration_minutes: number,
  });
  for (const { started_at, resolved_at, duration_minutes } of incidents) {
    const minutes = (at(resolved_at) - at(started_at)) / 60_000;
    expect(minutes).toBeLessThan(300);
    expect(duration_minutes).toBe(Math.round(minutes));
  }
});

test("a weakness scores as its severity says, and is public after it was found", async () => {
  const weaknesses = await recordsOf("Vulnerability", {
    title: text,
    severity: oneOf("low", "critical"),
    cvss_score: number,
    discovered_at: text,
    published_at: text,
    cwe: text,
  });
  for (const { title, severity, cvss_score, discovered_at, published_at, cwe } of weaknesses) {
    expect(Number(cvss_score) >= 9).toBe(severity === "critical");
    expect(at(published_at)).toBeGreaterThan(at(discovered_at));
    expect(/XSS/.test(String(title))).toBe(/CWE-79/.test(String(cwe)));
  }
});

test("calls of a year are counted, and are no year", async () => {
  const stations = await recordsOf("FireStation", {
    stationNumber: number,
    callsThisYear: number,
    tonnageLastWeek: number,
    apparatus: listOf(text),
  });
  const calls = stations.map(({ callsThisYear }) => Number(callsThisYear));
  expect(calls.some((count) => count < 1900)).toBe(true);
  for (const { stationNumber, apparatus } of stations) {
    expect(Number(stationNumber)).toBeLessThan(60);
    expect(String(apparatus)).not.toMatch(/Apparatus/);
  }
});

test("the item of anything but a shop is no ware", async () => {
  const items = await recordsOf("NotificationItem", { title: text, body: text, read: text });
  const wares = await recordsOf("OrderItem", { title: text, quantity: number, unitPrice: number });
  const titles = new Set(wares.map(({ title }) => title));
  expect(items.filter(({ title }) => titles.has(title))).toEqual([]);
  expect(items.some(({ title }) => /you/.test(String(title)))).toBe(true);
});

test("the link of a file ends in the file's name", async () => {
  const files = await recordsOf("Attachment", { fileName: text, mimeType: text, url: text });
  for (const { fileName, url } of files) expect(String(url).endsWith(`/${fileName}`)).toBe(true);
});

test("a transfer on a chain goes from address to address, and waits without confirmations", async () => {
  const transfers = await recordsOf("CryptoTransaction", {
    hash: text,
    block_number: number,
    from: text,
    to: text,
    gas_used: number,
    confirmations: number,
    status: oneOf("pending", "confirmed"),
  });
  for (const { from, to, hash, status, confirmations } of transfers) {
    expect(from).toMatch(/^0x[0-9a-f]{40}$/);
    expect(to).toMatch(/^0x[0-9a-f]{40}$/);
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
    if (status === "pending") expect(confirmations).toBe(0);
  }
});
