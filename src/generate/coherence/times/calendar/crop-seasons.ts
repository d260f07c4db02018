import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** In which month a crop is sown, north of the equator, and how many days it is in the field. */
const crops: readonly (readonly [
  names: RegExp,
  month: number,
  within: number,
  grows: readonly [least: number, most: number],
])[] = [
  [/winter|wheat|barley|\brye|rape|canola|garlic/i, 8, 50, [270, 305]],
  [/lettuce|radish|spinach|rocket|salad/i, 3, 110, [40, 65]],
  [/potato|tomato|pepper|bean|pea|onion|cucumber|courgette|\boats?\b/i, 3, 40, [95, 135]],
  [/maize|corn|soy|sunflower|beet|cotton|rice|sorghum|pumpkin|carrot|cabbage/i, 3, 40, [125, 165]],
];

const sown = oneOf("planted|planting|sown|sowing|seeded|seeding");
const under = oneOf("greenhouse|polytunnel|indoor|growroom|hydroponic");
const harvests = /^(?:(?:expected|estimated|planned) harvest|harvest|harvest expected)$/;
const reaped = oneOf("harvested|actual harvest");

/** In which month what hangs or stands there is brought in, and within how many days. */
const picked: readonly (readonly [owners: RegExp, month: number, within: number])[] = [
  [/^(?:vineyard|winery|grape|grapes|vine|vintage)$/, 8, 42],
  [/^(?:orchard|apple|pear|cider)$/, 7, 70],
  [/^(?:olive|olives|olivegrove|grove)$/, 9, 55],
  [/^(?:honey|apiary|hive|beehive)$/, 5, 75],
];

/** Grapes are picked in September, and no vintage in June. */
export const findPicking: FindRules = ({ slots, owner }) => {
  const known = picked.find(([owners]) => owner.some((word) => owners.test(word)));
  const time = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      /^(?:last |next )?harvest(?:ed)?(?: start| started)?$/.test(toEvent(slot)),
  );
  if (!known || !time) return [];
  const [, month, within] = known;
  const apply = (scope: Scope) => {
    const drawn = readTime(scope, time);
    if (!drawn || drawn.form === "clock") return;
    const { now } = scope.facet(timelines);
    const isAhead = drawn.at > now;
    const after = chanceFor(scope, time).below(within) * day + (drawn.at % day);
    const year = new Date(drawn.at).getUTCFullYear();
    const years = isAhead ? [year, year + 1] : [year, year - 1];
    const at = years
      .map((one) => Date.UTC(one, month, 4) + after)
      .find((one) => one > now === isAhead);
    if (at !== undefined) writeTime(scope, time, at);
  };
  return [{ reads: [], writes: [time], apply }];
};

/** Nobody sows maize in October: a crop goes into the ground in its months, and is ripe in its time. */
export const findCropSeasons: FindRules = ({ slots, owner }) => {
  const crop = findNamed(slots, "crop|crop name|crop type|current crop|planted crop", [
    "text",
    "choice",
  ]);
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const begin = crop && times.find((slot) => sown.test(toEvent(slot)));
  if (!begin || owner.some((word) => under.test(word))) return [];
  const end = times.find((slot) => harvests.test(toEvent(slot)));
  const reaping = times.find((slot) => reaped.test(toEvent(slot)));
  const apply = (scope: Scope) => {
    const says = scope.values[crop.name];
    const known = crops.find(([names]) => typeof says === "string" && names.test(says));
    const time = readTime(scope, begin);
    if (!known || !time || time.form === "clock") return;
    const [, month, within, [least, most]] = known;
    const { now } = scope.facet(timelines);
    const chance = chanceFor(scope, begin);
    const after = chance.below(within) * day + (time.at % day);
    const inYear = (year: number) => Date.UTC(year, month, 4) + after;
    const year = new Date(time.at).getUTCFullYear();
    // What is in the ground was put there: else the year before.
    const isMeant = time.at > now ? inYear(year) > now : inYear(year) <= now;
    const meant = isMeant ? year : time.at > now ? year + 1 : year - 1;
    const grown = chance.between(least, most) * day;
    const late = chance.between(0, 6) * day;
    const wasReaped = reaping && readTime(scope, reaping) !== undefined;
    // What was harvested has had its time in the field.
    const years = wasReaped ? [year, year - 1, year - 2] : [meant];
    const at = years.map(inYear).find((one) => !wasReaped || one + grown + late < now);
    if (at === undefined || !writeTime(scope, begin, at)) return;
    if (end) writeTime(scope, end, at + grown);
    if (wasReaped) writeTime(scope, reaping, at + grown + late);
  };
  const moved = [begin, end, reaping].flatMap((slot) => slot ?? []);
  return [{ reads: reaping ? [crop, begin, reaping] : [crop, begin], writes: moved, apply }];
};
