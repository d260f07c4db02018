import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toRanges, toTexts } from "../pairing.ts";

/** What is insured says how much, and for what beside. */
export const insurancePairings: readonly Pairing[] = [
  {
    knownBy: "product line|policy type|line of business|type|coverage type|insurance type|product",
    follows: "coverage amount|sum insured|coverage|coverage limit|insured amount|face amount",
    owner: oneOf("policy|insurance|quote|cover|coverage"),
    fits: toRanges({
      "auto|car|motor|vehicle": [20_000, 120_000, -3],
      "home|house|property|homeowners|building": [180_000, 640_000, -3],
      "life|term life|whole life": [50_000, 500_000, -4],
      travel: [5000, 50_000, -3],
      "health|medical": [100_000, 1_000_000, -4],
      "pet|animal": [2000, 10_000, -3],
      "renters|contents|household|tenant": [15_000, 60_000, -3],
      "liability|business|commercial": [250_000, 2_000_000, -4],
    }),
  },
  {
    knownBy: "product name|product|plan name|policy name|product line",
    follows: "coverage amount|sum insured|coverage|coverage limit|insured amount|face amount",
    owner: oneOf("policy|insurance|quote|cover"),
    fits: toMentionedRanges({
      "contents|renters|household|tenant": [15_000, 60_000, -3],
      "car|auto|motor|vehicle": [20_000, 120_000, -3],
      "building|homeowner|house": [180_000, 640_000, -3],
      "life|funeral": [50_000, 500_000, -4],
      "travel|trip": [5000, 50_000, -3],
      "pet|dog|cat": [2000, 10_000, -3],
      bicycle: [800, 6000, -2],
      "liability|business": [500_000, 2_000_000, -5],
    }),
  },
  {
    knownBy: "name|coverage name|coverage|title|type|benefit",
    follows: "limit|coverage limit|amount|max payout|sum insured",
    owner: oneOf("coverage|benefit|policycoverage"),
    fits: toMentionedRanges({
      glass: [1000, 3000, -2],
      "roadside|towing|bicycle": [300, 2500, -2],
      "dental|optical|lenses|physiotherapy|outpatient": [600, 5000, -2],
      "baggage|luggage": [1000, 3000, -2],
      "trip cancellation|cancellation|delay": [2000, 10_000, -3],
      "repatriation|hospital|inpatient": [100_000, 1_000_000, -4],
      liability: [1_000_000, 5_000_000, -6],
      "burglary|theft|water damage|fire|storm|natural|collision": [20_000, 90_000, -3],
      "accident|legal": [20_000, 150_000, -4],
    }),
  },
  {
    knownBy: "product line|policy type|line of business|type|insurance type|product|coverage type",
    follows: "riders|endorsements|add ons|optional coverage|extensions|coverages",
    owner: oneOf("policy|insurance|quote|cover|coverage"),
    fits: toTexts({
      "auto|car|motor|vehicle":
        "Roadside assistance|Glass cover|Replacement vehicle|Legal protection|Driver accident",
      "home|house|property|homeowners|building|renters|household":
        "Natural hazards|Bicycle theft|Glass cover|Water damage|Legal protection",
      "life|term life|whole life":
        "Accidental death|Waiver of premium|Critical illness|Child rider|Guaranteed insurability",
      travel: "Trip cancellation|Baggage|Medical repatriation|Winter sports",
      "health|medical": "Dental|Optical|Private room|Physiotherapy",
    }),
  },
];
