import type { Proportion } from "./proportion.ts";

const consumed = "consumption|consumption kwh|kwh|kwh used|usage kwh|usage|units consumed";

/** What a workshop, a utility and a bike for hire reckon with. */
export const worksProportions: readonly Proportion[] = [
  {
    follows: "labor cost|labour cost|labor total|labour total",
    of: "labor hours|labour hours",
    times: [78, 128],
    decimals: 0,
  },
  {
    follows:
      "energy cost|energy charge|consumption cost|consumption charge|usage charge|electricity cost|electricity charge|supply charge",
    of: consumed,
    times: [0.19, 0.34],
    decimals: 2,
  },
  {
    follows: "grid fee|grid fees|network fee|network charge|grid charge|distribution charge",
    of: consumed,
    times: [0.06, 0.11],
    decimals: 2,
  },
  {
    follows: "total spent|lifetime spend|total spend|lifetime value|amount spent",
    of: "total visits|visits|visit count|number of visits",
    times: [48, 210],
    decimals: 2,
  },
  {
    follows: "distance km|distance|distance kilometers|distance in km",
    of: "duration minutes|duration min|minutes|duration in minutes",
    times: [0.15, 0.26],
    decimals: 1,
    owner: /^(?:ride|rental|trip|bike|scooter)$/,
    beside: "bike id|scooter id|bike number|scooter number|bike|scooter",
  },
];
