import { isObject, type Json } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { oneOf } from "../../one-of.ts";
import { findRefit } from "../pairings/find-pairings.ts";
import type { Range } from "../pairings/pairing.ts";
import { readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor } from "../rule.ts";
import { clear, fill, isOptional, type Slot, write } from "../slot.ts";
import { spelledAmong, spelledIn } from "../spelling.ts";
import type { Taking } from "./find-takings.ts";
import { otherNamesOf } from "./label-names.ts";

/** Puts what a row says in a column into the member that takes it. */
export type Take = (scope: Scope) => void;

/** What is the same for all records that are dealt the row is found once, in the form that the member has. */
export function toTake(
  { slot, form }: Pick<Taking, "slot" | "form">,
  cell: string,
  name: string,
): Take {
  const [, from, to] = ranges.exec(cell) ?? [];
  if (from !== undefined) {
    // `born: "1844"`: a year may stand in a text.
    if (slot.kind === "text" && from === to && yearly.test(slot.words)) {
      const year = from.startsWith("-") ? `${from.slice(1)} BC` : from;
      return (scope) => {
        // Of whom it is known when they died, they have.
        if (/(?:^| )(?:died|death)/.test(slot.words)) fill(scope, slot);
        put(scope, slot, year);
      };
    }
    if (slot.kind === "object") return (scope) => spanOver(scope, slot, Number(from), Number(to));
    const decimals = from.split(".")[1]?.length ?? 0;
    return (scope) => keepWithin(scope, slot, [Number(from), Number(to), decimals]);
  }
  if (slot.kind === "boolean")
    return (scope) => put(scope, slot, cell === "" ? undefined : cell === "yes");
  const [isAbsent, instead] = absent.exec(cell) ?? [];
  if (isAbsent !== undefined) {
    if (instead !== undefined && !isOptional(slot)) return toTake({ slot, form }, instead, name);
    return (scope) => leaveOut(scope, slot);
  }
  if (cell === "") return () => {};
  if (slot.kind === "list") {
    const items = form === "marks" ? marksOf(cell) : itemsOf(cell, slot, form);
    const named = slot.items.find(({ kind, words }) => kind === "text" && called.test(words))?.name;
    const refit = named === undefined ? undefined : findRefit(slot, named);
    return (scope) => takeSome(scope, slot, { items, named, refit });
  }
  if (slot.kind === "object") return (scope) => nameIt(scope, slot, cell);
  if (slot.kind === "choice") {
    const value = spelled(cell, slot);
    return (scope) => put(scope, slot, value);
  }
  if (cell.includes(paragraph)) {
    const paragraphs = cell.replaceAll(paragraph, "\n\n");
    return (scope) => put(scope, slot, paragraphs);
  }
  if (form === "label") {
    const isTold = inOrder.test(slot.words) && cell.includes(", ");
    const label = isTold ? toSentences(cell) : labelFor(cell, slot);
    return (scope) => put(scope, slot, label);
  }
  const isSaid = form === "text" || name.toLowerCase().includes(cell.toLowerCase());
  const isProper = /^I\b/.test(cell);
  const isAsked = name.endsWith("?");
  const inEnglish = isAsked
    ? `${name} ${cell}`
    : `${name}: ${isProper ? "I" : cell.charAt(0).toLowerCase()}${cell.slice(1)}`;
  const named = (scope: Scope) => `${name}${colonOf(scope)}${cell}`;
  return (scope) => {
    // A noun may begin with a capital in other languages.
    const told = isSaid ? cell : scope.draw.library.isEnglish ? inEnglish : named(scope);
    const before = scope.values[slot.name];
    // A text of several paragraphs begins with what the row tells.
    const isLong = typeof before === "string" && before.includes("\n\n");
    if (!isLong) put(scope, slot, told);
    else if (!before.startsWith(cell)) put(scope, slot, `${cell}\n\n${before}`);
  };
}

/** In French it stands by itself. */
function colonOf({ draw }: Scope): string {
  return draw.library.home?.tag.startsWith("fr-") ? " : " : ": ";
}

/** What it is sorted by, and nothing twice: of `ideas` and `idea` the first. */
function marksOf(cell: string): readonly string[] {
  const labels = cell.toLowerCase().split("/");
  const stems = labels.map((label) => label.slice(0, 4));
  return labels.filter((_, at) => stems.indexOf(stems[at] ?? "") === at).slice(0, 3);
}

