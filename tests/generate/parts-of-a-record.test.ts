import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  at,
  daysFrom,
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

const address = toObject(textsOf("street", "city", "country"));

test("where something is fetched and where it is brought are in one town, and so are home and work", async () => {
  const orders = await recordsOf("CourierOrder", {
    pickup: address,
    dropoff: address,
    ...textsOf("courierName"),
  });
  for (const { pickup, dropoff } of orders) {
    const [one, other] = [pickup, dropoff] as readonly JsonObject[];
    expect([other?.["city"], other?.["country"]]).toEqual([one?.["city"], one?.["country"]]);
  }
  const customers = await recordsOf("Customer", {
    ...textsOf("name", "email"),
    addresses: listOf({ ...textsOf("label", "street", "city", "country"), isDefault: flag }),
    homeAddress: address,
    workAddress: address,
  });
  for (const customer of customers) {
    const own = [customer["homeAddress"], customer["workAddress"]] as readonly JsonObject[];
    const all = [...own, ...itemsOf(customer, "addresses")];
    expect(new Set(all.map(({ city }) => city)).size).toBe(1);
    const labels = itemsOf(customer, "addresses").map(({ label }) => label);
    expect(labels.includes("Office") && labels.includes("Work")).toBe(false);
  }
});

test("who flies back starts days later from where they flew to", async () => {
  const leg = toObject(textsOf("flightNumber", "from", "to", "departure", "arrival"));
  const trips = await recordsOf("TripBooking", { outbound: leg, inbound: leg, price: number });
  for (const { outbound, inbound } of trips) {
    const [there, back] = [outbound, inbound] as readonly JsonObject[];
    expect([back?.["from"], back?.["to"]]).toEqual([there?.["to"], there?.["from"]]);
    for (const one of [there, back]) {
      const hours = (at(one?.["arrival"]) - at(one?.["departure"])) / 3_600_000;
      expect(hours).toBeGreaterThan(0.5);
      expect(hours).toBeLessThan(24);
    }
    expect(at(back?.["departure"])).toBeGreaterThan(at(there?.["arrival"]));
    expect(daysFrom(back?.["departure"]) - daysFrom(there?.["departure"])).toBeLessThan(40);
  }
});

test("a train leaves a stop minutes after it came, on the way from the first to the last", async () => {
  const journeys = await recordsOf("TrainJourney", {
    ...textsOf("trainNumber", "origin", "destination", "departureTime", "arrivalTime"),
    stops: listOf(textsOf("station", "arrival", "departure")),
  });
  for (const journey of journeys) {
    let before = at(journey["departureTime"]);
    for (const { arrival, departure } of itemsOf(journey, "stops")) {
      expect(at(arrival)).toBeGreaterThan(before);
      expect(at(departure) - at(arrival)).toBeLessThanOrEqual(4 * 60_000);
      before = at(departure);
    }
    expect(at(journey["arrivalTime"])).toBeGreaterThanOrEqual(before - 5 * 60_000);
  }
  const stops = await recordsOf("BusStop", {
    ...textsOf("name"),
    nextDepartures: listOf({ ...textsOf("line", "destination"), minutes: number }),
  });
  for (const stop of stops) {
    const waits = itemsOf(stop, "nextDepartures").map(({ minutes }) => Number(minutes));
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(Math.max(0, ...waits)).toBeLessThan(60);
  }
});

test("the winner is one of two sides, whether they stand in texts or in objects", async () => {
  const side = toObject({ name: text, score: number });
  const matches = await recordsOf("Match", {
    teamA: side,
    teamB: side,
    winner: orNull(text),
  });
  for (const { teamA, teamB, winner } of matches) {
    const [one, other] = [teamA, teamB] as readonly JsonObject[];
    const lead = Number(one?.["score"]) - Number(other?.["score"]);
    // What goes on has no winner yet.
    if (lead === 0) expect(winner).toBeNull();
    else expect([null, (lead > 0 ? one : other)?.["name"]]).toContain(winner);
  }
  const team = toObject({ team: text, score: number });
  const games = await recordsOf("Game", {
    home: team,
    away: team,
    winner: oneOf("home", "away", "draw"),
  });
  for (const { home, away, winner } of games) {
    const [one, other] = [home, away].map((half) => Number((half as JsonObject)["score"]));
    expect(Number.isInteger(one) && Number.isInteger(other)).toBe(true);
    const lead = Number(one) - Number(other);
    expect(winner).toBe(lead === 0 ? "draw" : lead > 0 ? "home" : "away");
  }
});

