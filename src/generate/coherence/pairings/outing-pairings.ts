import { type Pairing, toMentions, toRanges } from "./pairing.ts";

/** A seat that becomes a bed costs what a holiday does. */
export const outingPairings: readonly Pairing[] = [
  {
    knownBy: "cabin|cabin class|class|travel class|seat class|fare class",
    follows: "price|fare|base fare|total price|ticket price|amount|total fare",
    owner: /^(?:flight|fare|itinerary|airfare|boarding)$/,
    fits: toRanges({
      "economy|coach": [49, 640, 0],
      "premium|premium economy|premium_economy|economy plus|comfort": [320, 1180, 0],
      business: [890, 3600, 0],
      first: [2100, 7800, 0],
    }),
  },
  {
    knownBy: "title|name|dish|dish name|recipe name|signature dish",
    follows: "cuisine|cuisine type",
    owner: /^(?:recipe|dish|meal|menu|restaurant)$/,
    fits: toMentions({
      taco: "Mexican",
      curry: "Indian|Thai",
      "pie|stew|soup": "British|French|Italian",
      "aubergine|herb yoghurt|chickpea|fennel": "Lebanese|Greek",
      "lemon rice|lentil": "Indian|Greek|Lebanese",
      "coconut|tofu|spring onion": "Thai|Japanese",
      "black bean": "Mexican",
    }),
  },
];
