import { always, atMost, type Domain, day, numberOf, timeOf } from "../properties.ts";

export const claims: Domain = {
  "/personal-trainers": {
    each: [
      always("stars have been given by somebody", (record) => numberOf(record, "reviewCount") > 0),
    ],
    all: [
      [
        "many have more than one specialty",
        (records) =>
          records.filter(({ specialties }) => (specialties as string[]).length > 1).length >
          records.length / 3,
      ],
    ],
  },
  "/gym-members": {
    each: [
      [
        "the trainer is named where there is one, and only there",
        ({ personalTrainerId, personalTrainerName }, world) =>
          personalTrainerId === null
            ? personalTrainerName === null
            : world.find("/personal-trainers", personalTrainerId)["name"] === personalTrainerName,
      ],
      [
        "nobody comes more often than there were days",
        (record, { now }) =>
          numberOf(record, "totalVisits") <= 1 + (now - timeOf(record, "joinedAt")) / day,
      ],
    ],
    all: [
      [
        "who has the same plan pays the same, and more for a bigger one",
        (records) => {
          const fees = ["basic", "plus", "unlimited"].map((plan) => [
            ...new Set(
              records
                .filter(({ membershipPlan }) => membershipPlan === plan)
                .map(({ monthlyFee }) => Number(monthlyFee)),
            ),
          ]);
          const [basic = 0, plus = 0, unlimited = 0] = fees.map(([fee]) => fee);
          return fees.every(({ length }) => length === 1) && basic < plus && plus < unlimited;
        },
      ],
      [
        "few are neither men nor women",
        (records) =>
          records.filter(({ gender }) => gender === "nonbinary").length < records.length / 8,
      ],
    ],
  },
  "/fitness-classes": {
    each: [
      atMost("booked", "capacity"),
      [
        "yoga is no cardio",
        ({ title, category }) =>
          /yoga|pilates/i.test(String(title)) ? category !== "Cardio" : undefined,
      ],
    ],
  },
};
