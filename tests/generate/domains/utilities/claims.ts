import { type Domain, product, sum } from "../properties.ts";

export const claims: Domain = {
  "/meter-readings": {
    each: [
      sum("consumption", "currentReading", "previousReading"),
      product("amount", "consumption", "ratePerUnit"),
    ],
  },
};
