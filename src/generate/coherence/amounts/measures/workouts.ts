import type { Scope } from "../../../draw/scope.ts";
import { minute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Parts } from "../../rule.ts";
import { clear, isOptional, type Slot } from "../../slot.ts";
import { findEnds } from "../../times/spans/durations.ts";
import { readTime } from "../../times/time.ts";

type Range = readonly [least: number, most: number];

/** How fast one moves in kilometres an hour, what a minute burns, and how fast the heart goes. */
interface Effort {
  readonly words: Matcher;
  /** Undefined for what is done on the spot. */
  readonly speed?: Range;
  readonly energy: Range;
  readonly pulse: Range;
}

const efforts: readonly Effort[] = [
  {
    words: /\b(?:yoga|pilates|stretch\w*|mobility|flexibility|meditation|breathing)\b/,
    energy: [2.5, 4.5],
    pulse: [78, 102],
  },
  {
    words:
      /\b(?:strength\w*|weights?|weightlifting|lifting|gym|powerlifting|resistance|(?:upper|lower|full) body|push|pull|legs)\b/,
    energy: [4, 7],
    pulse: [102, 128],
  },
  {
    words: /\b(?:hiit|crossfit|boxing|interval|intervals|circuit|zumba|dance|aerobics)\b/,
    energy: [8, 12],
    pulse: [138, 162],
  },
  { words: /\b(?:hik\w*|trek\w*)\b/, speed: [3, 4.5], energy: [5, 8], pulse: [104, 128] },
  { words: /\bwalk\w*\b/, speed: [4.4, 6], energy: [3.5, 5.5], pulse: [88, 112] },
  {
    words: /\b(?:run|runs|running|jog\w*|marathon)\b/,
    speed: [8, 12.5],
    energy: [9, 13],
    pulse: [138, 166],
  },
  {
    words: /\b(?:cycl\w*|rides?|riding|bike|biking|spinning|spin)\b/,
    speed: [17, 27],
    energy: [7, 11],
    pulse: [118, 148],
  },
  { words: /\bsw[iu]m\w*\b/, speed: [1.8, 3.2], energy: [7, 11], pulse: [116, 146] },
  { words: /\brow(?:ing)?\b/, speed: [8.5, 12], energy: [7, 11], pulse: [122, 150] },
];

const models = oneOf(
  "workout|training|exercise|session|activity|run|ride|walk|swim|hike|workoutlog|fitness",
);
const kinds =
  "type|workout type|activity type|exercise type|sport|sport type|activity|discipline|kind|category|workout|workout name|name|title";
/** Whoever is taken somewhere, or rents a bike, does not train. */
const hired =
  /\b(?:driver|fare|vehicle|car|passenger|rider|customer|station|dock|bike id|scooter|unlock\w*)\b/;
const away = "distance|distance meters|distance m|distance in km|total distance";

