import { expect, test } from "vitest";
import { at, flag, now, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";

test("the highest and the lowest price of a year lie around the price, in whatever order they are named", async () => {
  const stocks = await recordsOf("Stock", {
    ...textsOf("symbol", "companyName", "sector"),
    price: number,
    high52Week: number,
    low52Week: number,
  });
  for (const { price, high52Week, low52Week } of stocks) {
    expect(high52Week).toBeGreaterThanOrEqual(Number(price));
    expect(low52Week).toBeLessThanOrEqual(Number(price));
  }
});

test("a share is of one company, which is in one sector", async () => {
  const stocks = await recordsOf("Stock", textsOf("symbol", "companyName", "sector"));
  const known = new Map<unknown, string>();
  for (const { symbol, companyName, sector } of stocks) {
    const told = `${companyName} ${sector}`;
    expect(known.get(symbol) ?? told).toBe(told);
    known.set(symbol, told);
  }
  expect(known.size).toBeGreaterThan(12);
});

test("who stands for election has a page of their own", async () => {
  const candidates = await recordsOf("Candidate", textsOf("name", "party", "website"));
  for (const { name, website } of candidates)
    expect(website).toBe(
      `https://${String(name)
        .toLowerCase()
        .replaceAll(/[^a-z]/g, "")}.example`,
    );
});

test("the hours of a day are told from the morning on", async () => {
  const animals = await recordsOf("ZooAnimal", {
    ...textsOf("name", "species"),
    feedingTimes: { type: "array", items: text },
  });
  for (const { feedingTimes } of animals) {
    const times = feedingTimes as readonly string[];
    expect(times).toEqual(times.toSorted());
  }
});

test("one visit is given whole stars", async () => {
  const visits = await recordsOf("HairAppointment", { service: text, rating: number });
  for (const { rating } of visits) expect(Number(rating) % 1).toBe(0);
});

test("what is lifted is as heavy as the exercise lets it be", async () => {
  const logs = await recordsOf("WorkoutLog", { exercise: text, sets: number, weightKg: number });
  for (const { exercise, weightKg } of logs) {
    if (/deadlift/i.test(String(exercise))) expect(weightKg).toBeGreaterThan(40);
    if (/curl/i.test(String(exercise))) expect(weightKg).toBeLessThan(30);
  }
});

test("labels of one kind begin alike", async () => {
  const animals = await recordsOf("ZooAnimal", {
    ...textsOf("name", "species", "conservationStatus"),
    weightKg: number,
  });
  const capitals = animals.filter(({ conservationStatus }) =>
    /^[A-Z]/.test(String(conservationStatus)),
  );
  expect([0, animals.length]).toContain(capitals.length);
});

test("what is named by its thing first is read the other way round, too", async () => {
  const resorts = await recordsOf("SkiResort", {
    ...textsOf("name", "seasonStart", "seasonEnd"),
    altitudeTop: number,
    altitudeBase: number,
  });
  for (const { altitudeTop, altitudeBase, seasonStart, seasonEnd } of resorts) {
    expect(altitudeTop).toBeGreaterThan(1500);
    expect(altitudeBase).toBeLessThan(Number(altitudeTop));
    expect(at(seasonEnd) - at(seasonStart)).toBeGreaterThan(100 * 86_400_000);
  }
});

test("nobody notes how a lesson went that is still to come, and few are open through the night", async () => {
  const lessons = await recordsOf("TutoringSession", {
    ...textsOf("tutorName", "subject", "date", "notes"),
    status: oneOf("scheduled", "completed"),
  });
  for (const { status, notes } of lessons) expect(notes === "").toBe(status === "scheduled");
  const shops = await recordsOf("Pharmacy", { name: text, is24Hours: flag });
  expect(shops.filter(({ is24Hours }) => is24Hours).length).toBeLessThan(shops.length / 3);
});

test("who has given often has given for long", async () => {
  const donors = await recordsOf("Donor", {
    ...textsOf("name", "firstDonation", "lastDonation"),
    donationCount: number,
  });
  for (const { firstDonation, lastDonation, donationCount } of donors)
    expect(at(lastDonation) - at(firstDonation)).toBeGreaterThanOrEqual(
      (Number(donationCount) - 1) * 18 * 24 * 3_600_000,
    );
});

test("nothing is wrong with what has passed, and something with what has not", async () => {
  const inspections = await recordsOf("SafetyInspection", {
    ...textsOf("inspector", "date", "area"),
    score: number,
    violations: { type: "array", items: text },
    passed: flag,
    followUpDate: orNull(text),
  });
  for (const { violations, passed, followUpDate, area } of inspections) {
    expect((violations as readonly string[]).length === 0).toBe(passed);
    if (passed === true) expect(followUpDate).toBeNull();
    expect(area).not.toMatch(/,/);
  }
});

test("a car park opens every day, and has a height that cars have", async () => {
  const lots = await recordsOf("ParkingLot", {
    ...textsOf("name", "address", "openFrom", "openUntil"),
    maxHeight: number,
  });
  for (const { openFrom, openUntil, maxHeight } of lots) {
    expect(openFrom).toMatch(/^\d\d:\d\d$/);
    expect(String(openUntil) > String(openFrom)).toBe(true);
    expect(maxHeight).toBeLessThan(4);
  }
});

test("a farm that tells its revenue is still called like a farm", async () => {
  const farms = await recordsOf("Farm", {
    ...textsOf("name", "owner", "location"),
    annualRevenue: number,
  });
  for (const { name } of farms) expect(name).toMatch(/ Farm$/);
});

test("a meter has been there for long, and was read lately", async () => {
  const meters = await recordsOf("EnergyMeter", {
    ...textsOf("serialNumber", "readAt", "installedOn"),
    lastReading: number,
  });
  for (const { readAt, installedOn } of meters) {
    expect(now - at(readAt)).toBeLessThan(40 * 24 * 3_600_000);
    expect(at(readAt) - at(installedOn)).toBeGreaterThan(60 * 24 * 3_600_000);
  }
});

test("a case is between the client and the one whom it is against", async () => {
  const cases = await recordsOf("Case", textsOf("caseNumber", "title", "client", "opposingParty"));
  const surname = (name: unknown) => String(name).split(" ").at(-1);
  for (const { title, client, opposingParty } of cases)
    expect(title).toBe(`${surname(client)} v. ${surname(opposingParty)}`);
});

test("an exhibition that counts its visitors is open or has been", async () => {
  const shown = await recordsOf("Exhibition", {
    ...textsOf("title", "startDate", "endDate"),
    visitorCount: number,
  });
  for (const { startDate } of shown) expect(at(startDate)).toBeLessThanOrEqual(now);
});

test("what somebody saved for is reached when it is completed, and only then", async () => {
  const goals = await recordsOf("SavingsGoal", {
    title: text,
    targetAmount: number,
    savedAmount: number,
    completed: flag,
  });
  for (const { targetAmount, savedAmount, completed } of goals)
    expect(Number(savedAmount) >= Number(targetAmount)).toBe(completed);
});

test("a flat is as large as its bedrooms need, and is let by its size", async () => {
  const flats = await recordsOf("Apartment", {
    unitNumber: text,
    bedrooms: number,
    squareFeet: number,
    rent: number,
  });
  for (const { bedrooms, squareFeet, rent } of flats) {
    expect(Number(squareFeet)).toBeLessThan(500 + 600 * Number(bedrooms));
    expect(Number(rent) / Number(squareFeet)).toBeGreaterThan(1.2);
    expect(Number(rent) / Number(squareFeet)).toBeLessThan(2.7);
  }
});

test("a record has a label, a genre and tracks of music", async () => {
  const records = await recordsOf("Vinyl", {
    ...textsOf("album", "artist", "label", "genre"),
    tracklist: { type: "array", items: text },
  });
  for (const { label, genre, tracklist } of records) {
    expect(label).toMatch(/ (?:Records|Music|Sound|Recordings)$/);
    expect(genre).not.toMatch(/Drama|Fiction|Documentary/);
    expect(String(tracklist)).not.toMatch(/tracklist/i);
  }
});

test("a child in a group of small children is one of them", async () => {
  const children = await recordsOf("Child", textsOf("firstName", "dateOfBirth", "group"));
  for (const { dateOfBirth } of children)
    expect(now - at(dateOfBirth)).toBeLessThan(7 * 366 * 24 * 3_600_000);
});

test("a file is of the kind that its ending says", async () => {
  const files = await recordsOf("PrintJob", textsOf("fileName", "submittedAt"));
  for (const { fileName } of files) {
    if (/^photo/.test(String(fileName))) expect(fileName).toMatch(/[.]jpg$/);
    expect(fileName).not.toMatch(/^(?:budget|invoice|contract|report).*[.](?:png|jpg|pptx)$/);
  }
});

test("how many bikes there are at a station was counted within the hour", async () => {
  const stations = await recordsOf("BikeStation", {
    ...textsOf("name", "lastUpdated"),
    capacity: number,
    bikesAvailable: number,
  });
  for (const { lastUpdated } of stations)
    expect(now - at(lastUpdated)).toBeLessThanOrEqual(3_600_000);
});

test.each(["Deadline", "Assessment", "Invitation", "Guideline", "Riddle"])(
  "the title of a %s names one of several, and is no place and about nothing else",
  async (model) => {
    const records = await recordsOf(model, textsOf("title", "description"));
    for (const { title, description } of records) {
      expect(title).toMatch(new RegExp(`${model}( \\d+)?$`));
      expect(title).not.toMatch(/North|Harbour|Meadow|Castle|Lane/);
      expect(description).not.toMatch(/best known|until further notice/);
    }
  },
);

test.each(["Permit", "Quiz", "Mission"])(
  "what is told of a %s could be told of what it is called",
  async (model) => {
    const records = await recordsOf(model, textsOf("title", "description"));
    const told = records.map(({ title, description }) => `${title}: ${description}`).join("\n");
    expect(told).not.toMatch(/carport|storey|panel|Blood|second stage/);
  },
);

test("a village is no capital", async () => {
  const villages = await recordsOf("Village", textsOf("name", "description"));
  for (const { name } of villages) expect(name).not.toMatch(/Vienna|Tallinn|Lisbon|Dublin|Oslo/);
});

test("nobody is where it is free, and a stay without a rate costs what its nights do", async () => {
  const spots = await recordsOf("ParkingSpot", {
    code: text,
    status: oneOf("free", "occupied", "reserved"),
    licensePlate: orNull(text),
  });
  for (const { status, licensePlate } of spots)
    expect(licensePlate === null).toBe(status !== "occupied");
  const desks = await recordsOf("CoworkingDesk", {
    capacity: number,
    isAvailable: flag,
    bookedBy: orNull(text),
  });
  for (const { capacity, isAvailable, bookedBy } of desks) {
    expect(capacity).toBeLessThan(3);
    if (isAvailable) expect(bookedBy).toBeNull();
  }
  const stays = await recordsOf("HotelReservation", {
    ...textsOf("guestName", "hotelName", "checkIn", "checkOut"),
    nights: number,
    totalPrice: number,
  });
  for (const { nights, totalPrice } of stays) {
    expect(Number(totalPrice) / Number(nights)).toBeGreaterThan(70);
    expect(Number(totalPrice) / Number(nights)).toBeLessThan(250);
  }
});

test("the man of the match is somebody, a preview of a message is words, and a VIN has 17 signs without I, O and Q", async () => {
  const [matches, channels, cars] = await Promise.all([
    recordsOf("Match", textsOf("homeTeam", "awayTeam", "manOfTheMatch")),
    recordsOf("Channel", textsOf("name", "lastMessagePreview")),
    recordsOf("CarListing", textsOf("make", "vin")),
  ]);
  for (const { manOfTheMatch } of matches)
    expect(manOfTheMatch).not.toMatch(/Trophy|Open|Cup|Invitational|League/);
  for (const { lastMessagePreview } of channels)
    expect(lastMessagePreview).toMatch(/^[A-Z].*[.?!]$/);
  for (const { vin } of cars) expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{11}\d{6}$/);
});
