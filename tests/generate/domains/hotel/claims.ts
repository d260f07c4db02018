import { always, type Domain, numberOf, type Values } from "../properties.ts";

const roomsOf = ({ roomTypes }: Values) => roomTypes as readonly Values[];

export const claims: Domain = {
  "/hotels": {
    each: [
      always("the centre is near", (record) => numberOf(record, "distanceToCenterKm") < 10),
      [
        "one sleeps alone in a single room, and in two beds in a twin room",
        (record) => {
          const told = roomsOf(record).filter(({ name }) => /Single|Twin/.test(String(name)));
          return told.length === 0
            ? undefined
            : told.every(({ name, beds, maxGuests }) =>
                /Single/.test(String(name)) ? maxGuests === 1 : /twin/.test(String(beds)),
              );
        },
      ],
    ],
  },
  "/room-reservations": {
    each: [
      [
        "who has a single room comes alone",
        ({ roomType, adults, children }) =>
          roomType === "single" ? adults === 1 && children === 0 : undefined,
      ],
    ],
  },
  "/meeting-room-bookings": {
    each: [
      always("nobody comes twice", ({ attendees }) => {
        const names = attendees as readonly string[];
        return new Set(names).size === names.length;
      }),
    ],
    all: [
      [
        "one meets others",
        (records) =>
          records.filter(({ attendees }) => (attendees as readonly string[]).length > 1).length >
          records.length / 3,
      ],
    ],
  },
};
