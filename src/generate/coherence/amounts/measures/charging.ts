import type { Scope } from "../../../draw/scope.ts";
import { hour, timelines } from "../../../facets/timeline.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { findEnds } from "../../times/spans/durations.ts";
import { readTime } from "../../times/time.ts";

const charged =
  "energy kwh|kwh delivered|energy delivered kwh|delivered kwh|energy delivered|energy added kwh|kwh added|energy consumed kwh|energy used kwh|energy charged kwh|charged kwh|total kwh|total energy kwh|kwh|energy";
const means =
  "average power kw|avg power kw|average power|avg power|mean power kw|average charging power";
const mosts =
  "max power kw|peak power kw|max power|peak power|power kw|charging power kw|charging power|charger power kw|charge rate kw|power";
const lengths = "duration minutes|duration min|duration mins|charging minutes|minutes|duration";

const costs = "total cost|cost|total price|price|total amount|amount|amount charged|total";

const starts =
  "start soc|soc start|start battery percent|battery start|start percent|battery start percent|start battery level|initial soc|soc at start";
const finishes =
  "end soc|soc end|end battery percent|battery end|end percent|battery end percent|end battery level|final soc|soc at end";

/** What went into a battery is what it has more of than before. */
function fillBattery(
  scope: Scope,
  energy: number,
  before: Slot | undefined,
  after: Slot | undefined,
): void {
  const [empty, full] = [before, after].map((slot) => slot && readQuantity(scope, slot));
  if (!before || !after || empty === undefined || full === undefined) return;
  const size = Math.max(58 + 22 * chanceFor(scope, after).next(), energy * 1.1);
  const gained = Math.round((100 * energy) / size);
  const begun = Math.min(empty, 98 - gained);
  writeQuantity(scope, before, Math.max(2, begun));
  writeQuantity(scope, after, Math.max(2, begun) + gained);
}

/** No car of this kind holds more, in kilowatt hours. */
const fullest = 78;

/** What a car has charged is no more than the charger gives in that time. */
export const findCharging: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => /^(?:charg\w*|ev\w*charg\w*)$/.test(word))) return [];
  const [energy, mean, most, length] = [charged, means, mosts, lengths].map((names) =>
    findNamed(slots, names, ["number"]),
  );
  const isPriced = slots.some(({ words }) => / per (?:kwh|kilowatt hour|unit)$/.test(words));
  const sum = isPriced ? undefined : findNamed(slots, costs, ["number"]);
  const ends = length ? undefined : findEnds(slots);
  const times = length ? [length] : ends ? [ends.first, ends.last] : [];
  const [before, after] = [starts, finishes].map((names) => findNamed(slots, names, ["number"]));
  const idle = findNamed(slots, "idle fee|idle fees|idle cost|blocking fee", ["number"]);
  if (!energy || times.length === 0 || !(mean || most)) return [];
  const apply = (scope: Scope) => {
    const told = hoursOf(scope, times);
    const since = told === undefined || told <= 0 ? sinceBegun(scope, ends?.first) : undefined;
    const hours = since ?? told;
    // Who still charges does not stand there for nothing.
    if (since !== undefined && idle) writeQuantity(scope, idle, 0);
    if (hours === undefined || hours <= 0) {
      // It goes on, and nobody knows for how long.
      const all = most && readQuantity(scope, most);
      if (mean && all !== undefined) writeQuantity(scope, mean, Number((all * 0.7).toFixed(1)));
      return;
    }
    const power = most && readQuantity(scope, most);
    if (power !== undefined) charge(scope, energy, power * hours);
    const given = readQuantity(scope, energy);
    if (given === undefined) return;
    fillBattery(scope, given, before, after);
    if (sum) writeQuantity(scope, sum, given * (0.36 + 0.24 * chanceFor(scope, sum).next()));
    if (mean) writeQuantity(scope, mean, Number((given / hours).toFixed(1)));
  };
  return [
    {
      reads: [...times, ...(most ? [most] : [])],
      writes: [energy, mean, sum, before, after, idle].flatMap((slot) => slot ?? []),
      apply,
    },
  ];
};

function hoursOf(scope: Scope, [first, last]: readonly Slot[]): number | undefined {
  if (!first) return undefined;
  if (!last) {
    const minutes = readQuantity(scope, first);
    return minutes === undefined ? undefined : minutes / 60;
  }
  const [from, until] = [readTime(scope, first), readTime(scope, last)];
  return from && until ? (until.at - from.at) / hour : undefined;
}

/** How long it has been going on, where it began within the day. */
function sinceBegun(scope: Scope, begin: Slot | undefined): number | undefined {
  const from = begin && readTime(scope, begin);
  if (!from || from.form === "clock") return undefined;
  const hours = (scope.facet(timelines).now - from.at) / hour;
  return hours > 0 && hours < 24 ? hours : undefined;
}

/** A battery takes less and less, the fuller it is. */
function charge(scope: Scope, energy: Slot, all: number): void {
  const told = readQuantity(scope, energy);
  if (!told) return;
  const most = Math.min(fullest, 0.92 * all);
  if (told <= most && told >= Math.min(20, 0.4 * all)) return;
  const drawn = most * (0.62 + 0.36 * chanceFor(scope, energy).next());
  writeQuantity(scope, energy, Number(drawn.toFixed(1)));
}
