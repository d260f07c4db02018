import { type Pairing, toMentionedRanges } from "./pairing.ts";

const homes = /^(?:apartment|flat|house|property|listing|rental|home|unit|accommodation)$/;

/** What a title says of the rooms; asked last, since what kind of home it is decides the title. */
export const homePairings: readonly Pairing[] = [
  {
    knownBy: "title|name|headline|listing title",
    follows: "rooms|number of rooms|room count",
    owner: homes,
    fits: toMentionedRanges({
      "studio|loft|one-room": [1, 1, 0],
      "two-room|one-bedroom": [2, 2, 0],
      "three-room|two-bedroom": [3, 3, 0],
      "four-room|three-bedroom": [4, 4, 0],
      "five-room|four-bedroom": [5, 5, 0],
    }),
  },
  {
    knownBy: "title|name|headline|listing title",
    follows: "bedrooms|number of bedrooms|bedroom count|beds",
    owner: homes,
    fits: toMentionedRanges({
      "studio|loft|one-room": [0, 1, 0],
      "two-room|one-bedroom": [1, 1, 0],
      "three-room|two-bedroom": [2, 2, 0],
      "four-room|three-bedroom": [3, 3, 0],
      "five-room|four-bedroom": [4, 4, 0],
    }),
  },
];
