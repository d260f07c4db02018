import { findNamed } from "../coherence/match-role.ts";
import { readQuantity, toQuantity, writeQuantity } from "../coherence/quantity.ts";
import { chanceFor } from "../coherence/rule.ts";
import { type Slot, write } from "../coherence/slot.ts";
import { spelledIn } from "../coherence/spelling.ts";
import { readTime, toTime, writeTime } from "../coherence/times/time.ts";
import { day, timelines } from "../facets/timeline.ts";
import { isIn, toState } from "../state-words.ts";
import type { Find } from "./measure-finder.ts";

const rents =
  "monthly rent|rent|rent amount|rent monthly|current rent|market rent|asking rent|listed rent|base rent|rent price|price per month";

/** A flat is let for about what it is offered for. */
const findLeaseRent: Find = ({ reference, look }, slots) => {
  if (
    !/^(?:\w+ )?(?:unit|property|apartment|flat|room|listing|home|house)(?: id)?$/.test(
      reference.words,
    )
  )
    return undefined;
  const rent = findNamed(slots, "monthly rent|rent|rent amount|base rent", ["number"]);
  const asked = rent && look(rents);
  if (!rent || !asked) return undefined;
  const deposit = findNamed(slots, "security deposit|deposit|deposit amount", ["number"]);
  return {
    reads: [reference],
    writes: deposit ? [rent, deposit] : [rent],
    apply: (scope) => {
      const [usual, before] = [toQuantity(asked(scope)), readQuantity(scope, rent)];
      if (usual === undefined || usual <= 0) return;
      writeQuantity(scope, rent, usual);
      const held = deposit && readQuantity(scope, deposit);
      const now = readQuantity(scope, rent);
      // As many rents as before.
      if (deposit && held && before && now)
        writeQuantity(scope, deposit, Math.round(held / before) * now);
    },
  };
};

/** What is due for a month of a lease is its rent, and who has paid in part has paid a part of it. */
const findRentDue: Find = ({ reference, look }, slots) => {
  if (
    !/^(?:lease|tenancy|rental|rental agreement|lease agreement|tenancy agreement)(?: id)?$/.test(
      reference.words,
    )
  )
    return undefined;
  const due = findNamed(slots, "amount due|rent due|rent amount|amount|rent", ["number"]);
  const rent = due && look(rents);
  if (!due || !rent) return undefined;
  const paid = findNamed(slots, "amount paid|paid amount|paid", ["number"]);
  return {
    reads: paid ? [reference, paid] : [reference],
    writes: paid ? [due, paid] : [due],
    apply: (scope) => {
      const [owed, before] = [toQuantity(rent(scope)), readQuantity(scope, due)];
      if (owed === undefined || owed <= 0) return;
      writeQuantity(scope, due, owed);
      const given = paid && readQuantity(scope, paid);
      if (!paid || !given || !before) return;
      const share = Math.min(1, given / before);
      writeQuantity(scope, paid, share === 1 ? owed : Math.round(owed * share));
    },
  };
};

/** No flat is above the roof of its building, and its number says on which floor it is. */
const findStorey: Find = ({ reference, look }, slots) => {
  if (!/(?:^| )(?:building|property|dormitory|dorm|hotel)(?: id)?$/.test(reference.words))
    return undefined;
  const floor = findNamed(slots, "floor|floor number|storey", ["number"]);
  const floors = floor && look("floors|floor count|number of floors|total floors|storeys");
  if (!floor || !floors) return undefined;
  return {
    reads: [reference, floor],
    writes: [floor],
    apply: (scope) => {
      const [all, at] = [toQuantity(floors(scope)), readQuantity(scope, floor)];
      if (all === undefined || at === undefined || all < 1 || at <= all) return;
      writeQuantity(scope, floor, 1 + (at % all));
    },
  };
};

export const lettings: readonly Find[] = [findLeaseRent, findRentDue, findStorey];

const days = "duration days|days|number of days|day count|length days|total days|duration in days";
const starts =
  "start date|starts at|starts on|departure date|departs on|departs at|start at|date from";
const ends = "end date|ends at|ends on|return date|returns on|returns at|end at|date to";

/** Who leaves for a tour of ten days is back on the tenth. */
const findReturn: Find = ({ reference, look }, slots) => {
  if (
    !/(?:^| )(?:tour|package|trip|itinerary|excursion|retreat|cruise|safari)(?: id)?$/.test(
      reference.words,
    )
  )
    return undefined;
  const start = findNamed(slots, starts, ["text", "number"]);
  const end = findNamed(slots, ends, ["text", "number"]);
  const length = start && end && look(days);
  if (!start || !end || !length) return undefined;
  return {
    reads: [reference, start, end],
    writes: [end],
    apply: (scope) => {
      const [long, from, to] = [
        toQuantity(length(scope)),
        readTime(scope, start),
        readTime(scope, end),
      ];
      if (!long || long < 1 || !from || !to || from.form === "clock" || to.form === "clock") return;
      writeTime(scope, end, from.at + (Math.round(long) - 1) * day);
    },
  };
};

const most =
  "max group size|maximum group size|group size|max participants|max travelers|max travellers|max people|max guests|capacity|max capacity";
const seats =
  "seats total|total seats|seats|capacity|max seats|total spots|spots|max participants|places|total places";
const taken =
  "seats booked|booked seats|booked|booked count|spots booked|booked spots|seats taken|bookings|participants|places booked|seats sold";
