import { expect, test } from "vitest";
import type { Schema } from "../../src/schema/schema.ts";
import { at, daysFrom, flag, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";

test("who comes to a vet is an animal, and is treated for what it has", async () => {
  const visits = await recordsOf("Visit", {
    ...textsOf("patientId", "vetName", "reason", "diagnosis", "treatment"),
    temperature: number,
  });
  for (const { reason, diagnosis, treatment, temperature } of visits) {
    expect(temperature).toBeGreaterThanOrEqual(38);
    if (diagnosis === "Ear infection") expect(treatment).toMatch(/drops/);
    if (reason === "Vaccination") expect(diagnosis).toBe("Healthy");
  }
  expect(visits.map(({ diagnosis }) => diagnosis)).toContain("Kennel cough");
});

test("alerts about an animal are no notifications", async () => {
  const animals = await recordsOf("Patient", textsOf("name", "species", "breed", "alerts"));
  for (const { alerts } of animals) expect(alerts).not.toMatch(/order|password|payment|comment/i);
});

test("what is kept in an archive is told as archives do", async () => {
  const records = await recordsOf(
    "ArchivalRecord",
    textsOf("referenceCode", "title", "creator", "inclusiveDates", "extent", "scopeNote"),
  );
  for (const { referenceCode, inclusiveDates, extent } of records) {
    expect(referenceCode).toMatch(/^(?:MS|AC|COLL) /);
    expect(inclusiveDates).toMatch(/^1[89]\d\d–19\d\d$/);
    expect(extent).toMatch(/\d|thirty/);
  }
  const items = await recordsOf("ArchiveItem", textsOf("callNumber", "title", "extent"));
  expect(items.map(({ extent }) => extent)).toContain("36 drawings");
});

test("why a batch was rejected fits what was found, and something was rejected", async () => {
  const reports = await recordsOf("QualityIssue", {
    ...textsOf("lotNumber", "defectType", "problemDescription", "rootCause", "correctiveAction"),
    quantityAffected: number,
  });
  const burr = reports.find(({ rootCause }) => rootCause === "Gas flow too low");
  expect(burr?.["correctiveAction"]).toMatch(/welded/);
  for (const { quantityAffected } of reports) expect(quantityAffected).toBeGreaterThan(0);
});

test("what is looked at through a telescope stands where it stands", async () => {
  const nights = await recordsOf("ObservationLog", {
    ...textsOf("objectName", "telescopeName", "filterBand", "rightAscension"),
    seeing: number,
    airmass: number,
  });
  for (const { objectName, filterBand, rightAscension, seeing, airmass } of nights) {
    if (objectName === "Andromeda Galaxy") expect(rightAscension).toBe("00h 42m 44s");
    expect(filterBand).toMatch(/^(?:[UBVRI]|H-alpha|OIII)$/);
    expect(seeing).toBeLessThan(3);
    expect(airmass).toBeGreaterThanOrEqual(1);
    expect(airmass).toBeLessThan(2.5);
  }
});

test("what volunteers are sought for is no sale", async () => {
  const sought = await recordsOf("Opportunity", {
    ...textsOf("title", "description", "causeArea", "nonprofitId"),
    volunteersNeeded: number,
  });
  for (const { title, causeArea } of sought) {
    expect(title).not.toMatch(/rollout|[–&]/);
    expect(causeArea).not.toMatch(/,/);
  }
  const hours = await recordsOf("ShiftSignup", {
    ...textsOf("volunteerId", "feedback"),
    hoursLogged: number,
  });
  for (const { hoursLogged, feedback } of hours) {
    expect(hoursLogged).toBeLessThanOrEqual(6);
    expect(feedback).not.toMatch(/price/);
  }
});

test("few places of a car park are for those who charge or cannot walk far", async () => {
  const lots = await recordsOf("ParkingGarage", {
    ...textsOf("name"),
    totalSpaces: number,
    evChargingSpaces: number,
    disabledSpots: number,
  });
  for (const { totalSpaces, evChargingSpaces, disabledSpots } of lots)
    expect(Number(evChargingSpaces) + Number(disabledSpots)).toBeLessThan(Number(totalSpaces));
});

test("a bull gives no milk", async () => {
  const herd = await recordsOf("Animal", {
    ...textsOf("tagNumber", "breed", "barn"),
    species: oneOf("cow", "goat", "sheep"),
    sex: oneOf("male", "female"),
    milkYieldLiters: number,
  });
  for (const { sex, milkYieldLiters } of herd) {
    if (sex === "male") expect(milkYieldLiters).toBe(0);
    else expect(milkYieldLiters).toBeGreaterThan(0);
  }
});

test("what is lent comes back within weeks, and what is agreed on is still to be lent", async () => {
  const loans = await recordsOf("EquipmentLoan", {
    ...textsOf("item", "borrowerName", "loanStart", "loanEnd"),
    status: oneOf("requested", "approved", "on_loan", "returned"),
  });
  for (const { loanStart, loanEnd, status } of loans) {
    expect(at(loanEnd) - at(loanStart)).toBeGreaterThan(0);
    expect(at(loanEnd) - at(loanStart)).toBeLessThan(40 * 86_400_000);
    if (status === "approved") expect(daysFrom(loanStart)).toBeGreaterThanOrEqual(-1);
  }
  const works = await recordsOf("Loan", {
    ...textsOf("artworkId", "borrower", "startDate", "endDate"),
    status: oneOf("requested", "approved", "on_loan", "returned"),
  });
  for (const { startDate, endDate } of works) expect(at(endDate)).toBeGreaterThan(at(startDate));
});

test("what a museum was given has its number from the year in which it was given", async () => {
  const works = await recordsOf("Artwork", {
    ...textsOf("accessionNumber", "title", "medium", "creditLine"),
    year: number,
  });
  const dated = works.filter(({ creditLine }) => /\d{4}$/.test(String(creditLine)));
  expect(dated.length).toBeGreaterThan(3);
  for (const { accessionNumber, creditLine } of dated)
    expect(String(creditLine).slice(-4)).toBe(String(accessionNumber).slice(0, 4));
});

test("a claim tells of a place where such a thing happens", async () => {
  const claims = await recordsOf("InsuranceClaim", {
    ...textsOf("claimNumber", "description", "accidentLocation"),
    approvedAmount: orNull(number),
  });
  const fire = claims.find(({ description }) => /Kitchen fire/.test(String(description)));
  expect(fire?.["accidentLocation"]).toBe("Own kitchen");
});

test("a crew works as long as there are people in it", async () => {
  const days = await recordsOf("SiteReport", {
    ...textsOf("date", "workPerformed"),
    workersOnSite: number,
    manHours: number,
    safetyIncidents: number,
  });
  for (const { workersOnSite, manHours } of days)
    expect(Number(manHours) / Number(workersOnSite)).toBeGreaterThan(6);
  const calm = days.filter(({ safetyIncidents }) => safetyIncidents === 0);
  expect(calm.length).toBeGreaterThan(35);
});

test("when something is open is told of all seven days", async () => {
  const hours: Schema = {
    type: "object",
    properties: {},
    required: [],
    additionalProperties: text,
  };
  const museums = await recordsOf("Museum", { ...textsOf("name"), openingHours: hours });
  for (const { openingHours } of museums) {
    const week = Object.entries(openingHours as Record<string, string>);
    expect(week.map(([day]) => day)).toHaveLength(7);
    expect(week.slice(0, 5).map(([, when]) => when)).not.toContain("closed");
  }
});

test("where a sample is from is no channel of a campaign", async () => {
  const samples = await recordsOf("Specimen", textsOf("barcode", "source", "collectedAt", "notes"));
  for (const { source } of samples) expect(source).not.toMatch(/app|website|store|phone/);
});

test("panels spare as much as they make, and what they feed in is paid by cents", async () => {
  const roofs = await recordsOf("SolarSystem", {
    ...textsOf("panelModel", "monitoringStatus"),
    systemSizeKw: number,
    annualProductionKwh: number,
    co2SavedKg: number,
    feedInTariff: number,
    batteryKwh: number,
  });
  for (const { annualProductionKwh, co2SavedKg, feedInTariff, batteryKwh } of roofs) {
    expect(Number(co2SavedKg) / Number(annualProductionKwh)).toBeCloseTo(0.4, 1);
    expect(feedInTariff).toBeLessThan(0.2);
    expect(batteryKwh).toBeGreaterThanOrEqual(5);
  }
});

test("a shared car goes as far as one comes in its time", async () => {
  const trips = await recordsOf("Trip", {
    ...textsOf("vehicleId", "memberId"),
    distanceKm: number,
    durationMinutes: number,
  });
  for (const { distanceKm, durationMinutes } of trips)
    expect(Number(distanceKm) / Number(durationMinutes)).toBeLessThan(2);
  const cars = await recordsOf("Vehicle", {
    ...textsOf("licensePlate", "fuelType"),
    pricePerKm: number,
    pricePerHour: number,
  });
  for (const { pricePerKm, pricePerHour } of cars) {
    expect(pricePerKm).toBeLessThan(0.5);
    expect(pricePerHour).toBeGreaterThan(3);
  }
  const damages = await recordsOf("DamageNote", textsOf("vehicleId", "damageDescription"));
  for (const { damageDescription } of damages)
    expect(damageDescription).not.toMatch(/screws|Water/);
});

test("no more cars stand at a station than there is room for", async () => {
  const stations = await recordsOf("Station", {
    ...textsOf("name", "address"),
    parkingSpaces: number,
    availableCars: number,
  });
  for (const { parkingSpaces, availableCars } of stations) {
    expect(parkingSpaces).toBeGreaterThanOrEqual(6);
    expect(Number(availableCars)).toBeLessThanOrEqual(Number(parkingSpaces));
  }
});

test("what was measured lies between its limits, unless it failed", async () => {
  const checks = await recordsOf("QualityCheck", {
    ...textsOf("inspector"),
    measuredValue: number,
    lowerSpecLimit: number,
    upperSpecLimit: number,
    result: oneOf("pass", "fail"),
  });
  const within = checks.filter(
    ({ measuredValue, lowerSpecLimit, upperSpecLimit }) =>
      Number(measuredValue) >= Number(lowerSpecLimit) &&
      Number(measuredValue) <= Number(upperSpecLimit),
  );
  expect(within.every(({ result }) => result === "pass")).toBe(true);
  expect(within.length).toBe(checks.filter(({ result }) => result === "pass").length);
});

test("what an insurer has paid is no more than it has put aside", async () => {
  const claims = await recordsOf("Claim", {
    ...textsOf("claimNumber", "causeOfLoss"),
    caseReserve: number,
    amountPaid: number,
    status: oneOf("open", "settled", "denied"),
  });
  for (const { caseReserve, amountPaid } of claims)
    expect(Number(amountPaid)).toBeLessThanOrEqual(Number(caseReserve));
  expect(Math.max(...claims.map(({ amountPaid }) => Number(amountPaid)))).toBeGreaterThan(500);
  const adjusters = await recordsOf("LossAdjuster", textsOf("firstName", "specialty"));
  for (const { specialty } of adjusters) expect(specialty).not.toMatch(/Families|Custom|Repairs/);
});

test("who is certified says by whom, and others do not", async () => {
  const growers = await recordsOf("Farm", {
    ...textsOf("farmName"),
    organic: flag,
    certifyingBody: orNull(text),
  });
  for (const { organic, certifyingBody } of growers)
    expect(certifyingBody === null).toBe(organic === false);
});

test("what is sprayed is for that, and so much of it that a field is meant", async () => {
  const sprays = await recordsOf("Treatment", {
    ...textsOf("fieldId", "productApplied", "ratePerHectare"),
    type: oneOf("fertilizer", "fungicide"),
  });
  for (const { type, productApplied, ratePerHectare } of sprays) {
    expect(ratePerHectare).toMatch(type === "fertilizer" ? /kg\/ha$/ : /l\/ha$/);
    if (type === "fungicide") expect(productApplied).toMatch(/Fungo|Capto|Sulphur/);
  }
});

test("what a farm drives is told as such, and the season is that of the sowing", async () => {
  const machines = await recordsOf("Machinery", {
    ...textsOf("farmId", "name", "category"),
    purchasePrice: number,
  });
  const tractor = machines.find(({ name }) => /^Tractor/.test(String(name)));
  expect(tractor?.["purchasePrice"]).toBeGreaterThan(50_000);
  const crops = await recordsOf("Crop", textsOf("cropName", "plantingDate", "season"));
  for (const { plantingDate, season } of crops)
    if (/-0[345]-/.test(String(plantingDate))) expect(season).toBe("spring");
});

test("what is nearly done has not begun last month", async () => {
  const projects = await recordsOf("Project", {
    ...textsOf("name", "startDate", "plannedCompletion"),
    percentComplete: number,
  });
  for (const { startDate, plannedCompletion, percentComplete } of projects) {
    const passed = -daysFrom(startDate) / (daysFrom(plannedCompletion) - daysFrom(startDate));
    expect(Number(percentComplete) / 100 - passed).toBeLessThan(0.35);
  }
});

test("what nobody has borrowed has no borrower, and a new copy was not lent fifty times", async () => {
  const copies = await recordsOf("BookCopy", {
    ...textsOf("barcode", "acquiredOn", "condition"),
    status: oneOf("available", "checked_out", "lost"),
    borrowerName: orNull(text),
    timesBorrowed: number,
  });
  for (const { status, borrowerName, acquiredOn, timesBorrowed, condition } of copies) {
    expect(borrowerName !== null).toBe(status === "checked_out");
    expect(Number(timesBorrowed)).toBeLessThanOrEqual(-daysFrom(acquiredOn) / 15);
    expect(condition).not.toBe("for parts");
  }
});

test("of a hearing to come there are no minutes, and no language without an interpreter", async () => {
  const hearings = await recordsOf("Hearing", {
    ...textsOf("caseNumber", "scheduledFor", "courtroom"),
    interpreterRequired: flag,
    language: orNull(text),
    result: orNull(text),
    transcriptUrl: orNull(text),
  });
  for (const { scheduledFor, interpreterRequired, language, ...told } of hearings) {
    if (daysFrom(scheduledFor) > 0)
      expect([told["result"], told["transcriptUrl"]]).toEqual([null, null]);
    if (!interpreterRequired) expect(language).toBeNull();
  }
});

test("where a crew is on its way the light went out today, and a feeder is nobody", async () => {
  const outages = await recordsOf("PowerOutage", {
    ...textsOf("area", "startedAt", "feederName"),
    status: oneOf("reported", "crew_dispatched", "restored"),
  });
  for (const { status, startedAt, feederName } of outages) {
    expect(feederName).toMatch(/^(?:Feeder|F-)/);
    if (status === "crew_dispatched") expect(daysFrom(startedAt)).toBeGreaterThan(-2);
  }
});