const yearly =
  /(?:^| )(?:born|died|birth|death|year|founded|established|built|inscribed|discovered|invented|reign start|reign end)(?: (?:in|year))?$/;

const least = oneOf("min|minimum|low|from|least|lower");
const most = oneOf("max|maximum|high|to|most|upper");

/** `{ min, max }` of what is from which to which. */
function spanOver(scope: Scope, slot: Slot, from: number, to: number): void {
  const before = scope.values[slot.name];
  if (!isObject(before)) return;
  const names = Object.keys(before);
  const [low, high] = [least, most].map((words) => names.find((name) => words.test(name)));
  if (low !== undefined && high !== undefined)
    write(scope, slot, { ...before, [low]: from, [high]: to });
}

/** Where a row says where it is, a place that has a name is called so: yoga is in the park. */
function nameIt(scope: Scope, slot: Slot, cell: string): void {
  const before = scope.values[slot.name];
  const isNamed = isObject(before) && typeof before["name"] === "string" && !("id" in before);
  // A place that one refers to is what it is.
  if (isNamed && placed.test(slot.words)) write(scope, slot, { ...before, name: cell });
}

const placed = /^(?:event )?(?:venue|location|place)$/;

const absent = /^absent(?: or (.+))?$/;

/** An island has no neighbours; what has to be there stays as it was drawn. */
function leaveOut(scope: Scope, slot: Slot): void {
  if (slot.kind === "list") write(scope, slot, []);
  else clear(scope, slot);
}

/** Of what something is sorted by the first two, or what a union has of it. */
function itemsOf(cell: string, { schema, words }: Slot, form: Taking["form"]): readonly string[] {
  if (form === "text") return cell.split(/, (?!and )/);
  // What an animal eats is called so, and not sorted under it.
  if (eaten.test(words) && !("items" in schema && schema.items && "enum" in schema.items))
    return (cell.split("/")[0] ?? "").split(/, | and /).map(capitalised);
  // No sentence ends at a comma.
  if (cell.endsWith(".")) return cell.split(/(?<=\.) /);
  const labels = cell.split(cell.includes("/") ? "/" : ", ");
  const values: readonly Json[] =
    "items" in schema && schema.items && "enum" in schema.items ? schema.items.enum : [];
  if (values.length > 0)
    return [...new Set(labels.flatMap((label) => spelledAmong(values, label) ?? []))];
  if (!cell.includes("/")) return labels;
  const capital = labels.map(capitalised);
  return [...new Set(capital)].slice(0, 2);
}

const eaten = oneOf("diet|food|foods|eats|prey|feeds on");

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** Where a text goes on in a new paragraph. */
const paragraph = " ¶ ";

const ranges = /^(-?\d+(?:\.\d+)?(?:e\d+)?)-(-?\d+(?:\.\d+)?(?:e\d+)?)$/;

/** What was dealt before is not asked again whether it is admitted. */
function put(scope: Scope, slot: Slot, value: Json | undefined): void {
  if (scope.values[slot.name] !== value && value !== "") write(scope, slot, value);
}

interface Some {
  readonly items: readonly string[];
  /** Which member of an object has its name from there, and what follows it then. */
  readonly named: string | undefined;
  readonly refit: ReturnType<typeof findRefit>;
}

/** So many of them as were drawn, in their order; an object has its name from there. */
function takeSome(scope: Scope, slot: Slot, { items, named, refit }: Some): void {
  const before = scope.values[slot.name];
  if (!Array.isArray(before) || before.length === 0 || items.length === 0) return;
  // Of what is done one after the other nothing can be left out.
  const isWhole = named === undefined && (inOrder.test(slot.words) || whole.test(slot.words));
  const left = [...items];
  const chance = chanceFor(scope, slot);
  // A line keeps its ends, whatever it passes.
  const kept = whole.test(slot.words) && ends.test(slot.words) && before.length > 1 ? 1 : 0;
  const isGrown = slot.words.endsWith("ingredients") && !before.some(hasKey);
  while (!isWhole && !isGrown && left.length > before.length)
    left.splice(kept + chance.below(left.length - 2 * kept), 1);
  const toItem = (text: string, at: number): Json => {
    if (named === undefined) return text;
    const item = weigh(rename(before[isGrown ? at % before.length : at], named, text), scope, slot);
    return refit && isObject(item) ? refit(item, chance) : item;
  };
  write(scope, slot, left.map(toItem));
}

