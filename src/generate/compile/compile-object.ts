import { toModelWords } from "../../schema/model-words.ts";
import { toSingular } from "../../schema/name-words.ts";
import { toMatcher } from "../../schema/pattern/to-matcher.ts";
import { type Json, type ObjectSchema, type Schema, toKinded } from "../../schema/schema.ts";
import { keepAcross, toAcrossRule } from "../coherence/across-levels.ts";
import { findRules, unrelated } from "../coherence/find-rules.ts";
import { findSorting } from "../coherence/pairings/find-pairings.ts";
import { findDealtSorting } from "../coherence/rows/deal-rows.ts";
import { toRowsOf } from "../coherence/rows/row-tables.ts";
import type { Parts, Rule } from "../coherence/rule.ts";
import { dropHeld, holdPlace, presentVariants, type Slot } from "../coherence/slot.ts";
import type { Sorting } from "../coherence/sorting.ts";
import { findLocalWords } from "../coherence/texts/titles-and-labels/local-words.ts";
import { type Chance, hash, placeOf } from "../draw/chance.ts";
import { deepest, isBeyond, isFull, likelihoodOfAbsence, spend } from "../draw/record-budget.ts";
import { type Make, Scope, type Values } from "../draw/scope.ts";
import { findHome, findStanding } from "../meaning/find-standing.ts";
import { meaningIn } from "../meaning/names/homonyms.ts";
import { neighboursOf } from "../meaning/names/neighbours.ts";
import { findKeys, findKeyText, memberUnderKey, toPlainKey } from "../meaning/record-keys.ts";
import { type Member, type Owner, ownerWords, toInnerOwner, toMember } from "../member.ts";
import { toPlainText } from "../values/compile-text.ts";
import { buildSlot, type Draft } from "./build-slot.ts";
import type { Compilation } from "./compilation.ts";
import { compileSchema } from "./compile-schema.ts";
import type { Decisions } from "./decisions.ts";
import { buildInnerSlots } from "./inner-slots.ts";

/** Draws all members of an object into its scope. */
export type Fill = (scope: Scope) => void;

const undecided: Decisions = { override: () => undefined, ...unrelated };

/** The members of an object, compiled. */
export interface Members {
  readonly fill: Fill;
  /** Draws these members alone, and what they depend on: for who wants to know of another record. */
  only(names: readonly string[]): Fill;
  /** What an object is sorted by under such a name, where it says so itself. */
  sorting(role: string): Sorting | undefined;
}

export function compileObject(
  schema: ObjectSchema,
  member: Member,
  compilation: Compilation,
): Make {
  const siblings = Object.keys(schema.properties);
  const { title } = schema;
  const owner = toInnerOwner(
    title === undefined ? member : { ...member, model: toModelWords(title) },
    siblings,
  );
  const { fill } = compileMembers(
    schema,
    owner,
    compilation,
    compilation.decisionsIn(schema, owner),
  );
  const standing = findStanding(member, siblings);
  return (scope, place) => {
    const { draw } = scope;
    const inner = new Scope(draw, place, scope, standing);
    draw.level++;
    fill(inner);
    draw.level--;
    return inner.values;
  };
}

/** Members in the model's order; then what holds between them is made so. */
export function compileMembers(
  schema: ObjectSchema,
  owner: Owner,
  compilation: Compilation,
  decisions: Decisions = undecided,
): Members {
  const drafts = Object.entries(schema.properties).flatMap(([name, part]) => {
    const member = toMember(name, owner);
    const override = decisions.override(member);
    const make = override?.make ?? compilePossible(part, member, compilation);
    const isRequired = schema.required.includes(name);
    return make ? [{ member, part, make, hold: override?.hold, isRequired }] : [];
  });
  const slots = drafts.map((draft) => buildSlot(draft, compilation));
  const { book } = compilation.library;
  const parts: Parts = {
    owner: ownerOf(owner),
    slots,
    rowsOf: toRowsOf(compilation.library),
    sorters: decisions.sorters ?? [],
  };
  const rules = [
    ...findRules(parts, decisions),
    ...findAcross(slots, schema, owner, compilation),
    ...(book ? findLocalWords(slots, book) : []),
  ];
  const written = new Set(rules.flatMap(({ writes }) => writes.map(({ name }) => name)));
  const plans = drafts.map((draft) => planMember(draft, written, compilation));
  const others = compileOthers(schema, owner, compilation);
  const held = drafts
    .filter(({ isRequired, member }) => !isRequired && written.has(member.name))
    .map(({ member }) => member.name);
  const home = findHome(owner.siblings, findParts(schema, compilation));
  const run =
    (chosen: readonly MemberPlan[], kept: readonly Rule[]): Fill =>
    (scope) => {
      scope.home = home;
      for (const { fill } of chosen) fill(scope);
      for (const { apply } of kept) apply(scope);
      if (held.length > 0) dropHeld(scope.values, held);
      for (const { late } of chosen) late?.(scope);
    };
  const all = run(plans, rules);
  return {
    fill: others
      ? (scope) => {
          all(scope);
          others(scope);
        }
      : all,
    only: (names) => {
      const { needed, kept } = findNeeded(names, rules);
      return run(
        plans.filter(({ name }) => needed.has(name)),
        kept,
      );
    },
    sorting: (role) => findDealtSorting(parts, role) ?? findSorting(parts, role),
  };
}

