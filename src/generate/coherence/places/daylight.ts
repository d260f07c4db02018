import type { Scope } from "../../draw/scope.ts";
import { hour } from "../../facets/timeline.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity } from "../quantity.ts";
import type { FindRules } from "../rule.ts";
import { write } from "../slot.ts";
import { readTime, writeTime } from "../times/time.ts";

const times = "time|hour|timestamp|date time|datetime|date|forecast time|dt";

/** An hourly forecast tells of whole hours, and of the sun by day alone. */
export const findDaylight: FindRules = ({ slots, owner }) => {
  const time = findNamed(slots, times, ["text"]);
  const day = findNamed(slots, "is day|is daytime|daylight|is daylight", ["boolean"]);
  const light = findNamed(slots, "uv index|uv|uvi", ["number"]);
  const isHourly = owner.some((word) => /^hour(?:s|ly)?$/.test(word));
  if (!time || !(day || (light && isHourly))) return [];
  const apply = (scope: Scope) => {
    const told = readTime(scope, time);
    if (!told || told.form === "day") return;
    const whole = Math.floor(told.at / hour) * hour;
    if (isHourly && whole !== told.at) writeTime(scope, time, whole);
    const at = Math.floor(whole / hour) % 24;
    const isDay = at >= 7 && at < 18;
    if (day) write(scope, day, isDay);
    if (light && !isDay && readQuantity(scope, light) !== 0) write(scope, light, 0);
  };
  const writes = [time, day, light].flatMap((slot) => slot ?? []);
  return [{ reads: [time], writes, apply }];
};
