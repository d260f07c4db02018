import type { Scope } from "../../../../draw/scope.ts";
import { day, timelines } from "../../../../facets/timeline.ts";
import { oneOf } from "../../../../one-of.ts";
import { isIn, toState } from "../../../../state-words.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import type { FindRules } from "../../../rule.ts";
import { clear, type Slot } from "../../../slot.ts";
import { findStatus } from "../../../times/tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../../../times/time.ts";

const counts = "renewal count|renewals|times renewed|number of renewals|renewals count";
const begun = oneOf("issued|issue|valid from|registered|registration|effective|start|started");
const over = oneOf("expiry|expires|expiration|valid until|valid to|valid through|end|ends");
const renewed = oneOf("last renewed|last renewal|renewed|renewal");
/** What somebody does with a paper after they have asked for it: its days follow from these. */
const asked = oneOf("applied|submitted|filed|decided|approved|requested");
const lent = oneOf("loan|library|borrow|book|libraryloan|bookloan|checkout");

/**
 * What was renewed four times was issued four terms before its last one; what is asked for was never
 * renewed, nor was what is in its first term.
 */
export const findRenewals: FindRules = ({ slots, owner }) => {
  const count = findNamed(slots, counts, ["number"]);
  if (!count || owner.some((word) => lent.test(word))) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const find = (names: { readonly test: (text: string) => boolean }) =>
    times.find((slot) => names.test(toEvent(slot)));
  const [from, end, last] = [find(begun), find(over), find(renewed)];
  const status = findStatus(slots, owner);
  if (!from && !status) return [];
  const isApplied = find(asked) !== undefined;
  const apply = (scope: Scope) => {
    const state = status && toState(scope.values[status.name]);
    const often = state !== undefined && isIn(state, "ahead", "asked") ? 0 : toOften(scope);
    writeQuantity(scope, count, often);
    if (last && often === 0) clear(scope, last);
  };
  const toOften = (scope: Scope): number => {
    const often = readQuantity(scope, count) ?? 0;
    if (!from) return often;
    const [begin, until] = [timeOf(scope, from), end && timeOf(scope, end)];
    const { now } = scope.facet(timelines);
    if (begin === undefined || begin > now) return 0;
    const term = Math.round(((until ?? begin + 365 * day) - begin) / (365.25 * day));
    if (term < 1) return 0;
    if (isApplied || from.hold !== "free") return 0;
    const least = Math.min(often, Math.max(1, Math.floor(12 / term)));
    const first = new Date(begin);
    writeTime(scope, from, first.setUTCFullYear(first.getUTCFullYear() - least * term));
    if (last) writeTime(scope, last, begin);
    return least;
  };
  const writes = [count, from, last].flatMap((slot) => slot ?? []);
  return [{ reads: [status, end].flatMap((slot) => slot ?? []), writes, apply }];
};

function timeOf(scope: Scope, slot: Slot): number | undefined {
  const time = readTime(scope, slot);
  return time && time.form !== "clock" ? time.at : undefined;
}
