import { toSingular } from "../../../../../schema/name-words.ts";
import { toKinded } from "../../../../../schema/schema.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { findNumber } from "../../../../meaning/find-number.ts";
import { oneOf } from "../../../../one-of.ts";
import { toState } from "../../../../state-words.ts";
import { findActors, findNamed, without } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { type Completion, findCompletion } from "../../counts/completion.ts";

/** A percentage of two neighbours. */
interface Share {
  readonly result: string;
  readonly part: string;
  readonly whole: string;
  /** Whether it is how far somebody has come, so that who has finished has all of it. */
  readonly isProgress?: true;
  /** Whether the part is what is left of it: the rest is the share. */
  readonly isRest?: true;
  /** What it is rather a share of, where there is one. */
  readonly unless?: string;
}

const wholes =
  "limit|total|goal|target|budget|budgeted|planned|allocated|capacity|quota|max|allowance|all|max score|max points|out of|total points|size|count|goal amount|target amount|funding goal|signature goal|signatures goal|goal signatures|signatures needed|target signatures";

const margins =
  "margin percent|margin percentage|margin pct|profit margin|gross margin percent|profit margin percent|gross margin percentage|profit margin percentage";

/** To how many a letter went. */
const mailed =
  "sent|delivered|recipients|sent count|delivered count|recipient count|recipients count|total recipients|total sent|emails sent|audience size";

