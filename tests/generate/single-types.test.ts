import { expect, test } from "vitest";
import { flag, number, oneOf, orNull, recordsOf, text, textsOf, toObject } from "./models.ts";

test("a deal that has a name is named after its account", async () => {
  const deals = await recordsOf("Opportunity", {
    ...textsOf("opportunityName", "accountName", "owner"),
    stage: oneOf("proposal", "closed_won"),
    amount: number,
  });
  for (const { opportunityName, accountName } of deals)
    if (/ – | for /.test(String(opportunityName)))
      expect(opportunityName).toContain(String(accountName));
  expect(deals.some(({ opportunityName }) => / – /.test(String(opportunityName)))).toBe(true);
});

test("nobody has read what was only delivered, where it may be read later", async () => {
  const message = {
    ...textsOf("body", "senderName", "sentAt"),
    seenBy: { type: "array", items: text } as const,
  };
  const read = await recordsOf("Message", {
    ...message,
    status: oneOf("sent", "delivered", "seen"),
  });
  for (const { status, seenBy } of read) if (status !== "seen") expect(seenBy).toEqual([]);
  // Where nothing comes after it, what was sent may have been read.
  const sent = await recordsOf("Message", { ...message, status: oneOf("sent", "failed") });
  expect(sent.some(({ status, seenBy }) => status === "sent" && String(seenBy) !== "")).toBe(true);
});

test("an item of a game is one thing: its name, what it is and what it does", async () => {
  const items = await recordsOf("GameItem", {
    ...textsOf("name", "description"),
    rarity: oneOf("common", "uncommon", "rare", "epic", "legendary"),
    type: oneOf("weapon", "armor", "potion", "scroll"),
    attack: number,
    defense: number,
  });
  for (const { name, type, attack } of items) {
    expect(/Potion/.test(String(name))).toBe(type === "potion");
    expect(/Scroll/.test(String(name))).toBe(type === "scroll");
    if (type === "armor") expect(Number(attack)).toBeLessThan(5);
  }
});

test("an invoice is in the money of its address where its type lists that", async () => {
  const invoices = await recordsOf("SalesInvoice", {
    ...textsOf("number", "customerName"),
    billingAddress: toObject(textsOf("city", "country")),
    total: number,
    currency: oneOf("USD", "EUR", "GBP"),
  });
  for (const { billingAddress, currency } of invoices) {
    const { country } = billingAddress as { country: string };
    if (country === "United States") expect(currency).toBe("USD");
    if (country === "United Kingdom") expect(currency).toBe("GBP");
    if (/France|Germany|Spain|Sweden/.test(country)) expect(currency).toBe("EUR");
  }
});

test("what is out of range is so by the limits that stand beside it", async () => {
  const samples = await recordsOf("SensorSample", {
    ...textsOf("sensorId", "takenAt"),
    metric: oneOf("temperature", "humidity"),
    value: number,
    minThreshold: number,
    maxThreshold: number,
    outOfRange: flag,
  });
  for (const { value, minThreshold, maxThreshold, outOfRange } of samples)
    expect(outOfRange).toBe(
      Number(value) < Number(minThreshold) || Number(value) > Number(maxThreshold),
    );
});

test("a picture of a library is in a file that is called after what it shows", async () => {
  const images = await recordsOf("MediaAsset", {
    ...textsOf("filename", "altText", "mimeType", "url"),
    width: number,
    height: number,
  });
  for (const { filename, altText, mimeType } of images) {
    expect(filename).toMatch(/\.(?:jpg|png)$/);
    expect(mimeType).toMatch(/^image\//);
    if (/chair/.test(String(filename))) expect(altText).toMatch(/chair/i);
  }
  expect(new Set(images.map(({ filename }) => filename)).size).toBeGreaterThan(4);
});

test("the description of a page for search engines is about that page", async () => {
  const pages = await recordsOf("CmsPage", textsOf("title", "slug", "metaDescription", "body"));
  for (const { body, metaDescription } of pages)
    expect(String(body).startsWith(String(metaDescription))).toBe(true);
});

test("nobody has sent what the app has to say", async () => {
  const notifications = await recordsOf("Notification", {
    ...textsOf("title", "message", "createdAt"),
    type: oneOf("mention", "system", "reminder"),
    senderName: orNull(text),
  });
  for (const { type, senderName } of notifications)
    if (type !== "mention") expect(senderName).toBeNull();
});

test("an alert says what its type says", async () => {
  const alerts = await recordsOf("DeviceAlert", {
    ...textsOf("deviceName", "message", "triggeredAt"),
    alertType: oneOf("offline", "low_battery", "tamper"),
  });
  for (const { alertType, message } of alerts)
    expect(message).toMatch(
      { offline: /No data/, low_battery: /Battery/, tamper: /cover/ }[String(alertType)] ?? /^$/,
    );
});

test("a month that is paid for lasts from one day to the same of the next", async () => {
  const subscriptions = await recordsOf("Subscription", {
    ...textsOf("planName", "currentPeriodStart", "currentPeriodEnd"),
    billingCycle: oneOf("monthly", "yearly"),
  });
  for (const { currentPeriodStart, currentPeriodEnd } of subscriptions) {
    const [from, to] = [currentPeriodStart, currentPeriodEnd].map((at) =>
      Number(String(at).slice(8, 10)),
    );
    if (Number(from) <= 28 && Number(to) <= 28) expect(from).toBe(to);
  }
});
