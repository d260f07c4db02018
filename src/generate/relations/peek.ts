import type { JsonObject } from "../../schema/schema.ts";
import type { Fill, Members } from "../compile-object.ts";
import type { Scope, Values } from "../scope.ts";
import type { Peek } from "./link.ts";

interface PeekSource {
  readonly fixed: readonly JsonObject[];
  /** Known when all resources are compiled. */
  variants(): readonly Members[];
  scopeAt(index: number): Scope;
}

/** How many records are remembered: those that many refer to are asked for again and again. */
const most = 20_000;

/** Draws a few members of the record at a position, as they will be when it is made. */
export function createPeek(names: readonly string[], source: PeekSource): Peek {
  const known = new Map<number, Values>();
  let fills: readonly Fill[] | undefined;
  return (position) => {
    const found = known.get(position);
    if (found) return found;
    fills ??= source.variants().map((members) => members.only(names));
    if (known.size >= most) known.clear();
    const values = draw(source, fills, position);
    known.set(position, values);
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
