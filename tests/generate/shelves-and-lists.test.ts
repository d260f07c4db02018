import { expect, test } from "vitest";
import {
  daysFrom,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";
import { readAll, type Values } from "./whole-project.ts";

const byId = (records: readonly Values[]) => new Map(records.map((each) => [each["id"], each]));
const nameOf = (records: readonly Values[], id: unknown) => String(byId(records).get(id)?.["name"]);

test("a category is one of the things that it sorts, and each thing is in the right one", async () => {
  const [categories = [], products = []] = await readAll(
    `export interface Category { id: number; name: string; description: string }
     export interface Product { id: number; title: string; description: string; price: number; categoryId: number }`,
    [
      { path: "/categories", type: "Category[]", count: 20 },
      { path: "/products", type: "Product[]", count: 60 },
    ],
  );
  const shelves: readonly (readonly [RegExp, RegExp])[] = [
    [/Lamp/, /^Lighting$/],
    [/Chair|Side Table/, /^Furniture$/],
    [/Notebook|Fountain Pen/, /^(?:Stationery|Office)$/],
    [/Tea Mug|Cutting Board/, /^Kitchen$/],
  ];
  const names = new Set(categories.map(({ name }) => name));
  expect(names.has("Lighting") && names.has("Furniture")).toBe(true);
  for (const [thing, shelf] of shelves) {
    const found = products.filter(({ title }) => thing.test(String(title)));
    expect(found.length).toBeGreaterThan(0);
    for (const { categoryId } of found) expect(nameOf(categories, categoryId)).toMatch(shelf);
  }
});

test("what money was spent on is in the category of such things", async () => {
  const [categories = [], expenses = []] = await readAll(
    `export interface Category { id: number; name: string }
     export interface Expense { id: number; title: string; amount: number; categoryId: number }`,
    [
      { path: "/categories", type: "Category[]", count: 15 },
      { path: "/expenses", type: "Expense[]", count: 40 },
    ],
  );
  expect(categories.map(({ name }) => name)).not.toContain("Salary");
  const dinners = expenses.filter(({ title }) => /^Dinner/.test(String(title)));
  expect(dinners.length).toBeGreaterThan(0);
  for (const { categoryId, amount } of dinners) {
    expect(nameOf(categories, categoryId)).toBe("Dining out");
    expect(Number(amount)).toBeLessThan(75);
  }
});

test("a doctor works in the department of what they know", async () => {
  const [departments = [], doctors = []] = await readAll(
    `export interface Department { id: number; name: string; floor: number }
     export interface Doctor { id: number; name: string; departmentId: number; specialty: string }
     export interface Patient { id: number; name: string; doctorId: number }`,
    [
      { path: "/departments", type: "Department[]", count: 20 },
      { path: "/doctors", type: "Doctor[]", count: 30 },
      { path: "/patients", type: "Patient[]", count: 5 },
    ],
  );
  const names = new Set(departments.map(({ name }) => name));
  const known = doctors.filter(({ specialty }) => names.has(specialty));
  expect(known.length).toBeGreaterThan(10);
  for (const { departmentId, specialty } of known)
    expect(nameOf(departments, departmentId)).toBe(specialty);
});

test("a small table lists what such tables list, even where there is no more than a name", async () => {
  const lists: readonly (readonly [string, string])[] = [
    ["Status", "In progress"],
    ["Priority", "High"],
    ["Currency", "Euro"],
    ["Color", "Navy"],
    ["Breed", "Beagle"],
    ["MuscleGroup", "Shoulders"],
    ["Department", "Human Resources"],
    ["LeaveType", "Sick leave"],
    ["Allergen", "Gluten"],
    ["Diet", "Vegan"],
  ];
  for (const [model, name] of lists) {
    const records = await recordsOf(model, textsOf("name"), 40);
    expect(
      records.map((each) => each["name"]),
      model,
    ).toContain(name);
  }
});

test("what has an order comes in it", async () => {
  const days = await recordsOf("Weekday", { name: text, order: number }, 7);
  expect(days.map(({ name }) => name).slice(0, 3)).toEqual(["Monday", "Tuesday", "Wednesday"]);
  expect(days.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const months = await recordsOf("Month", { name: text, days: number }, 12);
  expect(months[1]).toMatchObject({ name: "February", days: 28 });
});

test("a variant is called by what it varies in", async () => {
  const variants = await recordsOf("ProductVariant", textsOf("name", "size", "color"));
  for (const { name, size, color } of variants) expect(name).toBe(`${color} / ${size}`);
});

test("a pen is no wider than a hand, and a chair no higher than a door", async () => {
  const products = await recordsOf("Product", {
    ...textsOf("title", "description"),
    dimensions: toObject({ width: number, height: number, depth: number }),
  });
  const sizeOf = ({ dimensions }: Values) => dimensions as { width: number; height: number };
  const pens = products.filter(({ title }) => /Fountain Pen/.test(String(title)));
  const chairs = products.filter(({ title }) => /Chair/.test(String(title)));
  expect(pens.length * chairs.length).toBeGreaterThan(0);
  for (const pen of pens) expect(sizeOf(pen).width).toBeLessThan(5);
  for (const chair of chairs) {
    expect(sizeOf(chair).height).toBeGreaterThanOrEqual(78);
    expect(sizeOf(chair).height).toBeLessThan(95);
  }
});

test("an order goes to whose order it is, and another colour costs the same", async () => {
  const [customers = [], products = [], variants = [], orders = []] = await readAll(
    `export interface Customer { id: number; firstName: string; lastName: string; totalOrders: number; lastOrderAt: string | null }
     export interface Product { id: number; name: string; price: number }
     export interface ProductVariant { id: number; productId: number; color: string; price: number }
     export interface Order { id: number; customerId: number; shippingAddress: { name: string; street: string; city: string } }`,
    [
      { path: "/customers", type: "Customer[]", count: 40 },
      { path: "/products", type: "Product[]", count: 10 },
      { path: "/variants", type: "ProductVariant[]", count: 30 },
      { path: "/orders", type: "Order[]", count: 30 },
    ],
  );
  const [people, goods] = [byId(customers), byId(products)];
  for (const { customerId, shippingAddress } of orders) {
    const customer = people.get(customerId);
    expect((shippingAddress as Values)["name"]).toBe(
      `${customer?.["firstName"]} ${customer?.["lastName"]}`,
    );
  }
  for (const { productId, price } of variants) expect(price).toBe(goods.get(productId)?.["price"]);
  for (const { totalOrders, lastOrderAt } of customers)
    expect(lastOrderAt === null).toBe(totalOrders === 0);
});

test("a course teaches what it is about, begins with its first section, and is asked about it", async () => {
  const [courses = [], sections = [], discussions = []] = await readAll(
    `export interface Course { id: number; title: string; description: string; whatYouWillLearn: string[]; requirements: string[] }
     export interface Section { id: number; courseId: number; title: string; order: number; lessonCount: number }
     export interface Discussion { id: number; courseId: number; title: string; body: string; replyCount: number }`,
    [
      { path: "/courses", type: "Course[]", count: 20 },
      { path: "/sections", type: "Section[]", count: 80 },
      { path: "/discussions", type: "Discussion[]", count: 20 },
    ],
  );
  const guitar = courses.filter(({ title }) => /Guitar/.test(String(title)));
  expect(guitar.length).toBeGreaterThan(0);
  for (const { requirements } of guitar)
    for (const one of requirements as string[]) expect(one).toMatch(/guitar|chords/);
  const first = sections.filter(({ order }) => order === 1);
  expect(first.length).toBeGreaterThan(5);
  for (const { title } of first) expect(title).not.toMatch(/Wrap-up|Final|Practice|Further/);
  for (const { lessonCount } of sections) expect(Number(lessonCount)).toBeLessThan(10);
  for (const { title, replyCount } of discussions) {
    expect(title).not.toMatch(/bike|tent|boiler/);
    expect(Number(replyCount)).toBeLessThan(15);
  }
});

test("nothing is late before its last day", async () => {
  const [assignments = [], submissions = []] = await readAll(
    `export interface Assignment { id: number; title: string; dueDate: string }
     export interface Submission { id: number; assignmentId: number; submittedAt: string; status: "submitted" | "graded" | "late" }`,
    [
      { path: "/assignments", type: "Assignment[]", count: 20 },
      { path: "/submissions", type: "Submission[]", count: 80 },
    ],
  );
  const due = byId(assignments);
  for (const { assignmentId, submittedAt, status } of submissions) {
    const day = String(due.get(assignmentId)?.["dueDate"]);
    if (String(submittedAt).slice(0, 10) <= day) expect(status).not.toBe("late");
  }
});

test("who follows somebody has no post, and what is eaten at a table is not delivered", async () => {
  const notices = await recordsOf("Notification", {
    type: oneOf("like", "comment", "follow"),
    postId: orNull(text),
    ...textsOf("userId", "text"),
  });
  for (const { type, postId } of notices) expect(postId === null).toBe(type === "follow");
  const orders = await recordsOf("Order", {
    type: oneOf("dine_in", "takeaway", "delivery"),
    waiterName: orNull(text),
    subtotal: number,
    deliveryFee: number,
    total: number,
  });
  for (const { type, waiterName, subtotal, deliveryFee, total } of orders) {
    expect(waiterName === null).toBe(type !== "dine_in");
    if (type !== "delivery") expect(deliveryFee).toBe(0);
    expect(Number(total)).toBeCloseTo(Number(subtotal) + Number(deliveryFee), 1);
  }
});

test("a report says what is wrong with a post, and an activity what was done to what", async () => {
  const reports = await recordsOf("Report", {
    ...textsOf("reporterId", "postId", "reason", "details"),
    status: oneOf("open", "dismissed"),
  });
  for (const { reason, details } of reports)
    if (reason === "Spam") expect(details).toBe("Sends the same link to everybody.");
  expect(reports.map(({ reason }) => reason)).toContain("Harassment");
  const activities = await recordsOf("Activity", textsOf("actorId", "action", "target"));
  for (const { action, target } of activities)
    if (action === "uploaded") expect(target).toMatch(/\.\w+$/);
  expect(activities.map(({ action }) => action)).toContain("commented on");
});

test("what is closed has nothing open, and what is due later is not closed", async () => {
  const milestones = await recordsOf("Milestone", {
    ...textsOf("title", "dueOn"),
    closedAt: orNull(text),
    openIssues: number,
    closedIssues: number,
  });
  for (const { dueOn, closedAt, openIssues } of milestones) {
    if (closedAt !== null) expect(openIssues).toBe(0);
    if (String(dueOn) > "2026-02") expect(closedAt).toBeNull();
  }
});

test("a story is gone after a day", async () => {
  const stories = await recordsOf("Story", textsOf("userId", "mediaUrl", "createdAt", "expiresAt"));
  for (const { createdAt, expiresAt } of stories)
    expect(Date.parse(String(expiresAt)) - Date.parse(String(createdAt))).toBe(86_400_000);
});

test("a room for a meeting is booked by the hour", async () => {
  const bookings = await recordsOf("RoomBooking", textsOf("title", "startTime", "endTime"));
  for (const { startTime, endTime } of bookings) {
    const [from, to] = [startTime, endTime].map((time) => Date.parse(String(time)));
    if (from && to) expect(to - from).toBeLessThan(24 * 3_600_000);
  }
});

test("somebody is in a room that is occupied, and nobody in one that is cleaned", async () => {
  const rooms = await recordsOf("Room", {
    ...textsOf("number", "departmentId"),
    capacity: number,
    occupied: number,
    status: oneOf("available", "occupied", "cleaning"),
  });
  for (const { capacity, occupied, status } of rooms) {
    if (status === "cleaning") expect(occupied).toBe(0);
    if (status === "occupied") expect(Number(occupied)).toBeGreaterThan(0);
    if (status === "available" && Number(capacity) > 0)
      expect(Number(occupied)).toBeLessThan(Number(capacity));
  }
});

test("what an insurance does not cover is due from the patient, and one X-ray is enough", async () => {
  const bills = await recordsOf("Invoice", {
    ...textsOf("invoiceNumber", "patientId"),
    lineItems: listOf({ description: text, quantity: number, unitPrice: number, amount: number }),
    subtotal: number,
    insuranceCovered: number,
    patientDue: number,
  });
  for (const bill of bills) {
    const left = Number(bill["subtotal"]) - Number(bill["insuranceCovered"]);
    expect(Number(bill["patientDue"])).toBeCloseTo(left, 1);
    for (const { description, quantity } of itemsOf(bill, "lineItems"))
      if (description === "X-ray") expect(quantity).toBe(1);
  }
});

test("who would like to buy a house has the means of a buyer", async () => {
  const clients = await recordsOf("Client", {
    ...textsOf("name", "email"),
    lookingFor: oneOf("buy", "rent"),
    budgetMin: number,
    budgetMax: number,
  });
  for (const { lookingFor, budgetMin, budgetMax } of clients) {
    expect(Number(budgetMin)).toBeLessThanOrEqual(Number(budgetMax));
    if (lookingFor === "buy") expect(Number(budgetMax)).toBeGreaterThan(100_000);
    else expect(Number(budgetMax)).toBeLessThan(10_000);
  }
});

test("a membership is paid when its month begins, and not in the future", async () => {
  const payments = await recordsOf("Payment", {
    ...textsOf("memberId", "periodStart", "periodEnd", "paidAt"),
    amount: number,
    status: oneOf("paid", "failed"),
  });
  for (const { periodStart, paidAt } of payments) {
    expect(daysFrom(paidAt)).toBeLessThanOrEqual(0);
    expect(daysFrom(paidAt) - daysFrom(periodStart)).toBeLessThan(3);
  }
});

test("a gym has machines, and plans that say what they include", async () => {
  const [plans = [], machines = [], logs = []] = await readAll(
    `export interface Membership { id: number; name: string; price: number; description: string; benefits: string[] }
     export interface Equipment { id: number; name: string; location: string }
     export interface WorkoutLog { id: number; exerciseId: number; weight: number; reps: number }
     export interface GymClass { id: number; name: string }`,
    [
      { path: "/memberships", type: "Membership[]", count: 20 },
      { path: "/equipment", type: "Equipment[]", count: 20 },
      { path: "/logs", type: "WorkoutLog[]", count: 20 },
      { path: "/classes", type: "GymClass[]", count: 5 },
    ],
  );
  for (const { name, description } of plans)
    if (name === "Off-peak") expect(description).toMatch(/^Weekdays/);
  for (const { name } of machines) expect(name).not.toMatch(/printer|Forklift|Laptop/i);
  for (const { weight } of logs) expect(Number(weight) % 2.5).toBe(0);
});

test("what is below a category is called after it, and looks like it", async () => {
  const [categories = []] = await readAll(
    `export interface Category { id: number; name: string; icon: string; parentId: number | null }
     export interface Article { id: number; title: string; categoryId: number }`,
    [
      { path: "/categories", type: "Category[]", count: 30 },
      { path: "/articles", type: "Article[]", count: 5 },
    ],
  );
  const known = byId(categories);
  const below = categories.filter(({ parentId }) => parentId !== null);
  expect(below.length).toBeGreaterThan(5);
  for (const category of below) {
    let stem = category;
    while (stem["parentId"] !== null) stem = known.get(stem["parentId"]) ?? stem;
    expect(String(category["name"]).startsWith(`${stem["name"]} `)).toBe(true);
    expect(category["icon"]).toBe(stem["icon"]);
  }
});

test("who lives in a flat pays its rent, and has mostly not left", async () => {
  const [units = [], tenants = [], payments = [], buildings = []] = await readAll(
    `export interface Unit { id: number; buildingId: number; number: string; bedrooms: number; rent: number }
     export interface Tenant { id: number; name: string; unitId: number; moveInDate: string; moveOutDate: string | null; monthlyRent: number }
     export interface RentPayment { id: number; tenantId: number; amount: number; dueDate: string }
     export interface Building { id: number; name: string; address: string }`,
    [
      { path: "/units", type: "Unit[]", count: 20 },
      { path: "/tenants", type: "Tenant[]", count: 40 },
      { path: "/payments", type: "RentPayment[]", count: 40 },
      { path: "/buildings", type: "Building[]", count: 10 },
    ],
  );
  const [homes, people] = [byId(units), byId(tenants)];
  for (const { unitId, monthlyRent } of tenants)
    expect(monthlyRent).toBe(homes.get(unitId)?.["rent"]);
  for (const { tenantId, amount } of payments)
    expect(amount).toBe(people.get(tenantId)?.["monthlyRent"]);
  expect(tenants.filter(({ moveOutDate }) => moveOutDate !== null).length).toBeLessThan(20);
  for (const { number } of units) expect(number).toMatch(/^\d+[A-D]$/);
  for (const { name } of buildings) expect(name).not.toMatch(/Bridge|Car Park|School/);
});

test("no more sit at a table than it has seats, and seasons are counted in their series", async () => {
  const [tables = [], reservations = [], seasons = []] = await readAll(
    `export interface Table { id: number; number: number; capacity: number }
     export interface Reservation { id: number; tableId: number; guestName: string; partySize: number }
     export interface Season { id: number; seriesId: number; number: number; episodeCount: number }
     export interface Series { id: number; title: string }`,
    [
      { path: "/tables", type: "Table[]", count: 20 },
      { path: "/reservations", type: "Reservation[]", count: 60 },
      { path: "/seasons", type: "Season[]", count: 30 },
      { path: "/series", type: "Series[]", count: 10 },
    ],
  );
  const known = byId(tables);
  for (const { tableId, partySize } of reservations)
    expect(Number(partySize)).toBeLessThanOrEqual(Number(known.get(tableId)?.["capacity"]));
  for (const { number } of tables) expect(Number(number)).toBeLessThan(41);
  const counted = new Map<unknown, number>();
  for (const { seriesId, number } of seasons) {
    counted.set(seriesId, (counted.get(seriesId) ?? 0) + 1);
    expect(number).toBe(counted.get(seriesId));
  }
});

test("a conference has talks in its days, and sponsors who give what their tier costs", async () => {
  const [events = [], sessions = [], sponsors = [], feedback = []] = await readAll(
    `export interface Event { id: number; name: string; startDate: string; endDate: string }
     export interface Session { id: number; eventId: number; title: string; abstract: string; startsAt: string; endsAt: string }
     export interface Speaker { id: number; name: string; company: string }
     export interface Sponsor { id: number; eventId: number; name: string; tier: "gold" | "silver" | "bronze"; amount: number; website: string }
     export interface SessionFeedback { id: number; sessionId: number; rating: number; comment: string }`,
    [
      { path: "/events", type: "Event[]", count: 10 },
      { path: "/sessions", type: "Session[]", count: 40 },
      { path: "/sponsors", type: "Sponsor[]", count: 20 },
      { path: "/feedback", type: "SessionFeedback[]", count: 30 },
      { path: "/speakers", type: "Speaker[]", count: 10 },
    ],
  );
  const known = byId(events);
  for (const { eventId, startsAt, title } of sessions) {
    const event = known.get(eventId);
    const day = String(startsAt).slice(0, 10);
    expect(day >= String(event?.["startDate"]) && day <= String(event?.["endDate"])).toBe(true);
    expect(title).not.toMatch(/^(?:Demo for|One-on-one|Interview:|Supplier)/);
  }
  const least = new Map([
    ["gold", 9000],
    ["silver", 4000],
    ["bronze", 900],
  ]);
  for (const { name, tier, amount, website } of sponsors) {
    expect(Number(amount)).toBeGreaterThan(least.get(String(tier)) ?? 0);
    const word = String(name).split(" ")[0]?.toLowerCase() ?? "";
    expect(website).toContain(word);
  }
  for (const { comment } of feedback) expect(comment).not.toMatch(/by hand|every week/);
});

test("a hired car comes back when it should, is paid for as agreed, and is damaged as cars are", async () => {
  const [rentals = [], payments = [], damages = [], records = [], places = []] = await readAll(
    `export interface Rental { id: number; vehicleId: number; pickupAt: string; dropoffAt: string; actualDropoffAt: string | null;
       extras: { name: string; pricePerDay: number }[]; total: number; status: "booked" | "active" | "completed" }
     export interface Payment { id: number; rentalId: number; amount: number }
     export interface Damage { id: number; vehicleId: number; description: string; severity: "minor" | "severe"; repairCost: number }
     export interface MaintenanceRecord { id: number; vehicleId: number; type: "preventive" | "corrective"; description: string; garageName: string }
     export interface Location { id: number; name: string; isAirport: boolean }
     export interface Vehicle { id: number; make: string; model: string }`,
    [
      { path: "/rentals", type: "Rental[]", count: 30 },
      { path: "/payments", type: "Payment[]", count: 20 },
      { path: "/damages", type: "Damage[]", count: 20 },
      { path: "/records", type: "MaintenanceRecord[]", count: 20 },
      { path: "/locations", type: "Location[]", count: 10 },
      { path: "/vehicles", type: "Vehicle[]", count: 10 },
    ],
  );
  for (const { dropoffAt, actualDropoffAt, extras } of rentals) {
    if (actualDropoffAt !== null)
      expect(Math.abs(daysFrom(actualDropoffAt) - daysFrom(dropoffAt))).toBeLessThan(2);
    for (const { name, pricePerDay } of extras as Values[])
      if (name === "Child seat") expect(Number(pricePerDay)).toBeLessThan(13);
  }
  const known = byId(rentals);
  for (const { rentalId, amount } of payments) expect(amount).toBe(known.get(rentalId)?.["total"]);
  for (const { severity, repairCost } of damages)
    expect(Number(repairCost) > 2000).toBe(severity === "severe");
  for (const { type, description, garageName } of records) {
    if (type === "preventive") expect(description).toMatch(/Oil|checked/);
    expect(garageName).not.toMatch(/Parking|Deck/);
  }
  for (const { name, isAirport } of places) expect(isAirport).toBe(/Airport/.test(String(name)));
});

test("a candidate can do what they say that they are, and is told of jobs", async () => {
  const candidates = await recordsOf("Candidate", {
    ...textsOf("fullName", "headline", "summary"),
    skills: { type: "array", items: text },
  });
  for (const { headline, skills, summary } of candidates) {
    if (/developer/i.test(String(headline)))
      for (const skill of skills as string[])
        expect(skill).toMatch(/^(?:TypeScript|React|SQL|Docker|Git|Python)$/);
    expect(summary).not.toMatch(/series|request|details will/);
  }
  const alerts = await recordsOf("JobAlert", {
    candidateId: text,
    keywords: { type: "array", items: text },
    minSalary: number,
  });
  for (const { keywords } of alerts)
    for (const word of keywords as string[])
      expect(word).not.toMatch(/internal|recurring|verified/);
});

test("what a stranger finds wrong at first sight is right: rooms, rides, messages, permits", async () => {
  const stays = await recordsOf("TripBooking", {
    ...textsOf("destination", "hotelName", "checkIn", "checkOut"),
    guests: number,
    roomType: oneOf("single", "double", "suite"),
    totalPrice: number,
  });
  for (const { guests, roomType, checkIn, checkOut, totalPrice } of stays) {
    if (roomType === "single") expect(guests).toBe(1);
    const nights = Math.round(daysFrom(checkOut) - daysFrom(checkIn));
    expect(Number(totalPrice) / nights).toBeGreaterThan(50);
    expect(Number(totalPrice) / nights).toBeLessThan(345);
  }
  const trips = await recordsOf("CarTrip", {
    ...textsOf("vehicleModel", "pickupLocation", "dropoffLocation", "startedAt", "endedAt"),
    distanceKm: number,
    fare: number,
  });
  for (const { pickupLocation, dropoffLocation, startedAt, endedAt } of trips) {
    expect(pickupLocation).not.toBe(dropoffLocation);
    expect(daysFrom(endedAt) - daysFrom(startedAt)).toBeLessThan(0.5);
  }
  const messages = await recordsOf("ChatMessage", {
    ...textsOf("senderName", "body", "sentAt"),
    editedAt: orNull(text),
    reactionCount: number,
  });
  for (const { reactionCount } of messages) expect(Number(reactionCount)).toBeLessThan(13);
  expect(messages.filter(({ editedAt }) => editedAt !== null).length).toBeLessThan(
    messages.length / 2,
  );
  const permits = await recordsOf("PermitApplication", {
    ...textsOf("permitType", "applicantName"),
    feeAmount: number,
  });
  for (const { feeAmount } of permits) expect(Number(feeAmount)).toBeGreaterThanOrEqual(80);
  const homes = await recordsOf("PropertyListing", { headline: text, askingPrice: number });
  for (const { headline } of homes) expect(headline).not.toMatch(/bike|table|Sofa/);
});

test("where every category must have a parent, the first is its own and called by itself", async () => {
  const [categories = []] = await readAll(
    "export interface Category { id: number; name: string; parentId: number }",
    [{ path: "/categories", type: "Category[]", count: 12 }],
  );
  const [first, ...others] = categories;
  expect(first?.["parentId"]).toBe(first?.["id"]);
  for (const { name } of others) expect(String(name).startsWith(`${first?.["name"]} `)).toBe(true);
});

test("what is below a German category has no English words in its name", async () => {
  const [categories = []] = await readAll(
    "export interface Category { id: number; name: string; parentId: number | null }",
    [{ path: "/categories", type: "Category[]", count: 20 }],
    "de",
  );
  for (const { name } of categories) expect(name).not.toMatch(/basics|for beginners|guides|offers/);
});
