import { toModelWords } from "../../schema/model-words.ts";
import { findNamed } from "../coherence/match-role.ts";
import type { FindRules, Rule } from "../coherence/rule.ts";
import { clear, fill, type Slot, write } from "../coherence/slot.ts";
import { spelledIn } from "../coherence/spelling.ts";
import { addMonths } from "../coherence/times/calendar/months.ts";
import { toTime, writeTime } from "../coherence/times/time.ts";
import { hash } from "../draw/chance.ts";
import type { Scope } from "../draw/scope.ts";
import { day, hour, timelines } from "../facets/timeline.ts";
import { oneOf } from "../one-of.ts";
import { isIn, toState } from "../state-words.ts";
import { nameIn, type RootLink } from "./link.ts";
import { createOrdinals } from "./ordinals.ts";

const shares = oneOf("payment|repayment|installment|instalment|rentpayment|loanpayment");
const debts = oneOf("loan|mortgage|financing|credit");
const lets = oneOf("lease|tenancy|rental|contract|agreement");
const dues = "due date|due at|due|due on|scheduled date|scheduled for";
const paid = "paid at|paid on|paid date|date paid|payment date|paid";
const starts =
  "start date|starts at|start|starts on|start at|disbursed at|disbursement date|origination date|begin date|lease start";
const ends =
  "end date|ends at|end|ends on|end at|maturity date|matures at|due date|final payment date|lease end";

/** What is paid off month by month falls due month by month from the day it began, and is paid by then. */
export function findDueMonths(links: readonly RootLink[]): FindRules {
  return ({ slots, owner }) => {
    if (!shares.test(owner.at(-1) ?? "")) return [];
    const link = links.find(
      ({ to }) => debts.test(kindOf(to.model)) || lets.test(kindOf(to.model)),
    );
    const due = findNamed(slots, dues, ["text"]);
    const start = link && nameIn(link.to, starts);
    const reference = slots.find(({ name }) => name === link?.member);
    if (!link || !due || start === undefined || !reference) return [];
    return [toRule(link, { due, reference, start }, slots)];
  };
}

function kindOf(model: string): string {
  return toModelWords(model).at(-1) ?? "";
}

interface Found {
  readonly due: Slot;
  readonly reference: Slot;
  readonly start: string;
}

function toRule(link: RootLink, { due, reference, start }: Found, slots: readonly Slot[]): Rule {
  const end = nameIn(link.to, ends);
  const peek = link.peek?.(end === undefined ? [start] : [start, end]);
  const ordinalAt = createOrdinals(link.positionAt);
  // Rent is paid as the month begins, a loan when the first is over.
  const first = lets.test(kindOf(link.to.model)) ? 0 : 1;
  const status = findNamed(slots, "status|state|payment status", ["choice"]);
  const at = findNamed(slots, paid, ["text"]);
  const flag = findNamed(slots, "is paid|paid", ["boolean"]);
  const told = [status, at, flag].flatMap((slot) => slot ?? []);
  const apply = (scope: Scope) => {
    const position = scope.referred(link.member);
    const known = position === undefined ? undefined : peek?.(position);
    const begun = toTime(known?.[start]);
    if (!begun || begun.form === "clock") return;
    const last = end === undefined ? undefined : toTime(known?.[end]);
    const whole = last && last.at > begun.at ? Math.round((last.at - begun.at) / (30.4 * day)) : 0;
    const ordinal = ordinalAt(scope.draw.index) - 1;
    const month = first + (whole > 0 ? ordinal % whole : ordinal);
    const falls = addMonths(Math.floor(begun.at / day) * day, month);
    if (writeTime(scope, due, falls)) settle(scope, falls, { status, at, flag });
  };
  return { reads: [reference, due], writes: [due, ...told], apply };
}

interface Told {
  readonly status: Slot | undefined;
  readonly at: Slot | undefined;
  readonly flag: Slot | undefined;
}

const open = ["scheduled", "upcoming", "due", "pending", "unpaid", "open", "outstanding"];
const settled = ["paid", "completed", "settled", "succeeded", "received"];
const late = oneOf("late|overdue|missed|unpaid|failed");

/** What is long past is paid, what is to come is not, and now and then one is late. */
function settle(scope: Scope, falls: number, { status, at, flag }: Told): void {
  const { now } = scope.facet(timelines);
  const before = status && toState(scope.values[status.name]);
  const isLate = falls < now && now - falls < 40 * day && late.test(before ?? "");
  const isPaid = falls < now && !isLate;
  const isOpen = !isPaid && !isLate;
  if (status && !isLate && !(isOpen && open.includes(before ?? ""))) {
    const words = (isPaid ? settled : open).flatMap((text) => spelledIn(status, text) ?? []);
    const fits = isPaid && before !== undefined && isIn(before, "done");
    if (!fits) write(scope, status, words[0]);
  }
  if (flag) write(scope, flag, isPaid);
  if (at && !isPaid) clear(scope, at);
  if (!at || !isPaid) return;
  fill(scope, at);
  const early = (hash(String(falls)) >>> 0) % (3 * 24);
  writeTime(scope, at, Math.min(falls - early * hour + 10 * hour, now - hour));
}
