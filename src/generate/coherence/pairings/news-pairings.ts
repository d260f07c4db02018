import { type Pairing, toMentions } from "./pairing.ts";

const headlines = "headline|title|news title";
const owner = /^(?:news|newspaper|headline|bulletin)$/;

/** A report stands in the part of the paper that its headline belongs to. */
export const newsPairings: readonly Pairing[] = [
  {
    knownBy: headlines,
    follows: "section|category|topic|desk|rubric",
    owner,
    fits: toMentions({
      "cup|marathon|swimming": "Sport|=sports|=athletics",
      "museum|painting|opera|film": "Culture|=arts|=entertainment|=lifestyle",
      "start-up|broadband|app": "Technology|=tech|=science|=business",
      "bakery|shipyard|harbour|rents": "Business|=economy|=finance|=local",
      "council|mayor|school meal|budget|strike": "Politics|=local|=national|=world",
      tree: "Environment|=science|=local|=climate|=culture",
    }),
  },
  {
    knownBy: headlines,
    follows: "tags|keywords|topics",
    owner,
    fits: toMentions({
      "cup|marathon|swimming": "sport|records|youth|final",
      "museum|painting|opera|film": "culture|art|museum|stage",
      "start-up|broadband|app": "technology|innovation|jobs|internet",
      "bakery|shipyard|harbour": "economy|jobs|trade|local",
      rent: "housing|economy|city|prices",
      "council|mayor|budget": "council|budget|city|transport",
      "school meal": "schools|families|budget|health",
      strike: "transport|rail|unions|travel",
      tree: "climate|nature|volunteers|parks",
    }),
  },
];