const shares: readonly Share[] = [
  {
    result: "savings rate|saving rate|savings percent|savings percentage",
    part: "savings|net savings|saved|amount saved|net",
    whole: "income|total income|monthly income|money in",
  },
  {
    result: "percent complete|progress|completion percent|percent completed",
    part: "costs to date|cost to date|invoiced to date|spent to date|budget spent|spent",
    whole: "contract value|contract sum|contract amount",
  },
  { result: "percent used|percentage used", part: "spent|amount spent", whole: "amount" },
  {
    result: "effective rate|effective tax rate|tax rate",
    part: "tax owed|tax liability|total tax|income tax|tax due",
    whole: "gross income|total income|annual income|taxable income",
  },
  {
    result: "utilization|utilisation|credit utilization|utilization rate|utilization percent",
    part: "current balance|balance|credit used|amount owed",
    whole: "credit limit|credit line|card limit|limit",
  },
  {
    result: "loan to value|ltv|loan to value percent|ltv percent|ltv ratio",
    part: "loan amount|mortgage amount|amount requested|principal",
    whole: "property value|property price|home value|home price|appraised value|purchase price",
  },
  {
    result: "equity percent|equity percentage|equity sold|equity|stake percent|dilution percent",
    part: "amount raised|round size|raised amount|amount",
    whole: "post money valuation|post money|postmoney valuation",
  },
  {
    result:
      "percent complete|completion rate|completion percentage|progress percent|progress percentage|percent funded|percent used|utilization rate|utilisation rate|utilization percent|utilisation percent|used percent|usage percent|usage percentage|percentage used|fill rate|percent raised|progress|completion|complete|funded|usage|utilization|utilisation|percent|percentage",
    part: "used|occupied|completed|current|raised|spent|done|read|watched|enrolled|sold|consumed|finished|score|points|correct|saved|amount raised|current amount|pledged|claimed|attended|signatures|signature count|signatures count|signed|current signatures",
    whole: wholes,
    isProgress: true,
  },
  {
    result: "completion rate|completion percentage|completion percent|completion",
    part: "completed|completions",
    whole: "enrolled|assigned|participants|learners|started|enrollments|trainees",
  },
  {
    result:
      "progress|percent complete|percent read|percentage|completion|progress percent|progress percentage|percentage complete|percent",
    part: "current page|pages read|page|current chapter",
    whole: "total pages|pages|page count|number of pages|total chapters",
    isProgress: true,
  },
  {
    result:
      "percentage|percent|score percent|percentage score|score percentage|percentage obtained",
    part: "marks obtained|obtained marks|marks scored|marks|points earned|points scored",
    whole: "max marks|total marks|maximum marks|full marks|max points|total points|max score",
  },
  {
    result: "attainment|attainment percent|quota attainment|achievement percent|percent achieved",
    part: "achieved|actual|attained|closed|sold",
    whole: "target|quota|goal",
  },
  {
    result:
      "pnl percent|unrealized pnl percent|profit percent|gain percent|pnl percentage|total return percent|total return pct|return percent",
    part: "unrealized pnl|pnl|unrealized gain|profit|gain|total return",
    whole: "cost basis|total cost basis|invested amount|amount invested|total invested",
  },
  {
    result: "percent used|percentage used|usage percent",
    part: "quantity|usage|consumed|value|current value|current usage",
    whole: "limit|quota|included|allowance",
  },
  {
    result: "progress percent|progress percentage|percent watched|progress",
    part: "progress seconds|watched seconds|position seconds",
    whole: "duration seconds|total seconds|length seconds",
    isProgress: true,
  },
  {
    result:
      "utilization|utilisation|utilization percent|capacity factor|load|load percent|output percent",
    part: "current output|output|current load|current power|generation",
    whole: "capacity|rated capacity|max output|nameplate capacity|rated power",
  },
  {
    result: "open rate",
    part: "opens|opened|unique opens|open count|opens count|opened count",
    whole: mailed,
  },
  {
    result: "click rate|ctr|click through rate",
    part: "clicks|clicked|unique clicks|click count|clicks count|clicked count",
    whole: `impressions|${mailed}|opens|views`,
  },
  {
    result: "conversion rate|cvr",
    part: "conversions|purchases|orders|leads|signups|sign ups|submissions|registrations",
    whole: "clicks|visits|visitors|sessions|views|page views|unique visitors",
  },
  {
    result: "bounce rate",
    part: "bounces|bounced|bounce count",
    whole: `visits|sessions|${mailed}`,
  },
  {
    result: "unsubscribe rate",
    part: "unsubscribes|unsubscribed|unsubscribe count",
    whole: mailed,
  },
  {
    result: "win rate|win percentage|win percent|winning percentage|win pct",
    part: "wins|won|cases won|deals won|matters won|tenders won",
    whole:
      "played|games|matches|games played|matches played|cases|total cases|cases total|cases handled|total deals|deals|total matters|bids submitted",
  },
  {
    result: "attendance rate|attendance percentage|attendance",
    part: "present|attended|days present|attendees",
    whole: "total|total days|enrolled|registered|classes|total classes|sessions|days",
  },
  {
    result: "fatality rate|case fatality rate|mortality rate|death rate",
    part: "deaths|fatalities|total deaths|death count",
    whole: "confirmed cases|cases|total cases|case count",
  },
  {
    result: "occupancy rate|occupancy",
    part: "occupied|occupied rooms|occupied units|booked|units occupied",
    whole: "rooms|total rooms|units|total units|capacity",
  },
  {
    result:
      "occupancy rate|occupancy|occupancy percent|occupancy percentage|occupied percent|utilization|utilization rate",
    part: "available spaces|free spaces|available spots|free spots|available rooms|free rooms|rooms available|available bikes|available seats|available beds|spaces available|spots available|available stalls|available chargers|available units",
    whole:
      "total spaces|spaces|total spots|spots|capacity|total capacity|total rooms|rooms|total seats|seats|total beds|total stalls|total chargers|total units",
    unless:
      "occupied|occupied spaces|occupied spots|occupied rooms|booked rooms|occupied units|booked|taken seats|occupied beds",
    isRest: true,
  },
  {
    result: "accuracy|accuracy rate|pass rate|success rate|solve rate|correct rate",
    part: "correct|correct answers|correct count|times correct|solved|solved count|solves|passed|successful|succeeded|success count",
    whole:
      "total|questions|total questions|attempts|attempt count|attempted|times reviewed|review count|times practiced",
  },
  {
    result: "turnout|voter turnout|turnout percentage|turnout percent",
    part: "votes cast|total votes|ballots|ballots cast",
    whole: "registered voters|eligible voters|total voters|electorate",
  },
  {
    result: "defect rate|reject rate|failure rate|scrap rate",
    part: "defects found|defects|defect count|rejects|failed|failures|scrapped|scrap|scrap count|scrap quantity",
    whole:
      "sample size|samples|units inspected|inspected|total units|produced|quantity produced|produced quantity|units produced",
  },
  {
    result: "yield|yield rate|first pass yield|acceptance rate|pass rate",
    part: "good|accepted|passed",
    whole: "produced|inspected|received|tested",
  },
  {
    result: "yield|yield rate|first pass yield|acceptance rate|pass rate",
    part: "good|accepted|passed",
    whole: "planned|ordered|target",
    unless: "produced|inspected|received|tested",
  },
  {
    result: "pass rate|pass percentage",
    part: "passed count|students passed|passed",
    whole: "students count|student count|students|candidates|participants",
  },
  { result: "vote share|share|vote percentage", part: "votes", whole: "total votes|votes cast" },
  {
    result: margins,
    part: "margin|gross margin|margin amount|gross profit|profit",
    whole:
      "price|selling price|sale price|sell price|retail price|unit price|revenue|total revenue",
  },
];

