import { expect, test } from "vitest";
import {
  at,
  daysFrom,
  flag,
  itemsOf,
  listOf,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
} from "./models.ts";

test("only the last of several bids wins, and it is what the thing stands at", async () => {
  const sales = await recordsOf("OnlineAuction", {
    ...textsOf("title", "endsAt"),
    startingPrice: number,
    currentBid: orNull(number),
    status: oneOf("live", "sold", "closed"),
    bids: listOf({ ...textsOf("bidder"), amount: number, isWinning: flag }),
  });
  for (const sale of sales) {
    const bids = itemsOf(sale, "bids");
    const [first, top] = [Number(sale["startingPrice"]), sale["currentBid"]];
    if (bids.length === 0) {
      if (sale["status"] !== "sold") expect(top).toBeNull();
      continue;
    }
    expect(bids.map(({ isWinning }) => isWinning)).toEqual(
      bids.map((_, place) => place === bids.length - 1),
    );
    expect(bids.at(-1)?.["amount"]).toBe(top);
    for (const { amount } of bids) expect(amount).toBeGreaterThanOrEqual(first);
    expect(top).toBeLessThanOrEqual(3 * first + 1);
  }
});

test("what was sold has reached its reserve, and who bids goes as far as that or further", async () => {
  const lots = await recordsOf("AuctionLot", {
    ...textsOf("title"),
    startPrice: number,
    reservePrice: number,
    currentBid: number,
    status: oneOf("open", "sold", "unsold"),
  });
  const sold = lots.filter(({ status }) => status === "sold");
  expect(sold.length).toBeGreaterThan(5);
  for (const { reservePrice, currentBid } of sold)
    expect(currentBid).toBeGreaterThanOrEqual(Number(reservePrice));
  const bids = await recordsOf("Bid", {
    ...textsOf("bidderName"),
    amount: number,
    maxAmount: number,
  });
  for (const { amount, maxAmount } of bids)
    expect(maxAmount).toBeGreaterThanOrEqual(Number(amount));
});

test("no more tickets are sold than there are, and all where it is sold out", async () => {
  const gigs = await recordsOf("Festival", {
    ...textsOf("name", "venue"),
    ticketTiers: listOf({ ...textsOf("name"), price: number, quantity: number, sold: number }),
    status: oneOf("on_sale", "sold_out", "finished"),
  });
  for (const gig of gigs) {
    for (const { quantity, sold } of itemsOf(gig, "ticketTiers")) {
      if (gig["status"] === "sold_out") expect(sold).toBe(quantity);
      else expect(sold).toBeLessThan(Number(quantity));
    }
  }
});

test("a station gives as much as the strongest of its connectors", async () => {
  const stations = await recordsOf("EvStation", {
    ...textsOf("name", "operator"),
    maxPowerKw: number,
    connectors: listOf({ type: oneOf("CCS", "Type2"), powerKw: number }),
  });
  for (const station of stations) {
    const powers = itemsOf(station, "connectors").map(({ powerKw }) => Number(powerKw));
    if (powers.length > 0) expect(station["maxPowerKw"]).toBe(Math.max(...powers));
  }
});

test("the levels of a car park lie one above the other and hold what is free in it", async () => {
  const garages = await recordsOf("Garage", {
    ...textsOf("name", "address"),
    totalSpaces: number,
    availableSpaces: number,
    levels: listOf({ level: number, spaces: number, available: number }),
  });
  for (const garage of garages) {
    const levels = itemsOf(garage, "levels");
    expect(levels.map(({ level }) => level)).toEqual(levels.map((_, place) => place + 1));
    if (levels.length === 0) continue;
    const free = levels.reduce((sum, { available }) => sum + Number(available), 0);
    expect(free).toBe(garage["availableSpaces"]);
  }
});

test("who parks still owes what the hours until now cost", async () => {
  const sessions = await recordsOf("ParkingSession", {
    ...textsOf("licensePlate", "entryTime"),
    exitTime: orNull(text),
    durationMinutes: orNull(number),
    hourlyRate: number,
    amountDue: number,
    status: oneOf("active", "completed"),
  });
  const parked = sessions.filter(({ exitTime }) => exitTime === null);
  expect(parked.length).toBeGreaterThan(5);
  for (const { entryTime, hourlyRate, amountDue } of parked)
    expect(Number(amountDue)).toBeCloseTo(-24 * daysFrom(entryTime) * Number(hourlyRate), 0);
});

test("a parcel that went back was handed to nobody, and its log speaks of its way", async () => {
  const parcels = await recordsOf("Package", {
    ...textsOf("trackingNumber", "shippedAt"),
    deliveredAt: orNull(text),
    signedBy: orNull(text),
    status: oneOf("in_transit", "delivered", "returned"),
    history: listOf(textsOf("status", "location", "timestamp")),
  });
  const back = parcels.filter(({ status }) => status === "returned");
  expect(back.length).toBeGreaterThan(5);
  for (const parcel of back) {
    expect(parcel["deliveredAt"]).toBeNull();
    expect(parcel["signedBy"]).toBeNull();
    for (const { timestamp } of itemsOf(parcel, "history"))
      expect(at(timestamp) - at(parcel["shippedAt"])).toBeLessThan(15 * 86_400_000);
  }
  const said = parcels.flatMap((parcel) => itemsOf(parcel, "history")).map(({ status }) => status);
  for (const status of said)
    expect(status).toMatch(/label created|picked up|sorting|in transit|local depot|deliver/);
});