/** An order at a restaurant is one of food, and comes within the hour. */
function ownerOf(owner: Owner): readonly string[] {
  const words = toSingular(ownerWords(owner));
  if (words.at(-1) !== "order" || words.includes("food")) return words;
  const meant = meaningIn("order", [neighboursOf({ name: "", siblings: owner.siblings })]);
  return meant === "foodorder" ? [...words.slice(0, -1), "food", "order"] : words;
}

/** What holds between an object's members and those of the objects inside it. */
function findAcross(
  slots: readonly Slot[],
  schema: ObjectSchema,
  owner: Owner,
  compilation: Compilation,
): readonly Rule[] {
  const inner = buildInnerSlots(schema, owner, compilation);
  if (inner.length === 0) return [];
  const all = [...slots, ...inner.map(({ slot }) => slot)];
  const rowsOf = toRowsOf(compilation.library);
  const rules = keepAcross(
    findRules({ owner: ownerOf(owner), slots: all, rowsOf }, unrelated),
    inner,
  );
  return rules.length === 0 ? [] : [toAcrossRule(rules, slots, inner)];
}

/** The objects that stand in it once, and the names of their members. */
function findParts({ properties }: ObjectSchema, { definitions }: Compilation) {
  return Object.entries(properties).flatMap(([name, part]) =>
    presentVariants(part, definitions).flatMap((variant) =>
      "properties" in variant ? [{ name, siblings: Object.keys(variant.properties ?? {}) }] : [],
    ),
  );
}

/** What the members depend on: the rules that change them, what those look at, and so on. */
function findNeeded(names: readonly string[], rules: readonly Rule[]) {
  const needed = new Set(names);
  const kept: Rule[] = [];
  for (const rule of rules.toReversed()) {
    if (!rule.writes.some(({ name }) => needed.has(name))) continue;
    kept.unshift(rule);
    for (const { name } of [...rule.reads, ...rule.writes]) needed.add(name);
  }
  return { needed, kept };
}

/** An optional member that no value fits is left out. */
function compilePossible(part: Schema, member: Member, compilation: Compilation): Make | undefined {
  const isPossible = Number.isFinite(compilation.possible.height(part));
  return isPossible
    ? compileSchema(part, member, compilation)
    : compilation.ruleFor(member.path, part);
}

interface MemberPlan {
  readonly name: string;
  readonly fill: Fill;
  /** Runs when all members are there, for a rule of the user's that reads them. */
  readonly late: Fill | undefined;
}

function planMember(
  { member, part, make, isRequired }: Draft,
  written: ReadonlySet<string>,
  compilation: Compilation,
): MemberPlan {
  const { name } = member;
  const key = hash(name);
  const absence = compilation.likelihoodOfAbsence(member, likelihoodOfAbsence);
  const isDeep = compilation.sizes.isDeep(part);
  // To the compiler an object without it has the inherited one, which is of another type.
  const isInherited = name in Object.prototype;
  const isMissing = (scope: Scope): boolean =>
    scope.draw.depth >= deepest || (!isInherited && isLeftOut(scope));
  const isLeftOut = (scope: Scope): boolean =>
    scope.chanceAt(placeOf(scope.place, ~key)).next() < absence ||
    (isDeep ? isBeyond(scope.draw) : isFull(scope.draw));
  const isHeld = written.has(name);
  if (compilation.isLateRule(member.path)) return planLate(name, make);
  const fill: Fill = (scope) => {
    if (!isRequired && isMissing(scope)) {
      if (isHeld) holdPlace(scope.values, name);
      return;
    }
    const value = make(scope, placeOf(scope.place, key));
    if (value !== undefined) {
      spend(scope.draw, name.length, value);
      setMember(scope.values, name, value);
    } else if (isHeld) holdPlace(scope.values, name);
  };
  return { name, fill, late: undefined };
}

