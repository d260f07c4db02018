import { type Pairing, toMentionedRanges, toRanges } from "./pairing.ts";

const homes = /^(?:apartment|flat|house|property|listing|rental|home|unit|accommodation)$/;

/** How many rooms there are: after the title has been made to fit the kind of home. */
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
  {
    knownBy: "property type|home type|type",
    follows: "bedrooms|bedroom|number of bedrooms|beds|rooms|bathrooms",
    owner: homes,
    fits: toRanges({ "land|plot|lot": [0, 0, 0] }),
  },
];
