import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

type Values = Readonly<Record<string, number & string & null>>;

/** Records of one model that is written here as its members alone. */
async function records(model: string, members: string, count = 60): Promise<readonly Values[]> {
  const backlot = await startBacklot(`export interface ${model} { id: number; ${members} }`, {
    resources: [{ path: "/things", type: `${model}[]`, count }],
  });
  return (await (await request(backlot, "GET", "/things")).json()) as readonly Values[];
}

const day = 86_400_000;
const at = (value: unknown) => Date.parse(String(value));

test("what really was is known from the state on that says so", async () => {
  const cycles = await records(
    "CropCycle",
    'crop: string; sowingDate: string; expectedHarvestDate: string; actualHarvestDate: string | null; actualYieldTonnes: number | null; stage: "sown" | "growing" | "ripening" | "harvested"',
  );
  for (const { stage, sowingDate, actualHarvestDate, actualYieldTonnes } of cycles) {
    expect(actualHarvestDate !== null).toBe(stage === "harvested");
    expect(actualYieldTonnes !== null).toBe(stage === "harvested");
    if (actualHarvestDate) expect(at(actualHarvestDate)).toBeGreaterThan(at(sowingDate));
  }
  const runs = await records(
    "ProductionOrder",
    'actualStart: string | null; actualEnd: string | null; status: "planned" | "running" | "completed"',
  );
  for (const { status, actualStart, actualEnd } of runs) {
    expect(actualStart !== null).toBe(status !== "planned");
    expect(actualEnd !== null).toBe(status === "completed");
  }
});

test("a state listed behind the end has seen the end, and one that breaks off has not", async () => {
  const items = await records(
    "PunchItem",
    'completedAt: string | null; status: "open" | "in_progress" | "resolved" | "verified"',
  );
  for (const { status, completedAt } of items)
    expect(completedAt !== null).toBe(status === "resolved" || status === "verified");
  const tasks = await records(
    "MaintenanceTask",
    'deferralReason: string | null; closedAt: string | null; status: "open" | "in_progress" | "deferred" | "closed"',
  );
  for (const { status, deferralReason, closedAt } of tasks) {
    expect(deferralReason !== null).toBe(status === "deferred");
    expect(closedAt !== null).toBe(status === "closed");
  }
});

test("what a flag of two words asks for is there where the flag is raised", async () => {
  const visits = await records(
    "ServiceAppointment",
    "scheduledFor: string; needsLoanerCar: boolean; loanerCar: string | null",
  );
  for (const { needsLoanerCar, loanerCar } of visits)
    expect(loanerCar !== null).toBe(needsLoanerCar as unknown);
});

test("work that is not over was begun within weeks, and is due weeks after it was", async () => {
  const faults = await records(
    "NonConformance",
    'title: string; detectedAt: string; dueDate: string; closedAt: string | null; status: "open" | "analysis" | "action" | "closed"',
  );
  const now = Date.now();
  for (const { status, detectedAt, dueDate, closedAt } of faults) {
    const term = at(dueDate) - at(detectedAt);
    expect(term).toBeGreaterThan(0);
    expect(term).toBeLessThan(45 * day);
    if (status !== "closed") expect(now - at(detectedAt)).toBeLessThan(60 * day);
    if (closedAt) expect(at(closedAt)).toBeGreaterThan(at(detectedAt));
  }
  const repairs = await records(
    "WorkOrder",
    'receivedAt: string; promisedAt: string; completedAt: string | null; status: "open" | "waiting_for_parts" | "done" | "invoiced"',
  );
  for (const { status, receivedAt, promisedAt, completedAt } of repairs) {
    expect(at(promisedAt) - at(receivedAt)).toBeLessThan(12 * day);
    expect(completedAt !== null).toBe(status === "done" || status === "invoiced");
  }
});

test("a ship comes, lies at the berth and leaves, near to when it was expected", async () => {
  const calls = await records(
    "PortCall",
    'portName: string; eta: string; ata: string | null; etd: string; atd: string | null; status: "expected" | "berthed" | "departed"',
  );
  for (const { status, eta, ata, etd, atd } of calls) {
    expect(at(etd)).toBeGreaterThan(at(eta));
    expect(ata !== null).toBe(status !== "expected");
    expect(atd !== null).toBe(status === "departed");
    if (ata) expect(Math.abs(at(ata) - at(eta))).toBeLessThan(day);
    if (atd) expect(Math.abs(at(atd) - at(etd))).toBeLessThan(day);
  }
});

