import {
  type ArraySchema,
  dereference,
  type Json,
  type Kind,
  type Schema,
  type SchemaByKind,
  type TupleSchema,
  toKinded,
  type UnionSchema,
} from "../../schema/schema.ts";
import { toCanonical } from "../../schema/validate/canonical.ts";
import { definitionName } from "../analysis/possible.ts";
import { namesTaxRate, taxRatesOf } from "../coherence/amounts/bills/tax-rates.ts";
import { type Chance, hash, placeOf } from "../draw/chance.ts";
import {
  deepest,
  isFull,
  likelihoodOfEmpty,
  likelihoodOfNull,
  mostItems,
  spend,
} from "../draw/record-budget.ts";
import type { Make, Scope } from "../draw/scope.ts";
import { spread } from "../draw/spread.ts";
import { findNumber } from "../meaning/find-number.ts";
import { findText } from "../meaning/find-text.ts";
import {
  isMostlyEmpty,
  isNeverEmpty,
  isNeverShort,
  knownLengths,
  likelihoodOfTrue,
  usualLength,
} from "../meaning/likelihood.ts";
import type { Because } from "../meaning/meaning.ts";
import { drawAnything, schemaByName, toWritten } from "../meaning/untyped.ts";
import type { Member } from "../member.ts";
import { oneOf } from "../one-of.ts";
import { compileText } from "../values/compile-text.ts";
import { findShare, findWeights } from "../values/distribution.ts";
import { buildNumberRange, drawNumber } from "../values/number-range.ts";
import type { Compilation } from "./compilation.ts";

/** A schema is compiled once into closures; a record then costs no lookups and no decisions. */
export function compileSchema(schema: Schema, member: Member, compilation: Compilation): Make {
  const ruled = compilation.ruleFor(member.path, schema);
  if (ruled) return ruled;
  const kinded = toKinded(schema);
  const compile = byKind[kinded.kind] as Compile<Schema>;
  return leaves.has(kinded.kind)
    ? whenDrawn(() => compile(kinded.schema, member, compilation))
    : compile(kinded.schema, member, compilation);
}

/** What holds nothing else: which names are met first does not depend on when it is compiled. */
const leaves: ReadonlySet<Kind> = new Set(["any", "string", "number", "boolean", "enum"]);

/**
 * Of the members of a large package's types most are never drawn, and what a name means takes longer
 * to find than its value to draw.
 */
function whenDrawn(compile: () => Make): Make {
  let make: Make | undefined;
  return (scope, place) => {
    make ??= compile();
    return make(scope, place);
  };
}

type Compile<S> = (schema: S, member: Member, compilation: Compilation) => Make;

