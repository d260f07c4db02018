import { expect, test } from "vitest";
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
  toObject,
} from "./models.ts";

test("the chapters of an episode begin so many seconds after its beginning", async () => {
  const episodes = await recordsOf("PodcastEpisode", {
    title: text,
    durationSeconds: number,
    chapters: listOf({ title: text, startsAt: number }),
  });
  for (const episode of episodes) {
    const starts = itemsOf(episode, "chapters").map(({ startsAt }) => Number(startsAt));
    expect(starts[0] ?? 0).toBe(0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(Math.max(0, ...starts)).toBeLessThan(Number(episode["durationSeconds"]));
  }
});

test("a page climbs in a search by places, and its landing page is called as the keyword", async () => {
  const rankings = await recordsOf("KeywordRanking", {
    keyword: text,
    position: number,
    previousPosition: number,
    change: number,
    landingPage: { type: "string" },
    searchIntent: oneOf("informational", "navigational", "commercial", "transactional"),
  });
  expect(rankings.slice(0, 6).map(({ position }) => position)).not.toEqual([1, 2, 3, 4, 5, 6]);
  for (const { keyword, position, previousPosition, change, searchIntent } of rankings) {
    expect(change).toBe(Number(previousPosition) - Number(position));
    if (/^how to/.test(String(keyword))) expect(searchIntent).toBe("informational");
  }
});

test("a thread is read more often than it is answered, by people who had joined before", async () => {
  const threads = await recordsOf("ForumThread", {
    title: text,
    author: toObject({ username: text, joinedAt: text }),
    replyCount: number,
    viewCount: number,
    lastReplyAt: text,
  });
  for (const { author, replyCount, viewCount, lastReplyAt } of threads) {
    expect(Number(viewCount)).toBeGreaterThan(5 * Number(replyCount));
    const { joinedAt } = author as { joinedAt: string };
    expect(at(joinedAt)).toBeLessThan(at(lastReplyAt));
  }
});

test("nobody has won a test that goes on", async () => {
  const experiments = await recordsOf("Experiment", {
    name: text,
    hypothesis: text,
    status: oneOf("draft", "running", "concluded"),
    variants: listOf({ name: text, visitors: number, conversions: number }),
    winner: orNull(text),
  });
  for (const { status, winner } of experiments) {
    expect(winner === null).toBe(status !== "concluded");
  }
});

test("an episode of a series is shorter than a film, and what is filed under comedy is no documentary", async () => {
  const titles = await recordsOf("StreamingTitle", {
    title: text,
    kind: oneOf("movie", "series", "documentary"),
    genres: { type: "array", items: text, minItems: 1 },
    runtimeMinutes: number,
    director: text,
  });
  for (const { kind, genres, runtimeMinutes } of titles) {
    if (kind === "series") expect(Number(runtimeMinutes)).toBeLessThanOrEqual(62);
    expect(kind === "documentary").toBe((genres as string[]).includes("Documentary"));
  }
});

test("bids come within days of each other", async () => {
  const lots = await recordsOf("AuctionLot", {
    title: text,
    currentBid: number,
    endsAt: text,
    bids: listOf({ bidder: text, amount: number, placedAt: text }),
  });
  for (const lot of lots) {
    const days = itemsOf(lot, "bids").map(({ placedAt }) => at(placedAt) / 86_400_000);
    if (days.length > 1) expect(Math.max(...days) - Math.min(...days)).toBeLessThan(12);
  }
});

test("a key result is due in its quarter, was checked lately and belongs to its objective", async () => {
  const results = await recordsOf("KeyResult", {
    objective: text,
    title: text,
    quarter: text,
    currentValue: number,
    targetValue: number,
    dueDate: text,
    lastCheckIn: text,
  });
  for (const { objective, title, quarter, dueDate, lastCheckIn } of results) {
    const month = new Date(at(dueDate)).getUTCMonth();
    expect(quarter).toBe(`Q${Math.floor(month / 3) + 1}`);
    expect(daysFrom(lastCheckIn)).toBeGreaterThan(-31);
    expect(at(lastCheckIn)).toBeLessThanOrEqual(now);
    if (/partners/.test(String(title))) expect(objective).toBe("Grow through partners");
  }
});

test("nobody learns the language that they grew up with", async () => {
  const lessons = await recordsOf("LanguageLesson", {
    title: text,
    learningLanguage: text,
    nativeLanguage: text,
    xpReward: number,
    estimatedMinutes: number,
  });
  for (const { learningLanguage, nativeLanguage, estimatedMinutes } of lessons) {
    expect(learningLanguage).not.toBe(nativeLanguage);
    expect(Number(estimatedMinutes)).toBeLessThanOrEqual(15);
  }
});

test("the back of a card is written as it is spelled", async () => {
  const decks = await recordsOf("FlashcardDeck", {
    title: text,
    cards: listOf({ front: text, back: text }),
  });
  for (const deck of decks) {
    for (const { front, back } of itemsOf(deck, "cards")) {
      if (/^Capital of/.test(String(front))) expect(back).toMatch(/^[A-Z]/);
      if (/^(?:la|el|le|il) /.test(String(front))) expect(back).toMatch(/^the /);
    }
  }
});

test("a list of wishes is called for its occasion", async () => {
  const lists = await recordsOf("Wishlist", {
    name: text,
    occasion: text,
    items: listOf({ product: text, price: number }),
  });
  for (const { name, occasion } of lists) {
    if (name === "Birthday") expect(occasion).toBe("birthday");
  }
  expect(lists.some(({ name }) => name === "Birthday")).toBe(true);
});

test("a bundle costs less than its parts, and is called otherwise than they are", async () => {
  const bundles = await recordsOf("ProductBundle", {
    name: text,
    products: listOf({ name: text, price: number, quantity: number }),
    regularPrice: number,
    bundlePrice: number,
    savingsPercent: number,
  });
  for (const bundle of bundles) {
    const { name, regularPrice, bundlePrice, savingsPercent } = bundle;
    const parts = itemsOf(bundle, "products");
    const whole = parts.reduce(
      (sum, part) => sum + Number(part["price"]) * Number(part["quantity"]),
      0,
    );
    if (parts.length > 0) expect(Number(regularPrice)).toBeCloseTo(whole, 1);
    const saved = 1 - Number(bundlePrice) / Number(regularPrice);
    expect(Math.abs(saved * 100 - Number(savingsPercent))).toBeLessThan(1);
    expect(parts.map((part) => part["name"])).not.toContain(name);
  }
});

test("what one saves is what the price came down by", async () => {
  const products = await recordsOf("Product", {
    name: text,
    originalPrice: number,
    salePrice: number,
    savings: number,
  });
  for (const { originalPrice, salePrice, savings } of products) {
    expect(Number(savings)).toBeCloseTo(Number(originalPrice) - Number(salePrice), 1);
  }
});

test("who takes part in a call joins in its first minutes and has left when it is over", async () => {
  const calls = await recordsOf("VideoCall", {
    title: text,
    participants: listOf({ name: text, joinedAt: text, leftAt: orNull(text) }),
    startedAt: text,
    endedAt: orNull(text),
    durationMinutes: number,
    passcode: text,
  });
  for (const call of calls) {
    const [start, end] = [at(call["startedAt"]), at(call["endedAt"])];
    if (call["endedAt"] !== null) expect(end - start).toBeGreaterThanOrEqual(14 * 60_000);
    for (const { joinedAt, leftAt } of itemsOf(call, "participants")) {
      expect(at(joinedAt)).toBeGreaterThanOrEqual(start);
      expect(at(joinedAt) - start).toBeLessThanOrEqual(5 * 60_000);
      expect(leftAt === null).toBe(call["endedAt"] === null);
      if (leftAt !== null) expect(at(leftAt)).toBeLessThanOrEqual(end);
    }
  }
});

test("the answers of an attempt are answers to their questions, and make its score", async () => {
  const attempts = await recordsOf("QuizAttempt", {
    quizTitle: text,
    score: number,
    maxScore: number,
    correctAnswers: number,
    wrongAnswers: number,
    answers: listOf({ question: text, given: text, correct: flag }),
  });
  for (const attempt of attempts) {
    const answers = itemsOf(attempt, "answers");
    const right = answers.filter(({ correct }) => correct === true).length;
    if (answers.length === 0) continue;
    expect(attempt["correctAnswers"]).toBe(right);
    expect(attempt["wrongAnswers"]).toBe(answers.length - right);
    const share = Number(attempt["score"]) / Number(attempt["maxScore"]);
    expect(Math.abs(share - right / answers.length)).toBeLessThan(0.05);
    for (const { question, given, correct } of answers) {
      if (/square root of 144/.test(String(question))) expect(given === "12").toBe(correct);
    }
  }
});

test("those with whom a file is shared are people, and so is whoever it is registered to", async () => {
  const files = await recordsOf("CloudFile", {
    name: text,
    sharedWith: listOf({ name: text, permission: oneOf("view", "edit") }),
    registeredTo: text,
  });
  for (const file of files) {
    const people = itemsOf(file, "sharedWith").map(({ name }) => String(name));
    for (const name of [...people, String(file["registeredTo"])]) {
      expect(name).toMatch(/^\S+ \S+$/);
      expect(name).not.toMatch(/Shared|With/);
    }
  }
});

test("a card on a board waits for people, and no bank has blocked it", async () => {
  const cards = await recordsOf("KanbanCard", {
    title: text,
    column: oneOf("Backlog", "In progress", "Done"),
    blocked: flag,
    blockedReason: orNull(text),
    comments: number,
  });
  for (const { blockedReason, comments } of cards) {
    if (blockedReason !== null) expect(blockedReason).not.toMatch(/PIN|payment|stolen/);
    expect(Number(comments)).toBeLessThan(10);
  }
});

test("a warranty is for an appliance, and lasts for whole years", async () => {
  const warranties = await recordsOf("Warranty", {
    productName: text,
    brand: text,
    warrantyPeriodMonths: number,
    claims: listOf({ issue: text, resolution: text }),
  });
  for (const warranty of warranties) {
    expect(Number(warranty["warrantyPeriodMonths"]) % 12).toBe(0);
    if (warranty["productName"] === "Kettle") expect(warranty["brand"]).toBe("Kestrel");
  }
});

test("who earned points has at least as many, and a gift of points is no fortune", async () => {
  const entries = await recordsOf("LoyaltyTransaction", {
    memberName: text,
    type: oneOf("earned", "redeemed", "bonus"),
    points: number,
    balanceAfter: number,
    tier: oneOf("Bronze", "Silver", "Gold"),
  });
  for (const { points, balanceAfter } of entries) {
    expect(Number(points)).toBeLessThanOrEqual(1200);
    expect(Number(balanceAfter)).toBeGreaterThanOrEqual(Number(points));
  }
});

test("a saved way of paying is called as what it is", async () => {
  const methods = await recordsOf("SavedPaymentMethod", {
    type: oneOf("card", "paypal", "bank_account"),
    label: text,
    holderName: text,
  });
  for (const { type, label } of methods) {
    if (type === "paypal") expect(label).toBe("PayPal");
    if (type === "bank_account") expect(label).toMatch(/account$/);
  }
});

test("the steps of a run are counted in seconds, and none has failed before it began", async () => {
  const runs = await recordsOf("CiRun", {
    workflow: text,
    status: oneOf("queued", "running", "passed", "failed"),
    durationSeconds: number,
    jobs: listOf({ name: text, status: oneOf("passed", "failed", "skipped"), seconds: number }),
  });
  for (const run of runs) {
    const jobs = itemsOf(run, "jobs");
    const sum = jobs.reduce((all, { seconds }) => all + Number(seconds), 0);
    expect(sum).toBeLessThanOrEqual(Number(run["durationSeconds"]) + jobs.length);
    const failed = jobs.filter(({ status }) => status === "failed");
    if (run["status"] !== "failed") expect(failed).toEqual([]);
  }
});

test("what an app store lists is an app", async () => {
  const apps = await recordsOf("AppListing", {
    appName: text,
    developer: text,
    category: text,
    price: number,
    whatsNew: text,
    inAppPurchases: listOf({ name: text, price: number }),
  });
  for (const app of apps) {
    expect(app["category"]).not.toMatch(/home|Residential|Land|Commercial/);
    expect([0, 0.99, 1.99, 2.99, 4.99]).toContain(app["price"]);
    expect(app["whatsNew"]).toMatch(/\.$/);
    for (const { name } of itemsOf(app, "inAppPurchases")) expect(name).not.toMatch(/App Purchase/);
  }
});

test("who has more points has won, and the best player is one of theirs", async () => {
  const matches = await recordsOf("GameMatch", {
    mode: text,
    winner: oneOf("blue", "red"),
    blueScore: number,
    redScore: number,
    mvp: text,
    players: listOf({ gamertag: text, team: oneOf("blue", "red"), kills: number }),
    durationMinutes: number,
  });
  for (const match of matches) {
    const isBlue = Number(match["blueScore"]) > Number(match["redScore"]);
    expect(match["winner"]).toBe(isBlue ? "blue" : "red");
    const players = itemsOf(match, "players");
    const names = players.map(({ gamertag }) => gamertag);
    if (names.length > 0) expect(names).toContain(match["mvp"]);
    expect(Number(match["durationMinutes"])).toBeLessThanOrEqual(52);
  }
});

test("what a budget lists is what was spent of it, in its month", async () => {
  const budgets = await recordsOf("BudgetCategory", {
    name: text,
    month: text,
    budgeted: number,
    spent: number,
    transactions: listOf({ merchant: text, amount: number, date: text }),
  });
  for (const budget of budgets) {
    const told = itemsOf(budget, "transactions");
    const sum = told.reduce((all, { amount }) => all + Number(amount), 0);
    if (told.length > 0) expect(sum).toBeCloseTo(Number(budget["spent"]), 1);
    const month = String(budget["month"]).split(" ")[0];
    for (const { date } of told) {
      const name = new Date(at(date)).toLocaleString("en", { month: "long", timeZone: "UTC" });
      if (/^[A-Z][a-z]+$/.test(String(month))) expect(name).toBe(month);
    }
  }
});

test("a gig is told in one story, and its packages begin at its price", async () => {
  const gigs = await recordsOf("FreelanceGig", {
    title: text,
    category: text,
    startingPrice: number,
    deliveryDays: number,
    packages: listOf({ name: text, price: number, deliveryDays: number }),
  });
  for (const gig of gigs) {
    const packages = itemsOf(gig, "packages");
    const prices = packages.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    if (prices.length > 0) expect(prices[0]).toBe(gig["startingPrice"]);
    if (/logo/.test(String(gig["title"]))) expect(gig["category"]).toMatch(/design/i);
  }
});

test("who asks for a ride is somebody, and a hidden key is hidden", async () => {
  const rides = await recordsOf("RideRequest", { rider: text, rideType: text, fare: number });
  for (const { rider } of rides) expect(rider).toMatch(/^\S+ \S+$/);
  const keys = await recordsOf("ApiKey", { name: text, maskedKey: text, scopes: text });
  for (const { maskedKey } of keys) expect(maskedKey).toMatch(/•{4}/);
});

test("a name beside a handle is the name of whoever has it", async () => {
  const posts = await recordsOf("Tweet", { handle: text, displayName: text, text });
  for (const { handle, displayName } of posts) {
    const [first = "", last = ""] = String(displayName).toLowerCase().split(" ");
    expect(handle).toMatch(new RegExp(`^${first}[._]${last}`));
  }
});

test("a bot answers what it has understood, and hands over only where it says why", async () => {
  const talks = await recordsOf("ChatbotConversation", {
    botName: text,
    intent: oneOf("opening_hours", "track_order", "reset_password"),
    messages: listOf({ role: oneOf("bot", "user"), text }),
    handedOff: flag,
    handoffReason: orNull(text),
  });
  for (const talk of talks) {
    expect(talk["handoffReason"] === null).toBe(!talk["handedOff"]);
    expect(talk["botName"]).not.toMatch(/Bot$/);
    const [first] = itemsOf(talk, "messages");
    if (!first) continue;
    const about = { opening_hours: /open/, track_order: /order/, reset_password: /sign in/ };
    expect(first["text"]).toMatch(about[talk["intent"] as keyof typeof about]);
  }
});

test("the tokens of a run are those of its question and of its answer", async () => {
  const runs = await recordsOf("ModelRun", {
    modelName: text,
    promptTokens: number,
    completionTokens: number,
    totalTokens: number,
    input: text,
    output: text,
  });
  for (const { promptTokens, completionTokens, totalTokens, input, output } of runs) {
    expect(totalTokens).toBe(Number(promptTokens) + Number(completionTokens));
    if (/bakery/.test(String(input))) expect(output).toMatch(/Loaf/);
  }
});

test("how somebody felt before and after is told in words", async () => {
  const sessions = await recordsOf("MeditationSession", {
    title: text,
    moodBefore: text,
    moodAfter: text,
  });
  for (const { moodBefore, moodAfter } of sessions) {
    for (const mood of [moodBefore, moodAfter]) expect(mood).toMatch(/^[A-Z][a-z]+$/);
  }
});

test("a ride is called one, is done on a bike, and each kilometre takes what all of them take", async () => {
  const activities = await recordsOf("FitnessActivity", {
    type: oneOf("run", "ride", "swim"),
    title: text,
    distanceKm: number,
    movingTimeSeconds: number,
    elevationGainM: number,
    gear: text,
    splits: listOf({ km: number, seconds: number }),
  });
  for (const activity of activities) {
    const { type, title, gear, elevationGainM } = activity;
    if (type === "ride") expect(gear).toMatch(/bike/);
    if (type === "swim") {
      expect(title).toMatch(/swim|pool/i);
      expect(elevationGainM).toBe(0);
    }
    const each = Number(activity["movingTimeSeconds"]) / Number(activity["distanceKm"]);
    for (const { seconds } of itemsOf(activity, "splits")) {
      expect(Math.abs(Number(seconds) / each - 1)).toBeLessThan(0.07);
    }
  }
});

test("who subscribes is billed once a round", async () => {
  const subscriptions = await recordsOf("Subscription", {
    interval: oneOf("monthly", "yearly"),
    status: oneOf("active", "past_due"),
    currentPeriodStart: text,
    invoices: listOf({ amount: number, status: oneOf("paid", "open"), date: text }),
  });
  for (const subscription of subscriptions) {
    const invoices = itemsOf(subscription, "invoices");
    const days = invoices.map(({ date }) => at(date) / 86_400_000);
    const least = subscription["interval"] === "yearly" ? 364 : 27;
    for (const [place, day] of days.entries()) {
      if (place > 0) expect(day - (days[place - 1] ?? 0)).toBeGreaterThanOrEqual(least);
    }
    const isLate = subscription["status"] === "past_due";
    if (invoices.length > 0) expect(invoices.at(-1)?.["status"]).toBe(isLate ? "open" : "paid");
  }
});

test("emoji, fonts, wallpapers and memes are what somebody draws", async () => {
  const emojis = await recordsOf("CustomEmoji", { shortcode: text, character: text, name: text });
  for (const { shortcode, character, name } of emojis) {
    expect(shortcode).toMatch(/^:[a-z_]+:$/);
    if (name === "Rocket") expect(character).toBe("🚀");
  }
  const fonts = await recordsOf("FontFamily", {
    name: text,
    weights: { type: "array", items: number },
    license: text,
  });
  for (const { weights, license } of fonts) {
    const told = weights as number[];
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b));
    expect(told.every((weight) => weight % 100 === 0)).toBe(true);
    expect(license).not.toMatch(/permit|licence/i);
  }
  const wallpapers = await recordsOf("Wallpaper", {
    title: text,
    resolution: text,
    width: number,
    height: number,
  });
  for (const { resolution, width, height } of wallpapers)
    expect(resolution).toBe(`${width} × ${height}`);
  const memes = await recordsOf("Meme", { template: text, topText: text, bottomText: text });
  for (const { template, bottomText } of memes) {
    if (template === "Grumpy Cat") expect(bottomText).toBe("No");
  }
});