test("the head of a name tells what it is, whatever it is of", async () => {
  const all = await records(
    "ComponentRemoval",
    "aircraftId: string; costOfPoorQuality: number; cyclesSinceNew: number; serialNumberOn: string; serialNumberOff: string; typeOfDamage: string",
  );
  for (const { costOfPoorQuality = 0, cyclesSinceNew = 0, serialNumberOn, typeOfDamage } of all) {
    expect(costOfPoorQuality).toBeGreaterThanOrEqual(200);
    expect(cyclesSinceNew).toBeLessThan(100_000);
    expect(serialNumberOn).toMatch(/^SN\d+$/);
    expect(typeOfDamage).not.toMatch(/\d/);
  }
});

test("what was found, bought and kept is within what it was found in, sold and ordered at", async () => {
  const checks = await records(
    "Inspection",
    'batchNumber: string; sampleSize: number; defectsFound: number; result: "pass" | "fail" | "conditional"',
  );
  for (const { batchNumber, sampleSize = 0, defectsFound = 0, result } of checks) {
    expect(batchNumber).toMatch(/^BAT-/);
    if (result === "pass") expect(defectsFound).toBe(0);
    else expect(defectsFound).toBeLessThanOrEqual(Math.max(9, sampleSize));
  }
  const parts = await records(
    "Part",
    "partNumber: string; purchasePrice: number; salePrice: number; safetyStock: number; reorderPoint: number",
  );
  for (const { purchasePrice = 0, salePrice = 0, safetyStock = 0, reorderPoint = 0 } of parts) {
    expect(purchasePrice).toBeLessThan(salePrice);
    expect(safetyStock).toBeLessThanOrEqual(reorderPoint);
  }
  const boxes = await records(
    "Container",
    'containerNumber: string; grossWeightKg: number; tareWeightKg: number; temperatureSetpoint: number | null; type: "dry" | "reefer" | "tank"',
  );
  for (const { grossWeightKg = 0, tareWeightKg = 0, temperatureSetpoint, type } of boxes) {
    expect(tareWeightKg).toBeLessThan(grossWeightKg / 2);
    expect(temperatureSetpoint !== null).toBe(type === "reefer");
  }
});

test("the parts of a repair come to what its items come to", async () => {
  const orders = (await records(
    "WorkOrder",
    "complaint: string; items: { partNumber: string; description: string; quantity: number; unitPrice: number }[]; partsTotal: number; laborTotal: number; total: number",
  )) as unknown as {
    items: { description: string; quantity: number; unitPrice: number }[];
    partsTotal: number;
    laborTotal: number;
    total: number;
  }[];
  for (const { items, partsTotal, laborTotal, total } of orders) {
    const sum = items.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0);
    expect(partsTotal).toBeCloseTo(sum, 1);
    expect(total).toBeCloseTo(partsTotal + laborTotal, 1);
  }
});

test("a car is registered in the year it was made, and served later", async () => {
  const cars = await records(
    "Vehicle",
    "licensePlate: string; make: string; year: number; firstRegistration: string; lastServiceDate: string",
  );
  for (const { year = 0, firstRegistration, lastServiceDate } of cars) {
    expect(new Date(at(firstRegistration)).getUTCFullYear() - year).toBeLessThanOrEqual(1);
    expect(new Date(at(firstRegistration)).getUTCFullYear()).toBeGreaterThanOrEqual(year);
    expect(new Date(at(lastServiceDate)).getUTCFullYear()).toBeGreaterThanOrEqual(year);
  }
});

test("a quote that nobody has answered is of these days, and still valid", async () => {
  const quotes = await records(
    "Quote",
    'quoteNumber: string; validUntil: string; createdAt: string; status: "draft" | "sent" | "accepted" | "expired"',
  );
  for (const { status, validUntil, createdAt } of quotes) {
    expect(at(validUntil) - at(createdAt)).toBeLessThan(32 * day);
    if (status === "draft" || status === "sent")
      expect(at(validUntil)).toBeGreaterThan(Date.now() - day);
  }
});

