import { atMost, type Domain, product, sum } from "../properties.ts";

export const claims: Domain = {
  "/inventory-items": {
    each: [
      atMost("quantityReserved", "quantityOnHand"),
      sum("quantityAvailable", "quantityOnHand", "quantityReserved"),
      product("totalValue", "quantityOnHand", "unitCost"),
    ],
  },
};
