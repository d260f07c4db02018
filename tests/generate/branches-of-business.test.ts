import { expect, test } from "vitest";
import { inferReferences } from "../../src/schema/relations/infer-references.ts";
import type { JsonObject, Schema } from "../../src/schema/schema.ts";
import {
  at,
  daysFrom,
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  toObject,
} from "./models.ts";
import { generate, toCollection } from "./support.ts";

type Members = Readonly<Record<string, Schema>>;

/** Records that refer to others, each with the one that it refers to. */
async function pairsOf(
  [model, members]: readonly [string, Members],
  [other, others]: readonly [string, Members],
  count = 60,
): Promise<readonly (readonly [JsonObject, JsonObject])[]> {
  const holder = `${other.charAt(0).toLowerCase()}${other.slice(1)}Id`;
  const toThings = (name: string, properties: Members) =>
    toCollection(toObject({ id: text, ...properties }), {
      model: name,
      path: `/${name.toLowerCase()}s`,
      count,
    });
  const things = toThings(other, others);
  const own = toThings(model, { [holder]: text, ...members });
  const resources = [own, things];
  const relations = inferReferences(resources, [], [], []);
  const [found, all] = await Promise.all(
    [own, things].map((resource) => generate(resource, count, { resources, relations })),
  );
  const byId = new Map((all ?? []).map((thing) => [thing["id"], thing]));
  return (found ?? []).map((record) => [record, byId.get(record[holder]) ?? {}] as const);
}

test("nobody claims a stolen car from who insures their life", async () => {
  const claims = await pairsOf(
    ["Claim", { type: oneOf("accident", "theft", "fire", "medical"), description: text }],
    ["Policy", { policyNumber: text, type: oneOf("auto", "home", "health") }],
  );
  const insured = {
    auto: /^(?:accident|theft)$/,
    home: /^(?:fire|theft)$/,
    health: /^medical$/,
  };
  for (const [{ type, description }, policy] of claims) {
    expect(type).toMatch(insured[policy["type"] as keyof typeof insured]);
    if (type === "medical") expect(description).toMatch(/stay|surgery|therapy/i);
    if (type === "fire") expect(description).toMatch(/fire|smoke/i);
  }
});

test("a meter is read in its own unit, and a field yields what grows on it", async () => {
  const readings = await pairsOf(
    ["MeterReading", { value: number, previousValue: number, unit: text }],
    ["Meter", { type: oneOf("electricity", "gas", "water"), unit: text }],
  );
  for (const [{ unit }, meter] of readings) expect(unit).toBe(meter["unit"]);
  const harvests = await pairsOf(
    ["Harvest", { crop: text, yieldTons: number, pricePerTon: number, totalRevenue: number }],
    ["Field", { name: text, currentCrop: text, areaHectares: number }],
  );
  for (const [{ crop, yieldTons, pricePerTon, totalRevenue }, field] of harvests) {
    expect(crop).toBe(field["currentCrop"]);
    expect(totalRevenue).toBeCloseTo(Number(yieldTons) * Number(pricePerTon), 1);
  }
});

test("who has failed an inspection was inspected, and is inspected again", async () => {
  const inspections = await recordsOf("SiteInspection", {
    inspector: text,
    scheduledDate: text,
    completedDate: orNull(text),
    result: oneOf("passed", "failed", "pending"),
    findings: { type: "array", items: text },
    reinspectionRequired: flag,
  });
  for (const { result, completedDate, findings, reinspectionRequired } of inspections) {
    expect(completedDate === null).toBe(result === "pending");
    expect(reinspectionRequired).toBe(result === "failed");
    if (result !== "failed") expect(findings).toEqual([]);
  }
});

test("of what was not found there are no kinds", async () => {
  const checks = await recordsOf("BatchCheck", {
    sampleSize: number,
    defectsFound: number,
    defectTypes: { type: "array", items: text },
  });
  expect(checks.some(({ defectsFound }) => defectsFound === 0)).toBe(true);
  for (const { defectsFound, defectTypes } of checks)
    expect((defectTypes as readonly string[]).length).toBeLessThanOrEqual(Number(defectsFound));
});

test("nobody is sent a bill for hours that are not billable", async () => {
  const entries = await recordsOf("TimeEntry", { hours: number, billable: flag, invoiced: flag });
  for (const { billable, invoiced } of entries)
    if (billable === false) expect(invoiced).toBe(false);
});

test("nobody has approved what is still a draft", async () => {
  const orders = await recordsOf("PurchaseOrder", {
    poNumber: text,
    status: oneOf("draft", "sent", "confirmed", "received", "cancelled"),
    approvedBy: orNull(text),
  });
  const drafts = orders.filter(({ status }) => status === "draft");
  expect(drafts.length).toBeGreaterThan(0);
  for (const { approvedBy } of drafts) expect(approvedBy).toBeNull();
});

test("what is paid once a year is more than what is paid each month", async () => {
  const policies = await recordsOf("InsurancePolicy", {
    premium: number,
    paymentFrequency: oneOf("monthly", "yearly"),
  });
  for (const { premium, paymentFrequency } of policies)
    if (paymentFrequency === "yearly") expect(Number(premium)).toBeGreaterThan(150);
});

