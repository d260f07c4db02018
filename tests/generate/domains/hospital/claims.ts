import { before, type Domain, day, thereWhen } from "../properties.ts";

export const claims: Domain = {
  "/hospital-beds": {
    each: [
      thereWhen("patientName", "occupied"),
      thereWhen("admittedAt", "occupied"),
      before("admittedAt", "expectedDischarge", day, 14 * day),
    ],
  },
};
