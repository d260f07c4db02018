import { describe, expect, test } from "vitest";
import { type Phase, statesOf } from "../../src/generate/state-words.ts";
import type { JsonObject } from "../../src/schema/schema.ts";
import { at, flag, now, number, oneOf, orNull, recordsOf, text } from "./models.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Records of a thing that can be in this state, and of which everything else follows from that. */
async function inState(state: string): Promise<readonly JsonObject[]> {
  const [before, after] = isEarly(state) ? [[], ["in_progress", "done"]] : [["todo"], ["done"]];
  const course = [...before, state, ...after];
  const states = [
    ...new Set(isOver.test(phaseOf(state)) ? ["todo", "in_progress", state] : course),
  ];
  const records = await recordsOf(
    "Assignment",
    {
      status: oneOf(...states),
      startedAt: orNull(text),
      completedAt: orNull(text),
      closedAt: orNull(text),
      progress: number,
      isCompleted: flag,
    },
    24,
  );
  return records.filter(({ status }) => status === state);
}

const phases: readonly Phase[] = [
  "ahead",
  "asked",
  "running",
  "halted",
  "late",
  "done",
  "failed",
  "missed",
  "dropped",
];

function phaseOf(state: string): string {
  return phases.find((phase) => statesOf(phase).includes(state)) ?? "";
}

function isEarly(state: string): boolean {
  return /^(?:ahead|asked)$/.test(phaseOf(state));
}

const began = /^(?:running|halted|late|done|failed)$/;
const isOver = /^(?:done|failed|missed|dropped)$/;

describe.each(phases)("of all that can be said of what is %s", (phase) => {
  test.each(statesOf(phase))("%s", async (state) => {
    for (const record of await inState(state)) {
      const { startedAt, completedAt, closedAt, progress, isCompleted } = record;
      expect(startedAt !== null, JSON.stringify(record)).toBe(began.test(phase));
      expect(completedAt !== null, JSON.stringify(record)).toBe(phase === "done");
      expect(isCompleted, JSON.stringify(record)).toBe(phase === "done");
      expect(closedAt !== null, JSON.stringify(record)).toBe(isOver.test(phase));
      if (phase === "done") expect(progress).toBe(100);
      else expect(progress).toBeLessThan(100);
      if (/^(?:ahead|asked|missed)$/.test(phase)) expect(progress).toBe(0);
    }
  });
});

test.each([
  ["cancelled", "canceled", "CANCELLED", "Canceled"],
  ["in progress", "in_progress", "inProgress", "INPROGRESS", "In Progress", "in-progress", "WIP"],
  ["on hold", "on-hold", "onHold", "ON_HOLD"],
  ["no show", "no_show", "NoShow", "noshow", "no-show"],
  ["done", "Done", "DONE"],
])("%s is the same however it is written", async (...spellings) => {
  const told = await Promise.all(
    spellings.map(async (state) => {
      const records = await recordsOf("Task", {
        status: oneOf("todo", "queued", state, "archived"),
        startedAt: orNull(text),
        completedAt: orNull(text),
        cancelledAt: orNull(text),
        cancellationReason: orNull(text),
        progress: number,
      });
      return records.map((record) => ({ ...record, status: record["status"] === state }));
    }),
  );
  for (const records of told) expect(records).toEqual(told[0]);
});

test("what waits for a payment is not paid, and all that comes behind it is", async () => {
  const orders = await recordsOf("FurnitureOrder", {
    status: oneOf("awaiting_payment", "in_production", "in_transit", "delivered", "cancelled"),
    isPaid: flag,
    paidAt: orNull(text),
    shippedAt: orNull(text),
  });
  for (const { status, isPaid, paidAt, shippedAt } of orders) {
    const hasPaid = status !== "awaiting_payment" && status !== "cancelled";
    expect(isPaid).toBe(hasPaid);
    expect(paidAt !== null).toBe(hasPaid);
    expect(shippedAt !== null).toBe(status === "in_transit" || status === "delivered");
  }
});