test("the shares of those who visit make a hundred", async () => {
  const reports = await recordsOf("TrafficReport", {
    page: text,
    deviceSplit: toObject({ desktop: number, mobile: number, tablet: number }),
  });
  for (const { deviceSplit } of reports) {
    const { desktop, mobile, tablet } = deviceSplit as Record<string, number>;
    expect((desktop ?? 0) + (mobile ?? 0) + (tablet ?? 0)).toBeCloseTo(100, 5);
  }
});

test("a loan that is paid off began before its term", async () => {
  const loans = await recordsOf("LoanAccount", {
    principal: number,
    interestRate: number,
    termMonths: number,
    paymentsMade: number,
    outstandingBalance: number,
    startDate: text,
    status: oneOf("current", "late", "paid off"),
  });
  for (const { termMonths, paymentsMade, startDate, status } of loans) {
    if (status === "paid off") {
      expect(paymentsMade).toBe(termMonths);
      expect(-daysFrom(startDate) / 30.5).toBeGreaterThan(Number(termMonths) - 1);
    } else expect(-daysFrom(startDate)).toBeGreaterThan(30);
  }
});

test("an uploaded video is a video, and earns what so many views earn", async () => {
  const uploads = await recordsOf("VideoUpload", {
    title: text,
    durationSeconds: number,
    views: number,
    subscribersGained: number,
    revenue: number,
  });
  for (const { title, views, subscribersGained, revenue } of uploads) {
    expect(title).not.toMatch(/\.[a-z]{3,4}$/);
    expect(Number(subscribersGained)).toBeLessThanOrEqual(Number(views) * 0.03 + 1);
    expect(Number(revenue)).toBeLessThanOrEqual(Number(views) * 0.01 + 1);
  }
});

