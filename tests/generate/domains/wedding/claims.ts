import { men, women } from "../../../../src/generate/phrases/person-names.ts";
import { always, type Domain, numberOf, timeOf } from "../properties.ts";

export const claims: Domain = {
  "/weddings": {
    each: [
      always(
        "a bride has a woman's name, a groom a man's",
        ({ bride, groom }) =>
          women.includes(String(bride).split(" ")[0] ?? "") &&
          men.includes(String(groom).split(" ")[0] ?? ""),
      ),
      always(
        "the couple is those two",
        ({ coupleNames, bride, groom }) =>
          coupleNames === `${String(bride).split(" ")[0]} & ${String(groom).split(" ")[0]}`,
      ),
      always(
        "no more is spent than there is",
        (record) => numberOf(record, "spent") <= numberOf(record, "budget"),
      ),
      always(
        "one answers before the day",
        (record) => timeOf(record, "rsvpDeadline") < timeOf(record, "weddingDate"),
      ),
    ],
  },
  "/wedding-guests": {
    each: [
      [
        "nobody answers before being asked",
        (record) =>
          record["respondedAt"] === null
            ? undefined
            : timeOf(record, "respondedAt") >= timeOf(record, "invitedAt"),
      ],
    ],
  },
};
