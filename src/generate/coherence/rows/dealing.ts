import { mix } from "../../draw/chance.ts";
import { permute } from "../../draw/permute.ts";
import type { Scope } from "../../draw/scope.ts";
import type { Row } from "./row-table.ts";

/** A row in one of its variants, which are less than its period. */
export interface Dealt {
  readonly row: Row;
  readonly variant: number;
}

/** Deals a row to each record, so that none comes again before all have come. */
export interface Dealing {
  /** How many records there can be before one is told of what another is. */
  readonly size: number;
  readonly deal: (scope: Scope) => Dealt;
}

/** So often in a round a row comes in other words: more of it would be all that one sees. */
const mostVariants = 4;

/**
 * First each row once, then each that can be told in other words once more, and so on: rows without
 * variants come late again.
 */
export function toDealing(rows: readonly Row[], key: number, isInOrder = false): Dealing {
  const turns = Array.from({ length: mostVariants }, (_, turn) =>
    rows.filter(({ variants }) => variants > turn),
  );
  const size = turns.reduce((sum, turn) => sum + turn.length, 0);
  const deal = (scope: Scope): Dealt => {
    const { index, seed } = standingOf(scope, key);
    const round = Math.floor(index / size);
    let left = index % size;
    const turn = turns.findIndex(({ length }) => {
      if (left < length) return true;
      left -= length;
      return false;
    });
    const among = turns[turn] ?? rows;
    const turnsBefore = round * mostVariants + turn;
    const at = isInOrder ? left : permute(left, among.length, mix(seed ^ turnsBefore));
    const row = among[at] ?? nothing;
    return { row, variant: ((mix(seed ^ row.key) >>> 8) + turnsBefore) % row.period };
  };
  return { size, deal };
}

const nothing: Row = { key: 0, cells: [], variants: 1, period: 1, words: new Map() };

/** Which of how many it is: of the records of a collection, or of the items of a list. */
function standingOf({ isSingle, item, draw, place }: Scope, key: number) {
  const { index, common, high, low } = draw;
  if (isSingle) return { index, seed: mix(common ^ key) };
  return { index: item?.index ?? 0, seed: mix(high ^ low ^ (item?.list ?? place) ^ key) };
}