test("what was collected is no more than what was asked for, and weapons do not stack", async () => {
  const quests = await recordsOf("Quest", {
    title: text,
    objectives: listOf({ text, required: number, done: number }),
  });
  for (const quest of quests) {
    for (const { required, done } of itemsOf(quest, "objectives"))
      expect(Number(done)).toBeLessThanOrEqual(Number(required));
  }
  const items = await recordsOf("GameItem", {
    name: text,
    type: oneOf("weapon", "potion"),
    stackable: flag,
    droppedBy: text,
  });
  for (const { type, stackable } of items) expect(stackable).toBe(type === "potion");
});

test("a remark on code is about code, and a variant is one of a test", async () => {
  const remarks = await recordsOf("CodeReviewComment", {
    pullRequest: text,
    file: text,
    line: number,
    body: text,
  });
  for (const { pullRequest, body } of remarks) {
    expect(pullRequest).not.toMatch(/bed|invoice|Call/);
    expect(body).toMatch(/name|list|test|read|used|row/);
  }
  const variants = await recordsOf("ABTestVariant", {
    experimentName: text,
    variantName: text,
    isControl: flag,
    uplift: number,
  });
  for (const { variantName, isControl, uplift } of variants) {
    expect(isControl).toBe(variantName === "Control");
    expect(Number(uplift)).toBeLessThan(15);
  }
});
