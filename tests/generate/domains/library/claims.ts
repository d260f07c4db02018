import { before, type Domain, day, isPast } from "../properties.ts";

export const claims: Domain = {
  "/library-loans": {
    each: [
      before("borrowedOn", "dueOn", 10 * day, 30 * day),
      before("borrowedOn", "returnedOn", day, 30 * day),
      [
        "what was returned lies behind us",
        (loan, world) =>
          loan["returnedOn"] === null ? undefined : isPast("returnedOn")(loan, world),
      ],
    ],
  },
};