const failed =
  "failed deliveries|failed|failures|failure count|failed count|failed requests|failed runs|error count|failed calls";
const tried =
  "total deliveries|deliveries|delivery count|total requests|requests|total runs|runs|run count|total calls|total|total count";

interface OtherShare {
  readonly result: string;
  /** What is not done of it. */
  readonly rest: string;
  readonly whole: string;
}

/** Shares of which only the other part is told: what did not fail, and what is paid back. */
const otherShares: readonly OtherShare[] = [
  {
    result: margins,
    rest: "cost|cost price|unit cost|purchase price|wholesale price|cogs",
    whole: "price|selling price|sale price|sales price|sell price|retail price|unit price|revenue",
  },
  { result: "success rate|success percentage|delivery rate", rest: failed, whole: tried },
  {
    result: "progress percent|progress|percent paid|paid percent|percent repaid|paid off percent",
    rest: "remaining balance|remaining amount|balance remaining|outstanding balance|remaining principal",
    whole:
      "original amount|original balance|principal|principal amount|loan amount|total amount|initial amount",
  },
];

function findOtherShares(slots: readonly Slot[]): readonly Rule[] {
  return otherShares.flatMap(({ result: results, rest: rests, whole: wholes }) => {
    const [result] = findActors(slots, results, quantityKinds);
    const rest = result && findActors(slots, rests, quantityKinds).find(({ stem }) => stem === "");
    const whole = rest && findActors(slots, wholes, quantityKinds).find(({ stem }) => stem === "");
    if (!result || !rest || !whole || rest.slot === whole.slot) return [];
    const form = formOf(result.slot);
    const apply = (scope: Scope) => {
      const [some, all] = [readQuantity(scope, rest.slot), readQuantity(scope, whole.slot)];
      if (some === undefined || !all || some > all) return;
      writeShare(scope, result.slot, 1 - some / all, form);
    };
    return [{ reads: [rest.slot, whole.slot], writes: [result.slot], apply }];
  });
}

/** What one gets for a thing is no part of it. */
const rewarded = oneOf("achievement|badge|trophy");
const gained = oneOf("points|score|xp");

export const findShares: FindRules = ({ slots: all, owner }) => {
  const isReward = owner.some((word) => rewarded.test(word));
  const slots = isReward ? all.filter(({ words }) => !gained.test(words)) : all;
  const completion = findCompletion(slots, owner);
  const meant = shares.filter(
    ({ unless }) => unless === undefined || findActors(slots, unless, quantityKinds).length === 0,
  );
  const resolved = meant.flatMap((share) =>
    findActors(slots, share.result, quantityKinds).flatMap(
      (result) => resolve(result.slot, result.stem, share, slots, completion) ?? [],
    ),
  );
  // Who has enrolled in a course tells nothing of it where its lessons are counted.
  const close = new Set(resolved.flatMap((one) => (one.isDone ? one.result : [])));
  const found = resolved.filter(({ isDone, result }) => isDone || !close.has(result));
  return [
    ...found,
    ...(found.length === 0 ? findLeft(slots) : []),
    ...findOtherShares(slots),
    ...findReductions(slots),
    ...findHundreds(slots),
  ];
};

/** `openTasks` of a `taskCount`: so many are left of so many, and the rest is done. */
function findLeft(slots: readonly Slot[]): readonly Rule[] {
  const result = findNamed(slots, "progress|percent complete|completion|progress percent", [
    "number",
  ]);
  if (!result) return [];
  for (const open of slots) {
    const [, before, after] =
      /^(?:(?:open|remaining|pending) (\w+s)|(\w+s) (?:open|left|remaining))$/.exec(open.words) ??
      [];
    const things = before ?? after;
    if (things === undefined || open.kind !== "number") continue;
    const one = toSingular([things]).join("");
    const names = `${one} count|total ${things}|${things} total|${things} count|${things}|number of ${things}`;
    const whole = findNamed(slots, names, ["number"]);
    if (!whole) continue;
    const form = formOf(result);
    const apply = (scope: Scope) => {
      const [left, all] = [readQuantity(scope, open), readQuantity(scope, whole)];
      if (left === undefined || all === undefined || all <= 0 || left > all) return;
      writeShare(scope, result, 1 - left / all, form);
    };
    return [{ reads: [open, whole], writes: [result], apply }];
  }
  return [];
}

