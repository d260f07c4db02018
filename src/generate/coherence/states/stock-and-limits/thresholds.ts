import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

const values = "current value|value|reading|measured value|actual value|last value|observed value";
const limits = "threshold|threshold value|alert threshold|limit|trigger value";
const watched = oneOf("alert|alarm|monitor|monitoralert|rule|threshold|trigger|check|notification");

/** Beyond its limit, or within it again. */
const beyond = oneOf(
  "firing|triggered|alerting|breached|critical|warning|active|open|alarm|exceeded|silenced|acknowledged|muted",
);
const within = oneOf("ok|normal|resolved|healthy|closed|cleared|inactive|recovered|green");

/** Of these, too little is what somebody is called for. */
const scarce = /uptime|availab|free|remaining|battery|success|healthy|throughput|stock/i;

/** What has set off an alert is beyond its limit, and what is fine is not. */
export const findThresholds: FindRules = ({ slots, owner }) => {
  const limit = findNamed(slots, limits, quantityKinds);
  const value = limit && findNamed(slots, values, quantityKinds);
  const status = findStatus(slots, owner);
  if (!limit || !value || !owner.some((word) => watched.test(word))) return [];
  // What is told of without a state has been set off.
  if (!status && !oneOf("alert|alarm").test(owner.at(-1) ?? "")) return [];
  const told = slots.filter(
    ({ words, kind }) => kind === "text" && /\b(?:metric|name|title)$/.test(words),
  );
  return [
    {
      reads: status ? [limit, status, value, ...told] : [limit, value, ...told],
      writes: [value],
      apply: (scope) => {
        const most = readQuantity(scope, limit);
        const state = status ? (toState(scope.values[status.name]) ?? "") : "triggered";
        const isBeyond = beyond.test(state);
        if (most === undefined || (!isBeyond && !within.test(state))) return;
        const isScarce = told.some(({ name }: Slot) => scarce.test(String(scope.values[name])));
        const share = chanceFor(scope, value).next();
        const times = isBeyond === isScarce ? 0.55 + 0.4 * share : 1.03 + 0.35 * share;
        const isShare = most > 50 && most < 100 && times > 1;
        // Of a hundred there are no more than all.
        const found = isShare ? most + (99.5 - most) * (0.1 + 0.85 * share) : most * times;
        writeQuantity(scope, value, Math.round(found * 10) / 10);
      },
    },
  ];
};
