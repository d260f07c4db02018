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
} from "./models.ts";

const texts = { type: "array", items: text } as const;

test("a dish is labelled with what is in it", async () => {
  const recipes = await recordsOf("Recipe", { title: text, ingredients: texts, allergens: texts });
  const has = (list: unknown, word: RegExp) => word.test(JSON.stringify(list));
  for (const { ingredients, allergens } of recipes) {
    if (has(ingredients, /eggs/i)) expect(allergens).toContain("Eggs");
    if (has(ingredients, /parmesan|feta|butter/i)) expect(allergens).toContain("Milk");
    if (!has(ingredients, /nuts|almond/i)) expect(allergens).not.toContain("Nuts");
  }
});

test("what a union of allergens calls milk is what it is called", async () => {
  const dishes = await recordsOf("Recipe", {
    title: text,
    ingredients: texts,
    allergens: { type: "array", items: oneOf("gluten", "dairy", "nuts", "egg") },
  });
  for (const { ingredients, allergens } of dishes)
    if (/parmesan|feta|butter/i.test(JSON.stringify(ingredients)))
      expect(allergens).toContain("dairy");
});

test("a boy is not called Kavya", async () => {
  const babies = await recordsOf("Baby", { name: text, gender: oneOf("boy", "girl") });
  for (const { name, gender } of babies) {
    if (/^(?:Kavya|Sofia|Julia|Anna|Lucia|Camila)\b/.test(String(name)))
      expect(gender).toBe("girl");
    if (/^(?:Oliver|Hugo|Lucas|Noah|Felix|Marco)\b/.test(String(name))) expect(gender).toBe("boy");
  }
});

test("an exercise that a workout is dealt is done with the weight of that exercise", async () => {
  const workouts = await recordsOf("Workout", {
    name: text,
    type: oneOf("strength", "hiit", "yoga"),
    exercises: listOf({ name: text, sets: number, weight: number }),
  });
  for (const { name, weight } of workouts.flatMap((one) => itemsOf(one, "exercises"))) {
    if (/plank|burpee|push-up|downward dog/i.test(String(name))) expect(weight).toBe(0);
    if (/squat$|deadlift/i.test(String(name)) && !/jump/i.test(String(name)))
      expect(weight).toBeGreaterThan(20);
  }
});

test("what stands on a shopping list is bought in a supermarket", async () => {
  const items = await recordsOf("ShoppingListItem", {
    name: text,
    category: text,
    unit: text,
    quantity: number,
    estimatedPrice: number,
  });
  for (const { name, unit, estimatedPrice } of items) {
    expect(Number(estimatedPrice)).toBeLessThan(20);
    if (name === "Milk") expect(unit).toBe("l");
  }
});

test("a morning ride is in the morning, and breakfast is not logged at midnight", async () => {
  const hourOf = (value: unknown) => new Date(String(value)).getUTCHours();
  const rides = await recordsOf("BikeRide", {
    name: text,
    startedAt: text,
    finishedAt: text,
    distanceKm: number,
    avgSpeedKmh: number,
  });
  const early = rides.filter(({ name }) => String(name).includes("Morning"));
  expect(early.length).toBeGreaterThan(0);
  for (const { startedAt } of early) expect(hourOf(startedAt)).toBeLessThan(11);
  const entries = await recordsOf("FoodEntry", {
    foodName: text,
    mealType: oneOf("breakfast", "lunch", "dinner", "snack"),
    loggedAt: text,
  });
  for (const { mealType, loggedAt } of entries) {
    expect(at(loggedAt)).toBeLessThanOrEqual(now);
    if (mealType === "breakfast") expect(hourOf(loggedAt)).toBeLessThan(11);
    if (mealType === "dinner") expect(hourOf(loggedAt)).toBeGreaterThan(16);
  }
});

test("a ride lasts as long as its way at its speed", async () => {
  const rides = await recordsOf("BikeRide", {
    name: text,
    startedAt: text,
    finishedAt: text,
    distanceKm: number,
    avgSpeedKmh: number,
  });
  for (const { startedAt, finishedAt, distanceKm, avgSpeedKmh } of rides) {
    const hours = (at(finishedAt) - at(startedAt)) / 3_600_000;
    expect(Math.abs(Number(distanceKm) / Number(avgSpeedKmh) - hours)).toBeLessThan(0.1);
  }
});

test("what is noted down has begun, with an end or without", async () => {
  const logs = await recordsOf("BabyLog", {
    babyId: text,
    type: oneOf("feeding", "sleep", "diaper", "bath"),
    startTime: text,
    endTime: orNull(text),
    notes: text,
  });
  for (const { startTime, type, notes } of logs) {
    expect(at(startTime)).toBeLessThanOrEqual(now);
    if (type !== "sleep") expect(notes).not.toBe("Fell asleep quickly.");
  }
});

test("a pet's picture shows an animal, and a recipe's a dish", async () => {
  const landscape = /d='M0%20\dl3%202%205/;
  const pets = await recordsOf("Pet", { name: text, species: text, photoUrl: text });
  const recipes = await recordsOf("Recipe", { title: text, imageUrl: text });
  for (const { photoUrl } of pets) expect(String(photoUrl)).not.toMatch(landscape);
  for (const { imageUrl } of recipes) expect(String(imageUrl)).not.toMatch(landscape);
});

