import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

const members = oneOf("loyalty|member|loyaltymember|customer|loyaltyaccount|account|membership");
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
    unless: oneOf("balance after|new balance|points balance after"),
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
    owner: oneOf("desk|coworking|deskbooking|workspace|hotdesk"),
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
    owner: oneOf("tariff|energyplan|energy|electricity|power"),
    fits: toTexts({ "green|renewable|eco": "yes" }),
  },
  {
    knownBy: "product|policy type|type|product name|coverage type|line of business",
    follows:
      "insured item|insured object|insured property|insured asset|subject insured|item insured",
    owner: oneOf("policy|insurance|insurancepolicy"),
    fits: toMentions({
      "auto|car|motor|vehicle|collision": "Station wagon|Small hatchback|Electric SUV",
      "home|house|contents|property|building|flood|fire":
        "Family house|Two-room flat|Terraced house",
      "travel|trip": "City trip|Year abroad|Family holiday",
      "pet|dog|cat": "Dog, four years|Cat, two years",
      "bike|bicycle": "Cargo bike|Road bike",
      "life|health|dental|medical|accident|disability|term": "Policyholder|Whole family|Two adults",
      "legal|liability": "Household|Whole family",
    }),
  },
  {
    knownBy: "trade|profession|specialty|specialization|craft|category",
    follows: "skills|skill|expertise|services|specialties",
    owner: oneOf(
      "technician|tradesperson|handyman|contractor|craftsman|serviceprovider|provider|pro|worker",
    ),
    fits: toMentions({
      "plumber|plumbing": "Leak repair|Drain cleaning|Bathroom fitting|Water heaters|Pipe work",
      "electrician|electrical|electric": "Rewiring|Fuse boxes|Lighting|EV chargers|Fault finding",
      "hvac|heating|cooling": "Heat pumps|Air conditioning|Ventilation|Thermostats|Boiler service",
      "carpenter|carpentry": "Fitted wardrobes|Doors|Decking|Staircases|Furniture repair",
      "painter|painting": "Interior walls|Facades|Wallpaper|Varnishing|Stucco",
      "roofer|roofing": "Tiles|Flat roofs|Gutters|Skylights|Insulation",
      "gardener|gardening|landscaping": "Hedges|Lawns|Tree care|Paving|Irrigation",
      "cleaner|cleaning": "Deep cleaning|Windows|Carpets|Ovens|Offices",
      "locksmith|locks": "Door opening|Lock change|Safes|Smart locks",
    }),
  },
  {
    knownBy: "membership type|plan|plan type|membership|membership plan",
    follows: "monthly fee|monthly price|monthly rate|fee|price per month",
    owner: /^~?(?:coworking|member|membership)$/,
    fits: toRanges({
      "hot desk|hot_desk|hotdesk|flex": [120, 220, -1],
      "dedicated desk|dedicated_desk|fixed desk|resident": [260, 380, -1],
      "private office|private_office|office": [650, 1900, -1],
      "day pass|day_pass": [20, 35, 0],
    }),
  },
  {
    knownBy: "status|crop status|field status",
    follows: "growth stage|stage|crop stage|current stage",
    owner: oneOf("crop|field|planting|cropcycle"),
    fits: toTexts({
      "planned|fallow": "planned|=dormant|=none",
      "planted|sown|seeded": "germination|seedling|=emergence",
      "growing|active|irrigating": "vegetative|flowering|fruiting|=tillering",
      "ready|ready_to_harvest|ripe|mature": "ripe|=maturity|=mature|=ripening",
      "harvested|completed|sold": "harvested|=post harvest",
    }),
  },
  {
    knownBy: "paper type|paper stock|paper|stock|media type",
    follows: "paper weight|paper weight gsm|paper gsm|gsm|grammage",
    fits: (says) => {
      const grams = Number(/\b(\d+) ?g(?:sm)?\b/.exec(says)?.[1]);
      return grams > 0 ? { texts: [], range: [grams, grams, 0] } : undefined;
    },
  },
  {
    knownBy: "read by|reading type|source|method|reading method",
    follows: "estimated|is estimated",
    owner: oneOf("meter|reading|meterreading"),
    fits: toTexts({
      "customer|technician|smart_meter|smart meter|automatic|manual|actual": "no",
      estimated: "yes",
    }),
  },
];
