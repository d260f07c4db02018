import type { Scope } from "../../../draw/scope.ts";
import { timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const cars = oneOf("car|vehicle|automobile|suv|van|minivan|sedan|usedcar|carlisting");
const years =
  "year|model year|production year|year of manufacture|manufacture year|manufacturing year|build year";
const prices =
  "market value|estimated value|current value|insured value|resale value|trade in value|asking price|list price|listing price|price|sale price|selling price|retail price|value";
const asked = "asking price|list price|listing price|price|selling price|retail price";
const ways =
  "mileage|odometer|mileage km|odometer km|kilometers|kilometres|km|miles|km driven|miles driven|current mileage|mileage miles";

/** What a car keeps of its price with every year. */
const kept = 0.87;

/** An old car has gone far and costs little; a new one has only been moved about. */
export const findCarValues: FindRules = ({ slots, owner }) => {
  const year = findNamed(slots, years, ["number"]);
  if (!year || !owner.some((word) => cars.test(word))) return [];
  // What somebody once paid for it is a measure of its own; who sells it has paid a little less.
  const paid = findNamed(slots, "purchase price|original price|msrp", quantityKinds);
  const price = findNamed(slots, paid ? asked : prices, quantityKinds);
  const bought = price && paid && /^purchase/.test(paid.words) ? paid : undefined;
  const way = findNamed(slots, ways, ["number"]);
  const state = findNamed(slots, "condition|vehicle condition", ["choice", "text"]);
  // Who lets cars sells them before they are old.
  const rented = findNamed(slots, "price per day|daily rate|rate per day|daily price|day rate", [
    "number",
  ]);
  const owners = findNamed(
    slots,
    "previous owners|owners|number of owners|owner count|prior owners|number of previous owners",
    ["number"],
  );
  const told = [year, price, bought, way, owners, state].flatMap((slot) => slot ?? []);
  const apply = (scope: Scope) => {
    const now = new Date(scope.facet(timelines).now).getUTCFullYear();
    const isNew = state && oneOf("new|brand new").test(toState(scope.values[state.name]) ?? "");
    if (isNew) writeQuantity(scope, year, now - chanceFor(scope, year).below(2));
    if (rented && now - (readQuantity(scope, year) ?? now) > 6)
      writeQuantity(scope, year, now - chanceFor(scope, year).below(6));
    const age = now - (readQuantity(scope, year) ?? now);
    if (age < 0 || age > 30) return;
    const left = kept ** age;
    if (price) keep(scope, price, [15_000 * left, 52_000 * left], 100);
    const had = owners && readQuantity(scope, owners);
    if (owners && had !== undefined)
      writeQuantity(scope, owners, Math.min(had, isNew ? 0 : 1 + Math.floor(age / 3)));
    if (state && (age < 4 || age > 9)) soften(scope, state, age < 4 ? worn : spotless);
    const sold = price && readQuantity(scope, price);
    if (bought && sold !== undefined) keep(scope, bought, [0.72 * sold, 0.93 * sold], 100);
    if (!way) return;
    if (isNew) writeQuantity(scope, way, chanceFor(scope, way).between(4, 90));
    else keep(scope, way, [least(age), most(age)], 1);
  };
  return price || way || state ? [{ reads: state ? [state] : [], writes: told, apply }] : [];
};

/** The older a car is, the less it is driven: few go beyond 180,000. */
const least = (age: number) => Math.min(800 + 7000 * age, 96_000);
const most = (age: number) => Math.min(9000 + 17_000 * age, 180_000);

const worn = oneOf("fair|poor|bad|needs work|damaged|salvage");
const spotless = oneOf("new|like new|excellent|mint|as new");

/** What nobody says of a car of that age becomes what most say of it. */
function soften(scope: Scope, slot: Slot, untrue: Matcher): void {
  const usual = "enum" in slot.schema ? slot.schema.enum : ["good"];
  const good = usual.find((value) => /^(?:very )?good$/.test(toState(value) ?? ""));
  if (untrue.test(toState(scope.values[slot.name]) ?? "")) write(scope, slot, good);
}

function keep(scope: Scope, slot: Slot, [from, to]: readonly [number, number], step: number): void {
  const value = readQuantity(scope, slot);
  if (value === undefined || (value >= from && value <= to)) return;
  const drawn = from + (to - from) * chanceFor(scope, slot).next();
  writeQuantity(scope, slot, Math.ceil(drawn / step) * step);
}
