import type { Scope } from "../../../draw/scope.ts";
import { day, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type Parts, type Rule } from "../../rule.ts";
import { fill, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const people = oneOf(
  "user|profile|member|account|player|customer|person|friend|contact|employee|student|follower|author|streamer|host|creator",
);

/** Most people were there within the month, where nothing says that they have left. */
export function findSeen({ slots, owner }: Parts): readonly Rule[] {
  const last = slots.find((slot) => timeKinds.includes(slot.kind) && visits.test(toEvent(slot)));
  const isTold = slots.some(
    ({ words }) =>
      /\b(?:online|active|status|state|presence)$/.test(words) && !words.startsWith("last"),
  );
  if (!last || isTold || !owner.some((word) => people.test(word))) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, last);
    const { now } = scope.facet(timelines);
    const chance = chanceFor(scope, last);
    const longest = (chance.next() < 0.8 ? 9 : 60) * day;
    if (!time || time.form === "clock" || now - time.at < longest) return;
    writeTime(scope, last, toMinute(now - chance.next() * longest));
  };
  return [{ reads: [last], writes: [last], apply }];
}

/** Who is still a member comes every other week, and who has come came at some time. */
export function findMembers({ slots, owner }: Parts): readonly Rule[] {
  const last = slots.find((slot) => timeKinds.includes(slot.kind) && comings.test(toEvent(slot)));
  const status = slots.find(({ words, kind }) => kind === "choice" && words.endsWith("status"));
  const count = slots.find(({ words, kind }) => kind === "number" && comes.test(words));
  if (!last || !owner.some((word) => oneOf("member|membership|gymmember").test(word))) return [];
  const apply = (scope: Scope) => {
    if (count && Number(scope.values[count.name]) > 0) fill(scope, last);
    const time = readTime(scope, last);
    const { now } = scope.facet(timelines);
    const isMember = status && toState(scope.values[status.name]) === "active";
    if (!isMember || !time || time.form === "clock" || now - time.at < 30 * day) return;
    writeTime(scope, last, toMinute(now - (0.02 + chanceFor(scope, last).next()) * 20 * day));
  };
  const reads = [last, status, count].flatMap((slot) => slot ?? []);
  return [{ reads, writes: [last], apply }];
}

const comings = /^last (?:check in|visit|visited|workout|session|class|attended)$/;
const comes =
  /^(?:total )?(?:check ins|checkins|visits|workouts|classes attended|sessions)(?: count)?$/;

const counted =
  /^(?:visits|check ins|sessions|workouts|logins|classes|orders|posts) this (?:month|week)$/;

/** Who came this month came last within it, and not more often than it has had days so far. */
export function findCounted({ slots }: Parts): readonly Rule[] {
  const count = slots.find(({ words, kind }) => kind === "number" && counted.test(words));
  const last = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      /^last (?:visit|visited|check in|session|workout|login|class|order|post|seen|active|attended)$/.test(
        toEvent(slot),
      ),
  );
  if (!count || !last) return [];
  const joined = slots.find((slot) => timeKinds.includes(slot.kind) && joins.test(toEvent(slot)));
  const longest = (count.words.endsWith("week") ? 4 : 15) * day;
  const apply = (scope: Scope) => {
    if (Number(scope.values[count.name]) > 0) fill(scope, last);
    const [told, time] = [scope.values[count.name], readTime(scope, last)];
    if (typeof told !== "number" || !time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    const [today, latest] = [new Date(now), new Date(time.at)];
    const isThisMonth = now - time.at < 31 * day && latest.getUTCMonth() === today.getUTCMonth();
    const passed = count.words.endsWith("week") ? 5 : (isThisMonth ? latest : today).getUTCDate();
    const from = joined && readTime(scope, joined);
    const age = from && from.form !== "clock" ? now - from.at : Infinity;
    const days = Math.min(passed, Math.max(1, Math.ceil(age / day)));
    const within = isDaily.test(count.words) && told > days ? 1 + ((told - 1) % days) : told;
    // Who joined since then and has come at all has come since then.
    const some = within === 0 && age < 2 * longest ? 1 : within;
    if (some !== told) write(scope, count, some);
    const ago = now - time.at;
    if (some > 0 ? ago < longest : ago > longest) return;
    const share = chanceFor(scope, last).next();
    writeTime(scope, last, toMinute(now - (some > 0 ? share : 2 + share) * longest));
  };
  const reads = [count, last, ...(joined ? [joined] : [])];
  return [{ reads, writes: [count, last], apply }];
}

const joins = oneOf("joined|join|member since|registered|signed up|enrolled|created");
const isDaily = /^(?:visits|check ins|workouts|classes)/;

const doings =
  /^(first|last) (donation|gift|purchase|order|visit|booking|stay|rental|appointment)$/;

/** Who has given twenty times has done so for a year or two, and who has once did it on one day. */
export function findFirsts({ slots }: Parts): readonly Rule[] {
  const found = slots.flatMap((slot) => {
    const [, place, doing = ""] = doings.exec(toEvent(slot)) ?? [];
    return place !== undefined && timeKinds.includes(slot.kind) ? [{ slot, place, doing }] : [];
  });
  const first = found.find(({ place }) => place === "first");
  const last = found.find(({ place, doing }) => place === "last" && doing === first?.doing);
  if (!first || !last) return [];
  const { doing } = first;
  const many = findNamed(slots, `${doing} count|total ${doing}s|${doing}s|number of ${doing}s`, [
    "number",
  ]);
  const apply = (scope: Scope) => {
    const time = readTime(scope, last.slot);
    if (!time || time.form === "clock") return;
    const chance = chanceFor(scope, first.slot);
    const told = many && scope.values[many.name];
    const times = typeof told === "number" ? told : chance.between(3, 30);
    const days = Math.min(2400, Math.max(0, times - 1) * chance.between(18, 60));
    writeTime(scope, first.slot, toMinute(time.at - days * day));
  };
  return [{ reads: many ? [last.slot, many] : [last.slot], writes: [first.slot], apply }];
}

const visits = /^last (?:seen|active|online|login|logged in|activity|visit|sign in)$/;
