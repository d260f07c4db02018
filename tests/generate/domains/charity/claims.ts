import { always, type Domain, numberOf, percent, timeOf } from "../properties.ts";

export const claims: Domain = {
  "/donation-campaigns": {
    each: [
      percent("percentFunded", "raisedAmount", "goalAmount"),
      always("what was given, somebody gave", (record) =>
        numberOf(record, "raisedAmount") > 0
          ? numberOf(record, "donorsCount") > 0
          : numberOf(record, "donorsCount") === 0,
      ),
    ],
  },
  "/auction-lots": {
    each: [
      always("what is sold is over, and what is live is not", (record, { now }) =>
        /sold$/.test(String(record["status"]))
          ? timeOf(record, "endsAt") <= now
          : timeOf(record, "endsAt") > now,
      ),
      [
        "nobody has bid for what is upcoming",
        ({ status, bidCount }) => (status === "upcoming" ? bidCount === 0 : undefined),
      ],
      [
        "silver is of silver",
        ({ title, medium }) =>
          /^Silver/.test(String(title)) ? /silver/i.test(String(medium)) : undefined,
      ],
    ],
  },
  "/news-articles": {
    each: [
      [
        "a marathon is sport",
        ({ headline, section }) =>
          /marathon|cup/.test(String(headline)) ? section === "Sports" : undefined,
      ],
    ],
  },
};
