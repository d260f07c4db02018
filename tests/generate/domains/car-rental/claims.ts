import { always, before, type Domain, day, numberOf, timeOf } from "../properties.ts";

export const claims: Domain = {
  "/car-rentals": {
    each: [
      before("pickupDate", "returnDate", day, 10 * day),
      always(
        "the price is the daily rate for the days",
        (rental) =>
          numberOf(rental, "totalPrice") ===
          numberOf(rental, "dailyRate") *
            ((timeOf(rental, "returnDate") - timeOf(rental, "pickupDate")) / day),
      ),
      always(
        "the car has driven",
        (rental) =>
          rental["odometerEnd"] === null ||
          numberOf(rental, "odometerEnd") > numberOf(rental, "odometerStart"),
      ),
    ],
  },
};
