import { men, women } from "../../../../src/generate/phrases/person-names.ts";
import { always, before, type Domain, day, numberOf, type Values } from "../properties.ts";

const isWoman = (name: unknown) => women.includes(String(name).split(" ")[0] ?? "");
const isMan = (name: unknown) => men.includes(String(name).split(" ")[0] ?? "");

const offices: readonly (readonly [RegExp, string])[] = [
  [/, United States$/, "USD"],
  [/, United Kingdom$/, "GBP"],
];

export const claims: Domain = {
  "/patients": {
    each: [
      always("a first name is of its sex", ({ firstName, sex }) =>
        sex === "female" ? isWoman(firstName) : isMan(firstName),
      ),
      always("what is noted is not about a donation", ({ notes }) => !/donor/.test(String(notes))),
    ],
  },
  "/employees": {
    each: [
      always("a name is of its gender, where that is one of the two", ({ fullName, gender }) =>
        gender === "X" ? true : gender === "F" ? isWoman(fullName) : isMan(fullName),
      ),
      always("a data engineer works in Data, a brand analyst in Marketing", (employee) => {
        const { jobTitle, department } = employee;
        if (/\bData\b/.test(String(jobTitle))) return department === "Data";
        return !/\bBrand\b/.test(String(jobTitle)) || department === "Marketing";
      }),
      [
        "who works in a country is paid in its money",
        ({ officeLocation, currency }) => {
          const office = offices.find(([place]) => place.test(String(officeLocation)));
          return office && office[1] === currency;
        },
      ],
      before("hireDate", "createdAt", -day),
    ],
  },
  "/hotel-stays": {
    each: [
      before("cancellationDeadline", "checkIn", 0, 8 * day),
      always("a room is for one to three", (stay) => numberOf(stay, "adults") <= 3),
    ],
  },
  "/podcasts": {
    each: [
      always("the latest episode has the last number", ({ episodeCount, latestEpisode }) => {
        return (latestEpisode as Values)["number"] === episodeCount;
      }),
    ],
  },
  "/course-modules": {
    each: [
      [
        "all lessons together take the total",
        ({ lessons, totalDuration }) => {
          const all = lessons as readonly Values[];
          if (all.length === 0) return undefined;
          return (
            all.reduce((sum, one) => sum + numberOf(one, "durationMinutes"), 0) === totalDuration
          );
        },
      ],
      always("a course has a dozen modules at most", (one) => numberOf(one, "order") <= 12),
    ],
  },
  "/bank-transactions": {
    each: [
      [
        "the bank names the merchant",
        ({ merchant, counterparty }) =>
          merchant === undefined ? undefined : merchant === counterparty,
      ],
      always("a balance is no small number", (one) => numberOf(one, "balanceAfter") > 100),
    ],
  },
};