/** An hour on the bike is twenty kilometres, and one on the mat is none. */
export const findWorkouts: FindRules = (parts) => {
  const { slots, owner } = parts;
  if (!owner.some((word) => models.test(word)) || slots.some(({ words }) => hired.test(words)))
    return [];
  const distance = findNamed(slots, away, quantityKinds);
  const energy = findNamed(slots, "calories burned|calories|kcal|energy burned", quantityKinds);
  const pulse = findNamed(slots, "avg heart rate|average heart rate|heart rate|avg hr", ["number"]);
  const peak = findNamed(slots, "max heart rate|peak heart rate|max hr", ["number"]);
  const written = [distance, energy, pulse, peak].flatMap((slot) => slot ?? []);
  const length = findLength(parts);
  const elapsed = findNamed(slots, "elapsed time seconds|elapsed seconds|elapsed time", ["number"]);
  if (written.length === 0 || !length) return [];
  const kind = slots.find(
    (slot) =>
      (slot.kind === "choice" || slot.kind === "text") && kinds.split("|").includes(slot.words),
  );
  const own = effortOf(owner.join(" "));
  if (!kind && !own) return [];
  const apply = (scope: Scope) => {
    const said = kind && scope.values[kind.name];
    const effort = (typeof said === "string" && effortOf(plain(said))) || own;
    const minutes = length.read(scope);
    if (!effort || minutes === undefined || minutes <= 0) return;
    if (distance)
      keepDistance(scope, distance, own?.speed && !effort.speed ? own : effort, minutes);
    if (elapsed && length.reads[0] !== elapsed)
      writeQuantity(scope, elapsed, Math.round(minutes * 60 * drawn(scope, elapsed, [1.01, 1.12])));
    if (energy)
      writeQuantity(scope, energy, Math.round(minutes * drawn(scope, energy, effort.energy)));
    if (!pulse) return;
    const beats = Math.round(drawn(scope, pulse, effort.pulse));
    writeQuantity(scope, pulse, beats);
    if (peak) writeQuantity(scope, peak, Math.round(beats + drawn(scope, peak, [12, 26])));
  };
  return [
    {
      reads: [...length.reads, ...(kind ? [kind] : [])],
      writes: elapsed ? [...written, elapsed] : written,
      apply,
    },
  ];
};

function keepDistance(scope: Scope, slot: Slot, { speed }: Effort, minutes: number): void {
  if (!speed) {
    if (isOptional(slot)) clear(scope, slot);
    else writeQuantity(scope, slot, 0);
    return;
  }
  const far = (drawn(scope, slot, speed) * minutes) / 60;
  if (/ (?:m|meters|metres)$/.test(slot.words))
    writeQuantity(scope, slot, Math.round(far * 20) * 50);
  else
    writeQuantity(
      scope,
      slot,
      Number((/ (?:miles|mi)$/.test(slot.words) ? far * 0.62 : far).toFixed(1)),
    );
}

function drawn(scope: Scope, slot: Slot, [least, most]: Range): number {
  return least + (most - least) * chanceFor(scope, slot).next();
}

function effortOf(said: string): Effort | undefined {
  return efforts.find(({ words }) => words.test(said));
}

function plain(said: string): string {
  return said.toLowerCase().replaceAll(/[_-]/g, " ");
}

/** `32:06`, `1:04:30`: minutes that are written as a watch shows them. */
export function toWatchMinutes(said: unknown): number | undefined {
  const [, hours, minutes, seconds] =
    (typeof said === "string" && /^(?:(\d+):)?(\d{1,3}):(\d\d)$/.exec(said)) || [];
  if (minutes === undefined) return undefined;
  return Number(hours ?? 0) * 60 + Number(minutes) + Number(seconds) / 60;
}

/** How many minutes it went on: as a watch tells it, as it is told, or from when to when. */
function findLength({ slots }: Parts) {
  const watch = findNamed(slots, "moving time|duration|total time|run time", ["text"]);
  const isWatch =
    watch && slots.some(({ words }) => /^(?:elapsed time|(?:avg|average) pace)/.test(words));
  if (isWatch)
    return { reads: [watch], read: (scope: Scope) => toWatchMinutes(scope.values[watch.name]) };
  const told = findNamed(
    slots,
    "duration|duration minutes|minutes|length minutes|moving time|elapsed time",
    ["number"],
  );
  if (told) {
    const read = (scope: Scope) => {
      const long = readQuantity(scope, told);
      if (long === undefined) return undefined;
      if (/ (?:hours|hrs|h)$/.test(told.words)) return long * 60;
      return / (?:seconds|secs|sec|s)$/.test(told.words) || long > 480 ? long / 60 : long;
    };
    return { reads: [told], read };
  }
  const ends = findEnds(slots);
  if (!ends) return undefined;
  const read = (scope: Scope) => {
    const [from, to] = [readTime(scope, ends.first), readTime(scope, ends.last)];
    return from && to && from.form !== "day" ? (to.at - from.at) / minute : undefined;
  };
  return { reads: [ends.first, ends.last], read };
}
