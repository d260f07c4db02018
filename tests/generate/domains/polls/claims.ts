import { before, type Domain, day, isAhead, isPast, whenStatus } from "../properties.ts";

export const claims: Domain = {
  "/polls": {
    each: [
      before("createdAt", "closesAt", 4 * day, 31 * day),
      whenStatus("open", "it has not closed", isAhead("closesAt")),
      whenStatus("closed", "it has closed", isPast("closesAt")),
    ],
  },
};
