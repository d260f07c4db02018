import { expect, test } from "vitest";
import { itemsOf, listOf, number, oneOf, recordsOf, text, textsOf, toObject } from "./models.ts";

test("a notification says what its type says, and where it leads", async () => {
  const notifications = await recordsOf("Notification", {
    ...textsOf("title", "message", "link", "createdAt"),
    type: oneOf("assigned", "due_soon", "mention", "order_update", "seatUpgraded"),
  });
  const told: Readonly<Record<string, RegExp>> = {
    assigned: /^A task was assigned to you$/,
    due_soon: /^A task is due/,
    mention: /^You were mentioned/,
    order_update: /order/,
    seatUpgraded: /^Seat upgraded$/,
  };
  for (const { type, title, link } of notifications) {
    expect(title).toMatch(told[String(type)] ?? /^$/);
    expect(link).toMatch(/^\/[a-z/-]+$/);
  }
});

test("a message or an activity says what its type says", async () => {
  const messages = await recordsOf("ChatMessage", {
    ...textsOf("conversationId", "senderName", "content", "sentAt"),
    type: oneOf("image", "system", "file"),
  });
  const said: Readonly<Record<string, RegExp>> = {
    image: /photo|this one|picture/,
    system: /conversation|member|group|Messages/,
    file: /file|attached/,
  };
  for (const { type, content } of messages) expect(content).toMatch(said[String(type)] ?? /^$/);

  const activities = await recordsOf("ActivityItem", {
    ...textsOf("actorName", "message", "url", "createdAt"),
    type: oneOf("created", "commented", "deleted"),
  });
  const done: Readonly<Record<string, RegExp>> = {
    created: /^(?:Created|Added) a new/,
    commented: /comment/,
    deleted: /^(?:Deleted|Removed)/,
  };
  for (const { type, message, url } of activities) {
    expect(message).toMatch(done[String(type)] ?? /^$/);
    expect(url).toMatch(/\/activity-items\/\d+$/);
  }
});

test("a file is called by what it is", async () => {
  const certificates = await recordsOf("Certificate", {
    ...textsOf("studentName", "courseTitle", "issuedAt", "fileName", "pdfUrl"),
  });
  for (const { fileName, pdfUrl } of certificates) {
    expect(fileName).toMatch(/^certificate-\d+\.pdf$/);
    expect(pdfUrl).toMatch(/\/files\/certificate-\d+\.pdf$/);
  }
});

test("a cash withdrawal is called one, and below a title stands how it was paid", async () => {
  const rows = await recordsOf("Transaction", {
    ...textsOf("title", "subtitle", "date"),
    amount: number,
    kind: oneOf("deposit", "withdrawal", "transfer", "payment"),
  });
  for (const { kind, title, subtitle } of rows) {
    if (kind === "withdrawal") expect(title).toMatch(/^Cash/);
    if (kind === "transfer") expect(title).toMatch(/^Transfer/);
    expect(subtitle).toMatch(/card|cash|bank|accounts|payment|debit/i);
  }
});

test("the cards of a deck are of its subject", async () => {
  const decks = await recordsOf("Deck", {
    ...textsOf("title", "description"),
    subject: oneOf("German", "Chemistry"),
    cards: listOf(textsOf("front", "back")),
  });
  const fronts = (subject: string) =>
    decks
      .filter((deck) => deck["subject"] === subject)
      .flatMap((deck) => itemsOf(deck, "cards").map(({ front }) => String(front)));
  for (const front of fronts("German")) expect(front).toMatch(/^(?:der|die|das) /);
  for (const front of fronts("Chemistry")) expect(front).not.toMatch(/^(?:der|7) /);
});

test("what goes with a lesson is called by what type it is", async () => {
  const lessons = await recordsOf("Lesson", {
    ...textsOf("title"),
    resources: listOf({ ...textsOf("name", "url"), type: oneOf("video", "slides", "link") }),
  });
  const called: Readonly<Record<string, RegExp>> = {
    video: /Recording|Introduction|example/,
    slides: /[Ss]lides/,
    link: /reading|documentation|page/,
  };
  for (const { type, name } of lessons.flatMap((lesson) => itemsOf(lesson, "resources")))
    expect(name).toMatch(called[String(type)] ?? /^$/);
});