test("trades speak their own words", async () => {
  const treatments = await records(
    "Treatment",
    'fieldId: string; product: string; activeIngredient: string; reason: string; type: "fertilizer" | "herbicide"',
  );
  for (const { type, reason = "", activeIngredient } of treatments) {
    expect(/weeds|grass|oats/.test(reason)).toBe(type === "herbicide");
    expect(activeIngredient).not.toMatch(/Ibuprofen|Omeprazole|Atorvastatin/);
  }
  const ships = await records(
    "Vessel",
    "name: string; imoNumber: string; callSign: string; operator: string; grossTonnage: number; deadweight: number; lengthM: number; beamM: number; homePort: string",
  );
  for (const {
    callSign,
    operator,
    grossTonnage = 0,
    deadweight = 0,
    lengthM = 0,
    beamM = 0,
  } of ships) {
    expect(callSign).toMatch(/^[A-Z]{3,4}\d{1,2}$/);
    expect(operator).not.toMatch(/_/);
    expect(deadweight).toBeGreaterThan(grossTonnage);
    expect(lengthM / beamM).toBeGreaterThan(5);
  }
  const firms = await records(
    "Subcontractor",
    "companyName: string; trade: string; contactPerson: string; email: string",
  );
  for (const { companyName = "", email } of firms)
    expect(email).toContain(
      companyName
        .toLowerCase()
        .replaceAll(/[^a-z]/g, "")
        .slice(0, 6),
    );
});

test("a paper without a title of its own is called by what offices have papers about, not after a place", async () => {
  const papers = await records(
    "CalibrationFinding",
    "title: string; costImpact: number; gauge: string",
  );
  for (const { title } of papers) expect(title).not.toMatch(/Calibration|Harbour|Riverside/);
  expect(papers.map(({ title }) => title)).toContain("Delivery times");
});

test("what comes of work is known once the work is done, and not where it was missed", async () => {
  const visits = await records(
    "CleaningVisit",
    'scheduledAt: string; startedAt: string | null; finishedAt: string | null; qualityScore: number | null; complaint: string | null; status: "scheduled" | "in_progress" | "done" | "missed"',
  );
  for (const { status, scheduledAt, startedAt, finishedAt, qualityScore, complaint } of visits) {
    if (startedAt) expect(Math.abs(at(startedAt) - at(scheduledAt))).toBeLessThan(day);
    expect(startedAt !== null).toBe(status === "done" || status === "in_progress");
    expect(finishedAt !== null).toBe(status === "done");
    expect(qualityScore !== null).toBe(status === "done");
    if (status !== "done") expect(complaint).toBe(null);
  }
  const tasks = await records(
    "TranslationTask",
    'fileName: string; progressPercent: number; status: "assigned" | "in_progress" | "delivered" | "approved"',
  );
  for (const { status, progressPercent } of tasks)
    expect(progressPercent === 100).toBe(status === "delivered" || status === "approved");
});

test("what is over was planned for a day behind us, and begun near to it", async () => {
  const routes = await records(
    "CollectionRoute",
    'name: string; plannedStart: string; actualStart: string | null; actualEnd: string | null; collectedTonnes: number | null; status: "planned" | "in_progress" | "completed"',
  );
  for (const { status, plannedStart, actualStart, actualEnd, collectedTonnes } of routes) {
    expect(collectedTonnes !== null).toBe(status === "completed");
    if (status !== "completed") continue;
    expect(Math.abs(at(actualStart) - at(plannedStart))).toBeLessThan(8 * day);
    expect(at(actualEnd)).toBeGreaterThan(at(actualStart));
    expect(at(actualEnd)).toBeLessThan(Date.now());
  }
});

test("a flag of somebody who was called tells whether there is anything of theirs", async () => {
  const reports = await records(
    "IncidentReport",
    "reportedBy: string; policeCalled: boolean; policeReportNumber: string | null; actionTaken: string",
  );
  for (const { policeCalled, policeReportNumber, actionTaken } of reports) {
    expect(policeReportNumber !== null).toBe(policeCalled as unknown);
    expect(actionTaken).not.toMatch(/Account|violation/);
  }
});

test("what goes in is more than what comes out, and a rate says by how much", async () => {
  const batches = await records(
    "RecyclingBatch",
    "batchNumber: string; inputTonnes: number; outputTonnes: number; recoveryRate: number; contaminationPercent: number; facility: string",
  );
  for (const { inputTonnes = 0, outputTonnes = 0, recoveryRate, contaminationPercent } of batches) {
    expect(outputTonnes).toBeLessThanOrEqual(inputTonnes);
    expect(recoveryRate).toBeCloseTo((100 * outputTonnes) / inputTonnes, 0);
    expect(contaminationPercent).toBeLessThan(10);
  }
  const lines = await records("InstallationOrder", "downloadMbps: number; uploadMbps: number");
  for (const { downloadMbps = 0, uploadMbps = 0 } of lines)
    expect(uploadMbps).toBeLessThan(downloadMbps);
});

