import { always, type Domain, numberOf, timeOf } from "../properties.ts";

const furniture = [
  "Oak writing desk, c. 1880",
  "Set of six dining chairs",
  "Walnut chest of drawers",
];
const day = 86_400_000;

export const claims: Domain = {
  "/lots": {
    each: [
      always(
        "furniture is furniture, and nothing else is",
        ({ title, category }) => furniture.includes(String(title)) === (category === "Furniture"),
      ),
      always(
        "estimates and bids go up",
        (record) =>
          numberOf(record, "estimateLow") <= numberOf(record, "estimateHigh") &&
          numberOf(record, "startingBid") < numberOf(record, "currentBid"),
      ),
    ],
  },
  "/exhibitions": {
    each: [
      always("what is open has opened and not closed, what is closed has", (record, { now }) => {
        const [opens, closes] = [timeOf(record, "opensOn"), timeOf(record, "closesOn")];
        if (record["status"] === "open") return opens <= now && now < closes + day;
        return record["status"] === "closed" ? closes <= now : opens > now;
      }),
    ],
  },
  "/raffles": {
    each: [
      always(
        "only what is drawn has a winner",
        ({ status, winner, winningNumber }) =>
          (status === "drawn") === (winner !== null) &&
          (status === "drawn") === (winningNumber !== null),
      ),
      always(
        "no more tickets are sold than there are",
        (record) => numberOf(record, "ticketsSold") <= numberOf(record, "maxTickets"),
      ),
    ],
  },
};
