import { expect, test } from "vitest";
import { at, flag, itemsOf, number, recordsOf, text, textsOf, toObject } from "./models.ts";

test("the options of a poll answer its question, and none comes twice", async () => {
  const option = toObject({ label: text, votes: number });
  const polls = await recordsOf("Poll", {
    question: text,
    options: { type: "array", items: option },
    totalVotes: number,
  });
  for (const poll of polls) {
    const labels = itemsOf(poll, "options").map(({ label }) => String(label));
    expect(new Set(labels).size).toBe(labels.length);
    const isDay = labels.every((label) => /day$/.test(label));
    expect(isDay).toBe(/^Which day/.test(String(poll["question"])));
  }
});

test("a vet finds and treats what the animal was brought for", async () => {
  const visits = await recordsOf(
    "VetVisit",
    textsOf("petName", "reason", "diagnosis", "treatment", "prescription"),
  );
  for (const { reason, diagnosis, treatment, prescription } of visits) {
    const isEar = /^Ear/.test(String(reason));
    expect(/^Ear/.test(String(diagnosis))).toBe(isEar);
    expect(/\b[Ee]ars?\b/.test(String(treatment))).toBe(isEar);
    if (diagnosis === "Healthy") expect(prescription).toBe("None");
  }
});

test("a pet gets the vaccines of pets, and a painting is not lent by a bank", async () => {
  const shots = await recordsOf("Vaccination", {
    ...textsOf("petName", "vaccineName", "administeredAt", "validUntil", "site"),
    dose: number,
  });
  for (const { vaccineName, validUntil, administeredAt, dose } of shots) {
    expect(vaccineName).toMatch(/Rabies|Distemper|Parvo|Feline|Lepto|Kennel/);
    const years =
      (Date.parse(String(validUntil)) - Date.parse(String(administeredAt))) / 31_536_000_000;
    expect(years).toBeGreaterThan(0.9);
    expect(Number(dose)).toBeLessThan(4);
  }
  const loans = await recordsOf("Loan", {
    ...textsOf("artworkTitle", "borrower", "lender", "purpose", "startDate", "endDate"),
    insuranceValue: number,
  });
  for (const { borrower, lender, purpose, startDate, endDate, insuranceValue } of loans) {
    expect(borrower).not.toBe(lender);
    expect(lender).not.toMatch(/Bank|Credit|Trust/);
    expect(purpose).not.toMatch(/Car|Wedding|Medical/);
    expect(Date.parse(String(endDate)) - Date.parse(String(startDate))).toBeLessThan(3.2e10);
    expect(Number(insuranceValue)).toBeGreaterThanOrEqual(4000);
  }
});

test("who has died lived a life, and who lives is not two hundred years old", async () => {
  const artists = await recordsOf(
    "Artist",
    {
      fullName: text,
      birthYear: number,
      deathYear: { anyOf: [number, { type: "null" }] },
      movement: text,
    },
    120,
  );
  for (const { birthYear, deathYear } of artists) {
    const age = Number(deathYear ?? 2026) - Number(birthYear);
    expect(age).toBeGreaterThan(deathYear === null ? 15 : 40);
    expect(age).toBeLessThan(100);
  }
});

test("muscles and waist fit the body, and who came this month came last within it", async () => {
  const bodies = await recordsOf("BodyMeasurement", {
    weightKg: number,
    muscleMassKg: number,
    waistCm: number,
    bodyFatPercent: number,
  });
  for (const { weightKg, muscleMassKg, waistCm } of bodies) {
    expect(Number(muscleMassKg)).toBeLessThan(Number(weightKg) / 2);
    expect(Number(waistCm)).toBeGreaterThan(60);
  }
  const members = await recordsOf("Member", {
    ...textsOf("firstName", "lastName", "lastVisitAt"),
    visitsThisMonth: number,
    status: { enum: ["active", "paused"] },
  });
  const visits = members.map(({ lastVisitAt }) => Date.parse(String(lastVisitAt)));
  const latest = Math.max(...visits);
  members.forEach(({ visitsThisMonth }, at) => {
    const days = (latest - (visits[at] ?? 0)) / 86_400_000;
    if (Number(visitsThisMonth) > 0) expect(days).toBeLessThan(16);
  });
});

