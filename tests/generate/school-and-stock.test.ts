import { expect, test } from "vitest";
import { at, daysFrom, flag, number, orNull, recordsOf, text, textsOf } from "./models.ts";

test("a card's statement is of purchases, and due within the month", async () => {
  const dates = await recordsOf("CardStatement", textsOf("statementDate", "dueDate"));
  for (const { statementDate, dueDate } of dates) {
    const days = daysFrom(dueDate) - daysFrom(statementDate);
    expect(days).toBeGreaterThan(13);
    expect(days).toBeLessThan(28);
  }
  const statements = await recordsOf("CreditCardStatement", {
    ...textsOf("cardNumber"),
    openingBalance: number,
    purchases: number,
    interestCharged: number,
    closingBalance: number,
  });
  for (const { purchases, interestCharged } of statements) {
    expect(Number(purchases)).toBeGreaterThan(100);
    expect(Number(interestCharged)).toBeLessThan(100);
  }
});

test("a school says of a pupil what schools say, and counts marks in hundreds", async () => {
  const cards = await recordsOf("ReportCard", {
    ...textsOf("studentName", "principalRemarks"),
    totalMarks: number,
  });
  for (const { principalRemarks, totalMarks } of cards) {
    expect(principalRemarks).not.toMatch(/Statement|Limit|Customer|Standing order|Documents/);
    expect(Number(totalMarks) % 100).toBe(0);
  }
  const schools = await recordsOf("School", textsOf("name", "affiliatedBoard"));
  for (const { affiliatedBoard } of schools) expect(affiliatedBoard).not.toMatch(/Backlog|Done/);
  const hours = await recordsOf("Timetable", {
    ...textsOf("day", "subject", "teacher", "startTime", "endTime"),
    period: number,
  });
  for (const { startTime, endTime } of hours) {
    const minutes = (at(`1970-01-01T${endTime}Z`) - at(`1970-01-01T${startTime}Z`)) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(40);
    expect(minutes).toBeLessThanOrEqual(50);
  }
});

test("what is bought is remarked on as goods are, and most arrive whole", async () => {
  const orders = await recordsOf("PurchaseOrder", textsOf("poNumber", "remarks"));
  for (const { remarks } of orders) expect(remarks).not.toMatch(/ring twice|Gift/);
  const receipts = await recordsOf("DeliveryReceipt", {
    ...textsOf("receivedBy", "inspectionNotes"),
    damagedUnits: number,
  });
  for (const { damagedUnits, inspectionNotes } of receipts) {
    expect(Number(damagedUnits)).toBeLessThan(5);
    expect(inspectionNotes).not.toMatch(/Deliver to|Send the/);
  }
});

test("a viewing that is still to come has not come to anything", async () => {
  const viewings = await recordsOf("PropertyViewing", {
    ...textsOf("visitorName", "scheduledAt"),
    outcome: orNull(text),
    feedback: orNull(text),
  });
  for (const { scheduledAt, outcome, feedback } of viewings)
    if (daysFrom(scheduledAt) > 0) expect([outcome, feedback]).toEqual([null, null]);
});

test("new firmware is there within the hour, and a rule of a house does something in it", async () => {
  const updates = await recordsOf("FirmwareUpdate", {
    ...textsOf("fromVersion", "toVersion", "startedAt"),
    completedAt: orNull(text),
  });
  for (const { startedAt, completedAt } of updates)
    if (completedAt !== null)
      expect(at(completedAt) - at(startedAt)).toBeLessThanOrEqual(3_600_000);
  const rules = await recordsOf("SmartRule", {
    ...textsOf("name", "deviceId", "triggerCondition", "action"),
    enabled: flag,
  });
  for (const { action } of rules) expect(action).toMatch(/ the | to | a /);
});

test("a tooth is treated for what that costs, and a house agent works for one", async () => {
  const visits = await recordsOf("DentalVisit", {
    ...textsOf("patientName", "treatment"),
    estimatedCost: number,
  });
  for (const { treatment, estimatedCost } of visits)
    if (treatment === "Cleaning") expect(Number(estimatedCost)).toBeLessThan(150);
  const agents = await recordsOf("Realtor", { ...textsOf("name", "agency"), salesCount: number });
  for (const { agency } of agents) expect(agency).toMatch(/Homes|Realty|Estate|Properties|Living/);
  const leads = await recordsOf("Lead", textsOf("contactName", "interestedIn", "budgetRange"));
  for (const { interestedIn, budgetRange } of leads) {
    expect(interestedIn).not.toMatch(/Interested in/);
    expect(budgetRange).toMatch(/\$/);
  }
});
