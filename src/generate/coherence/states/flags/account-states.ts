import type { Scope } from "../../../draw/scope.ts";
import { day, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { clear, fill, isPresent, type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../../times/time.ts";

const people = oneOf(
  "user|profile|member|account|player|customer|person|employee|collaborator|teammember|teammate|teamuser|appuser|client|subscriber|learner|author|host|creator|seller",
);

const statuses = /^(?:(?:account|user|member|membership|profile) )?(?:status|state)$/;
/** Who has not been here yet. */
const invited = oneOf(
  "invited|invite sent|pending invite|pending invitation|not activated|unregistered",
);
/** Who may not come in any more. */
const shut = oneOf(
  "suspended|banned|blocked|deactivated|deleted|disabled|locked|closed|inactive|archived|terminated|removed",
);
const shutFlags =
  /^(?:is )?(?:banned|blocked|suspended|deleted|deactivated|disabled|locked|archived)$/;

const visits =
  /^last (?:login|logged in|sign in|signed in|seen|active|online|activity|visit|visited)$/;
/** What nobody has done who was only asked to come. */
const doings =
  /^(?:(?:password (?:changed|updated|set|reset)|last password change|email verified|verified|onboarded|activated|joined|accepted|first login|two factor enabled|terms accepted))$/;
const doingFlags =
  /^(?:is |has )?(?:(?:email |phone |identity )?verified|online|logged in|(?:two factor|2 fa|2fa|mfa)(?: auth| authentication)? enabled|(?:accepted|agreed to) terms|onboarded|onboarding completed|completed onboarding)$/;
const online = /^(?:is )?(?:online|logged in|connected)$/;

/** Who was invited has never been here, and who was locked out is not here now. */
export const findAccountStates: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => people.test(word))) return [];
  const status = slots.find(({ words, kind }) => kind === "choice" && statuses.test(words));
  const flags = slots.filter(({ kind }) => kind === "boolean");
  const locks = flags.filter(({ words }) => shutFlags.test(words));
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const here = flags.filter(({ words }) => online.test(words));
  const last = times.filter((slot) => visits.test(toEvent(slot)));
  const began = times.find((slot) =>
    oneOf("created|joined|registered|signed up|member since|registration").test(toEvent(slot)),
  );
  const isShut = (scope: Scope) =>
    (status && shut.test(toState(scope.values[status.name]) ?? "")) ||
    locks.some(({ name }) => scope.values[name] === true);
  const signs = [...(status ? [status] : []), ...locks];
  return [
    ...(status ? findNewcomers(status, flags, times) : []),
    ...(status ? locks.map((lock) => toLocked(lock, status)) : []),
    ...(signs.length > 0 ? toAway(signs, isShut, here, last, began) : []),
    ...here.flatMap((flag) => toHere(flag, last)),
  ];
};

function findNewcomers(status: Slot, flags: readonly Slot[], times: readonly Slot[]): Rule[] {
  const done = times.filter((slot) => visits.test(toEvent(slot)) || doings.test(toEvent(slot)));
  const raised = flags.filter(({ words }) => doingFlags.test(words));
  if (done.length + raised.length === 0) return [];
  const apply = (scope: Scope) => {
    if (!invited.test(toState(scope.values[status.name]) ?? "")) return;
    for (const flag of raised) write(scope, flag, false);
    for (const time of done) clear(scope, time);
  };
  return [{ reads: [status], writes: [...raised, ...done], apply }];
}

/** Nobody is banned and active. */
function toLocked(lock: Slot, status: Slot): Rule {
  const listed = "enum" in status.schema ? status.schema.enum : [];
  const as = listed.find((value) => shut.test(toState(value) ?? ""));
  const apply = (scope: Scope) => {
    const said = toState(scope.values[status.name]) ?? "";
    if (scope.values[lock.name] !== true || shut.test(said)) return;
    if (as === undefined || !write(scope, status, as)) write(scope, lock, false);
  };
  return { reads: [lock], writes: [status, lock], apply };
}

function toAway(
  signs: readonly Slot[],
  isShut: (scope: Scope) => boolean | undefined,
  here: readonly Slot[],
  last: readonly Slot[],
  began: Slot | undefined,
): Rule[] {
  if (here.length + last.length === 0) return [];
  const apply = (scope: Scope) => {
    if (!isShut(scope)) return;
    for (const flag of here) write(scope, flag, false);
    const { now } = scope.facet(timelines);
    const joined = began && readTime(scope, began);
    for (const slot of last) {
      const time = readTime(scope, slot);
      if (!time || time.form === "clock" || now - time.at > 2 * day) continue;
      const hours = chanceFor(scope, slot).between(40, 300);
      const earlier = time.at - (hours * day) / 24;
      // Nobody was here before they came.
      const least = joined ? joined.at + (time.at - joined.at) / 2 : earlier;
      writeTime(scope, slot, toMinute(Math.max(earlier, least)));
    }
  };
  return [{ reads: began ? [...signs, began] : signs, writes: [...here, ...last], apply }];
}

/** Who is here now has come in today. */
function toHere(flag: Slot, last: readonly Slot[]): Rule[] {
  const logins = last.filter((slot) => /\b(?:login|logged|sign|signed)\b/.test(toEvent(slot)));
  if (logins.length === 0) return [];
  const apply = (scope: Scope) => {
    if (scope.values[flag.name] !== true) return;
    const { now } = scope.facet(timelines);
    for (const slot of logins) {
      fill(scope, slot);
      const time = readTime(scope, slot);
      if (!time || time.form === "clock" || !isPresent(scope.values[slot.name])) continue;
      if (now - time.at > day / 3)
        writeTime(scope, slot, toMinute(now - chanceFor(scope, slot).between(4, 420) * 60_000));
    }
  };
  return [{ reads: [flag], writes: logins, apply }];
}
