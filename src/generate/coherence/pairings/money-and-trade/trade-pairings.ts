import { type Pairing, toRanges, toTexts } from "../pairing.ts";

const members = /^(?:loyalty|member|loyaltymember|customer|loyaltyaccount|account|membership)$/;
const tiers =
  "tier|loyalty tier|membership tier|level|loyalty level|tier level|membership level|current tier";

/** What one member says of another where people collect points, hire desks and read meters. */
export const tradePairings: readonly Pairing[] = [
  {
    knownBy: tiers,
    follows:
      "lifetime points|total points earned|points earned|lifetime points earned|total earned",
    owner: members,
    fits: toRanges({
      "bronze|basic|member|starter|blue": [300, 4900, -1],
      silver: [5000, 14_900, -1],
      gold: [15_000, 39_000, -1],
      "platinum|diamond|vip|black": [40_000, 120_000, -1],
    }),
  },
  {
    knownBy: tiers,
    follows: "points|points balance|point balance|current points|available points|balance points",
    owner: members,
    fits: toRanges({
      "bronze|basic|member|starter|blue": [120, 980, -1],
      silver: [1000, 4900, -1],
      gold: [5000, 9900, -1],
      "platinum|diamond|vip|black": [10_000, 32_000, -1],
    }),
  },
  {
    knownBy: tiers,
    follows: "points to next tier|points until next tier|next tier points|points needed",
    owner: members,
    fits: toRanges({ "platinum|diamond|vip|black": [0, 0, 0] }),
  },
  {
    knownBy: "booking type|rental type|pass type|plan type|rate type|type",
    follows: "price|amount|total|total price|cost|fee",
    owner: /^(?:desk|coworking|deskbooking|workspace|hotdesk)$/,
    fits: toRanges({
      "hourly|hour": [6, 48, 0],
      "half day|half-day|half_day": [14, 22, 0],
      "daily|day|day_pass|day pass": [18, 39, 0],
      "weekly|week": [75, 140, 0],
      "monthly|month": [180, 420, -1],
    }),
  },
  {
    knownBy: "type|tariff type|category",
    follows: "renewable|is renewable|is green|green|green energy",
    owner: /^(?:tariff|energyplan|energy|electricity|power)$/,
    fits: toTexts({ "green|renewable|eco": "yes" }),
  },
  {
    knownBy: "read by|reading type|source|method|reading method",
    follows: "estimated|is estimated",
    owner: /^(?:meter|reading|meterreading)$/,
    fits: toTexts({
      "customer|technician|smart_meter|smart meter|automatic|manual|actual": "no",
      estimated: "yes",
    }),
  },
];
