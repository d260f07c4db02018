import { atMost, type Domain, percent } from "../properties.ts";

export const claims: Domain = {
  "/grade-entries": {
    each: [atMost("score", "max_score"), percent("percentage", "score", "max_score")],
  },
};
