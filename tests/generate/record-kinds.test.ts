import { expect, test } from "vitest";
import { flag, number, oneOf, orNull, recordsOf, text } from "./models.ts";

test("a union that is written with underscores decides as one with spaces does", async () => {
  const claims = await recordsOf("Claim", {
    claimNumber: text,
    type: oneOf("water_damage", "theft"),
    description: text,
  });
  expect(claims.some(({ type }) => type === "water_damage")).toBe(true);
  for (const { type, description } of claims) {
    const isWet = /pipe|leaked|rain|water|flood/i.test(String(description));
    expect(isWet).toBe(type === "water_damage");
  }
});

test("a ticket of a help desk with replies is no thread of a forum", async () => {
  const tickets = await recordsOf("SupportTicket", {
    ticketNumber: text,
    subject: text,
    replyCount: number,
    reopenCount: number,
  });
  for (const { subject, replyCount, reopenCount } of tickets) {
    expect(subject).not.toMatch(/bread|tent|guitar|reading/);
    expect(Number(replyCount)).toBeLessThan(10);
    expect(Number(reopenCount)).toBeLessThan(3);
  }
});

test("what somebody does for a deal is no exercise", async () => {
  const activities = await recordsOf("Activity", {
    dealId: number,
    subject: text,
    isCompleted: flag,
    outcome: orNull(text),
  });
  for (const { subject, isCompleted, outcome } of activities) {
    expect(subject).not.toMatch(/press|squat|run|ride|yoga/i);
    expect(outcome === null).toBe(isCompleted === false);
  }
});

test("a laboratory's bounds are those of its test, and its flag is by them", async () => {
  const results = await recordsOf("LabResult", {
    testName: text,
    value: number,
    referenceMin: number,
    referenceMax: number,
    flag: oneOf("low", "normal", "high"),
  });
  expect(new Set(results.map(({ flag }) => flag)).size).toBeGreaterThan(1);
  for (const { value, referenceMin, referenceMax, flag } of results) {
    expect(Number(referenceMin)).toBeLessThan(Number(referenceMax));
    const place =
      Number(value) < Number(referenceMin)
        ? "low"
        : Number(value) > Number(referenceMax)
          ? "high"
          : "normal";
    expect(flag).toBe(place);
  }
});

test("what is to come has no diagnosis, and a code is that of the diagnosis", async () => {
  const consultations = await recordsOf("Consultation", {
    status: oneOf("scheduled", "completed"),
    diagnosis: orNull(text),
    icd10Code: orNull(text),
  });
  for (const { status, diagnosis, icd10Code } of consultations) {
    expect(diagnosis === null).toBe(status === "scheduled");
    if (diagnosis === "Hypertension") expect(icd10Code).toBe("I10");
    if (diagnosis === "Asthma") expect(icd10Code).toBe("J45.9");
  }
});

test("only pictures have a width, only recordings a length, and both sides are told", async () => {
  const assets = await recordsOf("MediaAsset", {
    fileName: text,
    title: text,
    mimeType: text,
    width: orNull(number),
    height: orNull(number),
    durationSeconds: orNull(number),
  });
  for (const { title, mimeType, width, height, durationSeconds } of assets) {
    expect(width === null).toBe(!/^(?:image|video)/.test(String(mimeType)));
    expect(height === null).toBe(width === null);
    expect(durationSeconds === null).toBe(!/^(?:audio|video)/.test(String(mimeType)));
    expect(title).not.toMatch(/\.\w+$/);
  }
});

test("what a player wins, and how many fall for each loss, follow from the counts", async () => {
  const players = await recordsOf("Player", {
    gamertag: text,
    wins: number,
    losses: number,
    winRate: number,
  });
  for (const { wins, losses, winRate } of players) {
    const played = Number(wins) + Number(losses);
    if (played > 0) expect(Number(winRate)).toBeCloseTo((Number(wins) / played) * 100, 0);
  }
});

test("an item of a game has what its kind has", async () => {
  const items = await recordsOf("Item", {
    name: text,
    type: oneOf("weapon", "armor", "consumable"),
    attack: orNull(number),
    defense: orNull(number),
    maxDurability: orNull(number),
    stackable: flag,
    maxStack: orNull(number),
  });
  for (const { type, attack, defense, maxDurability, stackable, maxStack } of items) {
    expect(attack === null).toBe(type !== "weapon");
    expect(defense === null).toBe(type !== "armor");
    expect(maxDurability === null).toBe(type === "consumable");
    expect(maxStack === null).toBe(stackable === false);
  }
});

test("an update is newer than what is installed, and a cold store has degrees", async () => {
  const devices = await recordsOf("Device", {
    firmwareVersion: text,
    updateAvailable: flag,
    latestFirmwareVersion: orNull(text),
    isRefrigerated: flag,
    minTemperatureC: orNull(number),
    maxTemperatureC: orNull(number),
  });
  for (const device of devices) {
    const { firmwareVersion, updateAvailable, latestFirmwareVersion } = device;
    if (updateAvailable === true) {
      expect(latestFirmwareVersion).not.toBe(null);
      expect(latestFirmwareVersion).not.toBe(firmwareVersion);
    }
    expect(device["minTemperatureC"] === null).toBe(device["isRefrigerated"] === false);
    expect(device["maxTemperatureC"] === null).toBe(device["isRefrigerated"] === false);
  }
});

test("only who is married has a spouse, and only who appealed gave a reason", async () => {
  const citizens = await recordsOf("Citizen", {
    firstName: text,
    maritalStatus: oneOf("single", "married"),
    spouseName: orNull(text),
  });
  for (const { maritalStatus, spouseName } of citizens) {
    expect(spouseName === null).toBe(maritalStatus === "single");
  }
  const fines = await recordsOf("Fine", {
    offense: text,
    status: oneOf("open", "appealed"),
    appealReason: orNull(text),
    measuredSpeedKmh: orNull(number),
    speedLimitKmh: orNull(number),
  });
  for (const { status, appealReason, measuredSpeedKmh, speedLimitKmh } of fines) {
    expect(appealReason === null).toBe(status === "open");
    expect(measuredSpeedKmh === null).toBe(speedLimitKmh === null);
    if (measuredSpeedKmh !== null)
      expect(Number(measuredSpeedKmh)).toBeGreaterThan(Number(speedLimitKmh));
  }
});
