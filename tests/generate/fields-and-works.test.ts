import { expect, test } from "vitest";
import { at, daysFrom, listOf, now, number, oneOf, recordsOf, text, textsOf } from "./models.ts";

test("what grows is harvested later, and what is planned is not in the ground", async () => {
  const crops = await recordsOf("Crop", {
    ...textsOf("name", "plantedAt", "expectedHarvest"),
    status: oneOf("planned", "growing", "harvested"),
    areaHectares: number,
    expectedYieldTons: number,
    actualYieldTons: number,
  });
  for (const crop of crops) {
    if (crop["status"] === "growing") expect(at(crop["expectedHarvest"])).toBeGreaterThan(now);
    if (crop["status"] === "planned") expect(daysFrom(crop["plantedAt"])).toBeGreaterThan(0);
    if (crop["status"] === "harvested") {
      const share = Number(crop["actualYieldTons"]) / Number(crop["expectedYieldTons"]);
      expect(share).toBeGreaterThan(0.7);
      expect(share).toBeLessThan(1.2);
    }
  }
});

test("a picture has no depth, and no museum had it before it was made", async () => {
  const works = await recordsOf("Artwork", {
    ...textsOf("title", "medium", "accessionNumber"),
    classification: oneOf("painting", "sculpture", "print"),
    ...{ year: number, accessionYear: number, depthCm: number },
  });
  for (const { classification, depthCm, year, accessionYear, accessionNumber } of works) {
    expect(accessionYear).toBeGreaterThanOrEqual(Number(year));
    expect(accessionNumber).toContain(`${accessionYear}.`);
    if (classification !== "sculpture") expect(depthCm).toBeLessThan(6);
  }
});

test("a roof has as many kilowatts as its panels have watts", async () => {
  const roofs = await recordsOf("SolarInstallation", {
    ...{ panelCount: number, panelWattage: number, capacityKw: number, currentPowerKw: number },
  });
  for (const { panelCount, panelWattage, capacityKw, currentPowerKw } of roofs) {
    expect(capacityKw).toBeCloseTo((Number(panelCount) * Number(panelWattage)) / 1000, 1);
    expect(currentPowerKw).toBeLessThanOrEqual(Number(capacityKw));
  }
});

test("months of bloom follow each other, and a variety is one of its plant", async () => {
  const plants = await recordsOf("Plant", {
    ...textsOf("commonName", "botanicalName", "variety"),
    bloomMonths: { type: "array", items: { type: "integer", minimum: 1, maximum: 12 } },
    isPerennial: { type: "boolean" },
    lifecycle: oneOf("annual", "biennial", "perennial"),
  });
  for (const { commonName, variety, bloomMonths, isPerennial, lifecycle } of plants) {
    const months = bloomMonths as readonly number[];
    expect(months).toEqual(months.map((_, place) => (months[0] ?? 0) + place));
    expect(isPerennial).toBe(lifecycle === "perennial");
    if (commonName === "Basil") expect(lifecycle).toBe("annual");
    if (commonName === "Lavender") expect(String(variety)).toMatch(/Hidcote|Munstead|Gem/);
  }
});

test("a water sample is tested for what is in water", async () => {
  const samples = await recordsOf("LabSample", {
    sampleType: oneOf("blood", "water"),
    ...{ test: text, result: number, unit: text },
  });
  for (const { sampleType, test: name, unit } of samples) {
    const isOfWater = /pH|Nitrate|Lead|Iron|Chloride|Sulphate|hardness/.test(String(name));
    expect(isOfWater).toBe(sampleType === "water");
    expect(unit).not.toBe("ml");
  }
});

test("a finding is flagged by the ends of its range", async () => {
  const tests = await recordsOf("LabTest", {
    testName: text,
    results: listOf({
      ...{ analyte: text, value: number, flag: text },
      ...{ referenceLow: number, referenceHigh: number },
    }),
  });
  for (const { results } of tests)
    for (const result of results as readonly Record<string, unknown>[]) {
      const [value, low, high] = ["value", "referenceLow", "referenceHigh"].map((name) =>
        Number(result[name]),
      ) as [number, number, number];
      expect(result["flag"]).toBe(value < low ? "low" : value > high ? "high" : "normal");
    }
});

test("a site is in the phase that its progress has come to", async () => {
  const phases = ["planning", "foundation", "structure", "interior", "handover"];
  const sites = await recordsOf("ConstructionSite", {
    name: text,
    phase: oneOf(...phases),
    status: oneOf("planned", "active", "completed"),
    ...{ progress: number, budget: number, spent: number },
  });
  for (const { phase, status, progress } of sites) {
    if (status === "active") expect(progress).toBeGreaterThan(5);
    const place = Math.min(4, Math.floor(Number(progress) / 20));
    expect(phases.indexOf(String(phase))).toBeCloseTo(place, 0);
  }
});

