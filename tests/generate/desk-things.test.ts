import { expect, test } from "vitest";
import { flag, number, oneOf, recordsOf, text } from "./models.ts";

test("what a screen shows of a card's number are its last digits", async () => {
  const cards = await recordsOf("Card", {
    cardNumber: text,
    last4: text,
    brand: oneOf("visa", "mastercard"),
  });
  for (const { cardNumber, last4, brand } of cards) {
    expect(String(cardNumber).endsWith(String(last4))).toBe(true);
    expect(String(cardNumber)[0]).toBe(brand === "visa" ? "4" : "5");
  }
});

test("the latest firmware is not older than what is installed", async () => {
  const toNumbers = (version: unknown) => String(version).split(".").map(Number);
  const devices = await recordsOf("Device", { firmwareVersion: text, latestFirmware: text });
  for (const { firmwareVersion, latestFirmware } of devices) {
    const [installed, latest] = [toNumbers(firmwareVersion), toNumbers(latestFirmware)];
    const at = latest.findIndex((part, place) => part !== installed[place]);
    expect(at === -1 || (latest[at] ?? 0) > (installed[at] ?? 0)).toBe(true);
  }
});

test("a laboratory's flag says where the value lies in its range", async () => {
  const results = await recordsOf("LabResult", {
    testName: text,
    value: number,
    referenceRange: text,
    flag: oneOf("normal", "high", "low"),
  });
  for (const { value, referenceRange, flag: said } of results) {
    const [least = 0, most = 0] = String(referenceRange).split("–").map(Number);
    const place = Number(value) < least ? "low" : Number(value) > most ? "high" : "normal";
    expect(said).toBe(place);
  }
});

test("a milestone that is completed is complete", async () => {
  const milestones = await recordsOf("Milestone", { completed: flag, percentComplete: number });
  for (const { completed, percentComplete } of milestones) {
    expect(completed === true).toBe(percentComplete === 100);
  }
});

test("a project is as far as its tasks, and a completed one has none left", async () => {
  const projects = await recordsOf("Project", {
    status: oneOf("planning", "active", "completed"),
    budget: number,
    spent: number,
    remainingBudget: number,
    progress: number,
    tasksTotal: number,
    tasksCompleted: number,
  });
  for (const project of projects) {
    const { status, budget, spent, remainingBudget, tasksTotal, tasksCompleted } = project;
    if (status === "completed") expect(tasksCompleted).toBe(tasksTotal);
    expect(Number(budget) - Number(spent)).toBeCloseTo(Number(remainingBudget), 1);
    const share = (100 * Number(tasksCompleted)) / Number(tasksTotal);
    expect(Math.abs(Number(project["progress"]) - share)).toBeLessThanOrEqual(1);
  }
});

test("a mortgage runs for years, and until then", async () => {
  const loans = await recordsOf("Loan", {
    loanType: oneOf("mortgage"),
    status: oneOf("active"),
    termMonths: number,
    startDate: text,
    maturityDate: text,
    collateral: text,
  });
  for (const { termMonths, startDate, maturityDate, collateral } of loans) {
    const months =
      (Date.parse(String(maturityDate)) - Date.parse(String(startDate))) / (30.44 * 86_400_000);
    expect(Number(termMonths)).toBeGreaterThanOrEqual(180);
    expect(Math.abs(months - Number(termMonths))).toBeLessThan(1);
    expect(collateral).toBe("Property");
  }
});

test("what is merged is no draft any more", async () => {
  const pulls = await recordsOf("PullRequest", {
    state: oneOf("open", "merged", "closed"),
    isDraft: flag,
  });
  expect(pulls.some(({ isDraft }) => isDraft === true)).toBe(true);
  for (const { state, isDraft } of pulls) if (isDraft === true) expect(state).toBe("open");
});

test("a sprint has done no more than was planned, and nothing before it begins", async () => {
  const sprints = await recordsOf("Sprint", {
    status: oneOf("planned", "active", "completed"),
    plannedPoints: number,
    completedPoints: number,
    velocity: number,
  });
  for (const { status, plannedPoints, completedPoints, velocity } of sprints) {
    expect(Number(completedPoints)).toBeLessThanOrEqual(Number(plannedPoints));
    expect(velocity).toBe(completedPoints);
    if (status === "planned") expect(completedPoints).toBe(0);
  }
});

test("whoever visits a page sees it once at least", async () => {
  const views = await recordsOf("PageView", { path: text, visitors: number, pageviews: number });
  for (const { visitors, pageviews } of views) {
    expect(Number(visitors)).toBeLessThanOrEqual(Number(pageviews));
  }
});

test("a bill is what the insurance pays and what is left to the patient", async () => {
  const bills = await recordsOf("Bill", {
    patientName: text,
    totalAmount: number,
    insuranceCovered: number,
    patientResponsibility: number,
  });
  for (const { totalAmount, insuranceCovered, patientResponsibility } of bills) {
    expect(Number(insuranceCovered) + Number(patientResponsibility)).toBeCloseTo(
      Number(totalAmount),
      1,
    );
  }
});

test.each([
  ["Machine", "name", ["rpm"], /torque|Scratch|Weld|Burr/],
  ["DeliveryRoute", "routeName", ["stops"], /Thin Air|Granite|Sloper|Nose/],
  ["Sprint", "name", ["plannedPoints"], /Europe|period|Target/],
  ["Project", "name", ["budget", "spent"], /Groceries|Rent|Dining/],
  ["Faq", "question", ["helpfulVotes"], /Sunday|weirdly|win me over/],
  ["CallLog", "notes", ["durationSeconds"], /Burped|fussy|bottle/],
  ["Contract", "partyA", ["value"], /Alliance|Civic Union|Liberal/],
  ["CouncilMeeting", "agendaItems", ["attendees"], /Lamp|Board$|Mug/],
])("%s.%s is of its own trade", async (model, name, beside, wrong) => {
  const records = await recordsOf(model, {
    [name]: text,
    answer: text,
    ...Object.fromEntries(beside.map((one) => [one, number])),
  });
  for (const record of records) expect(record[name]).not.toMatch(wrong);
});

test("who has paid a parking ticket in time was fined all the same", async () => {
  const tickets = await recordsOf("ParkingTicket", {
    issuedAt: text,
    dueDate: text,
    paidAt: text,
    fine: number,
  });
  for (const { fine } of tickets) expect(Number(fine)).toBeGreaterThan(0);
});

test("how many have registered for an event is no instant", async () => {
  const events = await recordsOf("PublicEvent", { startsAt: text, registered: number });
  for (const { registered } of events) expect(Number(registered)).toBeLessThan(1000);
});