/** `programExpensePercent`, `adminExpensePercent` and a third: what one thing is divided into. */
function findHundreds(slots: readonly Slot[]): readonly Rule[] {
  const kin = new Map<string, Slot[]>();
  for (const slot of slots) {
    const [ending] = / \S+ (?:percent|percentage|pct|share)$/.exec(slot.words) ?? [];
    if (ending === undefined || slot.kind !== "number") continue;
    kin.set(ending, [...(kin.get(ending) ?? []), slot]);
  }
  return [...kin.values()].filter(({ length }) => length > 2).map(toHundred);
}

/** The first of them is the largest part. */
function toHundred(parts: readonly Slot[]): Rule {
  const apply = (scope: Scope) => {
    const drawn = parts.map((slot, at) => (readQuantity(scope, slot) ?? 0) / (at === 0 ? 1 : 5));
    const sum = drawn.reduce((all, one) => all + one, 0);
    if (sum <= 0) return;
    const told = drawn.map((one) => Math.round((one / sum) * 100));
    const rest = 100 - told.reduce((all, one) => all + one, 0);
    for (const [at, slot] of parts.entries())
      writeQuantity(scope, slot, (told[at] ?? 0) + (at === 0 ? rest : 0));
  };
  return { reads: parts, writes: parts, apply };
}

interface ShareRule extends Rule {
  readonly result: Slot;
  /** Whether it is of what is done of the same things. */
  readonly isDone: boolean;
}

function resolve(
  result: Slot,
  stem: string,
  share: Share,
  slots: readonly Slot[],
  completion: Completion | undefined,
): ShareRule | undefined {
  const others = without(slots, result);
  const parts = findActors(others, share.part, quantityKinds);
  const wholes = findActors(others, share.whole, quantityKinds);
  const pairs = parts.flatMap((part) => {
    const others = wholes.filter(({ slot }) => slot !== part.slot);
    const whole =
      others.find(({ stem }) => thingOf(stem) === thingOf(part.stem)) ??
      others.find(({ stem }) => stem === "" || part.stem === "");
    return whole ? [{ part, whole }] : [];
  });
  // The time that is spent is no part of the score, and a project is as far as its tasks.
  const isClose = ({ part, whole }: (typeof pairs)[number]) =>
    thingOf(part.stem) === thingOf(whole.stem);
  const isDone = (pair: (typeof pairs)[number]) =>
    isClose(pair) && /\b(?:completed|done|finished)\b/.test(pair.part.slot.words);
  for (const pair of [...pairs.filter(isDone), ...pairs.filter(isClose), ...pairs]) {
    const { part, whole } = pair;
    if (stem !== "" && part.stem !== stem && whole.stem !== stem) continue;
    const { slot } = part;
    const form = formOf(result);
    return {
      result,
      isDone: isDone(pair),
      reads: completion ? [slot, whole.slot, completion.slot] : [slot, whole.slot],
      writes: [slot, result],
      apply: (scope) => {
        const all = readQuantity(scope, whole.slot);
        if (all !== undefined && share.isProgress) complete(scope, slot, all, completion);
        const drawn = readQuantity(scope, slot);
        const some = share.isRest && drawn !== undefined && all !== undefined ? all - drawn : drawn;
        // More than all of it is a share of something else; of money that is asked for, more is given.
        if (some === undefined || all === undefined || all < 0) return;
        if (some > all && !given.test(slot.words)) return;
        // What has come to its end seldom cost to the cent what was meant for it.
        const isOver =
          spent.test(slot.words) &&
          reaching.test(result.words) &&
          reachedBy(scope, slot, completion) === "full";
        writeShare(scope, result, isOver ? 1 : all === 0 ? 0 : some / all, form);
      },
    };
  }
  return undefined;
}

/** `completedTaskCount` and `taskCount`, `completedTasks` and `totalTasks` count the same. */
function thingOf(stem: string): string {
  return stem.replace(/(?:^| )count$/, "").replace(/s$/, "");
}

