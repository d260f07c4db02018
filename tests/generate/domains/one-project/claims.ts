import { always, type Domain, day, numberOf, timeOf } from "../properties.ts";

/** Many domains in one project, as a test writes them: what is said of one must not spoil another. */
export const claims: Domain = {
  "/hotels": {
    each: [always("a night costs something", (one) => numberOf(one, "pricePerNight") > 0)],
  },
  "/hotel-rooms": {
    each: [],
    all: [
      [
        "rooms of one hotel have prices of their own",
        (rooms) => {
          const [first] = rooms;
          const same = rooms.filter(({ hotelId }) => hotelId === first?.["hotelId"]);
          const prices = new Set(same.map(({ pricePerNight }) => pricePerNight));
          return same.length < 3 || prices.size > 1;
        },
      ],
    ],
  },
  "/reservations": {
    each: [
      [
        "a stay costs what its nights in the room cost, and the room is the hotel's",
        (stay, world) => {
          const room = world.find("/hotel-rooms", stay["roomId"]);
          if (room["hotelId"] !== stay["hotelId"]) return false;
          const price = numberOf(stay, "nights") * numberOf(room, "pricePerNight");
          return Math.abs(numberOf(stay, "totalPrice") - price) < 0.01;
        },
      ],
    ],
  },
  "/prescriptions": {
    each: [
      [
        "what is taken once a day is said so",
        ({ frequency, instructions }) =>
          frequency === "once daily"
            ? /daily|morning|breakfast/.test(String(instructions))
            : undefined,
      ],
    ],
  },
  "/employees": {
    each: [
      [
        "who works in Germany is paid in euros, whoever the manager is",
        ({ location, currency }) =>
          /Germany$/.test(String(location)) ? currency === "EUR" : undefined,
      ],
    ],
  },
  "/leave-requests": {
    each: [
      always(
        "the last day is a day off, too",
        (leave) =>
          numberOf(leave, "days") ===
          Math.round((timeOf(leave, "endDate") - timeOf(leave, "startDate")) / day) + 1,
      ),
      [
        "it was decided on before now, and not years before it begins",
        (leave, { now }) =>
          leave["decidedAt"] === null
            ? undefined
            : timeOf(leave, "decidedAt") <= now &&
              timeOf(leave, "startDate") - timeOf(leave, "decidedAt") < 200 * day,
      ],
      [
        "nobody is ill on a family holiday",
        ({ type, reason }) => (type === "sick" ? reason !== "Family holiday" : undefined),
      ],
    ],
  },
  "/shipments": {
    each: [
      always("a parcel is measured in what parcels are measured in", ({ dimensions }) =>
        ["cm", "in"].includes((dimensions as { unit: string }).unit),
      ),
      [
        "only what was delivered was handed over",
        ({ status, events }) =>
          (events as { description: string }[]).some(({ description }) =>
            /Handed/.test(description),
          )
            ? status === "delivered"
            : undefined,
      ],
      [
        "the log leads from where it was sent to where it goes",
        ({ origin, destination, events }) =>
          (events as { location: string }[]).length === 0
            ? undefined
            : (events as { location: string }[]).every(({ location }) =>
                [origin, destination].includes(location),
              ),
      ],
    ],
  },
  "/sensors": {
    each: [
      [
        "it is told of what is too warm, not of what is boiling",
        ({ type, threshold }) =>
          type === "temperature"
            ? (threshold as { max: number }).max <= 30 && (threshold as { min: number }).min >= 10
            : undefined,
      ],
      [
        "a detection is no percentage",
        ({ type, unit }) => (type === "motion" ? unit === "detections" : undefined),
      ],
    ],
  },
  "/matches": {
    each: [
      always("nobody plays against themselves", ({ homeTeam, awayTeam }) => homeTeam !== awayTeam),
    ],
    all: [
      [
        "a team meets several others",
        (matches) => {
          const home = matches.filter(({ homeTeam }) => homeTeam === matches[0]?.["homeTeam"]);
          return new Set(home.map(({ awayTeam }) => awayTeam)).size > 3;
        },
      ],
    ],
  },
  "/permits": {
    each: [
      [
        "what was issued was thought over",
        (permit) =>
          permit["issuedDate"] === null
            ? undefined
            : timeOf(permit, "issuedDate") - timeOf(permit, "submittedDate") >= 5 * day,
      ],
      always(
        "what was not issued does not expire",
        ({ status, expirationDate }) =>
          !["submitted", "under_review", "denied"].includes(String(status)) ||
          expirationDate === null,
      ),
    ],
  },
};
