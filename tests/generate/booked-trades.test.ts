import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/schema/schema.ts";
import {
  at,
  daysFrom,
  flag,
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

const texts = { type: "array", items: text } as const;

describe("Who is trained", () => {
  it("has a whole number of sessions left, and weighs what a body weighs", async () => {
    const clients = await recordsOf("TrainingClient", {
      name: text,
      goal: text,
      startWeightKg: number,
      currentWeightKg: number,
      targetWeightKg: number,
      heightCm: number,
      sessionsLeft: number,
      measurements: listOf({ date: text, waistCm: number, weightKg: number }),
    });
    for (const client of clients) {
      const [start, current, target] = ["startWeightKg", "currentWeightKg", "targetWeightKg"].map(
        (name) => Number(client[name]),
      ) as [number, number, number];
      expect(Number.isInteger(client["sessionsLeft"])).toBe(true);
      expect(current).toBeGreaterThan(45);
      // Whoever wants less had more.
      expect(Math.sign(start - current) * Math.sign(current - target)).toBeGreaterThanOrEqual(0);
      const course = itemsOf(client, "measurements");
      expect(Number(course.at(-1)?.["weightKg"])).toBeCloseTo(current, -0.5);
    }
  });

  it("has had no more sessions than there are", async () => {
    const sessions = await recordsOf("TattooSession", {
      artist: text,
      sessionNumber: number,
      totalSessions: number,
      date: text,
    });
    for (const session of sessions)
      expect(session["sessionNumber"]).toBeLessThanOrEqual(Number(session["totalSessions"]));
  });
});

describe("What is still to come", () => {
  const ahead = ({ scheduledFor }: JsonObject) => at(scheduledFor) > now;

  it("is neither rated nor ticked off", async () => {
    const jobs = await recordsOf("CleaningJob", {
      customerName: text,
      scheduledFor: text,
      checklist: listOf({ task: text, done: flag }),
      rating: orNull(number),
    });
    expect(jobs.some(ahead)).toBe(true);
    for (const job of jobs.filter(ahead)) {
      expect(job["rating"]).toBeNull();
      for (const item of itemsOf(job, "checklist")) expect(item["done"]).toBe(false);
    }
  });

  it("is no walk-in", async () => {
    const visits = await recordsOf("BarberAppointment", {
      customerName: text,
      startsAt: text,
      status: oneOf("booked", "checked_in", "done", "no_show"),
      isWalkIn: flag,
    });
    for (const { status, isWalkIn } of visits)
      if (status === "booked" || status === "no_show") expect(isWalkIn).toBe(false);
  });

  it("is on its day by its status, where the day is called after an event", async () => {
    const orders = await recordsOf("CateringOrder", {
      client: text,
      eventDate: text,
      status: oneOf("inquiry", "quoted", "confirmed", "delivered", "cancelled"),
    });
    for (const { eventDate, status } of orders)
      if (status === "delivered") expect(daysFrom(eventDate)).toBeLessThanOrEqual(0);
  });
});

describe("Whoever has a place", () => {
  it("tells all of himself, and nobody tells nothing", async () => {
    const beds = await recordsOf("HostelBed", {
      dormName: text,
      bedNumber: number,
      guestName: orNull(text),
      nationality: orNull(text),
      checkIn: orNull(text),
      checkOut: orNull(text),
    });
    for (const { bedNumber, guestName, nationality, checkIn, checkOut } of beds) {
      expect(bedNumber).toBeLessThanOrEqual(24);
      for (const told of [nationality, checkIn, checkOut])
        expect(told === null).toBe(guestName === null);
    }
  });

  it("has begun within hours, and plays no more than was paid for", async () => {
    const lanes = await recordsOf("BowlingLane", {
      laneNumber: number,
      occupied: flag,
      partyName: orNull(text),
      playersCount: number,
      gamesBooked: number,
      gamesPlayed: number,
      startedAt: orNull(text),
    });
    for (const lane of lanes) {
      expect(lane["partyName"] === null).toBe(lane["occupied"] === false);
      expect(Number(lane["gamesPlayed"])).toBeLessThanOrEqual(Number(lane["gamesBooked"]));
      if (lane["occupied"] === false) expect(lane["playersCount"]).toBe(0);
      else expect(now - at(lane["startedAt"])).toBeLessThanOrEqual(2 * 3_600_000);
    }
  });
});

describe("What somebody comes to a house for", () => {
  it("is mended with what belongs to it, by somebody", async () => {
    const calls = await recordsOf("PlumbingCall", {
      caller: text,
      problem: text,
      urgency: oneOf("low", "normal", "emergency"),
      assignedPlumber: orNull(text),
      fixtures: texts,
      partsUsed: texts,
      resolved: flag,
      resolution: orNull(text),
    });
    for (const call of calls) {
      expect(call["resolution"] === null).toBe(call["resolved"] === false);
      if (call["resolved"] === true) expect(call["assignedPlumber"]).not.toBeNull();
      if (/pipe/i.test(String(call["problem"]))) expect(call["urgency"]).toBe("emergency");
      expect(JSON.stringify(call)).not.toMatch(/Trophy|Brake|floors\./);
    }
  });

  it("costs nothing where nothing leaks", async () => {
    const roofs = await recordsOf("RoofInspection", {
      condition: oneOf("good", "fair", "poor", "critical"),
      pitchDegrees: number,
      leaksFound: number,
      recommendations: texts,
      estimatedRepairCost: number,
    });
    for (const roof of roofs) {
      expect(roof["pitchDegrees"]).toBeGreaterThanOrEqual(5);
      if (roof["condition"] !== "good") continue;
      expect(roof["leaksFound"]).toBe(0);
      expect(roof["estimatedRepairCost"]).toBe(0);
    }
  });
});

describe("What a counter sells", () => {
  it("is of the kind that it is sorted under, and costs what it costs", async () => {
    const bikes = await recordsOf("BikeShopItem", {
      model: text,
      type: oneOf("road", "mountain", "city", "ebike", "kids"),
      frameSize: text,
      wheelSize: text,
      gears: number,
      batteryWh: orNull(number),
      price: number,
    });
    for (const { type, batteryWh, price } of bikes) {
      if (type !== "ebike") expect(batteryWh).toBeNull();
      expect(price).toBeGreaterThan(200);
    }
    const washes = await recordsOf("CarWashPackage", {
      ...textsOf("name", "badge"),
      price: number,
      includes: texts,
      monthlyPlanPrice: number,
    });
    for (const wash of washes) {
      expect(Number(wash["monthlyPlanPrice"])).toBeLessThan(Number(wash["price"]) * 3);
      expect(JSON.stringify(wash["includes"])).not.toMatch(/guide|Hotel/);
    }
  });

  it("is cooked as the kitchen is called", async () => {
    const trucks = await recordsOf("FoodTruck", {
      ...textsOf("name", "cuisine"),
      menu: listOf({ dish: text, price: number, vegetarian: flag }),
    });
    for (const truck of trucks.filter(({ cuisine }) => cuisine === "Korean"))
      for (const { dish } of itemsOf(truck, "menu"))
        expect(dish).toMatch(/bibimbap|Kimchi|bulgogi|gochujang|mandu/);
  });

  it("takes a tenth or more for serving what was ordered", async () => {
    const orders = await recordsOf("CateringOrder", {
      guestCount: number,
      pricePerGuest: number,
      subtotal: number,
      serviceFee: number,
      total: number,
    });
    for (const order of orders) {
      const [sum, fee] = [Number(order["subtotal"]), Number(order["serviceFee"])];
      expect(fee).toBeGreaterThanOrEqual(sum * 0.09);
      expect(fee).toBeLessThanOrEqual(sum * 0.19);
    }
  });
});

describe("What can be had", () => {
  it("can be had on days to come, one after the other", async () => {
    const venues = await recordsOf("WeddingVenue", {
      name: text,
      availableDates: texts,
      capacitySeated: number,
      capacityStanding: number,
    });
    for (const venue of venues) {
      const days = (venue["availableDates"] as readonly string[]).map((one) => daysFrom(one));
      expect(days.every((one) => one > 0)).toBe(true);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(Number(venue["capacitySeated"])).toBeLessThan(Number(venue["capacityStanding"]));
    }
  });

  it("was bid for so much, where somebody has bid", async () => {
    const lots = await recordsOf("AuctionLot", {
      title: text,
      startingBid: number,
      currentBid: orNull(number),
      bidCount: number,
    });
    for (const { bidCount, currentBid, startingBid } of lots)
      if (Number(bidCount) > 0)
        expect(Number(currentBid)).toBeGreaterThanOrEqual(Number(startingBid));
  });

  it("is paid for piece by piece", async () => {
    const services = await recordsOf("TireService", {
      licensePlate: text,
      tireSize: text,
      pricePerTire: number,
      quantity: number,
      totalPrice: number,
    });
    for (const { tireSize, pricePerTire, quantity, totalPrice } of services) {
      expect(tireSize).toMatch(/^\d{3}\/\d\d R\d\d$/);
      expect(Number(totalPrice)).toBeCloseTo(Number(pricePerTire) * Number(quantity), 1);
    }
  });
});

describe("What is hired or bought", () => {
  it("is had for days where it is paid for by the day", async () => {
    const rentals = await recordsOf("SkiRental", {
      renter: text,
      heightCm: number,
      skiLengthCm: number,
      ...textsOf("from", "until"),
      pricePerDay: number,
    });
    for (const { from, heightCm, skiLengthCm } of rentals) {
      expect(Number.isNaN(at(from))).toBe(false);
      expect(Number(skiLengthCm)).toBeLessThan(Number(heightCm));
    }
  });

  it("is fitted on a day, and is no bed linen", async () => {
    const orders = await recordsOf("TailorOrder", {
      customer: text,
      garment: text,
      firstFitting: text,
      price: number,
    });
    for (const { garment, firstFitting, price } of orders) {
      expect(Number.isNaN(at(firstFitting))).toBe(false);
      expect(garment).not.toMatch(/Duvet/);
      expect(price).toBeGreaterThanOrEqual(90);
    }
  });

  it("is cheaper than it was, and goes down as it is made", async () => {
    const packages = await recordsOf("TravelPackage", {
      title: text,
      nights: number,
      pricePerPerson: number,
      originalPrice: number,
    });
    for (const { pricePerPerson, originalPrice } of packages)
      expect(Number(pricePerPerson)).toBeLessThan(Number(originalPrice));
    const orders = await recordsOf("PharmacyOrder", {
      medication: text,
      form: oneOf("tablet", "cream"),
      instructions: text,
      prescriptionRequired: flag,
      prescriber: orNull(text),
    });
    for (const { form, instructions, prescriber, prescriptionRequired } of orders) {
      expect(instructions).toMatch(form === "cream" ? /thinly|skin/ : /tablet/);
      expect(prescriber === null).toBe(prescriptionRequired === false);
    }
  });
});

describe("Who has died", () => {
  it("has done so lately where others speak of the deceased", async () => {
    const services = await recordsOf("FuneralService", {
      deceased: toObject({ name: text, dateOfBirth: text, dateOfDeath: text }),
      type: oneOf("burial", "cremation"),
      serviceDate: text,
    });
    for (const { deceased } of services)
      expect(daysFrom((deceased as JsonObject)["dateOfDeath"])).toBeGreaterThan(-1200);
  });
});

describe("What is charged", () => {
  it("is no more than the charger has given since it began", async () => {
    const sessions = await recordsOf("ChargingSession", {
      startedAt: text,
      endedAt: orNull(text),
      energyKwh: number,
      maxPowerKw: number,
      idleFee: number,
      status: oneOf("charging", "completed"),
    });
    for (const session of sessions) {
      if (session["status"] !== "charging" || session["endedAt"] !== null) continue;
      const hours = (now - at(session["startedAt"])) / 3_600_000;
      expect(session["idleFee"]).toBe(0);
      if (hours > 0)
        expect(session["energyKwh"]).toBeLessThanOrEqual(hours * Number(session["maxPowerKw"]));
    }
  });
});
