import { expect, test } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  at,
  itemsOf,
  listOf,
  now,
  number,
  oneOf,
  orNull,
  recordsOf,
  text,
  textsOf,
  toObject,
} from "./models.ts";

const hours = (from: unknown, to: unknown) => (at(to) - at(from)) / 3_600_000;

test("what is paid by the hour costs the hours between its times, and nothing yet where it goes on", async () => {
  const sessions = await recordsOf("ParkingSession", {
    ...textsOf("plate", "startedAt"),
    endedAt: orNull(text),
    ratePerHour: number,
    totalCost: orNull(number),
  });
  expect(sessions.some(({ endedAt }) => endedAt === null)).toBe(true);
  for (const { startedAt, endedAt, ratePerHour, totalCost } of sessions) {
    if (endedAt === null) expect(totalCost).toBeNull();
    else
      expect(totalCost).toBeCloseTo(
        Number((hours(startedAt, endedAt) * Number(ratePerHour)).toFixed(2)),
        2,
      );
  }
  const stays = await recordsOf("ParkingStay", {
    ...textsOf("spot", "checkedInAt"),
    checkedOutAt: orNull(text),
    tariff: number,
    amount: number,
  });
  for (const { checkedInAt, checkedOutAt, tariff, amount } of stays) {
    const until = checkedOutAt ?? new Date(now).toISOString();
    const worth = hours(checkedInAt, until) * Number(tariff);
    expect(Math.abs(Number(amount) - worth)).toBeLessThan(0.011);
    if (checkedOutAt !== null) expect(hours(checkedInAt, checkedOutAt)).toBeLessThan(10);
  }
});

test("taxes and an insurance come on top of the days at a rate", async () => {
  const rentals = await recordsOf("CarRental", {
    ...textsOf("pickupDate", "returnDate"),
    dailyRate: number,
    insurance: number,
    taxes: number,
    total: number,
  });
  for (const { pickupDate, returnDate, dailyRate, insurance, taxes, total } of rentals) {
    const days = Math.max(1, Math.round(hours(pickupDate, returnDate) / 24));
    const sum = days * Number(dailyRate) + Number(insurance) + Number(taxes);
    expect(total).toBeCloseTo(sum, 1);
  }
  const stays = await recordsOf("HotelReservation", {
    ...textsOf("checkIn", "checkOut"),
    nights: number,
    ratePerNight: number,
    taxesAndFees: number,
    totalPrice: number,
  });
  for (const { nights, ratePerNight, taxesAndFees, totalPrice } of stays)
    expect(totalPrice).toBeCloseTo(Number(nights) * Number(ratePerNight) + Number(taxesAndFees), 1);
});

test("a fare is the sum of its parts, raised where many want to ride, and nobody tips on the way", async () => {
  const rides = await recordsOf("Ride", {
    distanceKm: number,
    baseFare: number,
    surgeMultiplier: number,
    tip: number,
    totalFare: number,
    status: oneOf("requested", "in_progress", "completed"),
  });
  for (const { distanceKm, baseFare, surgeMultiplier, tip, totalFare, status } of rides) {
    expect(totalFare).toBeCloseTo(Number(baseFare) * Number(surgeMultiplier) + Number(tip), 1);
    expect(Number(baseFare)).toBeLessThan(5 + 2.5 * Number(distanceKm));
    if (status !== "completed") expect(tip).toBe(0);
  }
  const trips = await recordsOf("TaxiTrip", {
    driverName: text,
    distanceKm: number,
    durationMinutes: number,
    fare: toObject({ base: number, distance: number, time: number, total: number }),
  });
  for (const { fare, distanceKm } of trips) {
    const { base, distance, time, total } = fare as JsonObject;
    expect(total).toBeCloseTo(Number(base) + Number(distance) + Number(time), 1);
    expect(Number(time)).toBeLessThan(20);
    expect(Number(distanceKm)).toBeLessThan(30);
  }
});

test("parts are used where work was done, few of each, and such as the work needs", async () => {
  const appointments = await recordsOf("ServiceAppointment", {
    serviceType: oneOf("oil_change", "brake_service", "battery_replacement"),
    vehicleId: text,
    scheduledAt: text,
    estimatedDurationMinutes: number,
    laborHours: number,
    partsUsed: listOf({ name: text, quantity: number, unitPrice: number }),
    status: oneOf("scheduled", "in_progress", "completed"),
  });
  const fits: Readonly<Record<string, RegExp>> = {
    oil_change: /oil|gasket/i,
    brake_service: /brake/i,
    battery_replacement: /battery|terminal/i,
  };
  for (const appointment of appointments) {
    const { status, serviceType, estimatedDurationMinutes, laborHours } = appointment;
    const parts = itemsOf(appointment, "partsUsed");
    if (status === "scheduled") expect(parts).toHaveLength(0);
    for (const { name, quantity, unitPrice } of parts) {
      expect(String(name)).toMatch(fits[String(serviceType)] ?? /never/);
      expect(Number(quantity)).toBeLessThanOrEqual(2);
      if (/filter/.test(String(name))) expect(Number(unitPrice)).toBeLessThan(40);
    }
    expect(laborHours).toBeCloseTo(Number(estimatedDurationMinutes) / 60, 1);
  }
});

