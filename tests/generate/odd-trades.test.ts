import { expect, test } from "vitest";
import { at, daysFrom, flag, number, oneOf, recordsOf, text, textsOf } from "./models.ts";

const day = 86_400_000;

test("the gravities of a brew are told to three places, and its strength is what fermented", async () => {
  const brews = await recordsOf("HomebrewLog", {
    ...textsOf("beerName", "style", "fermenter"),
    originalGravity: number,
    finalGravity: number,
    abv: number,
    ibu: number,
    hops: { type: "array", items: text },
  });
  for (const { originalGravity, finalGravity, abv, fermenter, hops } of brews) {
    const [og, fg] = [Number(originalGravity), Number(finalGravity)];
    expect(fg).toBeGreaterThan(1.005);
    expect(fg).toBeLessThan(1.025);
    expect(Number(abv)).toBeCloseTo((og - fg) * 131.25, 0);
    expect(fermenter).toMatch(/^(?:FV|Conical|Brite)/);
    expect(String(hops)).not.toMatch(/malt/);
  }
  expect(new Set(brews.map(({ finalGravity }) => finalGravity)).size).toBeGreaterThan(5);
});

test("a lager is less bitter than an IPA", async () => {
  const beers = await recordsOf("TapBeer", { ...textsOf("name", "style"), ibu: number });
  for (const { style, ibu } of beers) {
    if (style === "Lager") expect(Number(ibu)).toBeLessThan(30);
    if (style === "IPA") expect(Number(ibu)).toBeGreaterThan(40);
  }
});

test("blood that was given has been measured, whatever became of it", async () => {
  const donations = await recordsOf("BloodDonation", {
    ...textsOf("donorName", "bloodType", "donatedAt"),
    hemoglobin: number,
    volumeMl: number,
    status: oneOf("available", "transfused", "quarantined"),
  });
  for (const { hemoglobin, volumeMl } of donations) {
    expect(Number(hemoglobin)).toBeGreaterThan(10);
    expect(Number(volumeMl)).toBeGreaterThan(200);
  }
});

test("of a plant that is watered and fed, the interval is that of the watering", async () => {
  const plants = await recordsOf("PottedPlant", {
    ...textsOf("nickname", "lastWatered", "nextWatering", "lastFertilized"),
    wateringIntervalDays: number,
  });
  for (const { lastWatered, nextWatering, wateringIntervalDays } of plants) {
    const days = (at(nextWatering) - at(lastWatered)) / day;
    expect(Math.abs(days - Number(wateringIntervalDays))).toBeLessThanOrEqual(1);
  }
});

test("a bike has a size for its frame, gears by the dozen, and cost more when it was new", async () => {
  const bikes = await recordsOf("UsedBike", {
    ...textsOf("brand", "model", "frameSize", "condition", "sellerName"),
    gears: number,
    askingPrice: number,
    originalPrice: number,
  });
  for (const { frameSize, gears, askingPrice, originalPrice } of bikes) {
    expect(frameSize).not.toMatch(/Carbon|Steel|Aluminium/);
    expect(Number(gears)).toBeGreaterThanOrEqual(7);
    expect(Number(originalPrice)).toBeGreaterThan(Number(askingPrice));
  }
});

test("a lift is of the kind that its name says", async () => {
  const lifts = await recordsOf("ResortLift", {
    ...textsOf("liftName", "liftType"),
    verticalRise: number,
    capacityPerHour: number,
  });
  expect(lifts.some(({ liftName }) => /gondola/i.test(String(liftName)))).toBe(true);
  for (const { liftName, liftType } of lifts) {
    expect(liftType).toMatch(/lift|gondola|T-bar|cable car|carpet|chair/);
    if (/gondola/i.test(String(liftName))) expect(liftType).toBe("gondola");
  }
});

test("a queen bee is marked with the colour of her year", async () => {
  const colours = ["blue", "white", "yellow", "red", "green"];
  const hives = await recordsOf("Hive", {
    ...textsOf("hiveName", "queenColor"),
    queenYear: number,
  });
  for (const { queenColor, queenYear } of hives)
    expect(queenColor).toBe(colours[Number(queenYear) % 5]);
});

test("paper weighs what its name says", async () => {
  const orders = await recordsOf("PrintOrder", {
    ...textsOf("product", "paperType", "stage"),
    paperWeight: number,
    copies: number,
  });
  for (const { paperType, paperWeight } of orders) {
    const grams = /(\d+) g/.exec(String(paperType))?.[1];
    if (grams) expect(paperWeight).toBe(Number(grams));
  }
  expect(orders.some(({ paperType }) => /\d g/.test(String(paperType)))).toBe(true);
});

test("a root canal takes its time, and what is noted is about it", async () => {
  const visits = await recordsOf("DentalVisit", {
    ...textsOf("patientName", "treatment", "notes"),
    durationMinutes: number,
    isPaid: flag,
  });
  const canals = visits.filter(({ treatment }) => treatment === "Root canal");
  expect(canals.length).toBeGreaterThan(1);
  for (const { durationMinutes, notes } of canals) {
    expect(Number(durationMinutes)).toBeGreaterThanOrEqual(60);
    expect(notes).toMatch(/canals|visit/);
  }
});

