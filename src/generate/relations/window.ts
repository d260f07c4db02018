import { toModelWords } from "../../schema/model-words.ts";
import { toTime } from "../coherence/times/time.ts";
import type { Values } from "../draw/scope.ts";
import { wordsAmong } from "../meaning/names/read-names.ts";
import type { RootLink } from "./link.ts";

/** When a record came to be for others, the surest name first. */
const births = [
  /^(?:published|posted|released)(?: at| on| date)$/,
  /^(?:created|added|registered|joined|opened|uploaded|signed up|ordered|placed|issued|sent|listed|submitted|matched|date joined|member since|hired)(?: at| on| date| time)?$/,
  /^(?:issue|invoice|order|purchase|contract|policy start|origination|effective) date$/,
];

const answers = /^(?:comment|reply|message|post|answer|response|note|email|mail|tweet|review)$/;

/** Between when a record can have come to be. */
export interface Window {
  readonly earliest: number;
  readonly latest: number;
}

/** Who signs up for something does so before it begins. */
const entries =
  /^(?:registration|ticket|rsvp|booking|reservation|attendee|order|invitation|application|participant|signup)$/;
const beginnings = /^(?:starts|start|date|kickoff|departure|event)(?: at| on| date| time)?$/;
const gatherings =
  /^(?:event|concert|session|class|screening|showtime|match|game|workshop|webinar|flight|trip|tour|conference|course|show|performance)$/;

/** After all that it refers to came to be, and before what it is for begins. */
export function buildWindow(
  model: string,
  links: readonly RootLink[],
): ((index: number) => Window) | undefined {
  const thing = toModelWords(model).at(-1) ?? "";
  const isEntry = entries.test(thing);
  const asked = links.flatMap((link) => {
    // Files are put into newer folders, too: only an answer is younger than what it answers.
    if (link.isSelf && !answers.test(thing)) return [];
    const names = findBirths(link);
    const begin = isEntry ? findBeginning(link) : undefined;
    const wanted = begin === undefined ? names : [...names, begin];
    const peek = wanted.length === 0 ? undefined : link.peek?.(wanted);
    return peek ? [{ link, names, begin, peek }] : [];
  });
  if (asked.length === 0) return undefined;
  return (index) => {
    let [earliest, latest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const { link, names, begin, peek } of asked) {
      const position = link.positionAt(index);
      if (position === undefined || (link.isSelf && position >= index)) continue;
      const values = peek(position);
      earliest = Math.max(earliest, timeOf(values, names) ?? earliest);
      if (begin !== undefined) latest = Math.min(latest, timeOf(values, [begin]) ?? latest);
    }
    return { earliest, latest };
  };
}

function findBeginning({ to }: RootLink): string | undefined {
  if (!gatherings.test(toModelWords(to.model).at(-1) ?? "")) return undefined;
  const { names, wordsOf } = namesOf(to);
  return names.find((name) => beginnings.test(wordsOf(name).join(" ")));
}

function findBirths({ to }: RootLink): readonly string[] {
  const { names, wordsOf } = namesOf(to);
  return births.flatMap(
    (pattern) => names.find((name) => pattern.test(wordsOf(name).join(" "))) ?? [],
  );
}

function namesOf({ members, model }: RootLink["to"]) {
  const names = [...members.keys()];
  return { names, wordsOf: wordsAmong(names, toModelWords(model)) };
}

function timeOf(values: Values, names: readonly string[]): number | undefined {
  for (const name of names) {
    const time = toTime(values[name]);
    if (time && time.form !== "clock") return time.at;
  }
  return undefined;
}
