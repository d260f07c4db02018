import { expect, test } from "vitest";
import { at, flag, listOf, number, oneOf, orNull, recordsOf, text, textsOf } from "./models.ts";
import { readAll } from "./whole-project.ts";

const texts = { type: "array", items: text } as const;

test("a coin of a market is one that there is: its rank, its supply and its price belong together", async () => {
  const coins = await recordsOf("CryptoMarket", {
    ...textsOf("id", "symbol", "name"),
    current_price: number,
    market_cap_rank: number,
    circulating_supply: number,
    max_supply: number,
    price_change_percentage_24h: number,
  });
  const bitcoins = coins.filter(({ symbol }) => symbol === "BTC");
  expect(bitcoins.length).toBeGreaterThan(2);
  for (const { market_cap_rank, max_supply, circulating_supply } of bitcoins) {
    expect([market_cap_rank, max_supply]).toEqual([1, 21_000_000]);
    expect(Number(circulating_supply)).toBeLessThan(21_000_000);
  }
  const stable = coins.filter(({ symbol }) => symbol === "USDT");
  expect(stable.length).toBeGreaterThan(2);
  for (const coin of stable)
    expect(Math.abs(Number(coin["price_change_percentage_24h"]))).toBeLessThan(0.1);
});

test("a talk of two is called by the other, and who writes just now is one of those who talk", async () => {
  const rooms = await recordsOf("ChatRoom", {
    id: text,
    name: text,
    isGroup: flag,
    participants: texts,
    typingUsers: texts,
    onlineMembers: texts,
  });
  expect(new Set(rooms.map(({ isGroup }) => isGroup)).size).toBe(2);
  const quiet = rooms.filter(({ typingUsers }) => (typingUsers as string[]).length === 0);
  expect(quiet.length).toBeGreaterThan(rooms.length / 2);
  expect(quiet.length).toBeLessThan(rooms.length);
  for (const { name, isGroup, participants, typingUsers, onlineMembers } of rooms) {
    const all = participants as string[];
    expect(all.length > 2).toBe(isGroup);
    expect(all.includes(String(name))).toBe(!isGroup);
    for (const one of [...(typingUsers as string[]), ...(onlineMembers as string[])])
      expect(all).toContain(one);
  }
});

test("a conversation between people is no case of a help desk", async () => {
  const talks = await recordsOf("ChatConversation", {
    ...textsOf("id", "lastMessage"),
    participants: texts,
    unreadCount: number,
  });
  for (const { lastMessage } of talks) expect(lastMessage).not.toMatch(/order number|solved it/);
  const cases = await recordsOf("SupportChat", {
    ...textsOf("id", "lastMessage", "visitorName"),
    unreadCount: number,
  });
  expect(cases.some(({ lastMessage }) => /order number/.test(String(lastMessage)))).toBe(true);
});

test("a flag is for a part of those who use the product, not for a team of the company", async () => {
  const flags = await recordsOf("FeatureToggle", {
    ...textsOf("key", "name"),
    enabled: flag,
    targetSegments: texts,
  });
  for (const { targetSegments } of flags)
    for (const one of targetSegments as string[])
      expect(one).toMatch(/testers|staff|customers|plan|visitors|users|Europe/);
});

test("a job of a pipeline is of the stage that it is called by, and has no exit code before its end", async () => {
  const jobs = await recordsOf("BuildJob", {
    ...textsOf("id", "jobName", "stage", "healthCheckUrl"),
    status: oneOf("queued", "running", "success", "failed"),
    exitCode: orNull(number),
    retries: number,
  });
  for (const { jobName, stage, status, exitCode, retries, healthCheckUrl } of jobs) {
    if (jobName === "Deploy") expect(stage).toBe("deploy");
    if (/tests$/.test(String(jobName))) expect(stage).toBe("test");
    if (status === "queued" || status === "running") expect(exitCode).toBeNull();
    else expect(Number(exitCode) === 0).toBe(status === "success");
    if (status === "queued") expect(retries).toBe(0);
    expect(healthCheckUrl).toMatch(/\/(?:health|healthz|status)$/);
  }
});

test("a question of a survey has a hint for its type, and a scale has all of its steps in their order", async () => {
  const questions = await recordsOf("SurveyQuestion", {
    ...textsOf("id", "surveyId", "questionText", "helpText"),
    type: oneOf("single_choice", "multiple_choice", "rating", "text"),
    options: texts,
  });
  for (const { type, helpText, options } of questions) {
    if (type === "multiple_choice") expect(helpText).toBe("Choose all that apply.");
    if (type === "rating") expect(helpText).not.toMatch(/all that apply|few words/);
    const scale = options as string[];
    if (scale.some((one) => one.startsWith("Very "))) expect(scale).toHaveLength(5);
    if (scale.includes("Very easy"))
      expect(scale).toEqual(["Very easy", "Easy", "Neither", "Difficult", "Very difficult"]);
  }
});

