import { always, before, type Domain, day, numberOf, thereWhen } from "../properties.ts";

export const claims: Domain = {
  "/insurance-claims": {
    each: [
      before("incidentDate", "reportedDate", 0, 30 * day),
      thereWhen("approvedAmount", "approved paid"),
      always(
        "no more is approved than was damaged",
        (claim) => numberOf(claim, "approvedAmount") <= numberOf(claim, "estimatedDamage"),
      ),
    ],
  },
};