test("who likes a dish makes it again, and a mousse is a dessert without cheese", async () => {
  const reviews = await recordsOf("RecipeReview", {
    rating: { type: "integer", minimum: 1, maximum: 5 },
    comment: text,
    wouldMakeAgain: flag,
  });
  for (const { rating, wouldMakeAgain } of reviews) {
    if (Number(rating) >= 4) expect(wouldMakeAgain).toBe(true);
    if (Number(rating) <= 2) expect(wouldMakeAgain).toBe(false);
  }
  const recipes = await recordsOf("Recipe", {
    title: text,
    course: { enum: ["main", "dessert"] },
    ingredients: { type: "array", items: toObject({ name: text, quantity: number, unit: text }) },
  });
  for (const recipe of recipes.filter(({ course }) => course === "dessert")) {
    const names = itemsOf(recipe, "ingredients").map(({ name }) => String(name));
    expect(recipe["title"]).not.toMatch(/[Cc]hicken|[Pp]rawn|[Tt]ofu/);
    expect(names).not.toContain("Parmesan");
  }
});

test("a week has seven days, a weekend two or three, and a plant is watered in time", async () => {
  const plans = await recordsOf("MealPlan", textsOf("name", "weekStart", "weekEnd", "goal"));
  for (const { weekStart, weekEnd } of plans) {
    expect(Date.parse(String(weekEnd)) - Date.parse(String(weekStart))).toBe(6 * 86_400_000);
  }
  const packages = await recordsOf("TourPackage", {
    ...textsOf("name", "destination"),
    durationDays: number,
  });
  for (const { name, durationDays } of packages) {
    expect(name).not.toContain(",");
    if (/weekend/.test(String(name))) expect(Number(durationDays)).toBeLessThan(4);
    if (/^Five days/.test(String(name))) expect(durationDays).toBe(5);
  }
  const plants = await recordsOf("Plant", {
    ...textsOf("name", "species", "lastWateredAt"),
    wateringIntervalDays: number,
  });
  const times = plants.map(({ lastWateredAt }) => Date.parse(String(lastWateredAt)));
  plants.forEach(({ wateringIntervalDays }, at) => {
    const days = (Math.max(...times) - (times[at] ?? 0)) / 86_400_000;
    expect(days).toBeLessThan(Number(wateringIntervalDays) + 2);
  });
});

test("a log of plant care names plants, and a report of somebody says what they did", async () => {
  const logs = await recordsOf("PlantCareLog", textsOf("plantName", "date", "action", "note"));
  for (const { plantName, action } of logs) {
    expect(plantName).not.toMatch(/Falls|Dam|Weir|Station/);
    expect(action).not.toContain(".");
  }
  const reports = await recordsOf("UserReport", {
    ...textsOf("reporterName", "reportedUserId", "reason", "details"),
    status: { enum: ["pending", "dismissed"] },
    resolution: { anyOf: [text, { type: "null" }] },
  });
  for (const { reason, status, resolution } of reports) {
    expect(reason).toMatch(/Spam|Harass|Fake|Inappropriate|Scam|Hate|Under age/);
    if (status === "pending") expect(resolution).toBeNull();
  }
});

test("nobody buys more of a gift than is wanted, and a vegan guest gets no beef", async () => {
  const gifts = await recordsOf("GiftListItem", {
    ...textsOf("title", "store", "note"),
    quantityWanted: number,
    quantityBought: number,
  });
  for (const { title, quantityWanted, quantityBought } of gifts) {
    expect(title).not.toMatch(/Backlog|In review|To do/);
    expect(Number(quantityBought)).toBeLessThanOrEqual(Number(quantityWanted));
  }
  const guests = await recordsOf("WeddingGuest", textsOf("fullName", "mealChoice", "dietaryNotes"));
  for (const { mealChoice } of guests.filter(({ dietaryNotes }) => dietaryNotes === "Vegan")) {
    expect(mealChoice).toBe("Vegan");
  }
});

test("children in a group of a kindergarten are small and few", async () => {
  const groups = await recordsOf("KindergartenGroup", {
    ...textsOf("name", "room", "ageRange"),
    capacity: number,
    childCount: number,
  });
  for (const { capacity, childCount, ageRange } of groups) {
    expect(ageRange).toMatch(/^\d–\d years$/);
    expect(Number(capacity)).toBeLessThan(30);
    expect(Number(childCount)).toBeLessThanOrEqual(Number(capacity));
  }
  const sessions = await recordsOf("TutoringSession", textsOf("studentName", "subject", "topic"));
  for (const { topic } of sessions.filter(({ subject }) => subject === "Chemistry")) {
    expect(topic).toMatch(/Acids|periodic|molecules/);
  }
});

test("the winner of a game is one of its players, and the score of a quiz what was right", async () => {
  const player = toObject({ name: text, score: number, isWinner: flag });
  const games = await recordsOf("GamePlay", {
    players: { type: "array", items: player },
    winner: text,
  });
  for (const game of games) {
    const first = itemsOf(game, "players").find(({ isWinner }) => isWinner === true);
    if (first) expect(game["winner"]).toBe(first["name"]);
  }
  const attempts = await recordsOf("QuizAttempt", {
    score: number,
    correctAnswers: number,
    totalQuestions: number,
  });
  for (const { score, correctAnswers, totalQuestions } of attempts) {
    expect(score).toBe(Math.round((100 * Number(correctAnswers)) / Number(totalQuestions)));
  }
});

