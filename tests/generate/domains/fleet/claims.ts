import { always, type Domain, numberOf, product } from "../properties.ts";

export const claims: Domain = {
  "/fleet-vehicles": {
    each: [
      always(
        "the next service is ahead of the odometer",
        (record) => numberOf(record, "next_service_km") > numberOf(record, "odometer_km"),
      ),
    ],
  },
  "/fuel-logs": {
    each: [
      product("total_cost", "liters", "price_per_liter"),
      always("the odometer has gone far", (record) => numberOf(record, "odometer_km") > 4000),
    ],
  },
};
