import { atMost, type Domain, sum } from "../properties.ts";

export const claims: Domain = {
  "/budget-categories": {
    each: [atMost("spent", "budgeted"), sum("remaining", "budgeted", "spent")],
  },
};
