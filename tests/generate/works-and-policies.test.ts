import { expect, test } from "vitest";
import {
  at,
  daysFrom,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

test("a painting is as large as paintings are, also where its sizes stand in an object", async () => {
  const artworks = await recordsOf(
    "Artwork",
    {
      ...textsOf("title", "artist", "medium"),
      dimensions: toObject({ widthCm: number, heightCm: number }),
    },
    40,
  );
  for (const { dimensions } of artworks)
    expect(Math.min(...Object.values(Object(dimensions)).map(Number))).toBeGreaterThan(30);
});

test("what was given lately for what is over was given before its end", async () => {
  const campaigns = await recordsOf(
    "FundraisingCampaign",
    {
      ...textsOf("title", "endsAt"),
      status: oneOf("draft", "live", "completed"),
      recentDonations: listOf({ donor: text, amount: number, donatedAt: text }),
    },
    40,
  );
  const over = campaigns.filter(({ endsAt }) => at(endsAt) < now);
  expect(over.length).toBeGreaterThan(5);
  for (const campaign of over)
    for (const { donatedAt } of itemsOf(campaign, "recentDonations"))
      expect(at(donatedAt)).toBeLessThanOrEqual(at(campaign["endsAt"]));
});

test("a policy in force began some day of the last year, and excludes what such policies do", async () => {
  const policies = await recordsOf(
    "InsurancePolicy",
    {
      ...textsOf("id", "policyNumber"),
      startDate: { type: "string", format: "date-time" },
      renewalDate: { type: "string", format: "date-time" },
      coverageType: oneOf("auto", "life"),
      status: oneOf("active", "lapsed"),
      exclusions: { type: "array", items: text },
    },
    40,
  );
  const active = policies.filter(({ status }) => status === "active");
  const ages = active.map(({ startDate }) => -daysFrom(startDate));
  expect(ages.filter((age) => age > 20).length).toBeGreaterThan(active.length / 2);
  for (const { coverageType, exclusions } of policies)
    if (coverageType === "life") expect(exclusions).not.toContain("Racing");
});

test("nobody sells below what the bidding starts at", async () => {
  const lots = await recordsOf(
    "AuctionLot",
    {
      title: text,
      startingBid: number,
      currentBid: number,
      reservePrice: number,
      estimateLow: number,
      estimateHigh: number,
    },
    40,
  );
  for (const { startingBid, reservePrice } of lots)
    expect(Number(startingBid)).toBeLessThanOrEqual(Number(reservePrice));
});

test("what a shop sells is told of by itself, and comes in again on a day to come", async () => {
  const items = await recordsOf(
    "ShopItem",
    {
      ...textsOf("sku", "name", "shortDescription", "restockDate", "exhibition"),
      category: oneOf("books", "prints", "jewelry"),
    },
    40,
  );
  for (const { shortDescription, restockDate, exhibition } of items) {
    expect(shortDescription).not.toMatch(/staff|Open until/);
    expect(daysFrom(restockDate)).toBeGreaterThan(0);
    expect(exhibition).not.toMatch(/Museum|Gallery/);
  }
});