test("who wants to gain weight aims above what they weigh", async () => {
  const goals = await recordsOf("NutritionGoal", {
    goalType: oneOf("lose weight", "gain muscle"),
    currentWeight: number,
    targetWeight: number,
    dailyCalories: number,
  });
  for (const { goalType, currentWeight, targetWeight } of goals) {
    expect(Number(currentWeight)).toBeGreaterThan(45);
    const isMore = Number(targetWeight) > Number(currentWeight);
    expect(isMore).toBe(goalType === "gain muscle");
  }
});

test("furniture is of the type that it is called, and no soil", async () => {
  const items = await recordsOf("FurnitureItem", {
    name: text,
    type: oneOf("sofa", "table", "chair", "bed", "lamp"),
    material: text,
    depthCm: number,
  });
  for (const { name, type, material } of items) {
    expect(String(name).toLowerCase()).toMatch(type === "table" ? /table|desk/ : String(type));
    expect(material).not.toBe("soil");
  }
});

test("the lines of a laundry are clothes at the price of a laundry", async () => {
  const orders = await recordsOf("LaundryOrder", {
    customerName: text,
    items: listOf({ type: text, quantity: number, unitPrice: number }),
  });
  for (const { type, unitPrice } of orders.flatMap((one) => itemsOf(one, "items"))) {
    expect(type).not.toMatch(/digital|gift card/);
    expect(Number(unitPrice)).toBeLessThan(40);
  }
});

test("nobody knows how long took what is not done", async () => {
  const tasks = await recordsOf("RenovationTask", {
    title: text,
    category: oneOf("plumbing", "electrical", "painting"),
    estimatedHours: number,
    actualHours: orNull(number),
    isDone: flag,
  });
  for (const { actualHours, isDone } of tasks) expect(actualHours === null).toBe(isDone === false);
});

test("who waits for a place waits because all are taken", async () => {
  const bookings = await recordsOf("ClassBooking", {
    className: text,
    capacity: number,
    bookedSpots: number,
    status: oneOf("booked", "waitlisted", "cancelled"),
  });
  for (const { capacity, bookedSpots, status } of bookings)
    if (status === "waitlisted") expect(bookedSpots).toBe(capacity);
});

test("a plan of twelve weeks ends twelve weeks after it began", async () => {
  const plans = await recordsOf("TrainingPlan", {
    name: text,
    durationWeeks: number,
    startDate: text,
    endDate: text,
    status: oneOf("not_started", "active", "completed"),
  });
  for (const { durationWeeks, startDate, endDate, status } of plans) {
    expect((at(endDate) - at(startDate)) / 604_800_000).toBeCloseTo(Number(durationWeeks), 1);
    if (status === "completed") expect(at(endDate)).toBeLessThanOrEqual(now);
  }
});

test("a goal is reached by what was drunk today, and a debt is paid back as far as it is", async () => {
  const drinks = await recordsOf("WaterIntake", {
    amountMl: number,
    dailyGoalMl: number,
    totalTodayMl: number,
    goalReached: flag,
  });
  for (const { amountMl, dailyGoalMl, totalTodayMl, goalReached } of drinks) {
    expect(goalReached).toBe(Number(totalTodayMl) >= Number(dailyGoalMl));
    expect(Number(amountMl)).toBeLessThan(Number(totalTodayMl));
  }
  const debts = await recordsOf("Debt", {
    lender: text,
    type: oneOf("credit card", "student loan", "mortgage"),
    originalAmount: number,
    remainingBalance: number,
    progressPercent: number,
  });
  for (const { type, originalAmount, remainingBalance, progressPercent } of debts) {
    const share = 100 * (1 - Number(remainingBalance) / Number(originalAmount));
    expect(Math.abs(share - Number(progressPercent))).toBeLessThan(1);
    if (type === "credit card") expect(Number(originalAmount)).toBeLessThan(20_000);
  }
});

test("a picture of a child shows the child, and not the parent", async () => {
  const children = await recordsOf("Child", {
    firstName: text,
    lastName: text,
    parentName: text,
    photoUrl: text,
  });
  for (const { firstName, lastName, photoUrl } of children)
    expect(photoUrl).toContain(`%3E${String(firstName)[0]}${String(lastName)[0]}%3C`);
});

test("what a baby weighs follows its months", async () => {
  const records = await recordsOf("GrowthRecord", {
    childId: text,
    ageMonths: number,
    weightKg: number,
    heightCm: number,
  });
  for (const { weightKg, heightCm } of records) {
    expect(Number(weightKg)).toBeLessThan(30);
    expect(Number(heightCm)).toBeLessThan(125);
  }
});

test("a paid bill was paid around the day on which it was due", async () => {
  const bills = await recordsOf("Bill", {
    name: text,
    provider: text,
    frequency: oneOf("monthly", "yearly"),
    dueDate: text,
    isPaid: flag,
    paidAt: orNull(text),
  });
  for (const { dueDate, paidAt } of bills)
    if (paidAt !== null) expect(Math.abs(at(dueDate) - at(paidAt)) / 86_400_000).toBeLessThan(9);
});
