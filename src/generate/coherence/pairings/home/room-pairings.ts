import { oneOf } from "../../../one-of.ts";
import {
  type Pairing,
  type Range,
  toMentionedRanges,
  toMentions,
  toRanges,
  toTexts,
} from "../pairing.ts";

/** Those on board of a ship, from the one without a window on. */
function toCabins(
  tables: Readonly<Record<string, Readonly<Record<string, Range>>>>,
): readonly Pairing[] {
  return Object.entries(tables).map(([follows, ranges]) => ({
    knownBy: "category|type|cabin type|cabin category|stateroom type",
    follows,
    owner: oneOf("cabin|stateroom"),
    fits: toMentionedRanges(ranges),
  }));
}

const perNight = toMentionedRanges({
  "single|economy": [58, 105, 0],
  penthouse: [390, 690, 0],
  family: [165, 260, 0],
  suite: [190, 320, 0],
  "deluxe|king": [150, 240, 0],
  "twin|double|queen|standard|studio": [89, 165, 0],
});

const rooms = "name|room type|room name|title|room|type";
const owner = oneOf("room|roomtype|suite|accommodation|reservation|booking|stay|unit");

/** Where a home stands whether it is sold or let. */
const offered =
  "=active|=available|=listed|=published|=open|=new|=pending|=reserved|=draft|=inactive|=archived|=withdrawn|=expired|=off market|=coming soon";

/** A twin room has two beds, and nobody sleeps in a single room with four others. */
export const roomPairings: readonly Pairing[] = [
  {
    knownBy: "name|room name|title",
    follows: "floor|level|storey|floor number",
    owner: oneOf("room"),
    fits: toMentionedRanges({
      "garage|hallway|hall|kitchen|living room|dining room|entrance|patio|laundry room": [0, 1, 0],
      "cellar|basement": [0, 0, 0],
      "attic|loft": [2, 3, 0],
      "bedroom|bathroom|study|nursery|guest room|children's room|home office": [0, 2, 0],
      office: [0, 3, 0],
    }),
  },
  {
    knownBy: "status|listing status",
    follows: "price|asking price|list price",
    owner: oneOf("property|listing|apartment|house|home|flat|estate"),
    fits: toRanges({ "for rent|to let|to rent|rented|let": [700, 3800, -1] }),
  },
  {
    knownBy: "listing type|purpose|offer type|transaction type",
    follows: "status|listing status",
    owner: oneOf("property|listing|apartment|house|home|flat|estate"),
    fits: toTexts({
      "sale|for sale|buy|for_sale": `for sale|under offer|sold|${offered}`,
      "rent|for rent|rental|lease|let|for_rent": `for rent|let|=rented|=leased|${offered}`,
    }),
  },
  {
    knownBy: rooms,
    follows: "beds|bed type|bed|bed configuration|bed setup",
    owner,
    fits: toMentions({
      twin: "twin|=two singles",
      single: "single",
      "family|bunk": "double and bunk|=bunk|=double|=family",
      king: "king",
      "suite|penthouse|deluxe": "king|queen",
      "double|studio|queen|standard": "double|queen",
    }),
  },
  {
    knownBy: rooms,
    follows: "max guests|capacity|max occupancy|sleeps|guests|max adults|occupancy",
    owner: oneOf("room|roomtype|suite|accommodation|unit"),
    fits: toMentionedRanges({
      single: [1, 1, 0],
      family: [4, 5, 0],
      "suite|penthouse": [2, 4, 0],
      "twin|double|king|queen|deluxe|standard": [2, 2, 0],
      studio: [2, 3, 0],
    }),
  },
  {
    knownBy: rooms,
    follows: "size|area|size sqm|area sqm|size m2|square meters|square metres",
    owner: oneOf("room|roomtype|suite|accommodation|unit"),
    fits: toMentionedRanges({
      single: [12, 18, 0],
      family: [32, 46, 0],
      penthouse: [70, 120, 0],
      "suite|studio": [28, 48, 0],
      "deluxe|king": [24, 34, 0],
      "twin|double|queen|standard": [18, 26, 0],
    }),
  },
  {
    knownBy: rooms,
    follows: "price|price per night|nightly rate|rate per night|rate|base price|base rate",
    owner: oneOf("room|roomtype|suite"),
    fits: perNight,
  },
  {
    knownBy: "room type|room category",
    follows: "price per night|nightly rate|rate per night|room rate|nightly price",
    owner: oneOf("reservation|booking|stay"),
    fits: perNight,
  },
  ...toCabins({
    "max occupancy|max guests|capacity|sleeps|guests": {
      "inside|interior": [2, 3, 0],
      "ocean ?view|balcony": [2, 4, 0],
      suite: [2, 5, 0],
    },
    "size sqm|size|area|area sqm|size m2|square meters": {
      "inside|interior": [12, 16, 0],
      "ocean ?view": [15, 19, 0],
      balcony: [17, 24, 0],
      suite: [28, 62, 0],
    },
    "price|price per night|price per person|nightly rate|rate": {
      "inside|interior": [69, 119, 0],
      "ocean ?view": [99, 159, 0],
      balcony: [139, 229, 0],
      suite: [260, 520, 0],
    },
  }),
  {
    knownBy: "room|room name|meeting room",
    follows: "capacity|room capacity|seats|max people",
    owner: oneOf("meeting|room|conference|booking|desk"),
    fits: toMentionedRanges({
      "phone booth": [1, 2, 0],
      boardroom: [10, 16, 0],
      "meeting room": [4, 10, 0],
    }),
  },
  {
    knownBy: "room type|room|room name",
    follows: "adults|number of adults|adult count",
    owner: oneOf("reservation|booking|stay"),
    fits: toMentionedRanges({
      single: [1, 1, 0],
      "family|suite|penthouse|twin|double|king|queen|studio|standard|deluxe": [1, 2, 0],
    }),
  },
  {
    knownBy: "room type|room|room name",
    follows: "children|number of children|child count|kids",
    owner: oneOf("reservation|booking|stay"),
    fits: toMentionedRanges({
      single: [0, 0, 0],
      family: [1, 3, 0],
      "suite|penthouse": [0, 2, 0],
      "twin|double|king|queen|studio|standard|deluxe": [0, 1, 0],
    }),
  },
];