test("what was delivered was due, where nothing else says when that was", async () => {
  const jobs = await recordsOf("PrintJob", {
    jobNumber: text,
    dueDate: text,
    status: oneOf("received", "printing", "delivered"),
  });
  for (const { status, dueDate } of jobs) expect(at(dueDate) < now).toBe(status === "delivered");
});

test("whoever came has checked in, and nobody else", async () => {
  const bookings = await recordsOf("DeskBooking", {
    memberName: text,
    date: text,
    startTime: text,
    checkedIn: flag,
    status: oneOf("confirmed", "cancelled", "completed"),
  });
  for (const { status, checkedIn } of bookings) expect(checkedIn).toBe(status === "completed");
});

test("a test has a control, and one of its variants wins when it is over", async () => {
  const tests = await recordsOf("ABTest", {
    name: text,
    status: oneOf("running", "finished"),
    winner: orNull(text),
    variants: listOf({ name: text, visitors: number, conversions: number, conversionRate: number }),
  });
  for (const record of tests) {
    const variants = itemsOf(record, "variants");
    expect(variants.length).toBeGreaterThan(1);
    expect(variants[0]?.["name"]).toBe("Control");
    const best = variants.toSorted(
      (one, other) => Number(other["conversionRate"]) - Number(one["conversionRate"]),
    )[0];
    expect(record["winner"]).toBe(record["status"] === "running" ? null : best?.["name"]);
  }
});

test("what is told of the last time comes with when that was", async () => {
  const hooks = await recordsOf("Webhook", {
    url: text,
    lastDeliveryAt: orNull(text),
    lastStatusCode: orNull(number),
  });
  for (const { lastDeliveryAt, lastStatusCode } of hooks)
    expect(lastStatusCode === null).toBe(lastDeliveryAt === null);
});

test("whoever is on duty is somebody", async () => {
  for (const { guardOnDuty, officerInCharge } of await recordsOf("SecurityIncident", {
    title: text,
    guardOnDuty: text,
    officerInCharge: text,
  })) {
    expect(guardOnDuty).toMatch(/^\S+ \S+/);
    expect(officerInCharge).toMatch(/^\S+ \S+/);
    expect(guardOnDuty).not.toMatch(/Opening|Closing|Stock|Guard/);
  }
});

test("what is left of the tasks says how far a milestone is", async () => {
  const milestones = await recordsOf("Milestone", {
    title: text,
    taskCount: number,
    openTasks: number,
    progress: number,
  });
  for (const { taskCount, openTasks, progress } of milestones) {
    const done = 100 * (1 - Number(openTasks) / Number(taskCount));
    expect(Math.abs(done - Number(progress))).toBeLessThanOrEqual(1);
  }
});

test("nobody sees a feature that is off", async () => {
  const flags = await recordsOf("FeatureFlag", { enabled: flag, rolloutPercentage: number });
  for (const { enabled, rolloutPercentage } of flags)
    expect(Number(rolloutPercentage) > 0).toBe(enabled);
});

test("half a user visits no page", async () => {
  const metrics = await recordsOf("Metric", { name: text, value: number, unit: text });
  const counted = metrics.filter(({ unit }) => unit === "users" || unit === "views");
  expect(counted.length).toBeGreaterThan(0);
  for (const { value } of counted) expect(Number.isInteger(value)).toBe(true);
});

test("a machine that is looked after has stood there for months", async () => {
  const machines = await recordsOf("Machine", { name: text, installedAt: text });
  for (const { installedAt } of machines) expect(daysFrom(installedAt)).toBeLessThan(-100);
});

test("what was ordered is delivered after that, whatever number the order has", async () => {
  const orders = await recordsOf("Order", {
    orderNumber: text,
    orderDate: text,
    deliveryDate: text,
    status: text,
  });
  for (const { orderDate, deliveryDate } of orders)
    expect(at(deliveryDate)).toBeGreaterThan(at(orderDate));
});

test("what goes on has no end that anybody could know", async () => {
  const jobs = await recordsOf("Job", {
    quantityOrdered: number,
    scrapCount: number,
    startTime: text,
    endTime: orNull(text),
    status: oneOf("queued", "running", "done"),
  });
  for (const { status, endTime } of jobs) expect(endTime === null).toBe(status !== "done");
});

test("a bill for power is what was used, at its price, with what is paid anyway", async () => {
  const bills = await recordsOf("EnergyBill", {
    kwhUsed: number,
    ratePerKwh: number,
    baseCharge: number,
    taxes: number,
    totalDue: number,
  });
  for (const { kwhUsed, ratePerKwh, baseCharge, taxes, totalDue } of bills) {
    const net = Number(kwhUsed) * Number(ratePerKwh) + Number(baseCharge);
    expect(Number(totalDue)).toBeCloseTo(net + Number(taxes), 1);
  }
});

