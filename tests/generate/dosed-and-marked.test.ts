import { expect, test } from "vitest";
import { daysFrom, number, oneOf, recordsOf, text, textsOf } from "./models.ts";
import { readAll } from "./whole-project.ts";

test("nobody has more marks than the exam has, and the grade is by these", async () => {
  const [papers = [], results = []] = await readAll(
    `export interface Paper { id: number; title: string; maxMarks: number; passMarks: number }
     export interface PaperResult { id: number; paperId: number; studentName: string; marksObtained: number;
       grade: string; isPassed: boolean }`,
    [
      { path: "/papers", type: "Paper[]", count: 10 },
      { path: "/results", type: "PaperResult[]", count: 60 },
    ],
  );
  const known = new Map(papers.map((paper) => [paper["id"], paper]));
  for (const { paperId, marksObtained, grade, isPassed } of results) {
    const paper = known.get(paperId);
    const share = (100 * Number(marksObtained)) / Number(paper?.["maxMarks"]);
    expect(share).toBeLessThanOrEqual(100);
    if (share >= 90) expect(grade).toMatch(/^A/);
    if (share < 50) expect(grade).toBe("F");
    expect(isPassed).toBe(Number(marksObtained) >= Number(paper?.["passMarks"]));
  }
});

test("a medicine is given in doses that there are of it", async () => {
  const prescriptions = await recordsOf("Prescription", textsOf("medicineName", "dosage"));
  const doses = new Map([
    ["Atorvastatin", /^[124]0 mg$/],
    ["Omeprazole", /^[24]0 mg$/],
    ["Levothyroxine", /^\d+ µg$/],
  ]);
  for (const { medicineName, dosage } of prescriptions) {
    expect(dosage).toMatch(doses.get(String(medicineName)) ?? /\d/);
  }
});

test("what is told of a step of a parcel is said of that step", async () => {
  const steps = await recordsOf("ShipmentUpdate", {
    ...textsOf("description", "location", "timestamp"),
    status: oneOf("picked_up", "in_transit", "out_for_delivery", "delivered", "returned"),
  });
  for (const { status, description } of steps) {
    const said = /picked|left the sorting|out for|handed to the rec|back to the sender/i;
    expect(description).toMatch(said);
    if (status === "delivered") expect(description).toMatch(/recipient/);
    if (status === "returned") expect(description).toMatch(/back to/);
  }
});

test("an instalment by the month is what pays the loan in its time, whatever it is called", async () => {
  const loans = await recordsOf("PersonalLoan", {
    ...textsOf("borrowerName"),
    loanAmount: number,
    interestRate: number,
    tenureMonths: number,
    emiAmount: number,
  });
  for (const { loanAmount, tenureMonths, emiAmount } of loans) {
    const share = (Number(emiAmount) * Number(tenureMonths)) / Number(loanAmount);
    expect(share).toBeGreaterThan(0.99);
    expect(share).toBeLessThan(2.2);
  }
});

test("who has a child is away for weeks or months", async () => {
  const leaves = await recordsOf("TimeOffRequest", {
    ...textsOf("employeeName", "startDate", "endDate"),
    leaveType: oneOf("vacation", "maternity", "parental"),
  });
  for (const { leaveType, startDate, endDate } of leaves) {
    if (leaveType !== "vacation") {
      expect(daysFrom(endDate) - daysFrom(startDate)).toBeGreaterThanOrEqual(80);
    }
  }
});

test("a client is as large as its segment says, and the next step is one of its stage", async () => {
  const clients = await recordsOf("Client", {
    ...textsOf("companyName", "industry"),
    segment: oneOf("Small Business", "Mid-Market", "Enterprise"),
    numberOfEmployees: number,
  });
  for (const { segment, numberOfEmployees } of clients) {
    if (segment === "Small Business") expect(numberOfEmployees).toBeLessThan(100);
    if (segment === "Enterprise") expect(numberOfEmployees).toBeGreaterThan(1000);
  }
  const deals = await recordsOf("Deal", {
    ...textsOf("title", "nextAction"),
    stage: oneOf("lead", "negotiation", "won", "lost"),
  });
  for (const { stage, nextAction } of deals) {
    if (stage === "won") expect(nextAction).toMatch(/onboarding|Kick-off/);
    if (stage === "lost") expect(nextAction).toMatch(/six months|closed/);
  }
});

test("a class has its sections, and who drives parcels drives no coupe", async () => {
  const pupils = await recordsOf("Pupil", textsOf("fullName", "class", "section", "rollNo"));
  for (const { section, rollNo } of pupils) {
    expect(section).toMatch(/^[A-D]$/);
    expect(rollNo).toMatch(/^\d\d$/);
  }
  const couriers = await recordsOf("Courier", {
    ...textsOf("name", "vehicleType", "currentLocation"),
    deliveriesToday: number,
  });
  for (const { vehicleType } of couriers) expect(vehicleType).toMatch(/van|bike|truck/);
});

test("a depot stands in a town, a carrier sells speeds, and a payment of an order has a number", async () => {
  const depots = await recordsOf("Depot", { ...textsOf("name", "location"), capacity: number });
  for (const { location } of depots) expect(location).toMatch(/^\S.*, \S/);
  const carriers = await recordsOf("Carrier", {
    ...textsOf("name", "trackingUrl"),
    serviceTypes: { type: "array", items: text },
  });
  for (const { name, serviceTypes } of carriers) {
    expect(name).not.toMatch(/carrier/i);
    for (const service of serviceTypes as readonly string[])
      expect(service).not.toMatch(/Pro|Team/);
  }
  const payments = await recordsOf("Payment", {
    ...textsOf("orderId", "reference"),
    amount: number,
  });
  for (const { reference } of payments) expect(reference).toMatch(/^PAY-\d{6}$/);
  const rooms = await recordsOf("RoomClimate", { ...textsOf("room"), fanSpeed: number });
  for (const { fanSpeed } of rooms) expect(Number(fanSpeed)).toBeLessThanOrEqual(5);
  const wards = await recordsOf("Hospital", textsOf("name", "emergencyNumber"));
  for (const { emergencyNumber } of wards) expect(emergencyNumber).toMatch(/^[\d ()+-]+$/);
});