test("an exercise of a language has the answer to what it asks, among what can be chosen", async () => {
  const exercises = await recordsOf("LanguageExercise", {
    ...textsOf("id", "lessonId", "question", "answer", "audioUrl"),
    type: oneOf("translate", "listening", "fill_blank", "speaking"),
    options: texts,
  });
  for (const { type, question, answer, options } of exercises) {
    expect(/___/.test(String(question))).toBe(type === "fill_blank");
    if (type === "listening") expect(question).toMatch(/^Listen/);
    if (type === "fill_blank") expect(options).toContain(answer);
  }
});

test("a unit of a course in a language is no flat", async () => {
  const units = await recordsOf("Unit", {
    ...textsOf("id", "languageCode", "title", "description"),
    xpReward: number,
    lessons: listOf(textsOf("title")),
  });
  for (const { description, xpReward } of units) {
    expect(description).not.toMatch(/balcony|garden|floors|cellar/);
    expect(Number(xpReward)).toBeLessThanOrEqual(60);
  }
});

test("who answers a question of a survey answers that question", async () => {
  const [questions = [], answers = []] = await readAll(
    `export interface SurveyQuestion { id: number; text: string; position: number }
     export interface SurveyAnswer { id: number; questionId: number; answerText: string }`,
    [
      { path: "/questions", type: "SurveyQuestion[]", count: 12 },
      { path: "/responses", type: "SurveyAnswer[]", count: 40 },
    ],
  );
  const said = new Map(questions.map(({ id, text: question }) => [id, String(question)]));
  const told = answers.map(({ questionId, answerText }) => [said.get(questionId), answerText]);
  const heard = told.filter(([question]) => question === "How did you hear about us?");
  expect(heard.length).toBeGreaterThan(0);
  for (const [, answer] of heard)
    expect(["A friend", "Social media", "Newsletter", "Search", "Press"]).toContain(answer);
});

test("a flag whose key is its identifier is called by it", async () => {
  const [flags = []] = await readAll(
    "export interface FeatureFlag { key: string; name: string; description: string; enabled: boolean }",
    [{ path: "/flags", type: "FeatureFlag[]", count: 20 }],
  );
  for (const { key, name } of flags)
    expect(String(name).toLowerCase()).toBe(String(key).replaceAll("-", " "));
});

test("a board with columns is what a team works on, and no part of a forum", async () => {
  const boards = await recordsOf("Board", {
    ...textsOf("id", "title", "description", "backgroundColor"),
    isStarred: flag,
    memberCount: number,
  });
  for (const { title, memberCount } of boards) {
    expect(title).not.toMatch(/discussion|Off topic|Introductions/);
    expect(Number(memberCount)).toBeLessThan(100);
  }
  const columns = await recordsOf("BoardColumn", {
    ...textsOf("id", "boardId", "name"),
    wipLimit: number,
  });
  for (const { wipLimit } of columns) expect(Number(wipLimit)).toBeLessThanOrEqual(8);
  const activities = await recordsOf("BoardActivity", textsOf("id", "cardId", "action", "target"));
  for (const { action } of activities)
    expect(action).toMatch(
      /^(?:created|moved|commented|completed|renamed|assigned|archived|added)/,
    );
});

test("who feels well rates it so, and shows no rocket", async () => {
  const entries = await recordsOf("MoodLog", {
    ...textsOf("id", "date", "emoji"),
    mood: oneOf("happy", "calm", "sad", "awful"),
    moodScore: number,
    stressLevel: number,
  });
  for (const { mood, emoji, moodScore, stressLevel } of entries) {
    const isWell = mood === "happy" || mood === "calm";
    expect(isWell ? ["🙂", "😊", "😌"] : ["🙁", "😟", "😢", "😞"]).toContain(emoji);
    expect(Number(moodScore) > 5).toBe(isWell);
    if (mood === "awful") expect(Number(stressLevel)).toBeGreaterThan(5);
  }
});

test("what was delivered is not tried again, and says what its event is about", async () => {
  const deliveries = await recordsOf("WebhookLog", {
    ...textsOf("id", "eventType", "payload"),
    success: flag,
    attempts: number,
    maxAttempts: number,
    nextRetryAt: orNull(text),
  });
  for (const { success, nextRetryAt, attempts, maxAttempts, eventType, payload } of deliveries) {
    if (success) expect(nextRetryAt).toBeNull();
    expect(Number(attempts)).toBeLessThanOrEqual(Number(maxAttempts));
    expect(Number(maxAttempts)).toBeGreaterThan(2);
    if (/^user/.test(String(eventType))) expect(payload).toMatch(/email/);
  }
});