test("a hairdresser cuts hair, and paints no nails", async () => {
  const bookings = await recordsOf("HairAppointment", {
    ...textsOf("clientName", "stylist", "service"),
    price: number,
  });
  for (const { service } of bookings) expect(service).not.toMatch(/nail|facial|lash|brow|waxing/i);
});

test("the mood of a dog is a dog's, and a ferry sails where it can", async () => {
  const walks = await recordsOf("PetSitting", textsOf("petName", "sitter", "mood"));
  for (const { mood } of walks)
    expect(mood).toMatch(/playful|calm|happy|energetic|excited|sleepy|nervous/);
  const crossings = await recordsOf("FerryCrossing", {
    ...textsOf("vessel", "departurePort", "arrivalPort"),
  });
  for (const { departurePort, arrivalPort } of crossings)
    if (departurePort === "Dover") expect(arrivalPort).toBe("Calais");
  expect(crossings.some(({ departurePort }) => departurePort === "Dover")).toBe(true);
});

test("an inked arm, a rubbish truck and a meatless dish are called what they are", async () => {
  for (const { bodyPart } of await recordsOf("TattooBooking", textsOf("artist", "bodyPart")))
    expect(bodyPart).toMatch(/arm|shoulder|ankle|back|wrist/);
  const pickups = await recordsOf("WastePickup", { ...textsOf("truck"), collectedKg: number });
  for (const { truck, collectedKg } of pickups) {
    expect(truck).toMatch(/^Truck \d\d$/);
    expect(Number(collectedKg)).toBeGreaterThan(400);
  }
  for (const { veganOption } of await recordsOf("Menu", textsOf("mainDish", "veganOption")))
    expect(veganOption).not.toMatch(/Basic|Standard|Premium/);
});

test("what was lent to an exhibition is told as museums do, and for months", async () => {
  const loans = await recordsOf("MuseumLoan", {
    ...textsOf("objectTitle", "lender", "borrower", "exhibition", "conditionOnArrival"),
    ...textsOf("startDate", "endDate"),
    insuranceValue: number,
  });
  for (const loan of loans) {
    expect(loan["lender"]).toMatch(/Museum|Gallery|Collection/);
    expect(Number.isNaN(at(loan["conditionOnArrival"]))).toBe(true);
    expect(loan["objectTitle"]).not.toMatch(/Object/);
    expect(Number(loan["insuranceValue"])).toBeGreaterThan(5000);
    expect((at(loan["endDate"]) - at(loan["startDate"])) / day).toBeLessThan(400);
  }
});

test("how it was on arrival is not when it was", async () => {
  const checks = await recordsOf("RentalReturn", textsOf("vehicle", "conditionOnReturn"));
  for (const { conditionOnReturn } of checks) expect(conditionOnReturn).not.toMatch(/^\d{4}-\d\d/);
});

test("a find is of a period, of what such things were made of, and dug up by somebody", async () => {
  const finds = await recordsOf("SiteFind", {
    ...textsOf("findNumber", "trench", "objectType", "material", "period", "excavator"),
  });
  for (const { objectType, material, period, excavator } of finds) {
    if (objectType === "coin") expect(material).toMatch(/Silver|Bronze/);
    if (objectType === "pottery shard") expect(material).toBe("Ceramic");
    expect(period).toMatch(/Age|Roman|Medieval|modern/);
    expect(excavator).toMatch(/^\p{L}+ \p{L}+/u);
    expect(excavator).not.toMatch(/\d|Loader/);
  }
});

test("a bird of prey is one, and its sender has a frequency of its own", async () => {
  const hawks = await recordsOf("Hawk", {
    ...textsOf("species", "falconer", "lastFlown", "telemetryFrequency"),
    hatchYear: number,
    flyingWeightG: number,
  });
  for (const { species, lastFlown, telemetryFrequency, hatchYear, flyingWeightG } of hawks) {
    expect(species).toMatch(/falcon|hawk|Merlin|Kestrel/i);
    expect(daysFrom(lastFlown)).toBeLessThanOrEqual(0);
    expect(telemetryFrequency).toMatch(/MHz$/);
    expect(Number(hatchYear)).toBeGreaterThan(2010);
    expect(Number(flyingWeightG)).toBeLessThan(1200);
  }
});

test("a glacier lies in its country, and is nobody", async () => {
  const glaciers = await recordsOf("GlacierSurvey", {
    ...textsOf("glacier", "country", "measuredOn"),
    lengthKm: number,
    annualRetreatM: number,
  });
  for (const { glacier, country, annualRetreatM } of glaciers) {
    if (glacier === "Pasterze") expect(country).toBe("Austria");
    expect(Number(annualRetreatM)).toBeLessThan(100);
  }
  expect(glaciers.some(({ glacier }) => glacier === "Pasterze")).toBe(true);
});