test("what was sown last week is not in flower, and what is harvested was ripe", async () => {
  const crops = await recordsOf("Crop", {
    name: text,
    plantingDate: text,
    harvestDate: text,
    growthStage: text,
  });
  for (const { harvestDate, growthStage } of crops)
    expect(growthStage === "harvested").toBe(at(harvestDate) < now);
});

test("what goes off is food", async () => {
  const products = await recordsOf("Product", { name: text, price: number, expiryDate: text });
  for (const { name, price } of products) {
    expect(name).not.toMatch(/Chair|Vase|Wallet|Lamp/);
    expect(Number(price)).toBeLessThan(12);
  }
});

test("nobody has counted the cash of a register that is open", async () => {
  const registers = await recordsOf("CashRegister", {
    openingFloat: number,
    cashSales: number,
    expectedCash: number,
    countedCash: orNull(number),
    status: oneOf("open", "closed"),
  });
  for (const { status, openingFloat, cashSales, expectedCash, countedCash } of registers) {
    expect(countedCash === null).toBe(status === "open");
    expect(expectedCash).toBeCloseTo(Number(openingFloat) + Number(cashSales), 1);
  }
});

test("a case is called by those who meet in court, and decided once they have", async () => {
  for (const { caseTitle, plaintiff, hearingDate, outcome } of await recordsOf("CourtHearing", {
    caseTitle: text,
    plaintiff: text,
    defendant: text,
    hearingDate: text,
    outcome: orNull(text),
  })) {
    expect(caseTitle).toMatch(new RegExp(`^${String(plaintiff).split(" ").at(-1)} v\\. `));
    if (at(hearingDate) > now) expect(outcome).toBeNull();
  }
});

test("who has won so many of so many cases wins that share of them", async () => {
  const attorneys = await recordsOf("Attorney", {
    name: text,
    casesWon: number,
    casesTotal: number,
    winRate: number,
  });
  for (const { casesWon, casesTotal, winRate } of attorneys)
    expect(Math.abs(Number(winRate) - (100 * Number(casesWon)) / Number(casesTotal))).toBeLessThan(
      1,
    );
});

test("an invoice for hours has the expenses in its total", async () => {
  const invoices = await recordsOf("LegalInvoice", {
    hours: number,
    rate: number,
    expenses: number,
    total: number,
  });
  for (const { hours, rate, expenses, total } of invoices)
    expect(total).toBeCloseTo(Number(hours) * Number(rate) + Number(expenses), 1);
});

test("a total of what is measured is no handful", async () => {
  for (const { totalHeatMwh } of await recordsOf("HeatPlant", { name: text, totalHeatMwh: number }))
    expect(Number(totalHeatMwh)).toBeGreaterThan(100);
});

test("what stands still turns nothing, and makes nothing", async () => {
  const turbines = await recordsOf("WindTurbine", {
    name: text,
    currentPowerMw: number,
    rotorRpm: number,
    status: oneOf("operating", "stopped"),
  });
  for (const { status, currentPowerMw, rotorRpm } of turbines) {
    expect(Number(currentPowerMw) > 0).toBe(status === "operating");
    expect(Number(rotorRpm) > 0).toBe(status === "operating");
  }
});

test("what has started did so before now, however open it is", async () => {
  const logs = await recordsOf("MaintenanceLog", {
    machineName: text,
    startedAt: text,
    finishedAt: orNull(text),
    status: oneOf("open", "in_progress", "closed"),
  });
  for (const { startedAt } of logs) expect(at(startedAt)).toBeLessThanOrEqual(now);
});

test("what is good of a batch was produced, whatever was planned", async () => {
  const batches = await recordsOf("Batch", {
    plannedQuantity: number,
    producedQuantity: number,
    goodQuantity: number,
    rejectedQuantity: number,
    qualityStatus: oneOf("pending", "passed", "failed"),
  });
  for (const { plannedQuantity, producedQuantity, goodQuantity, rejectedQuantity } of batches) {
    expect(Number(goodQuantity) + Number(rejectedQuantity)).toBe(producedQuantity);
    expect(Number(producedQuantity)).toBeGreaterThan(0);
    expect(Number(producedQuantity)).toBeLessThanOrEqual(Number(plannedQuantity));
  }
});

test("nothing is left on a gift card that was not on it", async () => {
  const cards = await recordsOf("GiftCard", {
    code: text,
    initialValue: number,
    balance: number,
    status: oneOf("active", "redeemed"),
  });
  for (const { initialValue, balance } of cards)
    expect(Number(balance)).toBeLessThanOrEqual(Number(initialValue));
});

test("whoever visits an office leaves it on the same day", async () => {
  const visitors = await recordsOf("Visitor", {
    fullName: text,
    host: text,
    checkInTime: text,
    checkOutTime: text,
  });
  for (const { checkInTime, checkOutTime } of visitors)
    expect(String(checkInTime) < String(checkOutTime)).toBe(true);
});

test("what is switched off draws no power", async () => {
  const devices = await recordsOf("Device", { name: text, isOn: flag, powerWatts: number });
  for (const { isOn, powerWatts } of devices) expect(Number(powerWatts) > 0).toBe(isOn);
});
