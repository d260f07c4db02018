import { before, type Domain, day, isAhead, percent, whenStatus } from "../properties.ts";

export const claims: Domain = {
  "/crowdfunding-campaigns": {
    each: [
      before("launchedAt", "endsAt", 25 * day, 65 * day),
      percent("percentFunded", "pledgedAmount", "goalAmount"),
      whenStatus("live", "it has not ended", isAhead("endsAt")),
    ],
  },
};
