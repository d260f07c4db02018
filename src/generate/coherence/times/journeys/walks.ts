import { oneOf } from "../../../one-of.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const walked = oneOf("walk|hike|hiking|walking|trail|trek|path|route");
const ways = /^(?:(?:trail |route )?(?:length|distance)(?: km)?|km)$/;
const lengths =
  /^(?:(?:estimated|hiking|walking|average|completion|approximate) )?(?:time|duration)$/;
const told = /^\d+ h(?: \d+ min)?$/;

/** A way of 14 km takes four hours, in whatever words that is written. */
export const findWalks: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => walked.test(word))) return [];
  const way = slots.find(({ words, kind }) => kind === "number" && ways.test(words));
  const time = slots.find(({ words, kind }) => kind === "text" && lengths.test(words));
  if (!way || !time) return [];
  return [
    {
      reads: [way, time],
      writes: [time],
      apply: (scope) => {
        const [km, text] = [readQuantity(scope, way), scope.values[time.name]];
        if (km === undefined || typeof text !== "string" || !told.test(text)) return;
        const hours = km * (0.25 + 0.1 * chanceFor(scope, time).next());
        const quarters = Math.max(1, Math.round(hours * 4));
        const [whole, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15];
        const parts = [whole > 0 ? `${whole} h` : "", rest > 0 ? `${rest} min` : ""];
        write(scope, time, parts.filter((part) => part !== "").join(" "));
      },
    },
  ];
};
