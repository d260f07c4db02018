import { before, type Domain, minute } from "../properties.ts";

export const claims: Domain = {
  "/bike-trips": {
    each: [before("startedAt", "endedAt", 4 * minute, 75 * minute)],
  },
};
