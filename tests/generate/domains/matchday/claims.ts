import {
  always,
  atMost,
  type Domain,
  isPast,
  sum,
  thereIf,
  timeOf,
  type Values,
} from "../properties.ts";

const inner = (record: Values, name: string) => record[name] as Values;

export const claims: Domain = {
  "/tournament-matches": {
    each: [
      always("what has a score has been played", isPast("kickoff")),
      always("the score counts the goals of each side", (record) =>
        ["home", "away"].every((side) => {
          const { name } = inner(record, `${side}Team`);
          const goals = (record["scorers"] as readonly Values[]).filter(
            ({ team }) => team === name,
          );
          return record[`${side}Goals`] === goals.length;
        }),
      ),
      always("a short name is short for the name", (record) =>
        ["homeTeam", "awayTeam"].every((side) => {
          const { name, shortName } = inner(record, side);
          const plain = String(name).replaceAll(/[^A-Za-z]/g, "");
          return plain.toUpperCase().startsWith(String(shortName));
        }),
      ),
      always("a stage is a round of the cup", ({ stage }) =>
        /stage|Round|final|Final/.test(String(stage)),
      ),
    ],
  },
  "/youth-teams": {
    each: [
      always("the next match is ahead", (record, { now }) => {
        return timeOf(inner(record, "nextFixture"), "kickoffAt") > now;
      }),
      always("nobody scores more than three points a game", (record) => {
        return Number(inner(record, "record")["pointsPerGame"]) <= 3;
      }),
    ],
  },
  "/concert-tickets": {
    each: [
      sum("total", "faceValue fees"),
      thereIf("scannedAt", "scanned"),
      always("nobody has been at what is still to come", (record, { now }) =>
        record["scanned"] === true ? timeOf(inner(record, "event"), "showStarts") <= now : true,
      ),
      always("doors open before the show", (record) => {
        const event = inner(record, "event");
        const early = timeOf(event, "showStarts") - timeOf(event, "doorsOpen");
        return early >= 1_800_000 && early <= 2 * 3_600_000;
      }),
    ],
  },
  "/runner-results": {
    each: [
      atMost("divisionPlace", "overallPlace"),
      always("a time is a length", ({ chipTime }) => /^\d:\d\d:\d\d$/.test(String(chipTime))),
    ],
  },
};