const byKind: { [K in Kind]: Compile<SchemaByKind[K]> } = {
  any: (_, member, compilation) => {
    const told = schemaByName(member, compilation.library);
    if (!told) return (scope, place) => drawAnything(scope.chanceAt(place));
    const make = compileSchema(told, member, compilation);
    return (scope, place) => toWritten(make(scope, place));
  },
  string: (schema, member, compilation) => {
    const examples = conforming(schema, compilation);
    const { make, because } = findText(member, schema, compilation.library);
    if (isDecidedByExamples(examples, because)) return pickFrom(examples);
    return compileText(schema, because.by === "pattern" ? undefined : make);
  },
  number: (schema, member, compilation) => {
    const { make, because } = findNumber(member, schema);
    const examples = conforming(schema, compilation);
    if (isDecidedByExamples(examples, because)) return pickFrom(examples);
    const range = buildNumberRange(schema, make.hint);
    if (!range) return () => undefined;
    const { source } = make;
    if (source) {
      return (scope, place) => {
        const chance = scope.chanceAt(place);
        const value = source(scope, chance);
        return range.check(value) ? value : drawNumber(range, chance);
      };
    }
    const rates = namesTaxRate.test(member.words.join(" "))
      ? taxRatesOf(compilation.library)?.filter(range.check)
      : undefined;
    if (rates && rates.length > 0) return (scope, place) => scope.chanceAt(place).pick(rates);
    const share = findShare(member);
    return (scope, place) => drawNumber(range, scope.chanceAt(place), share);
  },
  boolean: (schema, member) => {
    const likelihood = likelihoodOfTrue(member, schema.default);
    const key = hash(member.path);
    return (scope, place) => spread(scope, scope.chanceAt(place), key) < likelihood;
  },
  null: () => () => null,
  enum: (schema, member) =>
    pickWeighted(schema.enum, findWeights(schema.enum, member), hash(member.path)),
  array: (schema, member, compilation) => compileArray(schema, member, compilation),
  tuple: (schema, member, compilation) => compileTuple(schema, member, compilation),
  object: (schema, member, compilation) => compilation.compileObject(schema, member),
  union: (schema, member, compilation) => compileUnion(schema, member, compilation),
  reference: (schema, member, compilation) => {
    const name = definitionName(schema.$ref);
    const target = dereference(schema, compilation.definitions);
    const make = compilation.shared(name, target, member, compileSchema);
    if (!compilation.isRecursive(name)) return make;
    return (scope, place) => {
      scope.draw.depth++;
      const value = make(scope, place);
      scope.draw.depth--;
      return value;
    };
  },
};

/** A user's examples say more than the last resort; several of them more than a name. */
function isDecidedByExamples(examples: readonly Json[], because: Because): boolean {
  return examples.length > 1 || (examples.length === 1 && because.by === "nothing");
}

function conforming(schema: Schema, { checkOf }: Compilation): readonly Json[] {
  const { examples = [] } = schema;
  return examples.length === 0 ? [] : examples.filter(checkOf(schema));
}

function pickFrom(values: readonly Json[]): Make {
  return (scope, place) => scope.chanceAt(place).pick(values);
}

function pickWeighted(
  values: readonly Json[],
  limits: readonly number[] | undefined,
  key: number,
): Make {
  return (scope, place) => {
    const share = spread(scope, scope.chanceAt(place), key);
    const index = limits
      ? limits.findIndex((limit) => share < limit)
      : Math.floor(share * values.length);
    return values[index === -1 ? values.length - 1 : index] ?? null;
  };
}

function compileArray(schema: ArraySchema, member: Member, compilation: Compilation): Make {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const one = member.isItem ? member : { ...member, isItem: true };
  const drawn = compileSchema(inheritTag(schema.items, schema), one, compilation);
  const item = isPlainText(schema.items) ? asOneOfSeveral(drawn) : drawn;
  const isPossible = Number.isFinite(compilation.possible.height(schema.items));
  const isDeep = compilation.sizes.isDeep(schema.items);
  const values = compilation.possible.values(schema.items);
  // Two equal items look like a mistake even where they are allowed.
  const mustDiffer = schema.uniqueItems === true;
  const shouldDiffer = isPlainText(schema.items) && usualLength(member) === undefined;
  const most = mustDiffer && values ? Math.min(maxItems, values.length) : maxItems;
  const isWhole = isNeverShort(member);
  const isSparse = isMostlyEmpty(member);
  const ofEmpty = isWhole || isNeverEmpty(member) ? 0 : likelihoodOfEmpty;
  const likelihood = isSparse ? 0.55 : ofEmpty;
  const whole = isWeekOf(schema.items, compilation) ? 7 : usualLength(member);
  const known = knownLengths(member);
  const choosesSubset = values !== undefined && (mustDiffer || values.length >= minItems);
  return (scope, place) => {
    const chance = scope.chanceAt(place);
    const room = isPossible ? mostItems(scope.draw, isDeep) : 0;
    const limit = isSparse ? Math.min(2, room) : room;
    const isEmpty = limit === 0 || chance.next() < likelihood;
    const least = isWhole ? Math.min(limit, 3) : 1;
    const usual = isEmpty ? 0 : chance.between(least, limit);
    const wanted = known && limit >= 4 ? chance.between(...known) : whole;
    const length = Math.min(most, limit > 0 && wanted !== undefined ? wanted : minItems + usual);
    if (choosesSubset) return subset(values, Math.min(length, values.length), chance);
    if (mustDiffer) return [...drawDifferent(item, length, minItems, scope, place).values()];
    return shouldDiffer
      ? drawMostlyDifferent(item, length, minItems, scope, place)
      : drawItems(item, length, scope, place);
  };
}

