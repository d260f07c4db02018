import { always, atMost, type Domain, day, numberOf, timeOf, type Values } from "../properties.ts";

const itemsOf = (record: Values, name: string) => record[name] as readonly Values[];
const clock = /^\d\d:\d\d$/;

export const claims: Domain = {
  "/football-matches": {
    each: [
      always("no team plays itself", ({ homeTeam, awayTeam }) => homeTeam !== awayTeam),
      always("nobody scores before the match", (record) =>
        record["status"] === "scheduled" ? itemsOf(record, "goals").length === 0 : true,
      ),
      [
        "the score is what the goals say",
        (record) =>
          record["homeScore"] === null
            ? undefined
            : ["home", "away"].every(
                (side) =>
                  itemsOf(record, "goals").filter(({ team }) => team === side).length ===
                  record[`${side}Score`],
              ),
      ],
      [
        "no goal in a minute that is still to come",
        (record) =>
          record["minute"] === null
            ? undefined
            : itemsOf(record, "goals").every(
                (goal) => numberOf(goal, "minute") <= numberOf(record, "minute"),
              ),
      ],
    ],
  },
  "/support-cases": {
    each: [
      [
        "the customer begins, and speaks with whom the case is given to",
        (record) => {
          const authors = itemsOf(record, "messages").map(({ author }) => author);
          if (authors.length === 0) return undefined;
          const { name } = record["customer"] as Values;
          return (
            authors[0] === name &&
            authors.every((author) => author === name || author === record["assignee"])
          );
        },
      ],
      [
        "a customer hears what they say",
        (record) => {
          const { name } = record["customer"] as Values;
          const own = itemsOf(record, "messages").filter(({ author }) => author === name);
          return own.length === 0 ? undefined : own.every(({ isInternal }) => isInternal === false);
        },
      ],
    ],
  },
  "/menu-sections": {
    each: [
      [
        "no lamb is vegetarian",
        (record) => {
          const meat = itemsOf(record, "items").filter(({ name }) =>
            /lamb|chicken|salmon|prawn/i.test(String(name)),
          );
          return meat.length === 0 ? undefined : meat.every(({ vegetarian }) => !vegetarian);
        },
      ],
      [
        "nobody has soup for dessert",
        (record) =>
          record["category"] === "Desserts"
            ? itemsOf(record, "items").every(({ name }) => !/soup|curry|stew/.test(String(name)))
            : undefined,
      ],
    ],
  },
  "/opening-times": {
    each: [
      always("one can read when it opens and closes", (record) =>
        itemsOf(record, "openingHours").every(
          ({ open, close }) =>
            clock.test(String(open)) && clock.test(String(close)) && String(open) < String(close),
        ),
      ),
    ],
  },
  "/players": {
    each: [
      always("players are young", (record, { now }) => {
        const years = (now - timeOf(record, "dateOfBirth")) / day / 365;
        return years > 16 && years < 38;
      }),
      always("an injury has whoever is injured", ({ injured, injury }) =>
        injured ? injury !== null : injury === null,
      ),
      ["a keeper keeps", ({ position, goals }) => (position === "GK" ? goals === 0 : undefined)],
    ],
  },
  "/personal-loans": {
    each: [
      atMost("balance", "principal"),
      always("who is not insured pays nothing for it", ({ insurance, insuranceFee }) =>
        insurance ? true : insuranceFee === 0,
      ),
      [
        "a car costs less than a house",
        (record) =>
          record["type"] === "auto" ? numberOf(record, "principal") < 60_000 : undefined,
      ],
    ],
  },
};
