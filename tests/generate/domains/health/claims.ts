import {
  afterParent,
  always,
  atMost,
  before,
  copyOf,
  type Domain,
  hour,
  isAhead,
  isPast,
  lessThan,
  minute,
  notThereIf,
  numberOf,
  onePerson,
  thereIf,
  thereWhen,
  timeOf,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/patients": {
    each: [
      always(
        "the full name is both names",
        ({ firstName, lastName, fullName }) => fullName === `${firstName} ${lastName}`,
      ),
      onePerson("fullName", "email"),
      always(
        "age and date of birth agree",
        (patient, { now }) =>
          numberOf(patient, "age") ===
          Math.floor((now - timeOf(patient, "dateOfBirth")) / 31_557_600_000),
      ),
      notThereIf("deactivatedAt", "isActive"),
      thereIf("deathDate", "isDeceased"),
    ],
  },
  "/appointments": {
    each: [
      copyOf("patientName", "patientId", "/patients", "fullName"),
      before("startsAt", "endsAt", 30 * minute, 2 * hour),
      always(
        "durationMinutes is how long it takes",
        (visit) =>
          numberOf(visit, "durationMinutes") ===
          (timeOf(visit, "endsAt") - timeOf(visit, "startsAt")) / minute,
      ),
      before("bookedAt", "startsAt"),
      thereWhen("cancelledAt", "cancelled"),
      thereWhen("cancellationReason", "cancelled"),
      whenStatus("scheduled", "it lies ahead", isAhead("startsAt")),
      whenStatus("completed no_show", "it is over", isPast("endsAt")),
      whenStatus(
        "in_progress",
        "it is going on",
        (visit, world) => isPast("startsAt")(visit, world) && isAhead("endsAt")(visit, world),
      ),
    ],
  },
  "/vital-signs": {
    each: [
      lessThan("diastolic", "systolic"),
      lessThan("minHeartRate", "maxHeartRate"),
      atMost("averageHeartRate", "maxHeartRate"),
      atMost("minHeartRate", "averageHeartRate"),
      afterParent("recordedAt", "patientId", "/patients", "registeredAt"),
    ],
  },
};
