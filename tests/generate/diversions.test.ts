import { expect, test } from "vitest";
import {
  at,
  flag,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("who gives is thanked afterwards", async () => {
  const donations = await recordsOf("Donation", textsOf("donorName", "donatedAt", "thankedAt"));
  for (const { donatedAt, thankedAt } of donations)
    expect(at(thankedAt)).toBeGreaterThanOrEqual(at(donatedAt));
});

test("who gives more is given more, and all who chose a reward are backers", async () => {
  const campaigns = await recordsOf("Campaign", {
    ...textsOf("title", "deadline"),
    backersCount: number,
    rewards: listOf({ title: text, pledgeAmount: number, backersCount: number }),
  });
  for (const campaign of campaigns) {
    const rewards = itemsOf(campaign, "rewards");
    const pledges = rewards.map(({ pledgeAmount }) => Number(pledgeAmount));
    expect(pledges).toEqual(pledges.toSorted((one, other) => one - other));
    const backers = rewards.reduce((sum, { backersCount }) => sum + Number(backersCount), 0);
    expect(backers).toBeLessThanOrEqual(Number(campaign["backersCount"]));
  }
});

test("all ballots are somebody's, and nobody has any before the day", async () => {
  const elections = await recordsOf("Election", {
    title: text,
    state: oneOf("upcoming", "closed", "certified"),
    ballotsCast: number,
    precinctsReporting: number,
    totalPrecincts: number,
    candidates: listOf({ name: text, party: text, votes: number }),
  });
  for (const election of elections) {
    const votes = itemsOf(election, "candidates").map((one) => Number(one["votes"]));
    expect(votes.length).toBeGreaterThan(1);
    expect(votes.reduce((sum, one) => sum + one, 0)).toBe(election["ballotsCast"]);
    const { state, precinctsReporting, totalPrecincts } = election;
    expect(precinctsReporting).toBe(state === "upcoming" ? 0 : totalPrecincts);
  }
});

test("a word is learned in another language than it is explained in", async () => {
  const words = await recordsOf("VocabularyWord", {
    ...textsOf("word", "translation", "sourceLanguage", "targetLanguage"),
    isMastered: flag,
    timesCorrect: number,
    timesWrong: number,
  });
  for (const { sourceLanguage, isMastered, timesCorrect, timesWrong } of words) {
    expect(sourceLanguage).toBe("English");
    if (isMastered === true) expect(Number(timesCorrect)).toBeGreaterThan(2 * Number(timesWrong));
  }
});

test("crimes are brought to court by the state", async () => {
  const cases = await recordsOf("CourtCase", {
    ...textsOf("title", "client", "opposingParty"),
    type: oneOf("criminal", "civil"),
  });
  for (const { title, type, opposingParty } of cases) {
    const isPublic = /^The (?:State|People|Commonwealth)$/.test(String(opposingParty));
    expect(isPublic).toBe(type === "criminal");
    expect(/^(?:State|People|Commonwealth) v\. /.test(String(title))).toBe(type === "criminal");
  }
});

test("labels of a dish say what its flags say", async () => {
  const dishes = await recordsOf("MenuItem", {
    ...textsOf("name", "description"),
    isVegan: flag,
    dietaryLabels: { type: "array", items: text },
  });
  for (const { isVegan, dietaryLabels } of dishes)
    expect((dietaryLabels as readonly string[]).includes("vegan")).toBe(isVegan);
});

test("nobody is a junior of sixty", async () => {
  const employees = await recordsOf("Employee", {
    ...textsOf("name", "jobTitle", "birthDate"),
    age: number,
  });
  const juniors = employees.filter(({ jobTitle }) => /junior/i.test(String(jobTitle)));
  expect(juniors.length).toBeGreaterThan(0);
  for (const { age } of juniors) expect(age).toBeLessThan(36);
});

test("a key begins with its prefix", async () => {
  const keys = await recordsOf("ApiKey", {
    ...textsOf("name", "prefix", "key"),
    environment: oneOf("live", "test"),
  });
  for (const { prefix, key, environment } of keys) {
    expect(String(key).startsWith(String(prefix))).toBe(true);
    expect(prefix).toContain(`_${environment}_`);
  }
  expect(new Set(keys.map(({ prefix }) => prefix)).size).toBeGreaterThan(12);
});

test("who boards goes to a gate", async () => {
  const flights = await recordsOf("Flight", {
    flightNumber: text,
    status: oneOf("scheduled", "boarding", "departed"),
    gate: { anyOf: [text, { type: "null" }] },
  });
  for (const { status, gate } of flights) expect(gate === null).toBe(status === "scheduled");
});

test("who is still parked has been there since then, and pays for that", async () => {
  const [properties, exitedAt] = [textsOf("licensePlate", "enteredAt"), text];
  const sessions = await recordsOf("ParkingSession", {
    ...properties,
    exitedAt: { anyOf: [exitedAt, { type: "null" }] },
    durationHours: number,
    hourlyRate: number,
    fee: number,
  });
  for (const { enteredAt, exitedAt, durationHours, hourlyRate, fee } of sessions) {
    const hours = ((exitedAt === null ? now : at(exitedAt)) - at(enteredAt)) / 3_600_000;
    expect(durationHours).toBeCloseTo(hours, 1);
    expect(fee).toBeCloseTo(Number(durationHours) * Number(hourlyRate), 1);
  }
});

test("Luna is a she", async () => {
  const pets = await recordsOf("Pet", {
    ...textsOf("name", "breed"),
    sex: oneOf("male", "female"),
  });
  const lunas = pets.filter(({ name }) => name === "Luna" || name === "Bella");
  expect(lunas.length).toBeGreaterThan(2);
  for (const { sex } of lunas) expect(sex).toBe("female");
});

test("nobody married before they were born", async () => {
  const members = await recordsOf(
    "FamilyMember",
    textsOf("givenName", "surname", "birthDate", "deathDate", "marriageDate"),
    30,
  );
  for (const { birthDate, deathDate, marriageDate } of members) {
    expect(at(marriageDate)).toBeGreaterThan(at(birthDate));
    expect(at(marriageDate)).toBeLessThan(at(deathDate));
  }
});

test("a child is picked up on the day on which it came, and later", async () => {
  const reports = await recordsOf(
    "DailyReport",
    textsOf("childName", "date", "arrivedAt", "pickedUpAt"),
    20,
  );
  for (const { date, arrivedAt, pickedUpAt } of reports) {
    expect(String(arrivedAt).slice(0, 10)).toBe(date);
    expect(String(pickedUpAt).slice(0, 10)).toBe(date);
    expect(at(pickedUpAt)).toBeGreaterThan(at(arrivedAt));
  }
});

test("who is asked whom they vote for answers with a party", async () => {
  const polls = await recordsOf(
    "OpinionPoll",
    {
      ...textsOf("pollster", "question", "fieldStart", "fieldEnd", "publishedAt"),
      results: listOf({ option: text, percent: number }),
    },
    20,
  );
  for (const poll of polls) {
    for (const { option } of itemsOf(poll, "results"))
      expect(option).not.toMatch(/^(?:Yes|No|Neither|Rather not|In part)$/);
    expect(at(poll["fieldStart"])).toBeLessThan(at(poll["fieldEnd"]));
    expect(at(poll["fieldEnd"])).toBeLessThan(at(poll["publishedAt"]));
  }
});
