import { timelines } from "../../../facets/timeline.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const firsts =
  /^(?:year|founded|established|year (?:built|created|made|founded|established|of creation|completed)|(?:built|creation|completion|founding|foundation|construction) year|built|since)$/;
const tales =
  /^(?:description|about|summary|provenance|history|notes?|story|caption|bio|overview|details)$/;
const year = /\b(1[89]\d\d|20\d\d)\b/g;

/** Nobody tells of a year in which it was not yet there. */
export const findToldYears: FindRules = ({ slots }) => {
  const first = slots.find(({ words, kind }) => kind === "number" && firsts.test(words));
  if (!first) return [];
  return slots
    .filter(({ words, kind }) => kind === "text" && tales.test(words))
    .map((tale) => ({
      reads: [first, tale],
      writes: [tale],
      apply: (scope) => {
        const [begun, text] = [scope.values[first.name], scope.values[tale.name]];
        if (typeof begun !== "number" || typeof text !== "string") return;
        const last = new Date(scope.facet(timelines).now).getUTCFullYear();
        if (begun < 1000 || begun > last) return;
        const chance = chanceFor(scope, tale);
        const told = text.replace(year, (said) =>
          Number(said) < begun || Number(said) > last
            ? String(begun + chance.below(last - begun + 1))
            : said,
        );
        if (told !== text) write(scope, tale, told);
      },
    }));
};
