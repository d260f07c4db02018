import { expect, test } from "vitest";
import {
  at,
  daysFrom,
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

test("a product beside an article number is of any of its categories, and called like it", async () => {
  for (const [thing, named] of [
    ["Product", "name"],
    ["ShopItem", "title"],
    ["InventoryItem", "productName"],
  ] as const) {
    const products = await recordsOf(thing, {
      ...textsOf("id", "sku", named, "description"),
      category: oneOf("Electronics", "Clothing", "Home", "Beauty", "Sports"),
      price: number,
    });
    const shelves = products.map(({ category }) => category);
    for (const shelf of ["Electronics", "Clothing", "Home", "Beauty", "Sports"])
      expect(shelves.filter((one) => one === shelf).length).toBeGreaterThan(5);
    for (const product of products)
      if (/headphones|watch|keyboard/i.test(String(product[named])))
        expect(product["category"]).toBe("Electronics");
  }
});

test("what only a description tells of is told by its category", async () => {
  const expenses = await recordsOf("Expense", {
    ...textsOf("id", "description", "date"),
    amount: number,
    category: oneOf("travel", "meals", "software", "office"),
  });
  for (const { description, category } of expenses)
    if (/^(?:Train|Hotel|Flight)/.test(String(description))) expect(category).toBe("travel");
    else if (/lunch|dinner/.test(String(description))) expect(category).toBe("meals");
  expect(new Set(expenses.map(({ description }) => description)).size).toBeGreaterThan(10);
});

test("questions, pages, goals and first weeks are told by what a union sorts them by", async () => {
  const told = async (thing: string, title: string, sort: string, ...values: string[]) => {
    const records = await recordsOf(thing, { id: text, [title]: text, [sort]: oneOf(...values) });
    return records.map((record) => [record[sort], String(record[title])] as const);
  };
  const faqs = await told("FAQ", "question", "category", "shipping", "returns", "account");
  for (const [category, question] of faqs)
    if (/delivery|parcel\?/.test(question)) expect(category).toBe("shipping");
    else if (/password/.test(question)) expect(category).toBe("account");
  const pages = await told("Page", "title", "type", "landing", "legal", "blog");
  for (const [type, title] of pages) expect(type === "legal").toBe(/terms|privacy/i.test(title));
  const tasks = await told("OnboardingTask", "title", "category", "paperwork", "equipment");
  for (const [category, title] of tasks)
    expect(category).toBe(/contract|form/.test(title) ? "paperwork" : "equipment");
});

test("an order whose lines stand for its subtotal costs what they, the way and the tax come to", async () => {
  const orders = await recordsOf("Order", {
    ...textsOf("id", "placedAt"),
    lines: listOf({ ...textsOf("sku", "title"), qty: number, price: number }),
    shippingMethod: oneOf("standard", "pickup"),
    shippingCost: number,
    taxAmount: number,
    grandTotal: number,
  });
  for (const order of orders) {
    const lines = itemsOf(order, "lines");
    const sum = lines.reduce((all, { qty, price }) => all + Number(qty) * Number(price), 0);
    const whole = sum + Number(order["shippingCost"]) + Number(order["taxAmount"]);
    if (lines.length > 0) expect(Number(order["grandTotal"])).toBeCloseTo(whole, 1);
    if (order["shippingMethod"] === "pickup") expect(order["shippingCost"]).toBe(0);
  }
});

test("what is told of an outage has come as far as the outage", async () => {
  const incidents = await recordsOf("Incident", {
    ...textsOf("id", "title", "startedAt"),
    status: oneOf("investigating", "identified", "monitoring", "resolved"),
    updates: listOf(textsOf("time", "author", "message")),
  });
  for (const incident of incidents) {
    const last = itemsOf(incident, "updates").at(-1)?.["message"];
    if (last === undefined) continue;
    const isOver = /as they should again|report follows/.test(String(last));
    expect(isOver).toBe(incident["status"] === "resolved");
    if (incident["status"] === "investigating") expect(last).not.toMatch(/fix/);
  }
});

test("a meeting that is not online is in a room, and a card's checklist says what to do", async () => {
  const meetings = await recordsOf("Meeting", {
    ...textsOf("title", "start", "end", "location"),
    isOnline: flag,
  });
  for (const { isOnline, location } of meetings) expect(location === "Online").toBe(isOnline);
  const cards = await recordsOf("KanbanCard", {
    ...textsOf("id", "title"),
    checklist: listOf({ text, done: flag }),
  });
  for (const card of cards)
    for (const item of itemsOf(card, "checklist")) expect(item["text"]).not.toMatch(/Christmas/);
});

test("a file beside folders is of the type of its ending, and a folder is of none", async () => {
  const files = await recordsOf("FileItem", {
    ...textsOf("id", "name"),
    type: oneOf("file", "folder"),
    mimeType: orNull(text),
    downloadUrl: orNull(text),
  });
  for (const { name, type, mimeType, downloadUrl } of files) {
    expect(String(name).includes(".")).toBe(type === "file");
    if (type === "folder") expect([mimeType, downloadUrl]).toEqual([null, null]);
    if (/\.pdf$/.test(String(name))) expect(mimeType).toBe("application/pdf");
    if (/\.jpg$/.test(String(name))) expect(mimeType).toBe("image/jpeg");
  }
});

test("the type of a question fits it", async () => {
  const surveys = await recordsOf("Survey", {
    ...textsOf("id", "title"),
    questions: listOf({ text, type: oneOf("single_choice", "text", "rating") }),
  });
  for (const survey of surveys)
    for (const question of itemsOf(survey, "questions"))
      if (/hear about us/.test(String(question["text"])))
        expect(question["type"]).toBe("single_choice");
      else if (/do better/.test(String(question["text"]))) expect(question["type"]).toBe("text");
});

test("a deal that is over was expected to be so about then", async () => {
  const deals = await recordsOf("Deal", {
    ...textsOf("id", "title", "expectedCloseDate"),
    stage: oneOf("proposal", "won", "lost"),
    closedAt: orNull(text),
  });
  for (const { expectedCloseDate, closedAt } of deals)
    if (closedAt)
      expect(Math.abs(at(closedAt) - at(expectedCloseDate))).toBeLessThan(46 * 86_400_000);
});

test("servers, keys, logs and projects say nothing that their state rules out", async () => {
  const servers = await recordsOf("Server", {
    ...textsOf("id", "hostname", "region", "lastHeartbeat"),
    provider: oneOf("aws", "azure"),
    status: oneOf("running", "stopped"),
    cpuUsage: number,
  });
  for (const { status, cpuUsage, provider, region, lastHeartbeat } of servers) {
    expect(/-\d$/.test(String(region))).toBe(provider === "aws");
    if (status === "stopped") expect(cpuUsage).toBe(0);
    else expect(daysFrom(lastHeartbeat)).toBeGreaterThan(-0.1);
  }
  const keys = await recordsOf("ApiKey", {
    ...textsOf("id", "name"),
    lastUsedAt: orNull(text),
    requestsToday: number,
  });
  for (const { lastUsedAt, requestsToday } of keys)
    if (!lastUsedAt || daysFrom(lastUsedAt) < -1) expect(requestsToday).toBe(0);
  const logs = await recordsOf("LogEntry", {
    ...textsOf("timestamp", "message"),
    level: oneOf("debug", "info", "error"),
    stackTrace: orNull(text),
  });
  for (const { level, stackTrace } of logs) expect(stackTrace !== null).toBe(level === "error");
  const projects = await recordsOf("Project", {
    ...textsOf("id", "name", "startDate"),
    status: oneOf("planning", "active"),
    budget: number,
    spent: number,
  });
  for (const { status, spent } of projects) if (status === "planning") expect(spent).toBe(0);
});

test("employees who are here have no last day, quiet hours are at night, and answers say how they went", async () => {
  const employees = await recordsOf("Employee", {
    ...textsOf("id", "name", "startDate"),
    endDate: orNull(text),
    status: oneOf("active", "terminated"),
  });
  for (const { status, endDate } of employees) if (status === "active") expect(endDate).toBe(null);
  const settings = await recordsOf("NotificationSettings", {
    userId: text,
    quietHours: toObject({ enabled: flag, ...textsOf("from", "to") }),
  });
  for (const { quietHours } of settings)
    expect(quietHours).toMatchObject({
      from: expect.stringMatching(/^2[123]:/),
      to: expect.stringMatching(/^0[678]:/),
    });
  const hooks = await recordsOf("Webhook", {
    ...textsOf("id", "url"),
    deliveries: listOf({ id: text, statusCode: number, success: flag }),
  });
  for (const hook of hooks)
    for (const { statusCode, success } of itemsOf(hook, "deliveries"))
      expect(success).toBe(Number(statusCode) < 400);
});

test("few visitors are more than all of them, and stock is low below what is to be kept", async () => {
  const days = await recordsOf("AnalyticsSummary", {
    date: text,
    visitors: number,
    uniqueVisitors: number,
    pageViews: number,
  });
  for (const { visitors, uniqueVisitors } of days)
    expect(Number(uniqueVisitors)).toBeLessThanOrEqual(Number(visitors));
  const stock = await recordsOf("Inventory", {
    item: text,
    category: oneOf("Electronics", "Furniture", "Stationery"),
    quantity: number,
    minQuantity: number,
    lowStock: flag,
  });
  for (const { item, category, quantity, minQuantity, lowStock } of stock) {
    expect(lowStock).toBe(Number(quantity) < Number(minQuantity));
    if (/keyboard|headphones/.test(String(item))) expect(category).toBe("Electronics");
  }
});

test("a code says what it took off, and without one nothing was", async () => {
  const carts = await recordsOf("ShoppingCart", {
    id: text,
    couponCode: orNull(text),
    ...Object.fromEntries(["subtotal", "discount", "total"].map((name) => [name, number])),
    items: listOf({ name: text, unitPrice: number, quantity: number, size: text }),
  });
  for (const { couponCode, subtotal, discount } of carts) {
    expect(couponCode === null).toBe(discount === 0);
    const percent = Math.round((Number(discount) / Number(subtotal)) * 100);
    if (couponCode !== null) expect(String(couponCode)).toMatch(new RegExp(`\\D${percent}$`));
  }
  const lines = carts.flatMap((cart) => itemsOf(cart, "items"));
  expect(lines.every(({ quantity }) => Number(quantity) < 4)).toBe(true);
  expect(lines.some(({ name }) => /rice|oil|desk lamp/i.test(String(name)))).toBe(false);
});

test("a card that has expired says when, and no other is out of date", async () => {
  const cards = await recordsOf("CreditCard", {
    ...textsOf("id", "last4"),
    expMonth: number,
    expYear: number,
    status: oneOf("active", "frozen", "expired"),
  });
  for (const { expMonth, expYear, status } of cards) {
    const months = Number(expYear) * 12 + Number(expMonth) - (2026 * 12 + 1);
    expect(months < 0).toBe(status === "expired");
  }
});

test("a support conversation that waits for an answer is short, and tagged with what it is about", async () => {
  const talks = await recordsOf("SupportConversation", {
    ...textsOf("id", "subject"),
    status: oneOf("new", "open", "solved"),
    messageCount: number,
    firstResponseMinutes: orNull(number),
    tags: { type: "array", items: text },
  });
  for (const { subject, status, messageCount, firstResponseMinutes, tags } of talks) {
    if (status === "new" || firstResponseMinutes === null)
      expect(Number(messageCount)).toBeLessThan(3);
    if (/^(?:Refund|Invoice|Payment)/.test(String(subject)))
      expect(String(tags)).not.toMatch(/login|bug|shipping/);
  }
});

test("a monitor is asked at its own address, and what is down went down today", async () => {
  const monitors = await recordsOf("Monitor", {
    ...textsOf("id", "name", "url", "lastError"),
    status: oneOf("up", "down", "degraded", "paused"),
    uptimePercent: number,
    responseTimeMs: orNull(number),
    lastIncidentAt: orNull(text),
  });
  for (const { name, url, status, lastError, responseTimeMs, lastIncidentAt } of monitors) {
    expect(String(lastError)).not.toMatch(/card was declined|required field/);
    if (name === "Website") expect(url).toBe("https://www.example.com");
    if (status !== "down") continue;
    expect(responseTimeMs).toBe(null);
    expect(daysFrom(lastIncidentAt)).toBeGreaterThan(-1.5);
  }
});

test("a deal that is decided was to be, and a period does not begin before its subscription", async () => {
  const deals = await recordsOf("Deal", {
    ...textsOf("id", "title", "expectedCloseDate", "lastActivityAt"),
    stage: oneOf("lead", "proposal", "won", "lost"),
  });
  for (const { stage, expectedCloseDate } of deals)
    if (stage === "won" || stage === "lost") expect(daysFrom(expectedCloseDate)).toBeLessThan(0);
  const plans = await recordsOf("Subscription", {
    ...textsOf("id", "startedAt", "currentPeriodStart", "currentPeriodEnd"),
    status: oneOf("active", "past_due", "canceled"),
    billingInterval: oneOf("month", "year"),
  });
  for (const { startedAt, currentPeriodStart } of plans)
    expect(at(startedAt)).toBeLessThanOrEqual(at(currentPeriodStart));
});

test("only an account that one pays from can be overdrawn, and what is bought goes out", async () => {
  const accounts = await recordsOf("BankAccount", {
    id: text,
    type: oneOf("checking", "savings", "investment"),
    balance: number,
    overdraftLimit: orNull(number),
  });
  for (const { type, overdraftLimit } of accounts)
    expect(overdraftLimit !== null).toBe(type === "checking");
  const booked = await recordsOf("AccountTransaction", {
    ...textsOf("id", "description"),
    merchant: orNull(text),
    category: oneOf("groceries", "dining", "income"),
    amount: number,
    type: oneOf("debit", "credit"),
  });
  for (const { type, category, description, amount } of booked) {
    expect(type === "credit").toBe(category === "income");
    if (description === "Coffee") expect(Number(amount)).toBeLessThan(10);
  }
});

test("a deployment that is ready is over, and fails as one", async () => {
  const deployments = await recordsOf("Deployment", {
    ...textsOf("id", "projectName", "branch", "commitSha", "startedAt", "errorMessage"),
    status: oneOf("queued", "building", "ready", "failed", "canceled"),
    finishedAt: orNull(text),
  });
  for (const { status, finishedAt, projectName, errorMessage } of deployments) {
    if (status === "ready") expect(finishedAt).not.toBe(null);
    expect(projectName).toMatch(/^[a-z]+-[a-z]+$/);
    expect(errorMessage).not.toMatch(/card|session|required field/);
  }
});

test("what somebody did on a page fits the page, and the device its system", async () => {
  const events = await recordsOf("AnalyticsEvent", {
    ...textsOf("id", "page", "os"),
    eventName: oneOf("page_view", "search", "purchase"),
    device: oneOf("desktop", "mobile", "tablet"),
  });
  for (const { eventName, page, device, os } of events) {
    if (eventName === "purchase") expect(page).toBe("Checkout");
    expect(os).toMatch(device === "desktop" ? /Windows|macOS|Linux/ : /iOS|Android/);
  }
  const plans = await recordsOf("Plan", {
    ...textsOf("id", "name"),
    monthlyPrice: number,
    maxUsers: number,
    trialDays: number,
  });
  expect(plans.slice(0, 3).map(({ maxUsers }) => maxUsers)).toEqual([5, 10, 25]);
  expect(plans.every(({ trialDays }) => [7, 14, 30].includes(Number(trialDays)))).toBe(true);
});

test("sending a larger order costs no less, and a line costs what it tells of", async () => {
  for (const [thing, way] of [
    ["Order", "shippingCost"],
    ["CustomerOrder", "shipping"],
  ] as const) {
    const orders = await recordsOf(thing, {
      ...textsOf("id", "placedAt"),
      items: listOf({ productName: text, quantity: number, price: number }),
      ...{ subtotal: number, [way]: number, total: number },
    });
    const paid = orders
      .map((order) => [Number(order["subtotal"]), Number(order[way])] as const)
      .filter(([, cost]) => cost > 0)
      .sort(([one], [other]) => one - other)
      .map(([, cost]) => cost);
    expect(paid).toEqual([...paid].sort((one, other) => one - other));
  }
  for (const [thing, lines, price] of [
    ["Invoice", "lines", "unitPrice"],
    ["Invoice", "lineItems", "rate"],
  ] as const) {
    const invoices = await recordsOf(thing, {
      ...textsOf("id", "issueDate"),
      [lines]: listOf({ description: text, quantity: number, [price]: number, amount: number }),
      total: number,
    });
    for (const line of invoices.flatMap((invoice) => itemsOf(invoice, lines))) {
      const [least, most] = /workshop|training/i.test(String(line["description"]))
        ? [400, 1300]
        : /posters/.test(String(line["description"]))
          ? [5, 50]
          : [5, 2000];
      expect(Number(line[price])).toBeGreaterThan(least);
      expect(Number(line[price])).toBeLessThan(most);
      expect(Number(line["amount"])).toBeCloseTo(Number(line["quantity"]) * Number(line[price]), 1);
    }
  }
});

test("what a permit costs is told by what is permitted, and hours by the points of a story", async () => {
  for (const [thing, kind, fee] of [
    ["PermitApplication", "permitType", "fee"],
    ["Permit", "type", "permitFee"],
  ] as const) {
    const permits = await recordsOf(thing, {
      ...textsOf("id", "applicantName"),
      [kind]: oneOf("building", "parking", "event"),
      [fee]: number,
    });
    const feesOf = (of: string) =>
      permits.filter((permit) => permit[kind] === of).map((permit) => Number(permit[fee]));
    expect(Math.max(...feesOf("parking"))).toBeLessThan(Math.min(...feesOf("building")));
    expect(Math.max(...feesOf("event"))).toBeLessThan(Math.min(...feesOf("building")));
  }
  for (const [thing, points] of [
    ["Task", "storyPoints"],
    ["UserStory", "points"],
  ] as const) {
    const tasks = await recordsOf(thing, {
      ...textsOf("id", "title"),
      status: oneOf("todo", "in_progress", "done"),
      ...{ [points]: number, estimatedHours: number, loggedHours: number },
    });
    for (const task of tasks) {
      const each = Number(task["estimatedHours"]) / Number(task[points]);
      expect(each).toBeGreaterThanOrEqual(1);
      expect(each).toBeLessThanOrEqual(3);
    }
  }
});

test("land is larger than a flat, and a lease that was in force has been signed", async () => {
  const [listings, properties, leases, rentals] = await Promise.all([
    recordsOf("PropertyListing", {
      ...textsOf("headline", "address"),
      propertyType: oneOf("house", "condo", "land"),
      ...{ listPrice: number, bedrooms: number, squareFeet: number },
    }),
    recordsOf("Property", {
      title: text,
      type: oneOf("apartment", "villa", "plot"),
      ...{ price: number, bedrooms: number, areaSqm: number },
    }),
    recordsOf("Lease", {
      ...textsOf("unitNumber", "startDate", "endDate"),
      ...{ monthlyRent: number, parkingSpaces: number },
      signedAt: orNull(text),
      status: oneOf("draft", "active", "ended"),
    }),
    recordsOf("RentalAgreement", {
      ...textsOf("tenantName", "startDate", "endDate"),
      ...{ monthlyRent: number, parkingSpots: number },
      signedOn: orNull(text),
      status: oneOf("pending", "in_force", "terminated"),
    }),
  ]);
  for (const { propertyType, squareFeet } of listings)
    expect(Number(squareFeet) > 5000).toBe(propertyType === "land");
  for (const { type, areaSqm } of properties) expect(Number(areaSqm) > 460).toBe(type === "plot");
  for (const lease of [...leases, ...rentals]) {
    expect(Number(lease["parkingSpaces"] ?? lease["parkingSpots"])).toBeLessThan(3);
    const signed = "signedAt" in lease ? lease["signedAt"] : lease["signedOn"];
    if (/active|ended|force|terminated/.test(String(lease["status"])))
      expect(signed).not.toBe(null);
  }
});

test.each([
  ["Restaurant", "openingTime", "closingTime"],
  ["Bistro", "opensAt", "closesAt"],
  ["Pub", "openTime", "closeTime"],
])("one can dine at a %s in the evening", async (model, opens, closes) => {
  for (const place of await recordsOf(model, textsOf("name", opens, closes))) {
    expect(String(place[opens]) >= "11:00").toBe(true);
    expect(String(place[closes]) >= "20:30").toBe(true);
  }
});

test.each([
  ["Course", "code", "title", "department", "capacity"],
  ["Seminar", "courseCode", "title", "subject", "maxStudents"],
])("the code of a %s is short for what it is about", async (model, code, title, about, most) => {
  const courses = await recordsOf(model, {
    ...textsOf(code, title, about, "semester"),
    credits: number,
    [most]: number,
  });
  for (const course of courses) {
    const said = `${course[about]} ${course[title]}`.toUpperCase();
    const letters = String(course[code]).replace(/ \d+$/, "");
    for (const letter of letters) expect(said).toContain(letter);
    expect(said.split(/[^A-Z]+/).some((word) => word.startsWith(letters.charAt(0)))).toBe(true);
    expect(course[most]).toBeLessThanOrEqual(60);
  }
});
