import { always, type Domain, numberOf, timeOf } from "../properties.ts";

const year = 365.25 * 86_400_000;
/** From how much to how much one weighs. */
const weights: Readonly<Record<string, readonly [number, number]>> = {
  dog: [4, 38],
  cat: [2.8, 7],
  rabbit: [1.2, 4.5],
  "guinea pig": [0.7, 1.2],
  parrot: [0.1, 1.2],
};

export const claims: Domain = {
  "/pet-owners": {
    each: [
      always("the email is the owner's", ({ fullName, emailAddress }) =>
        String(emailAddress).startsWith(String(fullName).toLowerCase().replace(" ", ".")),
      ),
      [
        "the notes are about no animal",
        ({ notes }) =>
          notes === undefined ? undefined : !/companion|playful|walks/.test(String(notes)),
      ],
    ],
  },
  "/patients": {
    each: [
      [
        "an animal weighs what its kind weighs",
        (record) => {
          const range = weights[String(record["species"])];
          const weight = numberOf(record, "weightKg");
          return range && weight >= range[0] && weight <= range[1];
        },
      ],
      [
        "a cat has a breed of cats",
        ({ species, breed }) =>
          species === "cat" ? !/Labrador|Beagle|Poodle|Collie|Lop/.test(String(breed)) : undefined,
      ],
      [
        "nobody's pet is older than twelve",
        (record, { now }) => now - timeOf(record, "dateOfBirth") < 12.1 * year,
      ],
    ],
  },
};
