import { always, type Domain, numberOf, sum } from "../properties.ts";

export const claims: Domain = {
  "/dental-patients": {
    each: [
      always("the email is the patient's", ({ firstName, lastName, email }) =>
        String(email).startsWith(`${firstName}.${lastName}`.toLowerCase()),
      ),
    ],
  },
  "/treatment-plans": {
    each: [
      sum("patientPays", "estimatedCost", "insuranceCovers"),
      always(
        "no more sessions are done than planned",
        (record) => numberOf(record, "sessionsDone") <= numberOf(record, "sessionsPlanned"),
      ),
      always(
        "a tooth has a number of two digits",
        ({ toothNumber }) => Number(toothNumber) >= 11 && Number(toothNumber) <= 48,
      ),
    ],
  },
};
