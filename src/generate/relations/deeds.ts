import { toModelWords } from "../../schema/model-words.ts";
import type { Collection } from "../../schema/resource.ts";
import { toEventWords, toTime } from "../coherence/times/time.ts";
import { hash } from "../draw/chance.ts";
import { permute } from "../draw/permute.ts";
import type { Scope, Values } from "../draw/scope.ts";
import { day, timelines } from "../facets/timeline.ts";
import { wordsAmong } from "../meaning/names/read-names.ts";
import { type Matcher, oneOf } from "../one-of.ts";
import { isIn, toState } from "../state-words.ts";
import { type Link, nameIn, type RootLink } from "./link.ts";

/** What is done for somebody, and is reviewed, receipted and sent back once at most. */
const deeds = oneOf(
  "booking|order|appointment|reservation|stay|ride|rental|purchase|delivery|visit|consultation|session",
);
const afterDeeds =
  /(?:^| )(?:review|rating|feedback|testimonial|return|refund|receipt)$|^(?:return|refund) (?:request|claim|case)$/;

/** When it was over, the surest name first. */
const ends = oneOf(
  "completed|delivered|returned|dropped off|check out|ended|end|ends|finished|departure",
);
const states = "status|state|booking status|order status";

/** Of more nobody looks which are over. */
const mostAsked = 5000;

export function isDeed({ role }: Link): boolean {
  return deeds.test(role.at(-1) ?? "");
}

/** Whether such a thing is of what was done, after it was done, and once. */
export function followsDeed(model: string): boolean {
  return afterDeeds.test(toModelWords(model).join(" "));
}

/** What everybody has one of: a row of the table, a subscription, a wallet. */
const singles: readonly (readonly [thing: Matcher, role: Matcher])[] = [
  [/(?:^| )standing$|^(?:team stats|team statistics|team season)$/, oneOf("team|club")],
  [
    /(?:^| )subscription$|^billing (?:account|profile|info)$/,
    /^(?:workspace|organi[sz]ation|company|tenant|team|account)$/,
  ],
  [
    /(?:^| )(?:wallet|profile|cart|settings|setting|preferences|preference|resume)$/,
    oneOf("user|customer|member|account|person|candidate"),
  ],
  [oneOf("medical record|health record|patient record"), oneOf("patient")],
];

/** Whether a member leads to what there is one such thing for each of. */
export function comesOnce(model: string): (link: Link) => boolean {
  if (followsDeed(model)) return isDeed;
  const words = toModelWords(model).join(" ");
  const single = singles.find(([thing]) => thing.test(words));
  return ({ role }) => single?.[1].test(role.join(" ")) === true;
}

/** The member that says when it was over. */
export function endOf({ members, model }: Collection): readonly string[] {
  const names = [...members.keys()];
  const wordsOf = wordsAmong(names, toModelWords(model));
  const found = names.find((name) => ends.test(toEventWords(wordsOf(name).join(" "))));
  return found === undefined ? [] : [found];
}

/** Each is of another: of those that are over first, as long as there are any. */
export function dealOut(
  link: RootLink,
  from: Collection,
  scopeAt: (collection: Collection, index: number) => Scope,
): RootLink {
  const { total } = link.target;
  const key = hash(`${from.path} ${link.member}`);
  const turn = (at: number) => permute(at, total, key);
  let order: readonly number[] | undefined;
  const positionAt = (index: number) => {
    order ??= overFirst(link, turn, () => scopeAt(link.to, 0).facet(timelines).now);
    return order[index % total] ?? turn(index % total);
  };
  return { ...link, positionAt, draw: (scope) => positionAt(scope.draw.index) };
}

function overFirst(
  { to, target, glance: look }: RootLink,
  turn: (at: number) => number,
  nowOf: () => number,
): readonly number[] {
  const state = nameIn(to, states);
  const names = [...(state === undefined ? [] : [state]), ...endOf(to)];
  const glance = names.length === 0 || target.total > mostAsked ? undefined : look?.(names);
  if (!glance) return [];
  const now = nowOf();
  const all = Array.from({ length: target.total }, (_, at) => turn(at));
  const over = new Set(all.filter((position) => isOver(glance(position), names, now)));
  return [...over, ...all.filter((position) => !over.has(position))];
}

/** By its state, where it tells one; else by when it ends. */
function isOver(values: Values, names: readonly string[], now: number): boolean {
  const [state] = names.flatMap((name) => toState(values[name]) ?? []);
  const ended = names.flatMap((name) => toTime(values[name]) ?? []);
  // Who left an hour ago has not written of it yet.
  if (ended.some(({ form, at }) => form !== "clock" && at > now - day)) return false;
  if (state !== undefined && isIn(state, "done")) return true;
  if (state !== undefined && isIn(state, "dropped", "missed", "ahead", "failed")) return false;
  return ended.some(({ form }) => form !== "clock");
}
