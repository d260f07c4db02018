import { expect, test } from "vitest";
import {
  at,
  flag,
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

test("what travellers do on a trip is nothing of a gym", async () => {
  const trips = await recordsOf("Trip", {
    ...textsOf("title", "destination", "country", "startDate", "endDate"),
    activities: { type: "array", items: text },
  });
  const all = trips.flatMap(({ activities }) => activities as string[]);
  expect(all.length).toBeGreaterThan(30);
  for (const activity of all) expect(activity).not.toMatch(/strength|pilates|rowing|yoga/i);
});

test("a salary is that of the month that it is paid in, and is paid once a month", async () => {
  const accounts = await recordsOf("BankAccount", {
    ...textsOf("id", "iban", "holderName"),
    balance: number,
    type: oneOf("checking", "savings"),
    recentTransactions: listOf({ ...textsOf("id", "date", "description"), amount: number }),
  });
  const paid = accounts.map((account) =>
    itemsOf(account, "recentTransactions").filter(({ description }) =>
      /^Salary/.test(String(description)),
    ),
  );
  expect(paid.flat().length).toBeGreaterThan(10);
  for (const salaries of paid) {
    const named = salaries.map(({ date }) =>
      new Date(at(date)).toLocaleString("en", { month: "long", timeZone: "UTC" }),
    );
    expect(salaries.map(({ description }) => description)).toEqual(
      named.map((month) => `Salary ${month}`),
    );
    expect(new Set(named).size).toBe(named.length);
  }
});

test("an event is where its title says, and one on a screen is in no city", async () => {
  const events = await recordsOf("Event", {
    ...textsOf("id", "name", "description", "category", "startsAt", "endsAt", "organizer"),
    venue: toObject(textsOf("name", "address", "city")),
    isOnline: flag,
  });
  const venueOf = (event: (typeof events)[number]) => event["venue"] as Record<string, unknown>;
  const inPark = events.filter(({ name }) => name === "Yoga in the Park");
  const online = events.filter(({ isOnline }) => isOnline === true);
  expect(inPark.length).toBeGreaterThan(0);
  expect(online.length).toBeGreaterThan(0);
  for (const event of inPark) expect(venueOf(event)["name"]).toBe("Riverside Park");
  for (const event of online) expect(venueOf(event)["city"]).toBe("Online");
});

test("what is said of a refund has nothing to do with browsers, and what is solved was answered", async () => {
  const tickets = await recordsOf(
    "SupportTicket",
    {
      id: number,
      ...textsOf("subject", "description", "category", "createdAt", "updatedAt"),
      status: oneOf("open", "pending", "resolved", "closed"),
      requester: toObject(textsOf("name", "email")),
      assignee: orNull(text),
      comments: listOf(textsOf("author", "body", "createdAt")),
    },
    120,
  );
  const said = tickets
    .filter(({ subject }) => /refund|charge|payment|invoice/i.test(String(subject)))
    .flatMap((ticket) => itemsOf(ticket, "comments"));
  expect(said.length).toBeGreaterThan(8);
  for (const { body } of said) expect(body).not.toMatch(/browser|phone|reproduce|technical/);
  const solved = tickets.filter(
    (ticket) =>
      /resolved|closed/.test(String(ticket["status"])) && itemsOf(ticket, "comments").length > 0,
  );
  expect(solved.length).toBeGreaterThan(10);
  for (const ticket of solved)
    expect(itemsOf(ticket, "comments").map(({ author }) => author)).toContain(ticket["assignee"]);
});

test("a lock measures no air, and a thermostat how warm it is", async () => {
  const devices = await recordsOf("Device", {
    ...textsOf("id", "name", "serialNumber", "room", "lastSeen"),
    type: oneOf("sensor", "thermostat", "camera", "lock"),
    readings: listOf({ metric: text, value: number, unit: text }),
  });
  const metricsOf = (type: string) =>
    devices
      .filter((device) => device["type"] === type)
      .flatMap((device) => itemsOf(device, "readings").map(({ metric }) => metric));
  expect(metricsOf("lock").length).toBeGreaterThan(3);
  for (const metric of metricsOf("lock")) expect(metric).toBe("door");
  expect(metricsOf("thermostat")).toContain("temperature");
  for (const metric of metricsOf("thermostat")) expect(metric).toMatch(/temperature$/);
  for (const metric of metricsOf("camera")) expect(metric).toMatch(/^(?:motion|light)$/);
});

test("a permit to build is for those who look after buildings, with plans handed in before the decision", async () => {
  const permits = await recordsOf("PermitApplication", {
    ...textsOf("id", "permitType", "applicantName", "address", "department", "submittedAt"),
    status: oneOf("submitted", "under_review", "approved", "rejected"),
    decisionDate: orNull(text),
    documents: listOf(textsOf("name", "url", "uploadedAt")),
  });
  const built = permits.filter(({ permitType }) =>
    /extension|renovation|roof|change of use|building/i.test(String(permitType)),
  );
  expect(built.length).toBeGreaterThan(20);
  for (const { department } of built) expect(department).toMatch(/Building|Planning/);
  for (const permit of built)
    for (const { name, url } of itemsOf(permit, "documents")) {
      expect(name).toMatch(/plan|drawing|ownership|report|form/);
      expect(url).toContain(String(name).toLowerCase().replaceAll(" ", "-"));
    }
  for (const permit of permits)
    for (const { uploadedAt } of itemsOf(permit, "documents"))
      if (permit["decisionDate"] !== null)
        expect(at(uploadedAt)).toBeLessThan(at(permit["decisionDate"]) + 86_400_000);
});

test("nobody answers with a smile to what they have not read", async () => {
  const messages = await recordsOf("Message", {
    ...textsOf("id", "conversationId", "text", "sentAt"),
    readAt: orNull(text),
    reactions: listOf({ emoji: text, count: number }),
  });
  const unread = messages.filter(({ readAt }) => readAt === null);
  expect(unread.length).toBeGreaterThan(3);
  for (const message of unread) expect(itemsOf(message, "reactions")).toEqual([]);
  expect(messages.flatMap((message) => itemsOf(message, "reactions")).length).toBeGreaterThan(10);
});

test("of a lead that is new nobody knows how they like to be written to", async () => {
  const leads = await recordsOf("Lead", {
    ...textsOf("id", "name", "company", "email", "source"),
    stage: oneOf("new", "contacted", "qualified", "won", "lost"),
    notes: { type: "array", items: text },
  });
  const fresh = leads.filter(({ stage }) => stage === "new").flatMap(({ notes }) => notes);
  expect(fresh.length).toBeGreaterThan(4);
  for (const note of fresh) expect(note).not.toMatch(/Prefers|Decides with|budget/);
});
