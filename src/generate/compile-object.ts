import { toWords } from "../schema/names.ts";
import { type Json, type ObjectSchema, type Schema, toKinded } from "../schema/schema.ts";
import { buildCheck, toRegExp } from "./build-check.ts";
import { hash, placeOf } from "./chance.ts";
import { compileSchema } from "./compile-schema.ts";
import { toPlainText } from "./compile-text.ts";
import type { Compiler } from "./compiler.ts";
import { deriveMember } from "./meaning/derive-member.ts";
import { findOwnership } from "./meaning/find-ownership.ts";
import { type Member, type Owner, toMember } from "./member.ts";
import { letters } from "./phrases/letters.ts";
import { deepest, isBeyond, isFull, likelihoodOfAbsence, spend } from "./record-budget.ts";
import { type Make, Scope, type Values } from "./scope.ts";

/** Draws all members of an object into its scope. */
export type Fill = (scope: Scope) => void;

/** Decides a member before its schema does: an identifier, a reference. */
export type Override = (member: Member) => Make | undefined;

export function compileObject(schema: ObjectSchema, member: Member, compiler: Compiler): Make {
  const siblings = Object.keys(schema.properties);
  const words = schema.title === undefined ? member.words : toWords(schema.title);
  const owner = { words, path: member.path, siblings };
  const references = compiler.referencesIn(schema);
  const fill = compileMembers(schema, owner, compiler, (inner) =>
    compiler.isRuled(inner.path, {}) ? undefined : references(inner),
  );
  const owns = findOwnership(member, siblings);
  return (scope, place) => {
    const { draw } = scope;
    const inner = new Scope(draw, place, scope, owns);
    draw.level++;
    fill(inner);
    draw.level--;
    return inner.values;
  };
}

/** Members in the model's order; those that tell of others are drawn after them, in their place. */
export function compileMembers(
  schema: ObjectSchema,
  owner: Owner,
  compiler: Compiler,
  override: Override = () => undefined,
): Fill {
  const plans = Object.entries(schema.properties).flatMap(([name, part]) => {
    const member = toMember(name, owner);
    const make = override(member) ?? compilePossible(part, member, compiler);
    return make ? planMember(member, part, make, schema.required.includes(name), compiler) : [];
  });
  const others = compileOthers(schema, owner, compiler);
  return (scope) => {
    for (const plan of plans) plan.fill(scope);
    for (const plan of plans) plan.derive?.(scope);
    others?.(scope);
  };
}

/** An optional member that no value fits is left out. */
function compilePossible(part: Schema, member: Member, compiler: Compiler): Make | undefined {
  const isPossible = Number.isFinite(compiler.possible.height(part));
  return isPossible ? compileSchema(part, member, compiler) : compiler.ruleFor(member.path, part);
}

interface MemberPlan {
  readonly fill: Fill;
  /** Runs when all members are there, for what is told by others. */
  readonly derive: Fill | undefined;
}

function planMember(
  member: Member,
  part: Schema,
  make: Make,
  isRequired: boolean,
  compiler: Compiler,
): MemberPlan {
  const { name } = member;
  const key = hash(name);
  const absence = compiler.likelihoodOfAbsence(member, likelihoodOfAbsence);
  const isDeep = compiler.sizes.isDeep(part);
  const isMissing = (scope: Scope): boolean =>
    scope.draw.depth >= deepest ||
    scope.chanceAt(placeOf(scope.place, ~key)).next() < absence ||
    (isDeep ? isBeyond(scope.draw) : isFull(scope.draw));
  const fill: Fill = (scope) => {
    if (!isRequired && isMissing(scope)) return;
    const value = make(scope, placeOf(scope.place, key));
    if (value === undefined) return;
    spend(scope.draw, name.length, value);
    setMember(scope.values, name, value);
  };
  return compiler.isLateRule(member.path)
    ? planLate(name, make)
    : { fill, derive: planDerived(member, part, compiler) };
}

/** A stand-in keeps the member's place in the order until the rest of the object is there. */
function planLate(name: string, make: Make): MemberPlan {
  const key = hash(name);
  return {
    fill: (scope) => setMember(scope.values, name, null),
    derive: (scope) => {
      const value = make(scope, placeOf(scope.place, key));
      if (value === undefined) delete scope.values[name];
      else setMember(scope.values, name, value);
    },
  };
}

function planDerived(member: Member, part: Schema, compiler: Compiler): Fill | undefined {
  const { name, path } = member;
  const derive = compiler.isRuled(path, part) ? undefined : deriveMember(member);
  if (!derive) return undefined;
  const check = buildCheck(part, compiler.definitions);
  return (scope) => {
    const before = scope.values[name];
    if (before === undefined) return;
    const value = derive(scope.values, scope, before);
    if (value !== undefined && check(value)) scope.values[name] = value;
  };
}

/** A member may have any name; `__proto__` must become a member like the others. */
export function setMember(values: Values, name: string, value: Json): void {
  if (name !== "__proto__") values[name] = value;
  else Object.defineProperty(values, name, { value, enumerable: true, configurable: true });
}

/** Members beyond the named ones: of an index signature, a `Record`, a template-literal key. */
function compileOthers(schema: ObjectSchema, owner: Owner, compiler: Compiler): Fill | undefined {
  const fills = [
    ...Object.entries(schema.patternProperties ?? {}).map(([pattern, part]) =>
      compilePatterned(pattern, part, schema, owner, compiler),
    ),
    compileAdditional(schema, owner, compiler),
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
  compiler: Compiler,
): Fill | undefined {
  const make = compilePossible(part, toMember(owner.words.at(-1) ?? "", owner), compiler);
  const { draw, witness } = toPlainText({ type: "string", pattern });
  if (!make || witness === undefined) return undefined;
  const own = toRegExp(pattern);
  const rivals = Object.keys(schema.patternProperties ?? {})
    .filter((other) => other !== pattern)
    .map((other) => toRegExp(other));
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
  compiler: Compiler,
): Fill | undefined {
  const { additionalProperties: part, properties, patternProperties = {} } = schema;
  if (part === false) return undefined;
  // `[key: string]: unknown` beside named members only says that more may come.
  const isOpenEnd = toKinded(part).kind === "any" && Object.keys(properties).length > 0;
  const member = toMember(owner.words.at(-1) ?? "", owner);
  const make = isOpenEnd ? undefined : compilePossible(part, member, compiler);
  if (!make) return undefined;
  const patterns = Object.keys(patternProperties).map((pattern) => toRegExp(pattern));
  const key = hash("additional");
  return (scope) => {
    const chance = scope.chanceAt(placeOf(scope.place, key));
    const names = Array.from({ length: chance.between(1, 4) }, () => letters(chance));
    const fitting = names.filter(
      (name) => !Object.hasOwn(properties, name) && !patterns.some((pattern) => pattern.test(name)),
    );
    addMembers(scope, fitting, make, key);
  };
}

function addMembers(scope: Scope, names: readonly string[], make: Make, key: number): void {
  for (const name of names) {
    const value = make(scope, placeOf(placeOf(scope.place, key), hash(name)));
    if (value !== undefined) setMember(scope.values, name, value);
  }
}
