import { day, hour } from "../../facets/timeline.ts";

const year = 365.25 * day;
/** Midwinter of the north, in a year that began with 1970. */
const solstice = 355 * day;
const radian = Math.PI / 180;

/** From -1 at the shortest day of a hemisphere to 1 at its longest, so many days later. */
function seasonOf(latitude: number, at: number, lag: number): number {
  const north = -Math.cos((2 * Math.PI * (at - solstice - lag * day)) / year);
  return latitude < 0 ? -north : north;
}

/** The mean of a day in degrees Celsius; the coldest comes a month after the shortest. */
export function usualTemperature(latitude: number, at: number): number {
  const away = Math.abs(latitude);
  return Math.min(27, 31 - 0.4 * away) + 0.2 * away * seasonOf(latitude, at, 30);
}

/** When the sun rises and sets on a day, in milliseconds after midnight as clocks there show it. */
export function sunTimes(latitude: number, at: number): readonly [rise: number, set: number] {
  const height = Math.tan(latitude * radian) * Math.tan(declination(at));
  const half = Math.acos(Math.max(-1, Math.min(1, -height))) / (15 * radian);
  // Clocks are put forward in summer.
  const noon = seasonOf(latitude, at, 0) > 0 ? 13 : 12.2;
  return [(noon - half) * hour, (noon + half) * hour];
}

/** How high the sun stands at noon, from 0 at the horizon to 1 overhead. */
export function noonHeight(latitude: number, at: number): number {
  return Math.max(0, Math.cos(latitude * radian - declination(at)));
}

function declination(at: number): number {
  return 23.44 * radian * seasonOf(1, at, 0);
}