test("a flat is no house, and a practice bills what it does", async () => {
  const flats = await recordsOf("Apartment", {
    ...textsOf("title"),
    bedrooms: number,
    floor: number,
  });
  for (const { title } of flats) expect(title).not.toMatch(/house/i);

  const lines = { ...textsOf("description"), quantity: number, unit_price: number };
  const bills = await recordsOf("Invoice", {
    patient_id: text,
    total: number,
    lines: listOf(lines),
  });
  for (const { description } of bills.flatMap((bill) => itemsOf(bill, "lines")))
    expect(description).not.toMatch(/users|hosting|posters|licences/i);
});

test("what sets off an automation agrees with what it is called", async () => {
  const automations = await recordsOf("Automation", {
    ...textsOf("name"),
    trigger: oneOf("sunset", "motion", "temperature"),
  });
  const called: Readonly<Record<string, string>> = {
    sunset: "Evening blinds",
    motion: "Night light",
    temperature: "Frost guard",
  };
  for (const { trigger, name } of automations) expect(name).toBe(called[String(trigger)]);
});

test("what happens to a parcel is told as its step says", async () => {
  const parcels = await recordsOf("Shipment", {
    ...textsOf("trackingNumber", "carrier"),
    status: oneOf("label_created", "in_transit", "delivered"),
    events: listOf({
      ...textsOf("date", "description", "location"),
      status: oneOf("label_created", "picked_up", "in_transit", "out_for_delivery", "delivered"),
    }),
  });
  const told: Readonly<Record<string, RegExp>> = {
    label_created: /^Label created/,
    picked_up: /^Picked up/,
    in_transit: /sorting centre|depot/,
    out_for_delivery: /^Out for delivery/,
    delivered: /^Handed/,
  };
  const events = parcels.flatMap((parcel) => itemsOf(parcel, "events"));
  expect(events.length).toBeGreaterThan(20);
  for (const { status, description } of events)
    expect(description).toMatch(told[String(status)] ?? /^$/);
});

test("the items of an expense report are costs, and a reply to a review answers its stars", async () => {
  const cost = { ...textsOf("merchant", "category", "description"), amount: number };
  const reports = await recordsOf("ExpenseReport", { ...textsOf("title"), items: listOf(cost) });
  for (const { category } of reports.flatMap((report) => itemsOf(report, "items")))
    expect(category).not.toMatch(/Sales|Operations|Finance/);

  const reviews = await recordsOf("CustomerReview", {
    ...textsOf("text"),
    stars: number,
    response: toObject(textsOf("text", "author")),
  });
  for (const { text: review, response } of reviews) {
    expect(review).not.toMatch(/: i /);
    expect(JSON.stringify(response)).toMatch(/Thank|glad|sorry|should be/);
  }
});

test("an event of an order, feedback and a visit are called by their type", async () => {
  const types = oneOf("order_placed", "shipped", "delivered", "gift_wrapped");
  const events = await recordsOf("TimelineEvent", {
    ...textsOf("orderId", "title", "description", "timestamp"),
    type: types,
  });
  const titles: Readonly<Record<string, string>> = {
    order_placed: "Order placed",
    shipped: "Shipped",
    delivered: "Delivered",
    gift_wrapped: "Gift wrapped",
  };
  for (const { type, title } of events) expect(title).toBe(titles[String(type)]);

  const feedback = await recordsOf("Feedback", {
    ...textsOf("subject", "message", "email"),
    type: oneOf("idea", "question"),
  });
  for (const { type, subject } of feedback)
    expect(String(subject).endsWith("?")).toBe(type === "question");

  const visits = await recordsOf("Appointment", {
    ...textsOf("title", "patientName", "startTime", "reason"),
    type: oneOf("checkup", "vaccination"),
  });
  for (const { type, title, reason } of visits)
    expect(`${title} ${reason}`).toMatch(type === "checkup" ? /check-up/ : /accination/);
});

test("a notification of one line says what its type says, and the notes of a to-do are about it", async () => {
  const lines = await recordsOf("InboxNotification", {
    ...textsOf("message", "actionUrl", "createdAt"),
    type: oneOf("password_changed", "weekly_digest"),
  });
  for (const { type, message } of lines)
    expect(message).toMatch(type === "weekly_digest" ? /^Weekly digest$/ : /password was changed/);

  const todos = await recordsOf("Todo", {
    ...textsOf("title", "notes", "dueDate"),
    category: oneOf("shopping", "health", "finance"),
  });
  for (const { title, notes } of todos)
    if (/^Pay/.test(String(title))) expect(notes).toMatch(/letter/);
});