/** What has a key of its own cannot stand there twice. */
function hasKey(item: Json): boolean {
  return (
    isObject(item) && Object.keys(item).some((key) => /^(?:id|uuid|key)$|(?:Id|_id)$/.test(key))
  );
}

/** A handful of eggs would be wrong in any language, and so many grams of them in none. */
function weigh(item: Json, scope: Scope, slot: Slot): Json {
  const { words, items } = slot;
  if (scope.draw.library.isEnglish || !words.endsWith("ingredients") || !isObject(item))
    return item;
  const unit = items.find(({ kind, readings }) => kind === "text" && readings.includes("unit"));
  const amount = items.find(
    ({ kind, readings }) =>
      kind === "number" && readings.some((name) => oneOf("amount|quantity|qty").test(name)),
  );
  if (!unit || !amount || item[unit.name] === "g") return item;
  const grams = 10 * chanceFor(scope, slot).between(2, 30);
  return { ...item, [unit.name]: "g", [amount.name]: grams };
}

const inOrder = /(?:^| )(?:steps|agenda|columns|lists|instructions|directions|method)\b/;
/** Nor of what is in a dish, of what somebody must not eat, of where a line stops, and of what one can choose. */
const whole =
  /(?:^| )(?:ingredients|allergens|contains|stops|stations|stop names|options|choices|word bank|variables|placeholders|merge fields)\b/;
const ends = /(?:^| )(?:stops|stations|stop names)\b/;
const called = oneOf("name|label|title|ingredient|tag|formula|substance|compound");

/** With a capital where it had one. */
function rename(item: Json | undefined, name: string, text: string): Json {
  if (!isObject(item)) return text;
  const isCapital = /^\p{Lu}/u.test(String(item[name]));
  return { ...item, [name]: isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text };
}

/** What is done first, then what next. */
function toSentences(cell: string): string {
  // What is told in sentences is told.
  if (cell.endsWith(".")) return cell;
  if (/\p{Script=Hiragana}/u.test(cell)) return `${cell.replaceAll(", ", "。")}。`;
  return `${cell.replaceAll(", ", ". ")}.`;
}

/** `Music` is what a concert is sorted under, and `concert` the type of it. */
function labelFor(cell: string, { words }: Slot): string {
  const [shelf = "", kind = shelf] = cell.split("/");
  return words.endsWith("type") ? kind : shelf;
}

/** `39-149` is from which to which, and `1.50-2.80` to the second decimal; what lies between stays. */
function keepWithin(scope: Scope, slot: Slot, [from, to, decimals]: Range): void {
  const before = readQuantity(scope, slot);
  const scale = / (?:cents|minor|in cents)$/.test(slot.words) ? 100 : 1;
  const [least, most] = [from * scale, to * scale];
  if (before === undefined || (before >= least && before <= most)) return;
  if (decimals > 0) {
    const drawn = Number(
      (least + (most - least) * chanceFor(scope, slot).next()).toFixed(decimals),
    );
    // Amounts have two decimals; a yen is a smaller part of a dollar.
    if (decimals < 3 || !write(scope, slot, drawn)) writeQuantity(scope, slot, drawn);
    return;
  }
  // Nobody makes an appointment for 47 minutes, or plans with 14,015 euros.
  const isIn = (one: number) => least % one === 0 && most % one === 0;
  const step = steps.find((one) => isIn(one) && (one === 5 || most - least >= 10 * one)) ?? 1;
  const whole = chanceFor(scope, slot).between(least / step, most / step) * step;
  // A budget of millions has no cents.
  const rest = step >= 100 ? 0 : Math.abs(before % 1);
  writeQuantity(scope, slot, Math.min(most, whole + rest));
}

const steps = [1_000_000, 100, 5];

/** The value of a union that says what a label says. */
export function spelled(cell: string, slot: Slot): string | undefined {
  const own = cell.split("/");
  for (const name of [...own, ...otherNamesOf(own[0] ?? "")]) {
    const found = spelledIn(slot, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
