import { always, type Domain, numberOf, timeOf } from "../properties.ts";

const quarter = 15 * 60_000;

export const claims: Domain = {
  "/desks": {
    each: [
      always(
        "a month costs more than a day of hours, and less than all of them",
        (record) =>
          numberOf(record, "monthlyRate") > 8 * numberOf(record, "hourlyRate") &&
          numberOf(record, "monthlyRate") < 160 * numberOf(record, "hourlyRate"),
      ),
      always("a desk is marked as places are", ({ label }) => /^[A-Z]-\d+$/.test(String(label))),
    ],
  },
  "/desk-bookings": {
    each: [
      [
        "one checks in around the time that is booked",
        (record) =>
          record["checkedInAt"] === null
            ? undefined
            : Math.abs(timeOf(record, "checkedInAt") - timeOf(record, "startTime")) <= quarter,
      ],
      always(
        "the hours are those between the two",
        (record) =>
          numberOf(record, "hours") * 4 * quarter ===
          timeOf(record, "endTime") - timeOf(record, "startTime"),
      ),
    ],
  },
  "/storage-units": {
    each: [
      always(
        "what is free has no tenant, and nobody who pays",
        ({ occupied, tenant, rentedSince, paidThrough }) =>
          [tenant, rentedSince, paidThrough].every((value) => (value !== null) === occupied),
      ),
    ],
  },
};