test("what is held on its way was sent, what was lost was fetched, and neither has come", async () => {
  const parcels = await recordsOf("ParcelShipment", {
    status: oneOf(
      "label-created",
      "picked-up",
      "customs-hold",
      "out-for-delivery",
      "delivered",
      "lost",
    ),
    pickedUpAt: orNull(text),
    deliveredAt: orNull(text),
    holdReason: orNull(text),
  });
  for (const { status, pickedUpAt, deliveredAt, holdReason } of parcels) {
    expect(pickedUpAt === null).toBe(status === "label-created");
    expect(deliveredAt !== null).toBe(status === "delivered");
    expect(holdReason !== null).toBe(status === "customs-hold");
  }
});

test("who says no in other words says no, and nothing that was asked for came of it", async () => {
  const requests = await recordsOf("AdoptionRequest", {
    status: oneOf("inquiry", "home_visit_done", "approved", "adopted", "turned_down"),
    approvedBy: orNull(text),
    adoptedAt: orNull(text),
    rejectionReason: orNull(text),
  });
  for (const { status, approvedBy, adoptedAt, rejectionReason } of requests) {
    expect(approvedBy !== null).toBe(status === "approved" || status === "adopted");
    expect(adoptedAt !== null).toBe(status === "adopted");
    expect(rejectionReason !== null).toBe(status === "turned_down");
  }
});

test("the state that is called by the event comes first of all that could have seen it", async () => {
  const orders = await recordsOf("ShopOrder", {
    status: oneOf("placed", "confirmed", "paid", "shipped", "delivered", "completed"),
    paidAt: orNull(text),
  });
  for (const { status, paidAt } of orders)
    expect(paidAt === null).toBe(status === "placed" || status === "confirmed");
});

test("a deployment is over when it is live, and only then is it the current one", async () => {
  const deployments = await recordsOf("ServiceDeployment", {
    state: oneOf("QUEUED", "BUILDING", "LIVE", "FAILED", "SUPERSEDED"),
    progress: number,
    finishedAt: orNull(text),
    isCurrent: flag,
  });
  for (const { state, progress, finishedAt, isCurrent } of deployments) {
    expect(progress === 100).toBe(state === "LIVE");
    expect(finishedAt === null).toBe(state === "QUEUED" || state === "BUILDING");
    expect(isCurrent).toBe(state === "LIVE");
  }
});

test("what has begun and is not over is active, though it be in arrears", async () => {
  const loans = await recordsOf("PersonalLoan", {
    status: oneOf("pending_disbursement", "active", "in_arrears", "settled", "written_off"),
    disbursedAt: orNull(text),
    settledAt: orNull(text),
    daysPastDue: number,
    isActive: flag,
  });
  for (const { status, disbursedAt, settledAt, daysPastDue = 0, isActive } of loans) {
    expect(isActive).toBe(status === "active" || status === "in_arrears");
    expect(disbursedAt === null).toBe(status === "pending_disbursement");
    expect(settledAt !== null).toBe(status === "settled");
    expect(Number(daysPastDue) > 0).toBe(status === "in_arrears" || status === "written_off");
  }
});

test("who came to an appointment came when it was, and left within some hours", async () => {
  const appointments = await recordsOf("SalonAppointment", {
    status: oneOf("Requested", "Confirmed", "Checked In", "Completed", "No Show"),
    scheduledFor: text,
    checkedInAt: orNull(text),
    completedAt: orNull(text),
    noShowFee: orNull(number),
  });
  for (const { status, scheduledFor, checkedInAt, completedAt, noShowFee } of appointments) {
    expect(checkedInAt !== null).toBe(status === "Checked In" || status === "Completed");
    expect(noShowFee !== null).toBe(status === "No Show");
    if (checkedInAt) expect(Math.abs(at(checkedInAt) - at(scheduledFor))).toBeLessThan(hour);
    if (completedAt) expect(at(completedAt) - at(scheduledFor)).toBeLessThan(4 * hour);
    if (status === "Confirmed") expect(at(scheduledFor)).toBeGreaterThan(now - day);
  }
});

test("what is being done is not done yet, and the states behind it have seen it done", async () => {
  const claims = await recordsOf("InsuranceClaim", {
    status: oneOf("reported", "assessing", "approved", "settled", "repudiated"),
    assessedAt: orNull(text),
    settledAt: orNull(text),
    repudiationReason: orNull(text),
  });
  for (const { status, assessedAt, settledAt, repudiationReason } of claims) {
    expect(assessedAt !== null).toBe(status === "approved" || status === "settled");
    expect(settledAt !== null).toBe(status === "settled");
    expect(repudiationReason !== null).toBe(status === "repudiated");
  }
});