test("the next hours are as warm as it is now", async () => {
  const forecasts = await recordsOf("CityWeather", {
    ...textsOf("city", "condition"),
    temp_c: number,
    humidity: number,
    hourly: listOf({ time: text, temp_c: number }),
  });
  for (const { temp_c, hourly } of forecasts) {
    const [first] = hourly as { temp_c: number }[];
    if (first) expect(Math.abs(first.temp_c - Number(temp_c))).toBeLessThan(0.6);
  }
});

test("nobody has paid a part of what was sent, and who is reminded is reminded of an invoice", async () => {
  const invoices = await recordsOf("Invoice", {
    ...textsOf("id", "number"),
    status: oneOf("draft", "sent", "overdue", "paid"),
    subtotal: number,
    tax: number,
    total: number,
    amountDue: number,
  });
  for (const { status, total, amountDue } of invoices)
    expect(amountDue).toBe(status === "paid" ? 0 : total);
  const reminders = await recordsOf("InvoiceReminder", {
    ...textsOf("id", "subject", "body", "sentAt", "openedAt"),
    tone: oneOf("friendly", "firm", "final"),
  });
  for (const { tone, subject, sentAt, openedAt } of reminders) {
    expect(/^Final/.test(String(subject))).toBe(tone === "final");
    expect(at(openedAt)).toBeGreaterThanOrEqual(at(sentAt));
  }
});

test("who trades a coin pays about its price, and so many of it make the total", async () => {
  const [coins = [], trades = [], holdings = []] = await readAll(
    `export interface Coin { id: string; name: string; symbol: string; currentPrice: number; marketCap: number }
     export interface Trade { id: string; coinId: string; side: "buy" | "sell"; amount: number; price: number; total: number }
     export interface Position { id: string; coinId: string; quantity: number; entryPrice: number; currentPrice: number; pnl: number }`,
    [
      { path: "/coins", type: "Coin[]", count: 10 },
      { path: "/trades", type: "Trade[]", count: 30 },
      { path: "/positions", type: "Position[]", count: 30 },
    ],
  );
  const prices = new Map(coins.map(({ id, currentPrice }) => [id, Number(currentPrice)]));
  for (const { coinId, amount, price, total } of trades) {
    const share = Number(price) / (prices.get(coinId) ?? 0);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(1.3);
    expect(Number(total)).toBeCloseTo(Number(amount) * Number(price), 1);
  }
  for (const { coinId, quantity, entryPrice, currentPrice, pnl } of holdings) {
    expect(currentPrice).toBe(prices.get(coinId));
    const gain = Number(quantity) * (Number(currentPrice) - Number(entryPrice));
    expect(Math.abs(Number(pnl) - gain)).toBeLessThan(0.02);
  }
});

test("a hero section says what its product does, and a word has the gender of its article", async () => {
  const heroes = await recordsOf(
    "HeroBanner",
    textsOf("eyebrow", "title", "subtitle", "ctaText", "backgroundImage"),
  );
  expect(heroes.some(({ title }) => title === "Plan your week in ten minutes")).toBe(true);
  for (const { eyebrow } of heroes) expect(eyebrow).not.toMatch(/^Eyebrow/);
  const words = await recordsOf("VocabularyCard", {
    ...textsOf("id", "word", "translation", "exampleSentence", "exampleTranslation"),
    gender: orNull(oneOf("masculine", "feminine", "neuter")),
  });
  for (const { word, gender, exampleTranslation } of words) {
    if (/^(?:der|el|il|le|o) /.test(String(word))) expect(gender ?? "masculine").toBe("masculine");
    if (/^(?:die|la|a) /.test(String(word))) expect(gender ?? "feminine").toBe("feminine");
    expect(exampleTranslation).toMatch(/[.?]$/);
  }
});

test("a plan that costs nothing is not sold, and one for enterprises is asked for", async () => {
  const plans = await recordsOf("PricingTier", {
    ...textsOf("id", "name", "ctaText", "support"),
    monthlyPrice: number,
  });
  for (const { name, ctaText, support } of plans) {
    if (/^Free/.test(String(name))) expect(support).toMatch(/^community$/i);
    if (/^Enterprise/.test(String(name))) expect(ctaText).toMatch(/sales|us/);
    expect(ctaText).not.toMatch(/Shop now|Book now/);
  }
});