test("what is seen in the sky stands where it stands, and a walk climbs as far as it is long", async () => {
  const seen = await recordsOf("Observation", {
    ...textsOf("objectName", "constellation", "telescope"),
    objectType: { enum: ["planet", "galaxy", "nebula", "star"] },
  });
  for (const { objectName, objectType, constellation } of seen) {
    if (/Galaxy/.test(String(objectName))) expect(objectType).toBe("galaxy");
    if (/^Ring Nebula/.test(String(objectName))) expect(constellation).toBe("Lyra");
  }
  const hikes = await recordsOf("Hike", {
    title: text,
    distanceKm: number,
    elevationGainM: number,
  });
  for (const { distanceKm, elevationGainM } of hikes) {
    expect(Number(elevationGainM)).toBeLessThan(90 * Number(distanceKm) + 10);
  }
});

test("a telescope is called by its opening, and its focal ratio is what the two lengths make", async () => {
  const telescopes = await recordsOf("Telescope", {
    ...textsOf("name", "opticalDesign", "mountType"),
    aperture: number,
    focalLength: number,
    focalRatio: number,
  });
  for (const { name, aperture, focalLength, focalRatio } of telescopes) {
    expect(String(name)).toMatch(new RegExp(` ${aperture}$`));
    expect(Number(focalRatio)).toBeCloseTo(Number(focalLength) / Number(aperture), 1);
  }
});

test("a plant stands where its flag says, is of one species, and is as well as plants are", async () => {
  const plants = await recordsOf("Plant", {
    ...textsOf("commonName", "scientificName", "species", "location", "healthStatus"),
    isIndoor: { type: "boolean" },
  });
  for (const { scientificName, species, location, healthStatus, isIndoor } of plants) {
    expect(species).toBe(scientificName);
    expect(/room|kitchen|hallway|office/i.test(String(location))).toBe(isIndoor);
    expect(healthStatus).toMatch(/^(?:good|fair|excellent|needs attention)$/);
  }
  for (const { healthStatus } of await recordsOf(
    "Pet",
    textsOf("species", "breed", "healthStatus"),
  ))
    expect(healthStatus).toMatch(/^(?:healthy|under treatment|recovering|needs a check-up)$/);
});

test("a card that is learnt comes again when its interval is over", async () => {
  const cards = await recordsOf("Flashcard", {
    ...textsOf("deck", "front", "back", "lastReviewed", "nextReview"),
    interval: number,
    easeFactor: number,
  });
  for (const { lastReviewed, nextReview, interval } of cards)
    expect(at(nextReview) - at(lastReviewed)).toBe(Number(interval) * 86_400_000);
  const learnt = new Set(cards.map(({ lastReviewed }) => lastReviewed));
  expect(learnt.size).toBeGreaterThan(cards.length / 2);
});

test("the colours of a wedding are colours", async () => {
  for (const { colorScheme } of await recordsOf("Wedding", {
    ...textsOf("venue", "theme"),
    colorScheme: { type: "array", items: text },
  }))
    expect(colorScheme).not.toContain("system");
});

test("an event has as many seats as its kind, and a tournament the rules of its sport", async () => {
  const most = {
    "Book Club": 25,
    "Cooking Class": 16,
    Watercolour: 16,
    "Yoga in the Park": 60,
    "Community Garden Day": 80,
    "Product ": 120,
    "Jazz Night": 180,
    Webinar: 500,
    "Film Festival": 600,
    "Frontend Conference": 900,
    "Street Food Market": 3000,
  };
  const events = await recordsOf("Event", { ...textsOf("title", "venue"), capacity: number });
  for (const { title, capacity } of events)
    for (const [name, seats] of Object.entries(most))
      if (String(title).includes(name)) expect(capacity).toBeLessThanOrEqual(seats);
  const tournaments = await recordsOf("Tournament", {
    ...textsOf("name", "sport"),
    rules: { type: "array", items: text },
  });
  for (const { sport, rules } of tournaments)
    if (sport === "Swimming" || sport === "Running")
      expect(String(rules)).not.toMatch(/halves|substitutes|penalties|kick-off/);
});

test("a flat has fewer bathrooms than rooms", async () => {
  for (const { rooms, bathrooms } of await recordsOf("Apartment", {
    street: text,
    rooms: number,
    bathrooms: number,
    rent: number,
  })) {
    if (Number(rooms) > 1) expect(Number(bathrooms)).toBeLessThan(Number(rooms));
    expect(Number(bathrooms)).toBeGreaterThanOrEqual(1);
  }
});
