import { toModelWords } from "../../schema/model-words.ts";
import type { Collection } from "../../schema/resource.ts";
import { findNamed } from "../coherence/match-role.ts";
import type { FindRules } from "../coherence/rule.ts";
import { clear } from "../coherence/slot.ts";
import { toTime } from "../coherence/times/time.ts";
import { hash } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { day } from "../facets/timeline.ts";
import { oneOf } from "../one-of.ts";
import { isIn, toState } from "../state-words.ts";
import { nameIn, type RootLink } from "./link.ts";
import { sortByParent } from "./sort-by-parent.ts";

/** What happens on the pitch, and is written down of it afterwards. */
const events =
  /(?:^| )(?:goal|card|substitution|matchevent|match event|game event|player stats?|match stats?|scorer|penalty|player match stats?)$/;
const matches = oneOf("match|game|fixture");
const states = "status|state|match status";
const sides = oneOf("home|away|home team|away team|home club|away club|host|guest|visitor");

/** Of more records nobody looks which fit. */
const mostAsked = 5000;

/** Nobody scores in a match that is still to be played, nor one who plays in neither team. */
export function keepPlayed(
  links: readonly RootLink[],
  { model }: Collection,
  linksOf: (collection: Collection) => readonly RootLink[],
): readonly RootLink[] {
  if (!events.test(toModelWords(model).join(" "))) return links;
  const match = links.find(({ to }) => matches.test(toModelWords(to.model).at(-1) ?? ""));
  if (!match || match.target.total > mostAsked) return links;
  const played = toPlayed(match);
  const [home, away, another] = linksOf(match.to).filter(({ role }) => sides.test(role.join(" ")));
  const told = links.map((link) => (link === match ? played : link));
  if (!home || !away || another || home.to !== away.to) return told;
  const sideAt = (index: number) => {
    const position = played.positionAt(index);
    const side = hash(String(index), 7) % 2 === 0 ? home : away;
    return position === undefined ? undefined : side.positionAt(position);
  };
  const players: RootLink[] = [];
  return told.map((link) => {
    if (link === played) return link;
    if (link.to === home.to) return at(link, (index) => sideAt(index) ?? link.positionAt(index));
    const team = linksOf(link.to).find(({ to }) => to === home.to);
    if (!team || link.target.total > mostAsked) return link;
    const player = toTeam(link, team, sideAt, [...players]);
    players.push(player);
    return player;
  });
}

const results =
  /(?:^| )(?:(?:exam|test|examination) ?(?:result|score|mark|grade|attempt)|result|mark|mark ?sheet)$/;
const exams = oneOf("exam|examination|test|midterm|assessment");
const days =
  "date|exam date|test date|held on|scheduled at|scheduled for|scheduled on|starts at|start date|scheduled date";

/** Whether it is what somebody reached in an exam, and the member that says when that was. */
export function findSitting(model: string, { to }: RootLink): string | undefined {
  const isOne =
    results.test(toModelWords(model).join(" ")) && exams.test(toModelWords(to.model).at(-1) ?? "");
  return isOne ? nameIn(to, days) : undefined;
}

/** Nobody has a mark in an exam that is still to come. */
export function keepSat(
  links: readonly RootLink[],
  { model }: Collection,
  nowOf: (link: RootLink) => number,
): readonly RootLink[] {
  return links.map((link) => {
    const date = link.target.total > mostAsked ? undefined : findSitting(model, link);
    const glance = date === undefined ? undefined : link.glance?.([date]);
    if (date === undefined || !glance) return link;
    const isPast = (position: number) => {
      const time = toTime(glance(position)[date]);
      return time !== undefined && time.form !== "clock" && time.at < nowOf(link) - 2 * day;
    };
    return toNext(link, isPast);
  });
}

function at(link: RootLink, positionAt: RootLink["positionAt"]): RootLink {
  return { ...link, positionAt, draw: (scope) => positionAt(scope.draw.index) };
}

/** The next one that has been played, or is being so. */
function toPlayed(match: RootLink): RootLink {
  const state = nameIn(match.to, states);
  const glance = state === undefined ? undefined : match.glance?.([state]);
  if (state === undefined || !glance) return match;
  return toNext(match, (position) =>
    isIn(toState(glance(position)[state]) ?? "", "done", "running"),
  );
}

/** The one that was drawn, or the next of which it is so. */
function toNext(link: RootLink, isWanted: (position: number) => boolean): RootLink {
  const { total } = link.target;
  return at(link, (index) => {
    const drawn = link.positionAt(index);
    if (drawn === undefined) return undefined;
    for (let step = 0; step < Math.min(total, 24); step++)
      if (isWanted((drawn + step) % total)) return (drawn + step) % total;
    return drawn;
  });
}

/** Somebody of the team that it is about, and each time another where there are two of them. */
function toTeam(
  link: RootLink,
  team: RootLink,
  sideAt: (index: number) => number | undefined,
  others: readonly RootLink[],
): RootLink {
  const { total } = link.target;
  let squads: ReadonlyMap<number, readonly number[]> | undefined;
  return at(link, (index) => {
    const drawn = link.positionAt(index);
    const side = drawn === undefined ? undefined : sideAt(index);
    if (drawn === undefined || side === undefined) return drawn;
    squads ??= sortByParent(total, team);
    const taken = others.map((other) => other.positionAt(index));
    const squad = (squads.get(side) ?? []).filter((position) => !taken.includes(position));
    const found = squad[(hash(String(index)) >>> 0) % squad.length] ?? drawn;
    return taken.includes(found) ? (found + 1) % total : found;
  });
}

/** A penalty and an own goal have nobody who passed the ball. */
export const findUnassisted: FindRules = ({ slots }) => {
  const kind = findNamed(slots, "type|goal type|kind|how", ["choice"]);
  const isOwn = slots.find(({ words, kind: is }) => is === "boolean" && alone.test(words));
  const sign = kind ?? isOwn;
  const assist = slots.filter((slot) =>
    /^assist(?:er|ed by|ing player)?(?: (?:id|name|player|player id))?$/.test(slot.words),
  );
  if (!sign || assist.length === 0) return [];
  const apply = (scope: Scope) => {
    const said = scope.values[sign.name];
    const isAlone = said === true || alone.test(toState(said) ?? "");
    if (isAlone) for (const slot of assist) clear(scope, slot);
  };
  return [{ reads: [sign], writes: assist, apply }];
};

const alone = /^(?:is )?(?:own goal|penalty|free kick)$/;
