import {
  always,
  atMost,
  before,
  copyOf,
  counts,
  type Domain,
  day,
  lessThan,
  notThereIf,
  onePerson,
  thereWhen,
} from "../properties.ts";

export const claims: Domain = {
  "/agents": {
    each: [
      always("the email is the agent's", ({ firstName, email }) =>
        String(email).startsWith(String(firstName).toLowerCase()),
      ),
    ],
  },
  "/listings": {
    each: [
      copyOf("agentName", "agentId", "/agents", "firstName+lastName"),
      copyOf("agentEmail", "agentId", "/agents", "email"),
      lessThan("price", "originalPrice"),
      atMost("floor", "totalFloors"),
      atMost("livingArea", "lotSize"),
      lessThan("yearBuilt", "yearRenovated"),
      counts("imageCount", "images"),
      thereWhen("soldAt", "sold"),
      thereWhen("soldPrice", "sold"),
      before("listedAt", "soldAt"),
      always(
        "the coordinates are of a city",
        ({ latitude, longitude }) =>
          Math.abs(Number(latitude)) < 66 && Math.abs(Number(longitude)) <= 180,
      ),
    ],
  },
  "/leases": {
    each: [
      onePerson("tenantName", "tenantEmail"),
      before("startDate", "endDate", 170 * day, 3.1 * 365 * day),
      notThereIf("terminatedAt", "isActive"),
    ],
  },
};
