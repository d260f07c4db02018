import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../../times/time.ts";

/** The last day of each sign, as month times a hundred plus day; the first one begins the year. */
const signs: readonly (readonly [until: number, sign: string])[] = [
  [119, "Capricorn"],
  [218, "Aquarius"],
  [320, "Pisces"],
  [419, "Aries"],
  [520, "Taurus"],
  [620, "Gemini"],
  [722, "Cancer"],
  [822, "Leo"],
  [922, "Virgo"],
  [1022, "Libra"],
  [1121, "Scorpio"],
  [1221, "Sagittarius"],
  [1231, "Capricorn"],
];

/** Who was born in August is a Leo. */
export const findStarSigns: FindRules = ({ slots }) => {
  const sign = slots.find(({ words }) =>
    oneOf("zodiac|zodiac sign|star sign|sun sign|astrological sign|sign").test(words),
  );
  const born = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      oneOf("birthday|birth|birthdate|born|dob").test(toEvent(slot)),
  );
  if (!sign || !born) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, born);
    if (!time || time.form === "clock") return;
    const date = new Date(time.at);
    const place = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
    const found = signs.find(([until]) => place <= until)?.[1];
    if (found !== undefined && !write(scope, sign, found)) write(scope, sign, found.toLowerCase());
  };
  return [{ reads: [born], writes: [sign], apply }];
};