test("instalments are of one amount, and those that were due have been paid", async () => {
  const loans = await recordsOf("Loan", {
    principal: number,
    interestRate: number,
    termMonths: number,
    startDate: text,
    monthlyPayment: number,
    installments: listOf({
      dueDate: text,
      amount: number,
      status: oneOf("paid", "upcoming", "late"),
    }),
  });
  for (const loan of loans) {
    for (const { dueDate, amount, status } of itemsOf(loan, "installments")) {
      expect(amount).toBe(loan["monthlyPayment"]);
      expect(status === "upcoming").toBe(at(dueDate) > now);
    }
  }
});

test("nobody has two mothers, one number twice, or one address of mail twice", async () => {
  const students = await recordsOf("Student", {
    ...textsOf("name"),
    guardians: listOf(textsOf("name", "relationship", "phone")),
  });
  for (const student of students) {
    const told = itemsOf(student, "guardians").map(({ relationship }) => relationship);
    expect(new Set(told).size).toBe(told.length);
  }
  const contacts = await recordsOf("Contact", {
    ...textsOf("name"),
    phones: listOf(textsOf("label", "number")),
    emails: listOf(textsOf("label", "address")),
  });
  for (const contact of contacts) {
    const numbers = itemsOf(contact, "phones").map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const mails = itemsOf(contact, "emails").map((mail) => mail["address"]);
    expect(new Set(mails).size).toBe(mails.length);
    for (const { label } of itemsOf(contact, "phones")) expect(label).toMatch(/Mobile|Home|Work/);
  }
});

test("what has been picked of a list is as many as say so, and none before it began", async () => {
  const lists = await recordsOf("PickList", {
    ...textsOf("orderNumber"),
    items: listOf({ sku: text, quantity: number, picked: flag }),
    totalItems: number,
    pickedItems: number,
    progress: number,
    status: oneOf("open", "in_progress", "completed"),
  });
  for (const list of lists) {
    const picked = itemsOf(list, "items").filter((item) => item["picked"] === true);
    expect(list["pickedItems"]).toBe(picked.length);
    if (list["status"] === "open") expect(picked).toEqual([]);
    if (list["status"] === "completed") expect(list["pickedItems"]).toBe(list["totalItems"]);
  }
});

test("who speaks in a case is who asks or who helps, where those who speak are objects", async () => {
  const tickets = await recordsOf("Ticket", {
    subject: text,
    requester: toObject(textsOf("name", "email")),
    assignee: toObject(textsOf("name", "email")),
    messages: listOf({
      author: toObject({ name: text, role: oneOf("customer", "agent") }),
      ...textsOf("body", "createdAt"),
    }),
  });
  for (const ticket of tickets) {
    const [asker, helper] = [ticket["requester"], ticket["assignee"]] as readonly JsonObject[];
    for (const [place, { author }] of itemsOf(ticket, "messages").entries()) {
      const { name, role } = author as JsonObject;
      expect(name).toBe((place % 2 === 0 ? asker : helper)?.["name"]);
      expect(role).toBe(place % 2 === 0 ? "customer" : "agent");
    }
  }
});

test("the zones of a warehouse hold what it holds, and a medicine has as many times as it is taken", async () => {
  const houses = await recordsOf("Warehouse", {
    name: text,
    capacity: number,
    usedCapacity: number,
    zones: listOf({ name: text, capacity: number, used: number }),
  });
  for (const house of houses) {
    const zones = itemsOf(house, "zones");
    if (zones.length === 0) continue;
    const sum = (name: string) => zones.reduce((all, zone) => all + Number(zone[name]), 0);
    expect(sum("capacity")).toBe(house["capacity"]);
    expect(sum("used")).toBe(house["usedCapacity"]);
  }
  const medicines = await recordsOf("Medication", {
    ...textsOf("name", "dosage"),
    timesPerDay: number,
    times: { type: "array", items: text },
  });
  for (const { timesPerDay, times } of medicines) {
    if (Array.isArray(times) && times.length > 0) expect(timesPerDay).toBe(times.length);
  }
});

