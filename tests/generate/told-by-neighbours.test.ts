import { expect, test } from "vitest";
import {
  daysFrom,
  itemsOf,
  listOf,
  number,
  oneOf,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

/** Before the postcode, or behind it where people write it so. */
const inTown = (town: unknown) => new RegExp(`, (?:\\d[\\d -]*(?:AB )?)?${town}`);

test("whoever gets a parcel lives where it goes, and who sends it where it comes from", async () => {
  const shipments = await recordsOf("Shipment", {
    ...textsOf("trackingNumber", "origin", "destination"),
    sender: toObject(textsOf("name", "address")),
    recipient: toObject(textsOf("name", "address")),
  });
  for (const { origin, destination, sender, recipient } of shipments) {
    expect(sender).toHaveProperty("address", expect.stringMatching(inTown(origin)));
    expect(recipient).toHaveProperty("address", expect.stringMatching(inTown(destination)));
  }
});

test("what the driver has on board is expected on the same day", async () => {
  const shipments = await recordsOf("Shipment", {
    ...textsOf("trackingNumber", "shippedAt", "estimatedDelivery"),
    status: oneOf("in_transit", "out_for_delivery", "delivered"),
  });
  const loaded = shipments.filter(({ status }) => status === "out_for_delivery");
  expect(loaded.length).toBeGreaterThan(5);
  for (const { estimatedDelivery } of loaded) expect(daysFrom(estimatedDelivery)).toBeLessThan(1);
});

test("what somebody came for is what was found, and no sprain brings a fever", async () => {
  const visits = await recordsOf("PatientVisit", {
    ...textsOf("department", "reason", "diagnosis"),
    temperature: number,
  });
  const others = /fever|flu|cough|throat|ear|cold/i;
  for (const { reason, diagnosis, temperature } of visits) {
    if (reason === "Palpitations") expect(diagnosis).toMatch(/^(?:Arrhythmia|Angina)$/);
    if (reason === "Acne") expect(diagnosis).toBe("Acne");
    if (!others.test(String(reason))) expect(temperature).toBeLessThan(37.5);
  }
  expect(visits.filter(({ reason }) => reason === "Palpitations")).not.toHaveLength(0);
});

test("what everybody carries is no legend", async () => {
  const players = await recordsOf("PlayerProfile", {
    username: text,
    inventory: listOf({
      item: text,
      rarity: oneOf("common", "rare", "epic", "legendary"),
      quantity: number,
    }),
  });
  for (const { item, rarity, quantity } of players.flatMap((one) => itemsOf(one, "inventory"))) {
    if (/^(?:Torch|Rope|Lockpick)/.test(String(item))) expect(rarity).toBe("common");
    if (rarity === "legendary") expect(quantity).toBe(1);
  }
});

test("a conference has a page of its own, whoever holds it", async () => {
  const conferences = await recordsOf("ConferenceEvent", {
    ...textsOf("name", "startsAt", "organizer", "website"),
    maxAttendees: number,
  });
  for (const { name, website } of conferences)
    expect(website).toBe(
      `https://${String(name)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, "")}.example`,
    );
});