test("a book stands under who wrote it, and a repair costs its hours and its parts", async () => {
  const books = await recordsOf("LibraryBook", textsOf("title", "author", "shelfMark", "subject"));
  for (const { author, shelfMark } of books) {
    const name = String(author).split(" ").at(-1)?.slice(0, 3).toUpperCase();
    expect(String(shelfMark).split(" ").at(-1)).toBe(name);
  }
  const repairs = await recordsOf("RepairJob", {
    ...{ vehicle: text, complaint: text, laborHours: number, estimatedCost: number },
    parts: listOf({ name: text, quantity: number, unitPrice: number }),
  });
  for (const { laborHours, estimatedCost } of repairs)
    expect(Number(estimatedCost)).toBeGreaterThan(Number(laborHours) * 60);
});

test("what is sprayed on fields is no medicine, and is sprayed by somebody", async () => {
  const sprays = await recordsOf("SprayRecord", {
    ...textsOf("fieldId", "product", "activeIngredient", "operator"),
    areaTreatedHa: number,
  });
  for (const { fieldId, activeIngredient, operator } of sprays) {
    expect(fieldId).toMatch(/^field-\d\d$/);
    expect(activeIngredient).not.toMatch(/Paracetamol|Ibuprofen|Omeprazole/);
    expect(operator).toMatch(/^\S+ \S+$/);
  }
});

test("an electricity bill adds up before and after the tax", async () => {
  const bills = await recordsOf("EnergyBill", {
    ...{ consumptionKwh: number, pricePerKwh: number, baseFee: number },
    ...{ netAmount: number, vatRate: number, vatAmount: number, totalAmount: number },
  });
  for (const bill of bills) {
    const read = (name: string) => Number(bill[name]);
    const net = read("consumptionKwh") * read("pricePerKwh") + read("baseFee");
    expect(read("netAmount")).toBeCloseTo(net, 1);
    expect(read("vatAmount")).toBeCloseTo((net * read("vatRate")) / 100, 1);
    expect(read("totalAmount")).toBeCloseTo(net + read("vatAmount"), 1);
  }
});

test("what stops a line is told of the line, and what hurt somebody is no software", async () => {
  const alerts = await recordsOf("ServiceAlert", {
    ...textsOf("title", "cause", "effect"),
    affectedLines: { type: "array", items: text },
  });
  for (const { title, effect } of alerts) {
    expect(title).not.toMatch(/task|file|report|invoice/);
    expect(effect).toMatch(/Delays|Detour|service|trains|closed/);
  }
  const incidents = await recordsOf(
    "SafetyIncident",
    textsOf("site", "injuredPerson", "rootCause"),
  );
  for (const { rootCause } of incidents)
    expect(rootCause).not.toMatch(/cache|query|Disk|certificate/);
});

test("a flight is expected about when it was planned", async () => {
  const flights = await recordsOf("FlightBoardEntry", {
    ...textsOf("flightNumber", "scheduledTime", "estimatedTime", "gate"),
    status: oneOf("on_time", "boarding", "delayed"),
  });
  for (const { scheduledTime, estimatedTime } of flights)
    expect(Math.abs(at(estimatedTime) - at(scheduledTime))).toBeLessThan(3_600_000);
});

test("what is repeated on days of the week begins at an hour, and programmes last for weeks", async () => {
  const schedules = await recordsOf("IrrigationSchedule", {
    ...textsOf("zoneName", "startTime", "nextRunAt"),
    daysOfWeek: { type: "array", items: text },
  });
  for (const { startTime } of schedules) expect(startTime).toMatch(/^\d\d:\d\d$/);
  const programs = await recordsOf("ReadingProgram", textsOf("name", "startDate", "endDate"));
  for (const { startDate, endDate } of programs)
    expect(at(endDate) - at(startDate)).toBeGreaterThan(6 * 86_400_000);
});

test("what is done to a vehicle costs the parts and the work", async () => {
  const repairs = await recordsOf("MaintenanceRecord", {
    ...{ vehicleId: text, laborCost: number, totalCost: number },
    parts: listOf({ name: text, cost: number }),
  });
  for (const { parts, laborCost, totalCost } of repairs) {
    const costs = (parts as readonly { cost: number }[]).map(({ cost }) => cost);
    const sum = costs.reduce((all, cost) => all + cost, Number(laborCost));
    expect(totalCost).toBeCloseTo(sum, 1);
  }
});
