import { toWords } from "../../schema/names.ts";
import { toTime } from "../coherence/time.ts";
import type { Values } from "../scope.ts";
import type { Peek, RootLink } from "./link.ts";

/** When a record came to be for others, the surest name first. */
const births = [
  /^(?:published|posted|released)(?: at| on| date)$/,
  /^(?:created|added|registered|joined|opened|uploaded|signed up|ordered|placed|issued|sent|listed|submitted|date joined|member since|hired)(?: at| on| date| time)?$/,
];

/** When a record of these collections can have been made at the earliest: after all it refers to. */
export function buildEarliest(links: readonly RootLink[]): ((index: number) => number) | undefined {
  const asked = links.flatMap((link) => {
    const names = findBirths(link);
    const peek = names.length === 0 ? undefined : link.peek?.(names);
    return peek ? [{ link, names, peek }] : [];
  });
  if (asked.length === 0) return undefined;
  return (index) => {
    let latest = Number.NEGATIVE_INFINITY;
    for (const { link, names, peek } of asked) {
      const position = link.positionAt(index);
      if (position === undefined || (link.isSelf && position >= index)) continue;
      latest = Math.max(latest, birthOf(peek, position, names));
    }
    return latest;
  };
}

function findBirths({ to }: RootLink): readonly string[] {
  const names = [...to.members.keys()];
  return births.flatMap(
    (pattern) => names.find((name) => pattern.test(toWords(name).join(" "))) ?? [],
  );
}

function birthOf(peek: Peek, position: number, names: readonly string[]): number {
  const values: Values = peek(position);
  for (const name of names) {
    const time = toTime(values[name]);
    if (time && time.form !== "clock") return time.at;
  }
  return Number.NEGATIVE_INFINITY;
}
