import { expect, test } from "vitest";
import {
  at,
  daysFrom,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

test("what a log says was asked for, and answered, by a service that does such things", async () => {
  const entries = await recordsOf("LogEntry", {
    ...textsOf("message", "service", "method", "path", "traceId", "spanId"),
    level: oneOf("info", "warn", "error"),
    statusCode: number,
  });
  const orders = entries.filter(({ message }) => message === "Order created");
  expect(orders.length).toBeGreaterThan(0);
  for (const { method, path, statusCode } of orders)
    expect({ method, path, statusCode }).toEqual({
      method: "POST",
      path: "/api/orders",
      statusCode: 201,
    });
  for (const { traceId, spanId } of entries) {
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(spanId).toMatch(/^[0-9a-f]{16}$/);
  }
});

test("a template for emails says in its text what its subject promises, with its placeholders", async () => {
  const templates = await recordsOf("MailTemplate", {
    ...textsOf("name", "subject", "body"),
    placeholders: { type: "array", items: text },
  });
  const reset = templates.filter(({ name }) => name === "Password reset");
  expect(reset.length).toBeGreaterThan(0);
  for (const { subject, body, placeholders } of reset) {
    expect(subject).toBe("Reset your password");
    expect(body).toContain("{{resetUrl}}");
    expect(placeholders).toEqual(["firstName", "resetUrl"]);
  }
});

test("a zone is in its region, and a machine has the size that its type says", async () => {
  const servers = await recordsOf("Server", {
    ...textsOf("hostname", "region", "availabilityZone", "machineType", "privateIp"),
    publicIp: orNull(text),
    status: oneOf("running", "stopped"),
    vcpus: number,
    memoryGb: number,
  });
  const sizes = new Map<unknown, unknown>();
  for (const { region, availabilityZone, machineType, vcpus, memoryGb, ...rest } of servers) {
    expect(availabilityZone).toMatch(new RegExp(`^${region}[a-d]$`));
    expect(rest["privateIp"]).toMatch(/^10\./);
    expect(rest["publicIp"] === null).toBe(rest["status"] === "stopped");
    const size = `${vcpus} and ${memoryGb}`;
    expect(sizes.get(machineType) ?? size).toBe(size);
    sizes.set(machineType, size);
  }
  expect(sizes.size).toBeGreaterThan(3);
});

test("a DNS record is called as its type is, and only mail has a priority", async () => {
  const records = await recordsOf("DnsRecord", {
    ...textsOf("name", "value"),
    type: oneOf("A", "CNAME", "MX", "TXT"),
    priority: orNull(number),
  });
  for (const { type, name, priority } of records) {
    expect(priority !== null).toBe(type === "MX");
    expect(name === "_dmarc" || name === "mail._domainkey").toBe(type === "TXT" && name !== "@");
  }
});

test("a certificate is valid since some day in the past, for a year at most", async () => {
  const certificates = await recordsOf("SslCertificate", {
    ...textsOf("domain", "issuer", "validFrom", "validUntil"),
    autoRenew: { type: "boolean" },
  });
  for (const { validFrom, validUntil } of certificates) {
    expect(daysFrom(validFrom)).toBeLessThanOrEqual(0);
    expect(at(validUntil) - at(validFrom)).toBeLessThanOrEqual(398 * 86_400_000);
  }
});

test("a backup is kept for as long as it says, and is larger than a photo", async () => {
  const backups = await recordsOf("Backup", {
    ...textsOf("database", "createdAt", "expiresAt"),
    retentionDays: number,
    sizeBytes: number,
  });
  for (const { createdAt, expiresAt, retentionDays, sizeBytes } of backups) {
    expect(Math.round((at(expiresAt) - at(createdAt)) / 86_400_000)).toBe(retentionDays);
    expect(Number(sizeBytes)).toBeGreaterThan(100_000_000);
  }
});

test("the steps of a run take no longer than the run, and speak of their states as it does", async () => {
  const runs = await recordsOf("WorkflowRun", {
    status: oneOf("queued", "success", "failure"),
    durationSeconds: number,
    steps: listOf({ ...textsOf("name", "status"), durationSeconds: number }),
  });
  for (const run of runs) {
    const steps = itemsOf(run, "steps");
    const sum = steps.reduce((all, { durationSeconds }) => all + Number(durationSeconds), 0);
    expect(sum).toBeLessThanOrEqual(Number(run["durationSeconds"]));
    if (run["status"] === "success")
      expect(steps.map(({ status }) => status)).toEqual(steps.map(() => "success"));
  }
});

test("what is told of an outage says in each update how far one was, where that may be any text", async () => {
  const incidents = await recordsOf("Incident", {
    status: oneOf("investigating", "identified", "resolved"),
    updates: listOf(textsOf("message", "status")),
  });
  for (const incident of incidents) {
    const last = itemsOf(incident, "updates").at(-1);
    if (last) expect(last["status"]).toBe(incident["status"]);
  }
});

test("a test shares its visitors out evenly, and one that is a draft has had none", async () => {
  const tests = await recordsOf("Experiment", {
    ...textsOf("name", "hypothesis"),
    status: oneOf("draft", "running", "completed"),
    variants: listOf({
      ...textsOf("key"),
      weight: number,
      visitors: number,
      conversions: number,
      conversionRate: number,
    }),
  });
  for (const { status, ...rest } of tests) {
    const variants = itemsOf(rest, "variants");
    const weights = variants.map(({ weight }) => Number(weight));
    expect(weights.reduce((sum, one) => sum + one, 0)).toBe(100);
    expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(3);
    expect(variants[0]?.["key"]).toBe("control");
    for (const { visitors, conversions, conversionRate } of variants) {
      if (status === "draft") expect([visitors, conversions, conversionRate]).toEqual([0, 0, 0]);
      else
        expect(Number(conversionRate)).toBeCloseTo(
          (Number(conversions) / Number(visitors)) * 100,
          0,
        );
    }
  }
});

test("a question that one chooses an answer to has answers, also where they may be missing", async () => {
  const questions = await recordsOf("Question", {
    ...textsOf("text"),
    type: oneOf("single", "multiple", "text"),
    options: orNull({ type: "array", items: { type: "string" } }),
  });
  for (const { type, options } of questions)
    if (type !== "text") expect(Array.isArray(options) && options.length > 1).toBe(true);
});

test("what is repaired is a machine with a tag, and a judge in a civil case finds nobody guilty", async () => {
  const orders = await recordsOf("WorkOrder", {
    ...textsOf("description"),
    asset: toObject(textsOf("tag", "name", "location")),
  });
  for (const { asset } of orders) {
    const { tag, name } = asset as Readonly<Record<string, unknown>>;
    expect(tag).toMatch(/^AST-\d{4}$/);
    expect(name).not.toMatch(/\./);
  }
  const cases = await recordsOf("CourtCase", {
    ...textsOf("plaintiff", "defendant", "verdict"),
    caseType: oneOf("civil", "criminal"),
    claimAmount: orNull(number),
  });
  for (const { caseType, verdict, claimAmount } of cases) {
    expect(/guilty/i.test(String(verdict))).toBe(caseType === "criminal");
    expect(claimAmount === null).toBe(caseType === "criminal");
  }
});

test("what is lent to a museum comes back months later, and how it came back is told then", async () => {
  const loans = await recordsOf("MuseumLoan", {
    ...textsOf("artwork", "lender", "borrower", "shipDate", "returnDate"),
    conditionIn: orNull(text),
    status: oneOf("approved", "shipped", "returned"),
  });
  for (const { artwork, shipDate, returnDate, conditionIn, status } of loans) {
    expect(artwork).not.toMatch(/^data:/);
    expect(daysFrom(returnDate) - daysFrom(shipDate)).toBeGreaterThan(50);
    expect(conditionIn !== null).toBe(status === "returned");
  }
});

test("most of those who may vote have voted, and what never closes says so in its hours", async () => {
  const districts = await recordsOf("VotingDistrict", {
    ...textsOf("name"),
    registeredVoters: number,
    ballotsCast: number,
  });
  for (const { registeredVoters, ballotsCast } of districts) {
    expect(Number(ballotsCast)).toBeGreaterThan(Number(registeredVoters) * 0.4);
    expect(Number(ballotsCast)).toBeLessThan(Number(registeredVoters));
  }
  const stations = await recordsOf("ChargingStation", {
    ...textsOf("operator", "openingHours"),
    open24h: { type: "boolean" },
  });
  for (const { openingHours, open24h } of stations)
    expect(/24 hours/.test(String(openingHours))).toBe(open24h);
});

test("what runs by itself and says no schedule has run last night and runs in the next", async () => {
  const jobs = await recordsOf("CatalogSync", { ...textsOf("source", "lastRun", "nextRun") });
  for (const { lastRun, nextRun } of jobs) {
    expect(daysFrom(lastRun)).toBeGreaterThan(-1.1);
    expect(at(nextRun) - at(lastRun)).toBe(86_400_000);
  }
});

test("who takes part in a study is told by criteria for people", async () => {
  const trials = await recordsOf("ClinicalTrial", {
    ...textsOf("title", "condition"),
    inclusionCriteria: { type: "array", items: text },
    exclusionCriteria: { type: "array", items: text },
  });
  for (const { inclusionCriteria, exclusionCriteria } of trials)
    for (const said of [...(inclusionCriteria as string[]), ...(exclusionCriteria as string[])])
      expect(said).toMatch(/^[A-Z][^=>]+$/);
});
