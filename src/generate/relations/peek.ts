import type { JsonObject } from "../../schema/schema.ts";
import type { Fill, Members } from "../compile/compile-object.ts";
import type { Scope, Values } from "../draw/scope.ts";
import type { Peek } from "./link.ts";

export interface PeekManner {
  /** Whether whoever asks keeps what it learns: nothing is remembered here then. */
  readonly isForgotten?: true;
  /** How many looks out of objects inside records are inside each other; undefined for others, which end. */
  readonly nesting?: { depth: number };
}

interface PeekSource extends PeekManner {
  readonly fixed: readonly JsonObject[];
  /** Known when all resources are compiled. */
  variants(): readonly Members[];
  scopeAt(index: number): Scope;
}

/** How many records are remembered: those that many refer to are asked for again and again. */
const most = 40_000;

/** Deeper than objects show each other in any model that is not a circle. */
const deepestLook = 3;

/** Draws a few members of the record at a position, as they will be when it is made. */
export function createPeek(names: readonly string[], source: PeekSource): Peek {
  const known = new Map<number, Values>();
  let fills: readonly Fill[] | undefined;
  return (position) => {
    const found = known.get(position);
    if (found) return found;
    // Objects inside records may show each other in a circle: who asks from too deep learns nothing.
    const { nesting } = source;
    if (nesting && nesting.depth >= deepestLook) return {};
    fills ??= source.variants().map((members) => members.only(names));
    if (known.size >= most) known.clear();
    if (nesting) nesting.depth++;
    const values = draw(source, fills, position);
    if (nesting) nesting.depth--;
    // What was learned inside of another look may lack what that one had no more room for.
    const isWhole = !nesting || nesting.depth === 0;
    if (isWhole && !source.isForgotten) known.set(position, values);
    return values;
  };
}

function draw({ fixed, scopeAt }: PeekSource, fills: readonly Fill[], position: number): Values {
  const scope = scopeAt(position);
  scope.draw.chance.apart(() => fills[chooseVariant(scope, fills.length)]?.(scope));
  const given = fixed[position];
  return given ? { ...scope.values, ...given } : scope.values;
}

/** Which variant a record is of, out of so many: the same whoever asks. */
export function chooseVariant({ draw }: Scope, count: number): number {
  return draw.chance.seed(draw.high, draw.low, 1).below(count);
}
