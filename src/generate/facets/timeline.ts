import type { Chance } from "../chance.ts";
import { referenceTime } from "../load-library.ts";
import type { Facet } from "../scope.ts";

/** What happens to one thing, in order. */
export interface Timeline {
  readonly created: number;
  /** How long its story is so far. */
  readonly span: number;
  readonly start: number;
  /** From 1: hours of a meeting, weeks of a project. */
  readonly length: number;
}

const hour = 3_600_000;
const day = 24 * hour;

export const timeline: Facet<Timeline> = {
  name: "timeline",
  draw: (_, chance) => {
    const created = referenceTime - chance.between(2 * day, 700 * day);
    const start = referenceTime + chance.between(-40, 90) * day + chance.between(8, 18) * hour;
    return {
      created: toMinute(created),
      span: Math.floor((referenceTime - created) * (0.1 + 0.9 * chance.next())),
      start,
      length: chance.between(1, 12),
    };
  },
};

function toMinute(time: number): number {
  return Math.floor(time / 60_000) * 60_000;
}

/** How far along the story each event is; the gaps are wider than what chance adds. */
const phases: readonly (readonly [RegExp, number])[] = [
  [/^(?:created|added|registered|joined|signed|uploaded|inserted|posted|opened|date|member)$/, 0],
  [/^(?:submitted|ordered|placed|requested|applied|sent|issued|invoiced)$/, 0.06],
  [/^(?:confirmed|accepted|approved|verified|activated|hired)$/, 0.12],
  [/^(?:paid|charged|captured|purchased)$/, 0.18],
  [/^(?:published|released|launched|listed)$/, 0.24],
  [/^(?:assigned|opened|began|processed)$/, 0.3],
  [/^(?:shipped|dispatched|fulfilled)$/, 0.36],
  [/^(?:delivered|received|read|viewed)$/, 0.46],
  [/^(?:completed|finished|resolved|closed|done|reviewed|tested)$/, 0.56],
  [/^(?:updated|modified|changed|edited|synced|refreshed|revised)$/, 0.7],
  [/^(?:last|seen|login|active|accessed|used|logged)$/, 0.82],
  [/^(?:deleted|archived|removed|cancelled|canceled|deactivated|suspended|revoked)$/, 0.94],
];

const future =
  /^(?:due|deadline|expires?|expiry|expiration|scheduled|next|renewal|renews|until|estimated|target|follow|remind|reminder|trial)$/;

/** The instant that a member's words speak of, among the others of the same thing. */
export function findInstant(
  words: readonly string[],
  owner: string,
): ((line: Timeline, chance: Chance) => number) | undefined {
  if (words.some((word) => /^(?:birth|birthday|birthdate|born|dob)$/.test(word))) {
    return undefined;
  }
  if (words.some((word) => /^(?:start|starts|started|begin|begins|from|check)$/.test(word))) {
    return words.includes("out") ? endOf(owner) : (line) => line.start;
  }
  if (words.some((word) => /^(?:end|ends|ended|finish|to)$/.test(word))) return endOf(owner);
  if (words.some((word) => future.test(word))) {
    return (_, chance) =>
      referenceTime + chance.between(1, 60) * day + chance.between(8, 18) * hour;
  }
  const phase = findPhase(words);
  return phase === 0
    ? (line) => line.created
    : (line, chance) => toMinute(line.created + line.span * (phase + 0.04 * chance.next()));
}

const short =
  /^(?:event|meeting|appointment|session|booking|shift|reservation|lesson|call|slot|workshop)$/;

function endOf(owner: string): (line: Timeline) => number {
  const unit = short.test(owner) ? hour / 2 : 7 * day;
  return ({ start, length }) => start + length * unit;
}

function findPhase(words: readonly string[]): number {
  for (const word of words) {
    const found = phases.find(([pattern]) => pattern.test(word));
    if (found) return found[1];
  }
  // An event of which nothing is known happened some time after the beginning.
  return 0.64;
}