const left =
  "seats available|available seats|seats left|spots left|available spots|places left|seats remaining|spots available|available";

/** A group of twelve has twelve seats, whoever goes with it. */
const findGroup: Find = ({ reference, look }, slots) => {
  if (
    !/(?:^| )(?:tour|package|trip|excursion|activity|experience|retreat|cruise|safari)(?: id)?$/.test(
      reference.words,
    )
  )
    return undefined;
  const find = (names: string): Slot | undefined => findNamed(slots, names, ["number"]);
  const [all, gone, free] = [find(seats), find(taken), find(left)];
  const size = look(most);
  if (!size || (!all && !(gone && free))) return undefined;
  const told = [all, gone, free].flatMap((slot) => slot ?? []);
  return {
    reads: [reference, ...told],
    writes: told,
    apply: (scope) => {
      const whole = toQuantity(size(scope));
      if (whole === undefined || whole < 1) return;
      const was = (all && readQuantity(scope, all)) ?? undefined;
      const booked = gone && readQuantity(scope, gone);
      const open = free && readQuantity(scope, free);
      const before = was ?? (booked ?? 0) + (open ?? 0);
      const isFull = open === 0 && booked !== 0;
      const share = isFull ? 1 : 0.25 + 0.7 * chanceFor(scope, gone ?? free ?? reference).next();
      const count =
        booked === 0 || before <= 0
          ? 0
          : Math.min(isFull ? whole : whole - 1, Math.round(whole * share));
      if (all) writeQuantity(scope, all, whole);
      if (gone) writeQuantity(scope, gone, count);
      if (free)
        writeQuantity(scope, free, whole - (gone ? count : Math.min(whole, whole - (open ?? 0))));
    },
  };
};

const tours =
  /(?:^| )(?:departure|tour|tour date|trip|trip date|cruise|safari|retreat|excursion|sailing|tour departure)(?: id)?$/;

/** Nobody is back from a tour that has not left, and who goes on one has paid before. */
const findJourneyState: Find = ({ reference, look }, slots) => {
  const begin = tours.test(reference.words) ? look(starts) : undefined;
  const status = findNamed(slots, "status|state|booking status", ["choice"]);
  const due = findNamed(
    slots,
    "balance due date|final payment due|final payment date|pay by|balance due on|payment due date",
    ["text", "number"],
  );
  const told = [status, due].flatMap((slot) => slot ?? []);
  if (!begin || told.length === 0) return undefined;
  return {
    reads: [reference, ...told],
    writes: told,
    apply: (scope) => {
      const from = toTime(begin(scope));
      if (!from || from.form === "clock") return;
      const isAhead = from.at > scope.facet(timelines).now;
      const state = status && toState(scope.values[status.name]);
      if (status && state && isAhead && isIn(state, "done", "running", "missed"))
        write(
          scope,
          status,
          ["confirmed", "booked", "paid", "pending"].flatMap(
            (text) => spelledIn(status, text) ?? [],
          )[0],
        );
      if (due) writeTime(scope, due, from.at - chanceFor(scope, due).pick([30, 42, 56]) * day);
    },
  };
};

export const outings: readonly Find[] = [findReturn, findGroup, findJourneyState];

/** Who is in the fifth grade is ten or eleven. */
const findPupilBirth: Find = ({ reference, look }, slots) => {
  if (
    !/(?:^| )(?:class|classroom|section|class section|homeroom|grade|form|school class)(?: id)?$/.test(
      reference.words,
    )
  )
    return undefined;
  const birth = findNamed(slots, "birth date|date of birth|dob|birthday|born|born on", [
    "text",
    "number",
  ]);
  const grade = birth && look("grade level|grade|year group|level");
  if (!birth || !grade) return undefined;
  return {
    reads: [reference, birth],
    writes: [birth],
    apply: (scope) => {
      const [level, born] = [Number(grade(scope)), readTime(scope, birth)];
      if (!Number.isInteger(level) || level < 0 || level > 13 || !born || born.form === "clock")
        return;
      const date = new Date(born.at);
      date.setUTCFullYear(new Date(scope.draw.library.now).getUTCFullYear() - level - 6);
      writeTime(scope, birth, date.getTime());
    },
  };
};

export const pupils: readonly Find[] = [findPupilBirth];

/** Nobody is given back more than was on the bill. */
const findGivenBack: Find = ({ reference, look }, slots) => {
  if (!/^(?:invoice|bill|order|billing invoice)(?: id)?$/.test(reference.words)) return undefined;
  if (!slots.some(({ words }) => /^(?:reason|credit reason|refund reason|memo)$/.test(words)))
    return undefined;
  const cents = findNamed(slots, "amount cents|credit amount cents|refund amount cents", [
    "number",
  ]);
  const amount =
    cents ?? findNamed(slots, "amount|credit amount|refund amount|credited amount", ["number"]);
  const totals = "total|grand total|total amount|amount due|invoice total";
  const total = look(cents ? "total cents|grand total cents|total amount cents" : totals);
  if (!amount || !total) return undefined;
  return {
    reads: [reference],
    writes: [amount],
    apply: (scope) => {
      const whole = toQuantity(total(scope));
      if (whole === undefined || whole <= 0) return;
      const share = chanceFor(scope, amount).pick([0.1, 0.2, 0.25, 0.5, 1, 1]);
      writeQuantity(scope, amount, cents ? Math.round(whole * share) : whole * share);
    },
  };
};

export const credits: readonly Find[] = [findGivenBack];
