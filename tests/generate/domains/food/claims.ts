import {
  always,
  before,
  copyOf,
  counts,
  type Domain,
  day,
  lessThan,
  numbered,
  numberOf,
  ownSite,
  sum,
  thereWhen,
  timeOf,
  type Values,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/restaurants": { each: [ownSite("website", "email"), lessThan("minPrice", "maxPrice")] },
  "/dishes": {
    each: [
      copyOf("restaurantName", "restaurantId", "/restaurants", "name"),
      lessThan("salePrice", "price"),
    ],
    all: [numbered("position", "restaurantId")],
  },
  "/food-orders": {
    each: [
      copyOf("restaurantName", "restaurantId", "/restaurants", "name"),
      counts("itemCount", "items"),
      always("a line is a dish's name and price, times its quantity", ({ items }, { find }) =>
        (items as readonly Values[]).every((item) => {
          const dish = find("/dishes", item["dishId"]);
          const total = numberOf(item, "price") * numberOf(item, "quantity");
          return (
            item["name"] === dish["name"] &&
            item["price"] === dish["price"] &&
            Math.abs(total - numberOf(item, "total")) < 0.011
          );
        }),
      ),
      always("the subtotal is the lines'", (order) => {
        const lines = (order["items"] as readonly Values[]).map((item) => numberOf(item, "total"));
        return (
          lines.length === 0 ||
          Math.abs(lines.reduce((all, one) => all + one, 0) - numberOf(order, "subtotal")) < 0.011
        );
      }),
      sum("total", "subtotal deliveryFee tip tax"),
      thereWhen("deliveredAt", "delivered"),
      before("placedAt", "deliveredAt", 0, 15 * day),
      whenStatus(
        "placed preparing",
        "it is of this week",
        (order, { now }) => timeOf(order, "placedAt") > now - 8 * day,
      ),
    ],
  },
  "/recipes": {
    each: [
      sum("totalTimeMinutes", "prepTimeMinutes cookTimeMinutes"),
      always("steps are numbered from 1", ({ steps }) =>
        (steps as readonly Values[]).every(({ stepNumber }, index) => stepNumber === index + 1),
      ),
    ],
  },
};
