import { findNamed } from "../coherence/match-role.ts";
import { readQuantity, toQuantity, toShare, writeQuantity } from "../coherence/quantity.ts";
import { chanceFor, type FindRules } from "../coherence/rule.ts";
import { type Slot, write } from "../coherence/slot.ts";
import { letters, passed, writeMark } from "../coherence/texts/contests-and-exams/marks.ts";
import { readTime, toTime } from "../coherence/times/time.ts";
import { broadcasts } from "./air-days.ts";
import { matchPlaces } from "./league-towns.ts";
import { type Link, nameIn } from "./link.ts";
import type { Find, Source } from "./measure-finder.ts";
import { gatherings } from "./occasions.ts";
import { credits, lettings, outings, pupils } from "./referred-terms.ts";

/** What is measured against the record that is referred to: the points of a test, its last day. */
export function findReferredMeasures(links: readonly Link[]): FindRules {
  return ({ slots }) =>
    links.flatMap((link) => {
      const reference = slots.find(({ name }) => name === link.member);
      if (!reference) return [];
      return finders.flatMap((find) => find(toSource(link, reference), slots) ?? []);
    });
}

function toSource({ to, member, peek }: Link, reference: Slot): Source {
  return {
    reference,
    look: (wanted) => {
      const name = nameIn(to, wanted);
      const seen = name === undefined ? undefined : peek?.([name]);
      if (name === undefined || !seen) return undefined;
      return (scope) => {
        const position = scope.referred(member);
        return position === undefined ? undefined : seen(position)[name];
      };
    },
  };
}

const done =
  /^(?:(?:completed|finished|watched|read) (lesson|module|chapter|page|episode|step|unit|task|exercise|workout|level)s|(lesson|module|chapter|page|episode|step|unit|task|exercise|workout|level)s (?:completed|finished|watched|read|done))$/;
const shares = "progress|progress percent|progress percentage|percent complete|completion";

/** So far through a course is so many of its lessons. */
const findDone: Find = ({ reference, look }, slots) => {
  const part = slots.find(({ kind, words }) => kind === "number" && done.test(words));
  const share = findNamed(slots, shares, ["number"]);
  const [, before, after] = done.exec(part?.words ?? "") ?? [];
  const thing = before ?? after;
  const hasOwn = slots.some(({ words }) => words === `total ${thing}s`);
  const whole = thing && look(`${thing} count|total ${thing}s|${thing}s|number of ${thing}s`);
  if (!part || !share || !whole || hasOwn) return undefined;
  return {
    reads: [reference, share],
    writes: [part],
    apply: (scope) => {
      const [all, far] = [toQuantity(whole(scope)), readQuantity(scope, share)];
      if (all !== undefined && far !== undefined)
        writeQuantity(scope, part, Math.round(all * Math.min(1, toShare(far))));
    },
  };
};

const marks =
  "score|points|grade|mark|marks|points earned|points awarded|result|marks obtained|obtained marks|marks scored|obtained score|score obtained";
const highest =
  "max points|max score|maximum points|maximum score|total points|points|total marks|max marks|maximum marks|full marks|points possible|out of";

const enough = "passing marks|passing score|pass mark|pass marks|min passing score|passing points";

/** Nobody has more points than there are, and most have the better half of them; the mark is by these. */
const findScore: Find = ({ reference, look }, slots) => {
  const score = findNamed(slots, marks, ["number"]);
  const most = score && look(highest);
  if (!score || !most || findNamed(slots, highest.replace("|points|", "|"), ["number"]))
    return undefined;
  const letter = findNamed(slots, letters, ["text", "choice"]);
  const percent = findNamed(slots, "percentage|percent|score percent", ["number"]);
  const pass = slots.find(({ words, kind }) => kind === "boolean" && passed.test(words));
  const least = pass && look(enough);
  return {
    reads: [reference],
    writes: [score, letter, percent, pass].flatMap((slot) => slot ?? []),
    apply: (scope) => {
      const [all, drawn] = [toQuantity(most(scope)), readQuantity(scope, score)];
      if (all === undefined || drawn === undefined || all <= 0) return;
      const missed = 0.55 * chanceFor(scope, score).next() ** 2;
      const points = Math.round(all * (1 - missed));
      writeQuantity(scope, score, points);
      const share = (points * 100) / all;
      if (letter) writeMark(scope, letter, share);
      if (percent) writeQuantity(scope, percent, Math.round(share));
      if (pass) write(scope, pass, points >= ((least && toQuantity(least(scope))) ?? all / 2));
    },
  };
};

const handedIn = "submitted at|submitted|submission date|submitted on|handed in at|turned in at";
const late = "is late|late|submitted late|was late";
const lastDay = "due date|due at|due|deadline|due on";

/** What is handed in after the last day is late. */
const findLate: Find = ({ reference, look }, slots) => {
  const flag = findNamed(slots, late, ["boolean"]);
  const state = slots.find(
    ({ words, schema }) => words === "status" && "enum" in schema && schema.enum.includes("late"),
  );
  const at = findNamed(slots, handedIn, ["text", "number"]);
  const due = (flag ?? state) && at && look(lastDay);
  if (!at || !due) return undefined;
  return {
    reads: [reference, at],
    writes: [flag, state].flatMap((slot) => slot ?? []),
    apply: (scope) => {
      const [given, last] = [readTime(scope, at), toTime(due(scope))];
      if (!given || !last || given.form === "clock" || last.form === "clock") return;
      const end = last.form === "day" ? last.at + 86_400_000 : last.at;
      const isLate = given.at > end;
      if (flag) write(scope, flag, isLate);
      // What is graded may have been late, and nothing is that came in time.
      if (state && !isLate && scope.values[state.name] === "late") write(scope, state, "submitted");
    },
  };
};

