import { always, type Domain, numberOf, timeOf } from "../properties.ts";

export const claims: Domain = {
  "/ticket-types": {
    each: [
      always(
        "what is left is what is not sold",
        (record) =>
          numberOf(record, "remaining") === numberOf(record, "quantity") - numberOf(record, "sold"),
      ),
      always("one may buy a few", (record) => numberOf(record, "maxPerOrder") <= 10),
    ],
  },
  "/screenings": {
    each: [
      always(
        "no more seats are sold than there are",
        (record) => numberOf(record, "seatsSold") <= numberOf(record, "seatsTotal"),
      ),
      always("a film is as long as films are", (r) => numberOf(r, "runtimeMinutes") >= 60),
    ],
  },
  "/domains": {
    each: [
      always("what has expired ended, what is active did not", (record, { now }) => {
        const isOver = timeOf(record, "expiresOn") <= now;
        return isOver === (record["status"] === "expired");
      }),
      always(
        "the days are those until then",
        (record, { now }) =>
          numberOf(record, "daysUntilExpiry") ===
          Math.max(0, Math.ceil((timeOf(record, "expiresOn") - now) / 86_400_000)),
      ),
    ],
  },
};