/** A stand-in keeps the member's place in the order until the rest of the object is there. */
function planLate(name: string, make: Make): MemberPlan {
  const key = hash(name);
  return {
    name,
    fill: (scope) => setMember(scope.values, name, null),
    late: (scope) => {
      const value = make(scope, placeOf(scope.place, key));
      if (value === undefined) delete scope.values[name];
      else setMember(scope.values, name, value);
    },
  };
}

/** A member may have any name; `__proto__` must become a member like the others. */
export function setMember(values: Values, name: string, value: Json): void {
  if (name !== "__proto__") values[name] = value;
  else Object.defineProperty(values, name, { value, enumerable: true, configurable: true });
}

/** Members beyond the named ones: of an index signature, a `Record`, a template-literal key. */
function compileOthers(
  schema: ObjectSchema,
  owner: Owner,
  compilation: Compilation,
): Fill | undefined {
  const fills = [
    ...Object.entries(schema.patternProperties ?? {}).map(([pattern, part]) =>
      compilePatterned(pattern, part, schema, owner, compilation),
    ),
    compileAdditional(schema, owner, compilation),
  ].flatMap((fill) => fill ?? []);
  if (fills.length === 0) return undefined;
  return (scope) => {
    if (scope.draw.depth >= deepest || isBeyond(scope.draw)) return;
    for (const fill of fills) fill(scope);
  };
}

function compilePatterned(
  pattern: string,
  part: Schema,
  schema: ObjectSchema,
  owner: Owner,
  compilation: Compilation,
): Fill | undefined {
  const make = compilePossible(part, toMember(owner.words.at(-1) ?? "", owner), compilation);
  const { draw, witness } = toPlainText({ type: "string", pattern });
  if (!make || witness === undefined) return undefined;
  const own = toMatcher(pattern);
  const rivals = Object.keys(schema.patternProperties ?? {})
    .filter((other) => other !== pattern)
    .map((other) => toMatcher(other));
  const key = hash(pattern);
  return (scope) => {
    const chance = scope.chanceAt(placeOf(scope.place, key));
    const names = Array.from({ length: chance.between(1, 3) }, (_, time) => draw(chance, time));
    const fitting = names.filter(
      (name) =>
        own.test(name) &&
        !Object.hasOwn(schema.properties, name) &&
        !rivals.some((rival) => rival.test(name)),
    );
    addMembers(scope, fitting, make, key);
  };
}

function compileAdditional(
  schema: ObjectSchema,
  owner: Owner,
  compilation: Compilation,
): Fill | undefined {
  const { additionalProperties: part, properties, patternProperties = {} } = schema;
  if (part === false) return undefined;
  // `[key: string]: unknown` beside named members only says that more may come.
  const isOpenEnd = toKinded(part).kind === "any" && Object.keys(properties).length > 0;
  const make = isOpenEnd ? undefined : compilePossible(part, memberUnderKey(owner), compilation);
  if (!make) return undefined;
  const patterns = Object.keys(patternProperties).map((pattern) => toMatcher(pattern));
  const key = hash("additional");
  const known = findKeys(owner, toKinded(part).kind);
  const keyText = known ? undefined : findKeyText(owner, compilation.library);
  const makes = new Map(
    known?.areNames === true
      ? known.keys.map((name) => [name, compilePossible(part, toMember(name, owner), compilation)])
      : [],
  );
  return (scope) => {
    const chance = scope.chanceAt(placeOf(scope.place, key));
    const often = chance.between(1, 4);
    const names = known
      ? someOf(known.keys, known.isWhole ? known.keys.length : often, chance)
      : Array.from({ length: often }, (_, at) => {
          const text = keyText?.(scope, scope.chanceAt(placeOf(scope.place, key + at))) ?? "";
          return text !== "" && text.length <= longestKey ? text : toPlainKey(owner, at);
        });
    const fitting = [...new Set(names)].filter(
      (name) => !Object.hasOwn(properties, name) && !patterns.some((pattern) => pattern.test(name)),
    );
    for (const name of fitting) addMembers(scope, [name], makes.get(name) ?? make, key);
  };
}

/** What is longer is a sentence. */
const longestKey = 32;

/** So many of them that stand beside each other, in their order. */
function someOf(keys: readonly string[], often: number, chance: Chance): readonly string[] {
  const start = chance.below(Math.max(1, keys.length - often + 1));
  return keys.slice(start, start + often);
}

function addMembers(scope: Scope, names: readonly string[], make: Make, key: number): void {
  for (const name of names) {
    const value = make(scope, placeOf(placeOf(scope.place, key), hash(name)));
    if (value !== undefined) setMember(scope.values, name, value);
  }
}