/** What is eaten on each day: a plan has all of them. */
function isWeekOf(items: Schema, { definitions }: Compilation): boolean {
  const item = dereference(items, definitions);
  const names = "properties" in item && item.properties ? Object.keys(item.properties) : [];
  return names.some((name) => weekdayNames.test(name)) && names.some((name) => meals.test(name));
}

const weekdayNames = /^(?:day|weekday|dayOfWeek|day_of_week|dayName|day_name)$/;
const meals = oneOf("breakfast|lunch|dinner|supper");

/** A tag or a comment on `string[]` or `string | null` speaks of the text. */
function inheritTag(part: Schema, whole: Schema): Schema {
  if ("$ref" in part) return part;
  const { "x-faker": method, description } = whole;
  return {
    ...(description === undefined ? {} : { description }),
    ...part,
    ...(method === undefined ? {} : { "x-faker": method }),
  };
}

function isPlainText(schema: Schema): boolean {
  return "type" in schema && schema.type === "string";
}

/** Texts of one list are dealt among themselves: the object around them is the same for all. */
function asOneOfSeveral(text: Make): Make {
  return (scope, place) => {
    const { draw } = scope;
    draw.text = draw.item;
    const value = text(scope, place);
    draw.text = undefined;
    return value;
  };
}

function subset(values: readonly Json[], length: number, chance: Chance): Json[] {
  const left = [...values];
  return Array.from({ length }, () => left.splice(chance.below(left.length), 1)[0] ?? null);
}

function drawItems(item: Make, length: number, scope: Scope, place: number): Json[] {
  const items: Json[] = [];
  for (let index = 0; index < length; index++) {
    scope.draw.item = { list: place, index };
    const value = item(scope, placeOf(place, index)) ?? null;
    spend(scope.draw, 0, value);
    items.push(value);
  }
  return items;
}

/** Items that differ, as far as luck finds them; below the least it tries much harder. */
function drawDifferent(
  item: Make,
  length: number,
  least: number,
  scope: Scope,
  place: number,
): Map<string, Json> {
  const items = new Map<string, Json>();
  const patience = length * 4;
  for (let attempt = 0; items.size < length; attempt++) {
    if (attempt > patience && (items.size >= least || attempt > patience + 2000)) break;
    scope.draw.item = { list: place, index: attempt };
    const value = item(scope, placeOf(place, attempt)) ?? null;
    items.set(toCanonical(value), value);
  }
  return items;
}

/** Whoever has an allergy has not none. */
const nothing = /^(?:none|nothing|n\/a|no restrictions|no allergies)(?: (?:known|reported))?$/i;