test("a driver who is free has no order, and what is not delivered yet will be", async () => {
  const drivers = await recordsOf("Driver", {
    ...textsOf("name", "phone"),
    currentOrderId: orNull(text),
    status: oneOf("offline", "available", "delivering"),
  });
  for (const { currentOrderId, status } of drivers)
    expect(currentOrderId !== null).toBe(status === "delivering");
  const orders = await recordsOf("WineOrder", {
    ...textsOf("orderNumber", "customer", "deliveryDate"),
    status: oneOf("new", "shipped", "delivered"),
  });
  for (const { deliveryDate, status } of orders) {
    if (status === "delivered") expect(daysFrom(deliveryDate)).toBeLessThanOrEqual(0);
    else expect(daysFrom(deliveryDate)).toBeGreaterThan(-1);
  }
});

test("a ticket was bought before the evening that it was used on", async () => {
  const tickets = await recordsOf("Ticket", {
    ...textsOf("eventName", "venue", "eventDate", "section", "seat", "purchasedAt"),
    status: oneOf("valid", "used", "refunded"),
  });
  for (const { eventDate, purchasedAt } of tickets)
    expect(at(purchasedAt)).toBeLessThan(at(eventDate) + 86_400_000);
  const passes = await recordsOf("ConcertTicket", {
    ...textsOf("artist", "eventDate", "purchaseDate"),
    status: oneOf("active", "used"),
  });
  for (const { eventDate, purchaseDate } of passes)
    expect(at(purchaseDate)).toBeLessThanOrEqual(at(eventDate));
});

test("what a farm stand sells comes from a farm, and what is harvested keeps for days", async () => {
  const stands = await recordsOf("FarmStand", {
    ...textsOf("name", "owner"),
    products: listOf({ ...textsOf("name", "unit"), price: number }),
  });
  const sold = stands.flatMap((stand) => itemsOf(stand, "products"));
  expect(sold.length).toBeGreaterThan(20);
  for (const { name, price } of sold) {
    expect(name).toMatch(/tomato|Carrot|Strawb|Apple|egg|cheese|beef|milk|Basil|honey/);
    expect(price).toBeLessThan(20);
  }
  const goods = await recordsOf("FarmProduct", {
    ...textsOf("name", "farm", "harvestDate", "bestBefore"),
    category: oneOf("vegetables", "fruit", "dairy", "eggs"),
    unit: oneOf("kg", "piece", "dozen"),
  });
  for (const { name, harvestDate, bestBefore } of goods) {
    expect(name).not.toMatch(/Lamp|Bag|Cushion|Bookshelf|Mug/);
    expect(at(bestBefore) - at(harvestDate)).toBeLessThan(10 * 86_400_000);
  }
});

test("what is added to a stay is no topping, a bus has seats of a bus and a house a name", async () => {
  const stays = await recordsOf("Reservation", {
    ...textsOf("propertyName", "checkIn", "checkOut"),
    extras: listOf({ ...textsOf("name"), price: number }),
  });
  for (const stay of stays) {
    expect(stay["propertyName"]).toMatch(/^[A-Z][a-z]+ [A-Z]/);
    for (const { name } of itemsOf(stay, "extras"))
      expect(name).toMatch(/Breakfast|check-out|Parking|Bike|linen|Firewood/);
  }
  const trips = await recordsOf("BusTrip", { ...textsOf("from", "to"), totalSeats: number });
  for (const { totalSeats } of trips) expect(totalSeats).toBeLessThanOrEqual(64);
});

test("awards of a wine are none for films, and a church serves no express service", async () => {
  const wines = await recordsOf("Wine", {
    ...textsOf("name", "winery"),
    awards: listOf({ ...textsOf("name"), year: number, medal: oneOf("gold", "silver") }),
  });
  for (const { name } of wines.flatMap((wine) => itemsOf(wine, "awards")))
    expect(name).not.toMatch(/Film|Reel|Audience|Lantern/);
  const churches = await recordsOf("Church", {
    ...textsOf("name"),
    services: listOf(textsOf("day", "time", "title")),
  });
  for (const { title } of churches.flatMap((church) => itemsOf(church, "services")))
    expect(title).toMatch(/worship|prayer|Evensong|service|mass|study/);
});

test("of an order that came in part something came, and what is earned is by as many orders", async () => {
  const orders = await recordsOf("PurchaseOrder", {
    ...textsOf("poNumber", "supplier"),
    items: listOf({ ...textsOf("sku"), quantity: number, received: number }),
    status: oneOf("ordered", "partially_received", "received"),
  });
  const partly = orders.filter(({ status }) => status === "partially_received");
  for (const order of partly)
    for (const { received } of itemsOf(order, "items")) expect(received).toBeGreaterThan(0);
  const reports = await recordsOf("SalesReport", {
    ...textsOf("month"),
    revenue: number,
    orders: number,
    averageOrderValue: number,
  });
  for (const { orders: many, averageOrderValue } of reports) {
    expect(many).toBeGreaterThan(100);
    expect(averageOrderValue).toBeLessThan(600);
  }
});