test("glasses are prescribed for a year or two, and a cheese is ready months after it was made", async () => {
  const eyes = await recordsOf("LensPrescription", textsOf("patient", "examDate", "expiresOn"));
  for (const { examDate, expiresOn } of eyes)
    expect((at(expiresOn) - at(examDate)) / day).toBeGreaterThan(360);
  const wheels = await recordsOf(
    "CheeseBatch",
    textsOf("variety", "milkType", "madeOn", "readyOn"),
  );
  for (const { variety, milkType, madeOn, readyOn } of wheels) {
    expect(variety).not.toMatch(/\d/);
    expect(milkType).not.toMatch(/soy|almond|none|^oat/);
    expect((at(readyOn) - at(madeOn)) / day).toBeGreaterThan(50);
  }
});

test("a phone is mended with the part that is broken, and a car washed at the price of its wash", async () => {
  const repairs = await recordsOf("DeviceRepair", {
    ...textsOf("device", "issue", "partNeeded"),
    estimate: number,
  });
  for (const { issue, partNeeded, estimate } of repairs) {
    if (issue === "Cracked screen") expect(partNeeded).toBe("Screen");
    expect(issue).not.toMatch(/Brake/);
    expect(Number(estimate)).toBeLessThan(400);
  }
  const washes = await recordsOf("CarWashBooking", {
    ...textsOf("licensePlate", "package"),
    price: number,
    queueNumber: number,
  });
  for (const wash of washes) {
    if (wash["package"] === "Full detail") expect(Number(wash["price"])).toBeGreaterThan(80);
    if (wash["package"] === "Basic wash") expect(Number(wash["price"])).toBeLessThan(20);
    expect(Number(wash["queueNumber"])).toBeLessThanOrEqual(60);
  }
});

test("runners, savers, stalls and permits are told in words of their own", async () => {
  const runners = await recordsOf("RunEntry", {
    ...textsOf("runnerName", "distance", "startWave"),
    bibNumber: number,
  });
  for (const { distance, startWave } of runners) {
    expect(distance).toMatch(/km|arathon/);
    expect(startWave).toMatch(/^Wave [A-D]$/);
  }
  const banks = await recordsOf("KidSavings", {
    ...textsOf("childName", "savingFor"),
    weeklyAllowance: number,
    goalAmount: number,
  });
  for (const { savingFor, weeklyAllowance, goalAmount } of banks) {
    expect(savingFor).not.toMatch(/^Saving for/);
    expect(Number(weeklyAllowance)).toBeLessThan(20);
    expect(Number(goalAmount)).toBeLessThan(300);
  }
  const stalls = await recordsOf("MarketStall", {
    ...textsOf("stallNumber", "vendor", "marketDay"),
    produce: { type: "array", items: text },
  });
  for (const { stallNumber, produce } of stalls) {
    expect(stallNumber).toMatch(/^[A-Z]\d+$/);
    expect(String(produce)).not.toMatch(/Produce/);
  }
  const permits = await recordsOf("ResidentPermit", textsOf("permitType", "vehicleReg", "zone"));
  for (const { permitType, vehicleReg } of permits) {
    expect(permitType).toMatch(/resident|visitor|disabled|business|carer/);
    expect(vehicleReg).not.toMatch(/reg/i);
  }
});

test("turbines, subtitles, sprays and searches are measured as such", async () => {
  const turbines = await recordsOf("WindTurbine", {
    ...textsOf("model", "commissioned"),
    pitchAngle: number,
    gearboxTemp: number,
  });
  for (const { commissioned, pitchAngle, gearboxTemp } of turbines) {
    expect(Number.isNaN(at(commissioned))).toBe(false);
    expect(Number(pitchAngle)).toBeLessThan(30);
    expect(Number(gearboxTemp)).toBeGreaterThan(40);
  }
  const subtitles = await recordsOf("SubtitleTrack", { ...textsOf("format"), frameRate: number });
  for (const { format, frameRate } of subtitles) {
    expect(format).toMatch(/^[A-Z]{3,4}$/);
    expect([24, 25, 30, 50, 60]).toContain(frameRate);
  }
  const sprays = await recordsOf("SprayLog", {
    ...textsOf("field", "product"),
    dosePerHectare: number,
    windKmh: number,
  });
  for (const { dosePerHectare, windKmh } of sprays) {
    expect(Number(dosePerHectare)).toBeLessThan(5);
    expect(Number(windKmh)).toBeLessThanOrEqual(15);
  }
  const searches = await recordsOf("RescueMission", {
    ...textsOf("type", "missingPerson", "lastSeenLocation", "outcome"),
  });
  for (const { lastSeenLocation, outcome } of searches) {
    expect(lastSeenLocation).not.toMatch(/room|Lobby|Bus/);
    expect(outcome).toMatch(/Found|home|suspended/);
  }
});