function isSomething(text: Json): boolean {
  return typeof text !== "string" || !nothing.test(text);
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Days are listed as the week has them. */
function inWeekOrder(texts: Json[]): Json[] {
  const places = texts.map((text) => weekdays.indexOf(String(text).slice(0, 3).toLowerCase()));
  if (places.includes(-1)) return texts;
  return weekdays.flatMap((_, day) => texts.filter((_text, at) => places[at] === day));
}

/** Equal items only where the list must be longer than there are different ones. */
function drawMostlyDifferent(
  item: Make,
  length: number,
  least: number,
  scope: Scope,
  place: number,
): Json[] {
  const drawn = [...drawDifferent(item, length, 0, scope, place).values()];
  const items = drawn.length > 1 ? inWeekOrder(drawn.filter(isSomething)) : drawn;
  while (items.length < least) items.push(item(scope, placeOf(place, items.length)) ?? null);
  return items;
}

function compileTuple(schema: TupleSchema, member: Member, compilation: Compilation): Make {
  const { prefixItems, minItems, maxItems = Number.POSITIVE_INFINITY } = schema;
  const prefix = prefixItems.map((item) => compileSchema(item, member, compilation));
  const isPossible = (item: Schema) => Number.isFinite(compilation.possible.height(item));
  const firstImpossible = prefixItems.findIndex((item) => !isPossible(item));
  const known = firstImpossible === -1 ? prefix.length : firstImpossible;
  const { items } = schema;
  const rest =
    items !== false && known === prefix.length && isPossible(items)
      ? compileSchema(items, member, compilation)
      : undefined;
  return (scope, place) => {
    const chance = scope.chanceAt(place);
    const isShort = scope.draw.depth >= deepest;
    const optional = isShort ? 0 : chance.below(Math.max(0, known - minItems) + 1);
    const more = isShort || !rest ? 0 : chance.below(3);
    const isWhole = chance.next() < 0.7 && !isShort;
    const wanted = isWhole ? known + more : minItems + optional;
    const length = Math.min(maxItems, Math.max(minItems, wanted));
    const items: Json[] = [];
    for (let index = 0; index < length; index++) {
      items.push((prefix[index] ?? rest)?.(scope, placeOf(place, index)) ?? null);
    }
    return items;
  };
}

/** `"a" | "b" | (string & {})` lists what is usual and admits the rest. */
function isOpenUnion(variants: readonly Schema[]): boolean {
  const others = variants.filter((variant) => !isListed(variant));
  const isAnyText = (variant: Schema) =>
    isPlainText(variant) && Object.keys(variant).every((key) => key === "type");
  return others.length > 0 && others.every(isAnyText) && variants.some(isListed);
}

function isListed(variant: Schema): boolean {
  return "enum" in variant && variant.enum.every((value) => typeof value === "string");
}

/**
 * Whether the status beside an object tells if there is one, as of the courier of an order. No rule
 * brings back what was left out, so that it is there most of the time, and taken away.
 */
function isDecided(variants: readonly Schema[], { siblings }: Member): boolean {
  const areObjects = variants.every((variant) => "properties" in variant || "$ref" in variant);
  return areObjects && siblings.some((name) => /^(?:status|state|stage)$/i.test(name));
}

function compileUnion(schema: UnionSchema, member: Member, compilation: Compilation): Make {
  const { height } = compilation.possible;
  const isNull = (variant: Schema) => "type" in variant && variant.type === "null";
  const possible = schema.anyOf.filter(
    (variant) => !isNull(variant) && Number.isFinite(height(variant)),
  );
  const variants = isOpenUnion(possible) ? possible.filter(isListed) : possible;
  const makes = variants.map((variant) =>
    compileSchema(inheritTag(variant, schema), member, compilation),
  );
  const heights = variants.map(height);
  const lowest = makes[heights.indexOf(Math.min(...heights))];
  const nullable = schema.anyOf.some(isNull);
  const usual = isDecided(variants, member) ? likelihoodOfNull / 4 : likelihoodOfNull;
  const likelihood = compilation.likelihoodOfAbsence(member, usual);
  if (makes.length === 0) return () => (nullable ? null : undefined);
  const inside = hash("variant");
  return (scope, place) => {
    const chance = scope.chanceAt(place);
    const isShort = scope.draw.depth >= deepest || isFull(scope.draw);
    if (nullable && (isShort || chance.next() < likelihood)) return null;
    const make = isShort ? lowest : makes[chance.below(makes.length)];
    return make?.(scope, placeOf(place, inside));
  };
}