test("a line stops first where it begins and last where it ends, and comes to each stop after the one before", async () => {
  const routes = await recordsOf("BusRoute", {
    ...textsOf("origin", "destination"),
    stops: listOf({ name: text, sequence: number, arrivalOffsetMin: number }),
    stopCount: number,
  });
  for (const route of routes) {
    const stops = itemsOf(route, "stops");
    expect(route["stopCount"]).toBe(stops.length);
    if (stops.length < 2) continue;
    expect(stops[0]?.["name"]).toBe(route["origin"]);
    expect(stops.at(-1)?.["name"]).toBe(route["destination"]);
    const offsets = stops.map(({ arrivalOffsetMin }) => Number(arrivalOffsetMin));
    expect(offsets[0]).toBe(0);
    expect(offsets).toEqual([...new Set(offsets)].toSorted((a, b) => a - b));
  }
});

test("a tour of some days has a day of its itinerary for each, and the price of a journey", async () => {
  const tours = await recordsOf("Tour", {
    ...textsOf("title", "destination"),
    durationDays: number,
    maxGroupSize: number,
    pricePerPerson: number,
    excludes: { type: "array", items: text },
    itinerary: listOf({ day: number, title: text, description: text }),
  });
  for (const tour of tours) {
    const days = itemsOf(tour, "itinerary");
    if (days.length > 0) expect(tour["durationDays"]).toBe(days.length);
    expect(Number(tour["pricePerPerson"])).toBeGreaterThan(200);
    expect(String(tour["excludes"])).not.toMatch(/[=>]/);
    for (const { title } of days) expect(String(title)).not.toMatch(/night train|Getaway/);
  }
});

test("what is short stays in town, where it was called to a destination, and few ride in one car", async () => {
  const rides = await recordsOf("RideRequest", {
    ...textsOf("pickupAddress", "destinationAddress"),
    driver: toObject({ name: text }),
    estimatedFare: number,
    passengers: number,
  });
  const townOf = (address: unknown) => String(address).split(", ").at(-1)?.split(" ")[0];
  for (const { pickupAddress, destinationAddress, passengers } of rides) {
    expect(townOf(destinationAddress)).toBe(townOf(pickupAddress));
    expect(Number(passengers)).toBeLessThanOrEqual(4);
  }
});

test("a car park is as full as it has no spaces left, and a trip is in the country of its destination", async () => {
  const lots = await recordsOf("ParkingLot", {
    totalSpaces: number,
    availableSpaces: number,
    occupancyRate: number,
  });
  for (const { totalSpaces, availableSpaces, occupancyRate } of lots) {
    const share = ((Number(totalSpaces) - Number(availableSpaces)) / Number(totalSpaces)) * 100;
    expect(Math.abs(Number(occupancyRate) - share)).toBeLessThan(1);
  }
  const trips = await recordsOf("Trip", textsOf("name", "destination", "country", "startDate"));
  const countries = new Map<unknown, Set<unknown>>();
  for (const { destination, country } of trips)
    countries.set(destination, (countries.get(destination) ?? new Set()).add(country));
  for (const [, found] of countries) expect(found.size).toBe(1);
});

test("what a van has not brought yet has no time at which it came, and a parcel at customs was sent", async () => {
  const routes = await recordsOf("DeliveryRoute", {
    driverName: text,
    stops: listOf({
      customerName: text,
      status: oneOf("pending", "delivered", "failed"),
      arrivedAt: orNull(text),
    }),
    status: oneOf("planned", "in_progress", "completed"),
  });
  for (const { status, arrivedAt } of routes.flatMap((route) => itemsOf(route, "stops")))
    if (status === "pending") expect(arrivedAt).toBeNull();
  const shipments = await recordsOf("Shipment", {
    ...textsOf("carrier", "eta"),
    shippedAt: orNull(text),
    status: oneOf("booked", "picked_up", "customs", "delivered"),
  });
  for (const { status, shippedAt } of shipments)
    expect(shippedAt === null).toBe(status === "booked");
});

test("a car that is hired by the day is back on another day, and its price is the sum of them", async () => {
  const rentals = await recordsOf("RentalBooking", {
    ...textsOf("pickupTime", "dropoffTime"),
    dailyRate: number,
    rentalDays: number,
    totalPrice: number,
  });
  for (const { pickupTime, dropoffTime, dailyRate, rentalDays, totalPrice } of rentals) {
    expect(rentalDays).toBe((at(dropoffTime) - at(pickupTime)) / 86_400_000);
    expect(rentalDays).toBeGreaterThan(0);
    expect(totalPrice).toBeCloseTo(Number(dailyRate) * Number(rentalDays), 1);
  }
});

test("who books a hotel at a destination stays for more than a night", async () => {
  const bookings = await recordsOf("HotelBooking", {
    ...textsOf("destination", "checkIn", "checkOut"),
    nights: number,
  });
  expect(new Set(bookings.map(({ nights }) => nights)).size).toBeGreaterThan(4);
});

test("a conference is an event of some days", async () => {
  const events = await recordsOf("ConferenceEvent", textsOf("name", "startsAt", "endsAt"));
  for (const { startsAt, endsAt } of events)
    expect(at(endsAt) - at(startsAt)).toBeGreaterThanOrEqual(86_400_000);
});

test("the next hearing is known while a case goes on", async () => {
  const cases = await recordsOf("LegalCase", {
    stage: oneOf("intake", "discovery", "settled", "closed"),
    nextHearing: orNull(text),
  });
  const known = cases.filter(({ nextHearing }) => nextHearing !== null);
  expect(known.length).toBeGreaterThan(5);
  for (const { stage } of known) expect(stage).toMatch(/intake|discovery/);
});
