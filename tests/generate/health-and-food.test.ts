import { expect, test } from "vitest";
import {
  at,
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

const hour = 3_600_000;
const words = { type: "array", items: text } as const;

test("how far and how hard a workout was follows from what was done, and for how long", async () => {
  const sessions = await recordsOf("WorkoutSession", {
    type: oneOf("running", "cycling", "yoga", "strength"),
    durationMinutes: number,
    distanceKm: orNull(number),
    caloriesBurned: number,
    avgHeartRate: number,
  });
  for (const { type, durationMinutes, distanceKm, caloriesBurned, avgHeartRate } of sessions) {
    const speed = (Number(distanceKm) * 60) / Number(durationMinutes);
    if (type === "yoga" || type === "strength") expect(distanceKm).toBe(null);
    else if (distanceKm !== null) {
      expect(speed).toBeGreaterThan(type === "running" ? 7 : 16);
      expect(speed).toBeLessThan(type === "running" ? 14 : 29);
    }
    expect(Number(caloriesBurned) / Number(durationMinutes)).toBeLessThan(14);
    if (type === "yoga") expect(avgHeartRate).toBeLessThan(110);
  }
});

test("a training plan is called after its goal, and lasts as long as it says", async () => {
  const plans = await recordsOf("WorkoutPlan", {
    ...textsOf("title", "description"),
    goal: oneOf("lose_weight", "build_muscle", "endurance", "flexibility"),
    weeks: number,
  });
  for (const { title, goal, weeks } of plans) {
    if (/marathon|10 km|century/i.test(String(title))) expect(goal).toBe("endurance");
    if (/eight/i.test(String(title))) expect(weeks).toBe(8);
  }
});

test("no margherita is hot, and a soup has fewer calories than a burger", async () => {
  const dishes = await recordsOf("MenuItem", {
    ...textsOf("name", "description"),
    category: oneOf("starter", "main", "dessert", "drink", "side"),
    spicyLevel: { enum: [0, 1, 2, 3] },
    calories: number,
  });
  for (const { name, spicyLevel, calories } of dishes) {
    if (!/curry/i.test(String(name))) expect(spicyLevel).toBeLessThan(2);
    if (/soup/i.test(String(name))) expect(calories).toBeLessThan(300);
    if (/burger/i.test(String(name))) expect(calories).toBeGreaterThan(700);
  }
});

test("what a dish is called after is no option", async () => {
  const recipes = await recordsOf("Recipe", {
    title: text,
    ingredients: listOf({ ...textsOf("name", "unit"), quantity: number, optional: flag }),
    nutrition: toObject({ calories: number, protein: number, carbs: number, fat: number }),
  });
  for (const recipe of recipes) {
    expect(itemsOf(recipe, "ingredients")[0]?.["optional"] ?? false).toBe(false);
    const { calories, protein } = recipe["nutrition"] as Record<string, number>;
    expect(((protein ?? 0) * 4) / (calories ?? 1)).toBeLessThan(0.34);
  }
});

test("a department sees what it is for", async () => {
  const visits = await recordsOf("Appointment", {
    ...textsOf("patientId", "doctorName", "department", "reason"),
    type: oneOf("checkup", "follow-up", "consultation"),
  });
  for (const { department, type, reason } of visits) {
    if (type !== "consultation") expect(reason).toMatch(/check-up|results|after treatment/);
    else if (department === "Dermatology") expect(reason).toMatch(/skin|mole|eczema|acne/i);
  }
});

test("a prescription that is active has not run out, and one that is completed has", async () => {
  const prescriptions = await recordsOf("Prescription", {
    ...textsOf("medication", "prescribedOn"),
    durationDays: number,
    status: oneOf("active", "completed"),
  });
  for (const { prescribedOn, durationDays, status } of prescriptions) {
    const end = Date.parse(String(prescribedOn)) + Number(durationDays) * 24 * hour;
    if (status === "active") expect(end).toBeGreaterThan(now - 24 * hour);
    else expect(end).toBeLessThan(now);
  }
});

test("a medicine comes in its form, and is taken as that form is", async () => {
  const prescriptions = await recordsOf("Prescription", {
    ...textsOf("patient", "medication", "dosage", "instructions"),
    form: oneOf("tablet", "capsule", "liquid", "injection", "cream"),
  });
  for (const { form, medication, instructions, dosage } of prescriptions) {
    if (form !== "tablet") expect(instructions).not.toMatch(/tablet|puff/);
    if (form === "injection") expect(medication).toMatch(/Insulin|Enoxaparin/);
    if (form === "cream") expect([medication, dosage].join()).toMatch(/(?:one|azole),\d %/);
  }
});

test("a panel lists what belongs to it, and nothing is said of it before it is known", async () => {
  const results = await recordsOf("LabResult", {
    ...textsOf("patientId", "testName", "collectedAt"),
    status: oneOf("ordered", "collected", "processing", "final", "cancelled"),
    results: listOf({
      ...textsOf("name", "unit", "referenceRange"),
      value: number,
      flag: oneOf("low", "normal", "high"),
    }),
    comments: orNull(text),
    isAbnormal: flag,
  });
  for (const result of results) {
    const found = itemsOf(result, "results");
    expect(result["testName"]).toMatch(/panel|count/);
    if (result["testName"] === "Lipid panel")
      for (const { name } of found) expect(name).toMatch(/cholesterol|Triglycerides/);
    if (result["status"] !== "final") expect(result["comments"]).toBeNull();
    expect(result["isAbnormal"]).toBe(found.some((one) => one["flag"] !== "normal"));
  }
  const orders = await recordsOf("LabOrder", {
    ...textsOf("patientName", "orderedAt"),
    tests: listOf({ code: text, name: text, status: oneOf("pending", "completed") }),
    status: oneOf("ordered", "in_progress", "completed"),
    reportUrl: orNull(text),
  });
  for (const order of orders) {
    const states = itemsOf(order, "tests").map(({ status }) => status);
    if (order["status"] === "ordered") expect(states).not.toContain("completed");
    if (order["status"] !== "completed") expect(order["reportUrl"]).toBeNull();
    expect(JSON.stringify(order["tests"])).not.toMatch(/quiz|midterm/);
  }
});

test("a visit finds what somebody complained of, and is followed up within weeks", async () => {
  const visits = await recordsOf("MedicalRecord", {
    ...textsOf("patientId", "visitDate", "chiefComplaint", "diagnosis", "followUpDate"),
    symptoms: words,
    prescriptions: listOf(textsOf("drug", "dose")),
    attachments: listOf(textsOf("fileName", "url")),
  });
  for (const visit of visits) {
    if (visit["diagnosis"] === "Tension headache")
      expect(JSON.stringify(visit["symptoms"])).not.toMatch(/rash|breath/);
    const drugs = itemsOf(visit, "prescriptions").map(({ drug }) => drug);
    if (/headache/.test(String(visit["diagnosis"]))) expect(new Set(drugs).size).toBe(drugs.length);
    const days = (at(visit["followUpDate"]) - at(visit["visitDate"])) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(60);
    expect(JSON.stringify(visit["attachments"])).not.toMatch(/floor-plan|price-list|roadmap/);
  }
  const pets = await recordsOf("VetVisit", {
    ...textsOf("petName", "vetName", "diagnosis"),
    medications: listOf(textsOf("name", "dose")),
  });
  expect(JSON.stringify(pets)).not.toMatch(/Atorvastatin|Metformin|Lisinopril/);
});

test("a doctor sees somebody for an hour at most, and a clinic cleans no windows", async () => {
  const appointments = await recordsOf("Appointment", {
    ...textsOf("patientName", "doctorName", "startsAt", "endsAt"),
  });
  for (const { startsAt, endsAt } of appointments)
    expect(at(endsAt) - at(startsAt)).toBeLessThanOrEqual(hour);
  const bookings = await recordsOf("ClinicBooking", {
    ...textsOf("service", "practitioner"),
    patient: toObject(textsOf("firstName", "lastName")),
    price: number,
  });
  for (const { service, price } of bookings) {
    expect(service).not.toMatch(/Window|Tax|Garden|painting/);
    expect(price).toBeLessThanOrEqual(200);
  }
});

test("what was lifted in all is what was lifted, and nobody jogs three sets of ten", async () => {
  const workouts = await recordsOf("Workout", {
    ...textsOf("name", "date", "startedAt"),
    finishedAt: orNull(text),
    exercises: listOf({ name: text, sets: listOf({ reps: number, weight: number }) }),
    totalVolume: number,
  });
  for (const workout of workouts) {
    const exercises = itemsOf(workout, "exercises");
    const sets = exercises.flatMap((exercise) => itemsOf(exercise, "sets"));
    const lifted = sets.reduce((sum, { reps, weight }) => sum + Number(reps) * Number(weight), 0);
    if (sets.length > 0) expect(workout["totalVolume"]).toBeCloseTo(lifted, 1);
    expect(JSON.stringify(exercises)).not.toMatch(/jog|ride/);
    expect(String(workout["startedAt"]).slice(0, 10)).toBe(workout["date"]);
  }
  const plans = await recordsOf("TrainingPlan", {
    title: text,
    exercises: listOf({ name: text, sets: number, reps: text, rest: text }),
  });
  for (const plan of plans)
    for (const { reps, rest } of itemsOf(plan, "exercises")) {
      expect(reps).toMatch(/^\d/);
      expect(rest).toMatch(/ (?:s|min)$/);
    }
});

test("a member has come no more often this month than ever, and a sleeper slept while in bed", async () => {
  const members = await recordsOf("GymMember", {
    ...textsOf("name", "joinDate"),
    lastCheckIn: orNull(text),
    visitsThisMonth: number,
    totalVisits: number,
  });
  for (const { visitsThisMonth, totalVisits } of members)
    expect(Number(visitsThisMonth)).toBeLessThanOrEqual(Number(totalVisits));
  const nights = await recordsOf("SleepLog", {
    ...textsOf("date", "bedtime", "wakeTime"),
    totalMinutes: number,
    deepMinutes: number,
    lightMinutes: number,
    awakeMinutes: number,
    efficiency: number,
  });
  for (const { totalMinutes, awakeMinutes, efficiency } of nights) {
    const share = Number(totalMinutes) / (Number(totalMinutes) + Number(awakeMinutes));
    expect(Number(efficiency)).toBe(Math.round(share * 100));
  }
});

test("a dish is free of what it has none of, and comes in sizes that cost more and more", async () => {
  const dishes = await recordsOf("MenuItem", {
    ...textsOf("name", "description"),
    price: number,
    allergens: words,
    isVegan: flag,
    isGlutenFree: flag,
    spicyLevel: number,
    sizes: listOf({ name: text, price: number }),
    addOns: listOf({ name: text, price: number }),
  });
  for (const dish of dishes) {
    if (/calamari|margherita/i.test(String(dish["name"]))) expect(dish["isVegan"]).toBe(false);
    if (String(dish["allergens"]).includes("Gluten")) expect(dish["isGlutenFree"]).toBe(false);
    expect(dish["spicyLevel"]).toBeLessThanOrEqual(3);
    const sizes = itemsOf(dish, "sizes");
    sizes.forEach(({ name }, place) => {
      expect(name).toBe(["Small", "Medium", "Large", "Family"][place]);
    });
    const prices = sizes.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(JSON.stringify(dish["addOns"])).not.toMatch(/Add On/);
  }
});

test("the steps of a dish take as long as the dish", async () => {
  const recipes = await recordsOf("Recipe", {
    title: text,
    prepTime: number,
    cookTime: number,
    ingredients: listOf(textsOf("name")),
    steps: listOf({ order: number, text, minutes: number }),
  });
  const told = recipes.filter(({ title }) => /salad|soup|tart|mousse|pasta/i.test(String(title)));
  expect(told.length).toBeGreaterThan(5);
  for (const recipe of told) {
    const minutes = itemsOf(recipe, "steps").map((step) => Number(step["minutes"]));
    const all = minutes.reduce((sum, one) => sum + one, 0);
    expect(all).toBe(Number(recipe["prepTime"]) + Number(recipe["cookTime"]));
  }
});

test("a bag of groceries has groceries in it, costs what groceries do, and no code where nothing is off", async () => {
  const groceries = await recordsOf("GroceryProduct", {
    name: text,
    price: number,
    pricePerUnit: number,
    stockQuantity: number,
  });
  for (const { price } of groceries) {
    expect(price).toBeGreaterThan(0);
    expect(price).toBeLessThan(40);
  }
  const orders = await recordsOf("GroceryOrder", {
    ...textsOf("customerName", "store", "orderedAt"),
    items: listOf({ productName: text, quantity: number, unitPrice: number, lineTotal: number }),
    promoCode: orNull(text),
    promoDiscount: number,
  });
  for (const order of orders) {
    expect(JSON.stringify(order["items"])).not.toMatch(/Bookshelf|Cushion|Ceramic|Stoneware/);
    if (order["promoDiscount"] === 0) expect(order["promoCode"]).toBeNull();
  }
  const lists = await recordsOf("ShoppingList", {
    name: text,
    items: listOf({ name: text, estimatedPrice: number }),
    estimatedTotal: number,
  });
  for (const list of lists) {
    const items = itemsOf(list, "items");
    const sum = items.reduce((all, one) => all + Number(one["estimatedPrice"]), 0);
    if (items.length > 0) expect(list["estimatedTotal"]).toBeCloseTo(sum, 1);
  }
});

test("a table's order is of dishes, and dinner is not due before it was ordered long ago", async () => {
  const orders = await recordsOf("TableOrder", {
    tableNumber: number,
    items: listOf({ menuItem: text, qty: number, unitPrice: number, notes: text }),
  });
  for (const order of orders)
    for (const { unitPrice, notes } of itemsOf(order, "items")) {
      expect(unitPrice).toBeLessThan(40);
      expect(notes).not.toMatch(/invoice|ring twice/);
    }
  const deliveries = await recordsOf("DeliveryOrder", {
    ...textsOf("restaurantName", "placedAt", "estimatedArrival"),
    status: oneOf("placed", "accepted", "preparing", "delivered"),
  });
  const open = deliveries.filter(({ status }) => status !== "delivered");
  for (const { placedAt } of open) expect(now - at(placedAt)).toBeLessThanOrEqual(hour / 2);
  const grooming = await recordsOf("GroomingAppointment", {
    ...textsOf("petName", "groomer", "date"),
    status: oneOf("requested", "confirmed", "in_progress", "done"),
    afterPhoto: orNull(text),
  });
  for (const { status, afterPhoto } of grooming)
    expect(afterPhoto === null).toBe(status !== "done");
});

test("the aspects of a review are rated as the whole is", async () => {
  const reviews = await recordsOf("RestaurantReview", {
    ...textsOf("restaurantName", "comment"),
    rating: number,
    foodRating: number,
    serviceRating: number,
  });
  for (const { rating, foodRating, serviceRating } of reviews)
    for (const one of [foodRating, serviceRating])
      expect(Math.abs(Number(one) - Number(rating))).toBeLessThanOrEqual(1.5);
});

test("chapters come in their order from 00:00 on, and each kilometre of a run has its pace", async () => {
  const order = /Welcome|How it began|A first guest|The hard part|Listener|What comes|Credits/;
  const videos = await recordsOf("CookingVideo", {
    title: text,
    chapters: listOf(textsOf("title", "startTime")),
  });
  const places = [
    "Welcome",
    "How it began",
    "A first guest",
    "The hard part",
    "Listener questions",
    "What comes next",
    "Credits",
  ];
  for (const video of videos) {
    const chapters = itemsOf(video, "chapters");
    const times = chapters.map(({ startTime }) => String(startTime));
    expect(times).toEqual(times.toSorted());
    if (times.length > 0) expect(times[0]).toBe("00:00");
    const told = chapters.map(({ title }) => String(title));
    if (told.every((title) => order.test(title)))
      expect(told).toEqual(
        told.toSorted((one, other) => places.indexOf(one) - places.indexOf(other)),
      );
  }
  const runs = await recordsOf("RunActivity", {
    ...textsOf("title", "startTime", "avgPace"),
    distanceKm: number,
    cadence: number,
    splits: listOf({ km: number, pace: text }),
  });
  for (const run of runs) {
    expect(run["title"]).not.toMatch(/ride/i);
    expect(run["cadence"]).toBeGreaterThan(140);
    itemsOf(run, "splits").forEach(({ km }, place) => {
      expect(km).toBe(place + 1);
    });
  }
});

test.each([
  ["Recipe", "name", "servings", "quantity"],
  ["MealRecipe", "title", "serves", "amount"],
])("a %s lists what it is called after, for those who eat", async (model, name, serves, amount) => {
  const recipes = await recordsOf(model, {
    [name]: text,
    [serves]: number,
    ingredients: listOf({ ...textsOf("name", "unit"), [amount]: number }),
    steps: { type: "array", items: text },
  });
  const needed: readonly (readonly [RegExp, RegExp])[] = [
    [/shakshuka/i, /egg/i],
    [/pumpkin/i, /pumpkin/i],
    [/tart/i, /flour/i],
    [/risotto/i, /rice/i],
    [/feta/i, /feta/i],
  ];
  for (const recipe of recipes) {
    const items = itemsOf(recipe, "ingredients");
    const listed = items.map((item) => String(item["name"])).join();
    for (const [dish, part] of needed)
      if (dish.test(String(recipe[name]))) expect(listed).toMatch(part);
    if (/pancakes|porridge/i.test(String(recipe[name]))) expect(listed).not.toMatch(/sugar/i);
    if (recipe[serves] === 2)
      for (const item of items) expect(item[amount]).toBeLessThanOrEqual(350);
  }
});

test.each([
  ["Prescription", "refillsRemaining", "completed"],
  ["MedicationOrder", "refillsLeft", "expired"],
])("a %s that is over has no refills", async (model, refills, over) => {
  const records = await recordsOf(model, {
    medication: text,
    [refills]: number,
    status: oneOf("active", over, "cancelled"),
  });
  for (const record of records) if (record["status"] === over) expect(record[refills]).toBe(0);
  expect(records.some((record) => Number(record[refills]) > 0)).toBe(true);
});