const rounds =
  "billing cycle|billing interval|billing period|interval|period|cycle|frequency|billing frequency";
const paid = "unit amount|unit price|price|plan price|price per seat|amount|monthly price";
const perMonth = "price monthly|monthly price|price per month|price|amount|monthly fee";
const inCents =
  "amount cents|price cents|unit amount cents|monthly price cents|price monthly cents|unit amount|monthly amount cents";
const perYear = "price yearly|yearly price|price per year|annual price|price annual|price annually";

/** A subscription costs what its plan costs, for as long as it is paid at once. */
const findPlanPrice: Find = ({ reference, look }, slots) => {
  if (!/^(?:plan|tier|price plan|pricing plan)\b/.test(reference.words)) return undefined;
  const price = findNamed(slots, paid, ["number"]);
  const round = findNamed(slots, rounds, ["choice", "text"]);
  const [month, year] = [look(perMonth), look(perYear)];
  if (!price || !month) return undefined;
  return {
    reads: round ? [reference, round] : [reference],
    writes: [price],
    apply: (scope) => {
      const isYearly = round && /year|annual/i.test(String(scope.values[round.name]));
      const monthly = toQuantity(month(scope));
      const told = isYearly ? (toQuantity(year?.(scope)) ?? (monthly ?? 0) * 10) : monthly;
      if (told !== undefined) writeQuantity(scope, price, told);
    },
  };
};

/** What comes in by the month is the price of the plan, for every seat where the plan is sold by the seat. */
const findPlanIncome: Find = ({ reference, look }, slots) => {
  if (!/^(?:plan|tier|price plan|pricing plan)\b/.test(reference.words)) return undefined;
  const income = findNamed(slots, "mrr|monthly recurring revenue", ["number"]);
  const seats = findNamed(slots, "seats|seat count|quantity|number of seats", ["number"]);
  const round = findNamed(slots, rounds, ["choice", "text"]);
  const isInCents = / cents$/.test(income?.words ?? "");
  const month = look(isInCents ? inCents : perMonth);
  const year = look(perYear);
  const ownRound = look(rounds);
  const isWhole = look("max users|user limit|max seats|max members|seats included|included seats");
  if (!income || !month || findNamed(slots, paid, ["number"])) return undefined;
  return {
    reads: [reference, ...[round, seats].flatMap((slot) => slot ?? [])],
    writes: [income],
    apply: (scope) => {
      const isYearly = round && /year|annual/i.test(String(scope.values[round.name]));
      const yearly = isYearly ? toQuantity(year?.(scope)) : undefined;
      // What the plan asks for once a year is a twelfth of it in a month.
      const isByYear = !round && /year|annual/i.test(String(ownRound?.(scope)));
      const once = toQuantity(month(scope));
      const monthly = once === undefined || !isByYear ? once : Math.round(once / 12);
      const each = yearly === undefined ? monthly : yearly / 12;
      const many = (!isWhole && seats && readQuantity(scope, seats)) || 1;
      if (each !== undefined) writeQuantity(scope, income, Number((each * many).toFixed(2)));
    },
  };
};

/** What hangs in a room, as people call it: by the room, and by what it is. */
const hung =
  /^(?:.* )?(light|lamp|thermostat|lock|camera|sensor(?: \d)?|plug|speaker|tv|blind|fan|heater|switch|outlet|radiator)$/i;

/** The thermostat of the bathroom is not called after the living room. */
const findPlacedName: Find = ({ reference, look }, slots) => {
  if (!/^room(?: id)?$/.test(reference.words)) return undefined;
  const [name, room] = [
    findNamed(slots, "name|device name|label", ["text"]),
    look("name|room name"),
  ];
  if (!name || !room) return undefined;
  return {
    reads: [reference, name],
    writes: [name],
    apply: (scope) => {
      const [place, called] = [room(scope), scope.values[name.name]];
      const what = typeof called === "string" ? hung.exec(called)?.[1] : undefined;
      if (typeof place === "string" && what) write(scope, name, `${place} ${what}`);
    },
  };
};

const company =
  "party size|guests|guest count|number of guests|people|number of people|passengers|passenger count|occupants";
const room =
  "capacity|seats|max guests|max occupancy|sleeps|max passengers|max group size|seat count|max people|max capacity";
const houses =
  /(?:^| )(?:table|room|unit|property|listing|boat|car|vehicle|court|space|cabin|tour|villa|apartment|desk|charter|experience)$/;

/** No more come than there is room for. */
const findRoomFor: Find = ({ reference, look }, slots) => {
  if (!houses.test(reference.words.replace(/ ids?$/, ""))) return undefined;
  const many = findNamed(slots, company, ["number"]);
  const isSum = slots.some(({ words }) => /^(?:adults|children)$/.test(words));
  const most = many && !isSum && look(room);
  if (!many || !most) return undefined;
  return {
    reads: [reference, many],
    writes: [many],
    apply: (scope) => {
      const [come, all] = [readQuantity(scope, many), toQuantity(most(scope))];
      if (come === undefined || all === undefined || all < 1 || come <= all) return;
      writeQuantity(scope, many, chanceFor(scope, many).between(Math.ceil(all / 2), all));
    },
  };
};

const finders: readonly Find[] = [
  findRoomFor,
  findDone,
  findScore,
  findLate,
  findPlanPrice,
  findPlanIncome,
  findPlacedName,
  ...lettings,
  ...outings,
  ...gatherings,
  ...pupils,
  ...credits,
  ...broadcasts,
  ...matchPlaces,
];