test("a draft lists what was spent these weeks, and on what people spend who travel", async () => {
  const reports = await recordsOf("ExpenseReport", {
    ...textsOf("employeeName", "title"),
    status: oneOf("draft", "submitted"),
    items: listOf({ ...textsOf("date", "description", "category"), amount: number }),
  });
  for (const report of reports) {
    const items = itemsOf(report, "items");
    const days = items.map(({ date }) => daysFrom(date));
    if (items.length > 0) expect(Math.max(...days) - Math.min(...days)).toBeLessThan(25);
    if (report["status"] === "draft" && items.length > 0)
      expect(Math.min(...days)).toBeGreaterThan(-30);
    for (const { category } of items) expect(category).not.toMatch(/Sales|Operations|Finance/);
  }
});

test("one artist plays one kind of music, and a way to a thing leads to it", async () => {
  const texts = { type: "array", items: text } as const;
  const artists = await recordsOf("Artist", {
    name: text,
    genres: texts,
    albums: listOf({ title: text, genres: texts }),
  });
  for (const artist of artists) {
    const own = artist["genres"];
    expect(Array.isArray(own) && own.length).toBeLessThanOrEqual(3);
    for (const { genres } of itemsOf(artist, "albums"))
      if (Array.isArray(own) && Array.isArray(genres) && own.length * genres.length > 0)
        expect(genres[0]).toBe(own[0]);
  }
  const products = await recordsOf("Product", {
    ...textsOf("name", "category"),
    breadcrumbs: listOf(textsOf("name", "url")),
    categories: listOf(textsOf("name", "slug")),
  });
  for (const product of products) {
    const trail = itemsOf(product, "breadcrumbs").map(({ name }) => name);
    if (trail.length > 0) expect(trail).toEqual(["Home", product["category"], product["name"]]);
    for (const { name } of itemsOf(product, "categories")) expect(name).toBe(product["category"]);
  }
});

test("on a day on which a habit was kept as much was done as was wanted", async () => {
  const habits = await recordsOf("Habit", {
    name: text,
    goal: number,
    streak: number,
    history: listOf({ date: text, value: number, completed: flag }),
  });
  for (const habit of habits) {
    const days = itemsOf(habit, "history");
    for (const { value, completed } of days)
      expect(Number(value) >= Number(habit["goal"])).toBe(completed);
    for (const [place, { date }] of days.entries())
      expect(daysFrom(date) - daysFrom(days[0]?.["date"])).toBe(place);
  }
});

test("what an event has on its programme lies within it, and what is ordered is brought in the same town", async () => {
  const events = await recordsOf("EventPage", {
    ...textsOf("name", "startsAt", "endsAt"),
    schedule: listOf(textsOf("time", "title")),
  });
  for (const event of events) {
    const [begin, end] = [event["startsAt"], event["endsAt"]].map((time) => at(time));
    for (const { time } of itemsOf(event, "schedule")) {
      const day = String(event["startsAt"]).slice(0, 10);
      const shown = at(`${day}T${time}:00Z`);
      const when = shown < Number(begin) ? shown + 86_400_000 : shown;
      expect(when).toBeLessThanOrEqual(Number(end));
    }
  }
  const orders = await recordsOf("FoodOrder", {
    restaurant: toObject(textsOf("name", "city")),
    deliveryAddress: toObject(textsOf("street", "city")),
  });
  for (const { restaurant, deliveryAddress } of orders)
    expect((deliveryAddress as JsonObject)["city"]).toBe((restaurant as JsonObject)["city"]);
});

test("who subscribes pays the price of the plan on each bill", async () => {
  const subscriptions = await recordsOf("Subscription", {
    plan: toObject({ name: text, price: number }),
    invoices: listOf({ ...textsOf("number", "date"), amount: number }),
  });
  for (const subscription of subscriptions) {
    const plan = subscription["plan"] as JsonObject;
    for (const { amount } of itemsOf(subscription, "invoices")) expect(amount).toBe(plan["price"]);
  }
});