test("a status of what comes next reads the calendar", async () => {
  const instruments = await records(
    "Instrument",
    'name: string; lastCalibration: string; nextCalibration: string; calibrationStatus: "valid" | "overdue"',
  );
  for (const { name, nextCalibration, lastCalibration, calibrationStatus } of instruments) {
    expect(name).not.toMatch(/Violin|Clarinet|Trumpet|Flute|Piano/);
    expect(at(nextCalibration)).toBeGreaterThan(at(lastCalibration));
    expect(at(nextCalibration) < Date.now()).toBe(calibrationStatus === "overdue");
  }
});

test("an invoice of fees comes to its lines, its expenses and its tax", async () => {
  const invoices = (await records(
    "LegalInvoice",
    "fees: number; expenses: number; vat: number; total: number; lines: { description: string; hours: number; rate: number; amount: number }[]",
  )) as unknown as {
    fees: number;
    expenses: number;
    vat: number;
    total: number;
    lines: { amount: number }[];
  }[];
  for (const { fees, expenses, vat, total, lines } of invoices) {
    expect(fees).toBeCloseTo(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      1,
    );
    expect(total).toBeCloseTo(fees + expenses + vat, 1);
  }
});

test("what is paid by weight is paid by the net weight", async () => {
  const tickets = await records(
    "WeighTicket",
    "truckPlate: string; grossKg: number; tareKg: number; netKg: number; pricePerTonne: number; amount: number; weighedAt: string",
  );
  for (const { grossKg = 0, tareKg = 0, netKg = 0, pricePerTonne = 0, amount } of tickets) {
    expect(netKg).toBe(grossKg - tareKg);
    expect(amount).toBeCloseTo((netKg / 1000) * pricePerTonne, 1);
  }
  const trips = (await records(
    "FishingTrip",
    "vesselName: string; totalCatchKg: number; catches: { species: string; weightKg: number }[]",
  )) as unknown as { totalCatchKg: number; catches: { weightKg: number }[] }[];
  for (const { totalCatchKg, catches } of trips) {
    const sum = catches.reduce((all, { weightKg }) => all + weightKg, 0);
    if (catches.length > 0) expect(totalCatchKg).toBeCloseTo(sum, 1);
  }
});

test("net and tax make gross, and a rate of one is one in a hundred", async () => {
  const orders = await records(
    "SawmillOrder",
    "orderNumber: string; netPrice: number; vatAmount: number; grossPrice: number",
  );
  for (const { netPrice = 0, vatAmount = 0, grossPrice } of orders)
    expect(grossPrice).toBeCloseTo(netPrice + vatAmount, 1);
  const goods = await records(
    "CustomsDeclaration",
    'customsValue: number; dutyRate: number; dutyAmount: number; submittedAt: string; clearedAt: string | null; status: "submitted" | "cleared" | "held"',
    200,
  );
  for (const { customsValue = 0, dutyAmount = 0, clearedAt, status } of goods) {
    expect(dutyAmount).toBeLessThan(customsValue / 2);
    expect(clearedAt !== null).toBe(status === "cleared");
  }
});

test("what was last and will be next is a day, whatever it is", async () => {
  const cars = await records(
    "RailCar",
    "type: string; lastReprofiling: string; nextReprofiling: string; operatorOnDuty: string",
  );
  for (const { lastReprofiling, nextReprofiling, operatorOnDuty } of cars) {
    expect(lastReprofiling).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(at(nextReprofiling)).toBeGreaterThan(at(lastReprofiling));
    expect(operatorOnDuty).toMatch(/^\p{L}+ \p{L}+/u);
    expect(operatorOnDuty).not.toMatch(/call|check|Closing|Training/);
  }
});

test("rules of other trades keep out", async () => {
  const audits = await records(
    "QualityAudit",
    'standard: string; auditor: string; auditDate: string; status: "planned" | "performed" | "closed"',
  );
  for (const { standard, auditDate, status } of audits) {
    expect(standard).toMatch(/^(?:ISO|IATF) /);
    expect(at(auditDate) > Date.now() - day).toBe(status === "planned");
  }
  const engagements = await records(
    "Engagement",
    "title: string; client: string; partner: string; scope: string; deadline: string",
  );
  for (const { scope } of engagements) expect(scope).not.toMatch(/^(?:read|write|manage|export)/);
  const lots = await records("DyeLot", "lotNumber: string; machine: string; startedAt: string");
  for (const { machine } of lots) expect(machine).not.toMatch(/Desktop|Watch|Tablet|Phone/);
});