test("what is frozen is not active, and was not cancelled for that", async () => {
  const memberships = await recordsOf("GymMembership", {
    status: oneOf("trial", "active", "frozen", "past_due", "cancelled", "lapsed"),
    cancelledOn: orNull(text),
    isActive: flag,
  });
  for (const { status, cancelledOn, isActive } of memberships) {
    expect(cancelledOn !== null).toBe(status === "cancelled");
    expect(isActive).toBe(/^(?:trial|active|past_due)$/.test(String(status)));
  }
});

test("a state of several words says first how it ended, and the date of it follows", async () => {
  const leases = await recordsOf("TenancyLease", {
    status: oneOf("draft", "signed", "active", "ended", "terminated_early"),
    startDate: text,
    endDate: text,
    terminatedAt: orNull(text),
    terminationReason: orNull(text),
  });
  for (const { status, startDate, terminatedAt, terminationReason } of leases) {
    expect(terminatedAt !== null).toBe(status === "terminated_early");
    expect(terminationReason !== null).toBe(status === "terminated_early");
    if (status === "terminated_early") expect(at(startDate)).toBeLessThan(now);
  }
});

test("a reason that no state is called by is given where something did not go on", async () => {
  const projects = await recordsOf("FilmProject", {
    status: oneOf("planned", "shooting", "on_hold", "completed", "cancelled"),
    shelvedReason: orNull(text),
  });
  for (const { status, shelvedReason } of projects)
    expect(shelvedReason !== null).toBe(status === "on_hold" || status === "cancelled");
});

test("what was paid is an amount, though nothing says how much there was to pay", async () => {
  const invoices = await recordsOf("SubscriptionInvoice", {
    status: oneOf("draft", "open", "paid", "uncollectible"),
    amountPaid: number,
    paidAt: orNull(text),
  });
  for (const { status, amountPaid, paidAt } of invoices) {
    expect(paidAt !== null).toBe(status === "paid");
    if (status === "paid") expect(amountPaid).toBeGreaterThan(0);
    expect(amountPaid).toBeLessThan(100_000);
  }
});

test("work that is handed out at its end is over then, whoever cancelled is told of as cancelled", async () => {
  const repairs = await recordsOf("RepairOrder", {
    status: oneOf("Checked In", "In Repair", "Ready for Pickup", "Collected", "Customer Cancelled"),
    repairedAt: orNull(text),
    isPaid: flag,
    cancelledAt: orNull(text),
  });
  for (const { status, repairedAt, isPaid, cancelledAt } of repairs) {
    expect(repairedAt !== null).toBe(status === "Ready for Pickup" || status === "Collected");
    if (status === "Collected") expect(isPaid).toBe(true);
    expect(cancelledAt !== null).toBe(status === "Customer Cancelled");
  }
});

test("what nobody knows behind work that goes on comes after it", async () => {
  const inspections = await recordsOf("HomeInspection", {
    status: oneOf("booked", "in_progress", "report_pending", "report_delivered", "cancelled"),
    scheduledAt: text,
    startedAt: orNull(text),
    reportDeliveredAt: orNull(text),
  });
  for (const { status, scheduledAt, startedAt, reportDeliveredAt } of inspections) {
    expect(startedAt !== null).toBe(/progress|report/.test(String(status)));
    expect(reportDeliveredAt !== null).toBe(status === "report_delivered");
    if (/report/.test(String(status))) expect(at(scheduledAt)).toBeLessThanOrEqual(now);
  }
});

test("a type that lists what is over first tells the same", async () => {
  const orders = await recordsOf("ShopOrder", {
    status: oneOf("delivered", "shipped", "paid", "pending"),
    paidAt: orNull(text),
    deliveredAt: orNull(text),
  });
  for (const { status, paidAt, deliveredAt } of orders) {
    expect(paidAt === null).toBe(status === "pending");
    expect(deliveredAt !== null).toBe(status === "delivered");
  }
});
