import {
  always,
  atMost,
  before,
  copyOf,
  type Domain,
  day,
  differ,
  numbered,
  onePlace,
  percent,
  sum,
  thereWhen,
  timeOf,
  type Values,
} from "../properties.ts";

export const claims: Domain = {
  "/warehouses": {
    each: [
      onePlace,
      atMost("used", "capacity"),
      sum("available", "capacity", "used"),
      percent("utilizationPercent", "used", "capacity"),
    ],
  },
  "/shipments": {
    each: [
      copyOf("warehouseName", "warehouseId", "/warehouses", "name"),
      differ("originCity", "destinationCity"),
      differ("senderName", "recipientName"),
      atMost("netWeight", "grossWeight"),
      thereWhen("trackingNumber", "shipped in_transit delivered returned"),
      thereWhen("carrier", "shipped in_transit delivered returned"),
      thereWhen("shippedAt", "shipped in_transit delivered returned"),
      thereWhen("deliveredAt", "delivered returned"),
      before("createdAt", "shippedAt", 0, 15 * day),
      before("shippedAt", "deliveredAt", 0, 15 * day),
      before("deliveredAt", "updatedAt"),
      before("shippedAt", "estimatedDelivery", 0, 10 * day),
      always("its events are in order, after it was created", ({ events, createdAt }) => {
        const times = (events as readonly Values[]).map((event) => timeOf(event, "timestamp"));
        return (
          times.every((time, index) => time >= (times[index - 1] ?? 0)) &&
          Date.parse(String(createdAt)) > 0
        );
      }),
    ],
  },
  "/stops": {
    each: [before("arrivalTime", "departureTime", 0, 10 * day)],
    all: [numbered("stopNumber", "shipmentId")],
  },
};