test("what is named after a state is there in that state alone", async () => {
  const checks = await records(
    "DamageCheck",
    'checkedAt: string; condition: "ok" | "dirty" | "damaged" | "missing"; damageDescription: string | null',
  );
  for (const { condition, damageDescription } of checks)
    expect(damageDescription !== null).toBe(condition === "damaged");
  const calls = await records(
    "CallRecord",
    'callerNumber: string; outcome: "resolved" | "transferred" | "callback" | "dropped"; transferredTo: string | null',
  );
  for (const { outcome, transferredTo } of calls)
    expect(transferredTo !== null).toBe(outcome === "transferred");
  const claims = await records(
    "WarrantyClaim",
    'component: string; replacementSerial: string | null; status: "open" | "accepted" | "rejected" | "replaced"',
  );
  for (const { status, replacementSerial } of claims)
    expect(replacementSerial !== null).toBe(status === "replaced");
});

test("a plan is baked, cut or printed in part, and little of it is waste", async () => {
  const plans = await records(
    "ProductionPlan",
    "date: string; plannedQuantity: number; bakedQuantity: number; wasteQuantity: number; oven: string",
  );
  for (const { plannedQuantity = 0, bakedQuantity = 0, wasteQuantity = 0 } of plans) {
    expect(bakedQuantity).toBeLessThanOrEqual(plannedQuantity);
    expect(wasteQuantity).toBeLessThan(plannedQuantity / 10);
  }
  const items = await records(
    "RentalItem",
    "name: string; dailyRate: number; quantityTotal: number; quantityAvailable: number; lastCheckedAt: string",
  );
  for (const { name = "", quantityTotal = 0, quantityAvailable = 0 } of items) {
    expect(Number.isInteger(quantityTotal)).toBe(true);
    expect(quantityAvailable).toBeLessThanOrEqual(quantityTotal);
    expect(name).not.toMatch(/^(?:Document|Update|Review|Plan|Fix|Migrate) /);
  }
});

test("an alarm is answered after it went off, and hired things are fetched after they came", async () => {
  const alarms = await records(
    "AlarmEvent",
    "zone: string; triggeredAt: string; acknowledgedAt: string | null; closedAt: string | null",
  );
  for (const { triggeredAt, acknowledgedAt, closedAt } of alarms) {
    if (acknowledgedAt) expect(at(acknowledgedAt)).toBeGreaterThanOrEqual(at(triggeredAt));
    if (closedAt) expect(at(closedAt)).toBeGreaterThanOrEqual(at(triggeredAt));
  }
  const hires = await records(
    "RentalOrder",
    "eventName: string; deliveryAt: string; pickupAt: string",
  );
  for (const { deliveryAt, pickupAt } of hires)
    expect(at(pickupAt)).toBeGreaterThan(at(deliveryAt));
});

test("an address beside one name is of whoever has the name", async () => {
  const leads = await records(
    "SalesLead",
    "customerName: string; phone: string; email: string; salesperson: string",
  );
  for (const { customerName = "", email = "" } of leads) {
    const [first = ""] = customerName.toLowerCase().split(" ");
    expect(email.startsWith(first.replaceAll(/[^a-z]/g, "").slice(0, 3))).toBe(true);
  }
});

test("a dealer asks no more than the list says, and lends what is not paid down", async () => {
  const cars = await records(
    "NewCar",
    "vin: string; brand: string; powerKw: number; listPrice: number; salesPrice: number",
  );
  for (const { powerKw = 0, listPrice = 0, salesPrice = 0 } of cars) {
    expect(powerKw).toBeGreaterThan(50);
    expect(salesPrice).toBeLessThanOrEqual(listPrice);
  }
  const offers = await records(
    "FinanceOffer",
    "bank: string; carPrice: number; downPayment: number; loanAmount: number",
  );
  for (const { carPrice = 0, downPayment = 0, loanAmount } of offers) {
    expect(downPayment).toBeLessThan(carPrice / 2);
    expect(loanAmount).toBeCloseTo(carPrice - downPayment, 1);
  }
});