/** Who has finished has done all of it; who has not begun, nothing. */
function complete(scope: Scope, part: Slot, all: number, completion: Completion | undefined): void {
  const reached = reachedBy(scope, part, completion);
  if (reached === "full") writeQuantity(scope, part, toFull(scope, part, all));
  else if (reached === "none") writeQuantity(scope, part, 0);
  else if (reached === "part" && (readQuantity(scope, part) ?? 0) >= all) {
    writeQuantity(scope, part, Math.floor(all * (0.1 + 0.8 * chanceFor(scope, part).next())));
  }
}

/** What is open to be given or signed has begun, unlike a task that is open. */
function reachedBy(scope: Scope, part: Slot, completion: Completion | undefined) {
  const isOpen = completion && toState(scope.values[completion.slot.name]) === "open";
  return isOpen && given.test(part.words) ? "part" : completion?.read(scope);
}

const given = /\b(?:raised|pledged|donated|signatures|signed)\b/;

const spent = /\bspent\b/;
const reaching = /progress|complet/;

function toFull(scope: Scope, part: Slot, all: number): number {
  if (given.test(part.words)) return drawGiven(scope, part, all);
  if (!spent.test(part.words)) return all;
  const step = all > 10_000 ? 100 : 1;
  return Math.round((all * (0.86 + 0.13 * chanceFor(scope, part).next())) / step) * step;
}

/** A goal is seldom met to the cent: people go on giving until the day is over. */
function drawGiven(scope: Scope, part: Slot, goal: number): number {
  const drawn = readQuantity(scope, part) ?? 0;
  const times = 1 + 0.6 * chanceFor(scope, part).next() ** 2;
  return drawn > goal ? drawn : Math.round((goal * times) / 5) * 5;
}

/** How a share is written: as a fraction of one or as a percentage, with so many digits. */
interface Form {
  readonly isFraction: boolean;
  readonly decimals: number;
}

/** A fraction where its name, its type or its comment says so; otherwise of a hundred. */
export function formOf({ words, schema, member }: Slot): Form {
  const { kind, schema: number } = toKinded(schema);
  const hint = kind === "number" ? findNumber(member, number).make.hint : undefined;
  const most = kind === "number" ? (number.maximum ?? hint?.most) : undefined;
  return {
    isFraction: /\b(?:ratio|fraction)\b/.test(words) || (most !== undefined && most <= 1),
    decimals: (hint?.decimals ?? 0) > 0 ? 1 : 0,
  };
}

function writeShare(scope: Scope, slot: Slot, share: number, form: Form): void {
  if (form.isFraction && writeQuantity(scope, slot, Number(share.toFixed(2)))) return;
  if (!writeQuantity(scope, slot, Number((share * 100).toFixed(form.decimals)))) {
    writeQuantity(scope, slot, Number(share.toFixed(2)));
  }
}

/** How much less the price is than it was. */
function findReductions(slots: readonly Slot[]): readonly Rule[] {
  const exact = (role: string) =>
    findActors(slots, role, quantityKinds).find(({ stem }) => stem === "")?.slot;
  const result = exact(
    "discount percentage|discount percent|discount pct|percent off|discount rate|savings percent|savings percentage|saving percent|you save percent",
  );
  const before = exact("original price|compare at price|list price|regular price|old price|msrp");
  const after =
    exact(
      "sale price|discounted price|final price|current price|bundle price|deal price|promo price|offer price|set price|member price|special price",
    ) ?? exact("price");
  const start = before ?? exact("price");
  const difference = exact("savings|you save|saving|savings amount|discount amount|amount saved");
  const saved = / (?:percent|percentage|pct)$/.test(difference?.words ?? "")
    ? undefined
    : difference;
  if (!(result ?? saved) || !start || !after || start === after) return [];
  const form = result && formOf(result);
  return [
    {
      reads: [start, after],
      writes: [after, ...[result, saved].flatMap((slot) => slot ?? [])],
      apply: (scope) => {
        const [was, drawn] = [readQuantity(scope, start), readQuantity(scope, after)];
        if (was === undefined || drawn === undefined || was <= 0) return;
        // Nothing is dearer once it is reduced.
        if (drawn > was)
          writeQuantity(scope, after, (was * (100 - 5 * chanceFor(scope, after).below(13))) / 100);
        const is = readQuantity(scope, after) ?? drawn;
        if (is > was) return;
        if (result && form) writeShare(scope, result, (was - is) / was, form);
        if (saved) writeQuantity(scope, saved, Number((was - is).toFixed(2)));
      },
    },
  ];
}
