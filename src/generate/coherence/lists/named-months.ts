import type { Json, JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { findNamed } from "../match-role.ts";
import { findRefit } from "../pairings/find-pairings.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { toTime } from "../times/time.ts";

const paid = /(?:^| )(?:transactions|payments|bookings|entries|movements|activity|statement)$/;
const descriptions = oneOf("description|title|name|text|memo|reference|purpose|label|narrative");
const dates =
  /^(?:(?:booked|booking|posted|posting|value|transaction|payment|paid|created|executed)(?: (?:date|at|on))?|date|timestamp|time)$/;
const months =
  "January|February|March|April|May|June|July|August|September|October|November|December".split(
    "|",
  );
const wage = new RegExp(`^(Salary|Wages|Pay) (${months.join("|")})$`);
const instead = ["Groceries", "Electricity bill", "Coffee and lunch", "Train ticket"];
const owned = "type|account type|kind";
/** Accounts that nobody is paid on. */
const aside = /^(?:credit|credit ?card|loan|mortgage)$/i;

/**
 * Who is paid once a month is paid for the month that it is: of the days in a list no second one is pay
 * day in the same month.
 */
export const findNamedMonths: FindRules = ({ slots }) =>
  slots.flatMap((list) => {
    if (list.kind !== "list" || !paid.test(list.words)) return [];
    const text = itemNamed(list, descriptions, "text");
    const date = itemNamed(list, dates, "text", "number");
    if (text === undefined || date === undefined) return [];
    const type = findNamed(slots, owned, ["text", "choice"]);
    const refit = findRefit(list, text);
    const apply = (scope: Scope) => {
      const isAside = type !== undefined && aside.test(String(scope.values[type.name]));
      settle(scope, list, { text, date, isAside, refit });
    };
    return [{ reads: type ? [type, list] : [list], writes: [list], apply }];
  });

interface Settled {
  readonly text: string;
  readonly date: string;
  readonly isAside: boolean;
  readonly refit: ReturnType<typeof findRefit>;
}

function settle(scope: Scope, list: Slot, { text, date, isAside, refit }: Settled): void {
  const items = itemsOf(scope, list);
  if (!items.some((item) => wage.test(String(item[text])))) return;
  const chance = chanceFor(scope, list);
  const told = new Set<string>();
  const others = instead.filter((one) => !items.some((item) => item[text] === one));
  let start = chance.below(instead.length);
  const settled = items.map((item): JsonObject => {
    const [, word = ""] = wage.exec(String(item[text])) ?? [];
    const when = toTime(item[date]);
    if (word === "" || !when || when.form === "clock") return item;
    const day = new Date(when.at);
    const month = day.toISOString().slice(0, 7);
    if (!isAside && !told.has(month)) {
      told.add(month);
      return { ...item, [text]: `${word} ${months[day.getUTCMonth()]}` };
    }
    const among = others.length > 0 ? others : instead;
    const other = { ...item, [text]: among[start++ % among.length] ?? word };
    return refit?.(other, chance) ?? other;
  });
  write(scope, list, settled as Json);
}
