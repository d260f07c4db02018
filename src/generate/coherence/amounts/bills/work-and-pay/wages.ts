import { findNamed, without } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules, Rule } from "../../../rule.ts";

const hours = "regular hours|hours worked|hours|worked hours|total hours";
const rates = "hourly rate|pay rate|hourly wage|regular rate|rate per hour|rate";
const overtimeHours = "overtime hours|hours overtime|ot hours|overtime";
const overtimeRates = "overtime rate|ot rate";
const overtimePays = "overtime pay|overtime amount|overtime earnings|ot pay";
const basePays = "regular pay|base pay|basic pay|base salary|basic salary|regular earnings";
const grossPays = "gross pay|gross|gross amount|gross wages|gross earnings|gross salary";

/** An hour more than agreed is paid by half as much again. */
const factor = 1.5;

/** What is earned by the hour: the hours agreed and those beyond them, each at its rate. */
export const findWages: FindRules = ({ slots }) => {
  const find = (names: string, among = slots) => findNamed(among, names, quantityKinds);
  const rate = find(rates);
  const extra = find(overtimeHours);
  if (!rate || !extra) return [];
  const extraRate = find(overtimeRates);
  const extraPay = find(overtimePays);
  const worked = find(hours, without(slots, extra));
  const base = find(basePays);
  const gross = base ? undefined : find(grossPays);
  const reads = [rate, extra, ...(worked ? [worked] : [])];
  const writes = [extraRate, extraPay, base, gross].flatMap((slot) => slot ?? []);
  const rule: Rule = {
    reads,
    writes,
    apply: (scope) => {
      const [each, more] = [readQuantity(scope, rate), readQuantity(scope, extra)];
      if (each === undefined || more === undefined) return;
      const usual = worked && readQuantity(scope, worked);
      if (extraRate) writeQuantity(scope, extraRate, each * factor);
      if (extraPay) writeQuantity(scope, extraPay, more * each * factor);
      if (usual === undefined) return;
      if (base) writeQuantity(scope, base, usual * each);
      if (gross) writeQuantity(scope, gross, usual * each + (extraPay ? more * each * factor : 0));
    },
  };
  return writes.length === 0 ? [] : [rule];
};
