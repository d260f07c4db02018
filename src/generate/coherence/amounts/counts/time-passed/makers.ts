import type { Scope } from "../../../../draw/scope.ts";
import { timelines } from "../../../../facets/timeline.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";

const births =
  "artist birth year|artist born|artist born year|birth year|artist year of birth|author birth year|author born|author year of birth";
const deaths =
  "artist death year|artist died|artist died year|death year|artist year of death|author death year|author died|author year of death";
const made =
  "year created|year|creation year|created year|year made|year painted|year of creation|publication year|published year|year published|first published";

/** Nobody makes anything before they are grown, or when they are dead. */
export const findMakers: FindRules = ({ slots }) => {
  const [birth, death, year] = [births, deaths, made].map((names) =>
    findNamed(slots, names, quantityKinds),
  );
  if (!birth || !year) return [];
  const apply = (scope: Scope) => {
    const [born, at] = [readQuantity(scope, birth), readQuantity(scope, year)];
    const died = death && readQuantity(scope, death);
    if (born === undefined || at === undefined) return;
    const thisYear = new Date(scope.facet(timelines).now).getUTCFullYear();
    if (at >= born + 18 && at <= (died ?? Math.min(thisYear, born + 90))) return;
    const chance = chanceFor(scope, birth);
    const begun = at - chance.between(22, 48);
    writeQuantity(scope, birth, begun);
    if (death && died !== undefined)
      writeQuantity(
        scope,
        death,
        Math.min(thisYear - 1, Math.max(at, begun + chance.between(58, 86))),
      );
  };
  return [{ reads: [year, birth], writes: death ? [birth, death] : [birth], apply }];
};
