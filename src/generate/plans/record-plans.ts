import type { Mistake } from "../../errors.ts";
import { type RecordSettings, toRulePlace } from "../../schema/field-rule.ts";
import { withId } from "../../schema/identifier/identifier.ts";
import { toMembers } from "../../schema/members.ts";
import { toWords } from "../../schema/name-words.ts";
import type { Reference } from "../../schema/relations/relation.ts";
import type { Collection, Resource } from "../../schema/resource.ts";
import type { Definitions, Json, JsonObject, ObjectSchema } from "../../schema/schema.ts";
import { suggest } from "../../suggest.ts";
import { findHorizon } from "../analysis/find-horizon.ts";
import { compileMembers, type Members } from "../compile/compile-object.ts";
import { createCompilation, type SharedAnalysis } from "../compile/create-compilation.ts";
import type { Decisions, Override } from "../compile/decisions.ts";
import { hash, mix } from "../draw/chance.ts";
import { endless, type Horizon } from "../draw/record-budget.ts";
import { type Draw, Scope } from "../draw/scope.ts";
import type { RecordId } from "../identifiers/identifiers.ts";
import { buildPositions, type Positions } from "../identifiers/positions.ts";
import { toMember } from "../member.ts";
import { buildLinks } from "../relations/build-links.ts";
import { findCopies } from "../relations/copies.ts";
import {
  compileMany,
  type DrawPosition,
  drawOne,
  type Holder,
  type Target,
  toHolder,
  toMake,
} from "../relations/draw-reference.ts";
import type { Peek, RootLink } from "../relations/link.ts";
import { buildNestedDecisions } from "../relations/nested-links.ts";
import { findOrdinals } from "../relations/ordinals.ts";
import { chooseVariant, createPeek } from "../relations/peek.ts";
import { buildWindow, type Window } from "../relations/window.ts";

export interface GeneratorInput {
  readonly seed: number;
  readonly locale: string;
  /** The instant that dates lie around. */
  readonly now: Date;
  readonly definitions: Definitions;
  readonly resources: readonly Resource[];
  readonly relations: readonly Reference[];
  readonly settings: readonly RecordSettings[];
}

type Compilation = ReturnType<typeof createCompilation>;

interface Plan {
  readonly resource: Resource;
  readonly settings: RecordSettings;
  readonly compilation: Compilation;
  /** One for each variant of which there can be records. */
  readonly variants: Map<ObjectSchema, Members>;
  /** Those of the variants that can be drawn, by the list of which one is wanted. */
  readonly able: WeakMap<readonly ObjectSchema[], readonly Members[]>;
  readonly positions: Positions | undefined;
  readonly key: number;
  readonly horizon: Horizon;
  /** Between when the record at a position can have come to be. */
  window: ((index: number) => Window) | undefined;
}

const noSettings = { place: "resources", fields: new Map(), records: [] };

/** The compiled resources, which know of each other through their relations. */
export class RecordPlans {
  readonly #input: GeneratorInput;
  readonly #shared: SharedAnalysis;
  readonly #note: (mistake: Mistake) => void;
  readonly #plans: ReadonlyMap<string, Plan>;
  readonly #nesting = { depth: 0 };
  readonly #linksOf: (collection: Collection) => readonly RootLink[];

  constructor(input: GeneratorInput, shared: SharedAnalysis, note: (mistake: Mistake) => void) {
    this.#input = input;
    this.#shared = shared;
    this.#note = note;
    this.#plans = new Map(input.resources.map((one) => [one.path, this.#prepare(one)]));
    this.#linksOf = buildLinks({
      definitions: input.definitions,
      references: input.relations,
      targetOf: (collection) => this.#targetOf(collection),
      scopeAt: (collection, index) => this.#newScope(this.#planOf(collection), index),
      peek: (collection, names) => this.#peek(collection, names),
    });
    for (const plan of this.#plans.values()) this.#compile(plan);
  }

  total(resource: Resource): number {
    return this.#planOf(resource).positions?.total ?? 1;
  }

  record(resource: Resource, position: number): JsonObject {
    const plan = this.#planOf(resource);
    const fixed = plan.settings.records[position];
    const drawn = this.#draw(plan, position, resource.variants);
    return fixed ? complete(resource, fixed, drawn) : drawn;
  }

  #planOf(resource: Resource): Plan {
    const plan = this.#plans.get(resource.path);
    if (!plan) throw new Error(`No plan for ${resource.path}`);
    return plan;
  }

  #settingsOf({ path }: Resource): RecordSettings {
    const given = this.#input.settings.find((one) => one.path === path);
    return given ?? { ...noSettings, path };
  }

  #prepare(resource: Resource): Plan {
    const { seed } = this.#input;
    const settings = this.#settingsOf(resource);
    const book = { place: settings.place, rules: settings.fields };
    const compilation = createCompilation(this.#shared, book, this.#note, (schema, owner) =>
      this.#nestedDecisions(compilation, resource, schema, owner),
    );
    const key = hash(resource.path, mix(seed) ^ Math.floor(seed / 4_294_967_296));
    const positions =
      resource.shape === "collection"
        ? buildPositions({
            collection: resource,
            seed: key,
            place: settings.place,
            records: settings.records,
            rule: this.#identifierRule(resource, compilation, key),
            note: this.#note,
          })
        : undefined;
    const variants = new Map<ObjectSchema, Members>();
    const horizon = findHorizon(resource, this.#shared.sizes);
    const able: Plan["able"] = new WeakMap();
    const window = undefined;
    return { resource, settings, compilation, variants, able, positions, key, horizon, window };
  }

  /** A rule for the identifier sees no record: a reference must give the same without one. */
  #identifierRule(
    { identifier }: Collection,
    compilation: Compilation,
    key: number,
  ): ((position: number) => RecordId) | undefined {
    const make = compilation.ruleFor(identifier.name, identifier.schema);
    if (!make) return undefined;
    return (position) => {
      const scope = new Scope(this.#newDraw(key, position), 0);
      return make(scope, hash(identifier.name)) as RecordId;
    };
  }

  #compile(plan: Plan): void {
    const { resource, compilation } = plan;
    const { possible } = this.#shared;
    if (resource.shape === "collection") {
      plan.window = buildWindow(resource.model, this.#linksOf(resource));
    }
    for (const variant of resource.variants) {
      const decisions = this.#decisionsOf(plan, variant);
      const siblings = Object.keys(variant.properties);
      const owner = { words: toWords(resource.model), path: "", siblings };
      const isDecided = (name: string) => decisions.override(toMember(name, owner)) !== undefined;
      if (this.#isPossible(variant, isDecided)) {
        plan.variants.set(variant, compileMembers(variant, owner, compilation, decisions));
      }
    }
    if (plan.variants.size === 0) this.#noteImpossible(plan, possible.reason);
    this.#noteStrayRules(plan);
  }

  /** A member that a rule or a relation decides need not be possible by itself. */
  #isPossible({ required, properties }: ObjectSchema, isDecided: (name: string) => boolean) {
    const { possible } = this.#shared;
    return required.every(
      (name) => isDecided(name) || Number.isFinite(possible.height(properties[name] ?? {})),
    );
  }

  #noteImpossible({ resource, settings }: Plan, reason: (schema: ObjectSchema) => string): void {
    const [variant] = resource.variants;
    const why = variant ? reason(variant) : "it has no variants";
    this.#note({
      code: "type-unreadable",
      place: `${settings.place}.type`,
      message: `no record can be made of "${resource.model}": ${why}.`,
      remedy: "Mend the model, or say with a fields rule or a @faker tag how the value is made.",
    });
  }

  #noteStrayRules({ settings, compilation, resource }: Plan): void {
    for (const path of settings.fields.keys()) {
      if (compilation.paths.has(path)) continue;
      const remedy = suggest(path, [...compilation.paths]);
      this.#note({
        code: "config-invalid",
        place: toRulePlace(settings, path),
        message: `"${resource.model}" has no such property.`,
        ...(remedy === undefined ? {} : { remedy }),
      });
    }
  }

  #decisionsOf(
    { resource, settings, positions, compilation }: Plan,
    variant: ObjectSchema,
  ): Decisions {
    if (resource.shape === "single") {
      const owner = { words: toWords(resource.model), path: "", siblings: [] };
      return this.#nestedDecisions(compilation, resource, variant, owner);
    }
    const links = this.#linksOf(resource);
    const overrides = this.#overridesOf(resource, variant, links);
    const identifier = resource.identifier.name;
    // One inside other members is put in when they are there.
    if (resource.identifier.path.length === 1 && positions) {
      const make = ({ draw }: Scope) => positions.identifierAt(draw.index);
      overrides.set(identifier, { make, hold: "fixed" });
    }
    return {
      override: (member) => {
        const isRuled = settings.fields.has(member.path) && member.name !== identifier;
        return isRuled ? undefined : overrides.get(member.name);
      },
      relate: (parts) => [
        ...findCopies(links, this.#input.definitions)(parts),
        ...findOrdinals(parts.slots, links),
      ],
    };
  }

  /** As this variant has the members: another may have one optional, or always null. */
  #overridesOf(
    resource: Resource,
    variant: ObjectSchema,
    links: readonly RootLink[],
  ): Map<string, Override> {
    const { relations, definitions } = this.#input;
    const members = toMembers([variant]);
    const own = relations.filter(({ from }) => from === resource);
    return new Map(
      own.flatMap(({ member, from, to }): [string, Override][] => {
        const held = members.get(member);
        if (!held || ("type" in held.schema && held.schema.type === "null")) return [];
        const holder = toHolder(held, definitions);
        const link = links.find((one) => one.member === member);
        const make = link
          ? toMake(member, drawFirmly(link, holder), link.target, holder)
          : compileMany(this.#targetOf(to), holder, from === to);
        return [[member, { make, hold: "reference" }]];
      }),
    );
  }

  #nestedDecisions(
    compilation: Compilation,
    resource: Resource,
    schema: ObjectSchema,
    owner: Parameters<Compilation["decisionsIn"]>[1],
  ): Decisions {
    const { resources, definitions } = this.#input;
    const { override, relate } = buildNestedDecisions(schema, owner, {
      resources,
      definitions,
      targetOf: (collection) => this.#targetOf(collection),
      peek: (collection, names) => this.#peek(collection, names, this.#nesting),
      links: () => (resource.shape === "collection" ? this.#linksOf(resource) : []),
    });
    return {
      override: (member) => (compilation.isRuled(member.path, {}) ? undefined : override(member)),
      relate,
    };
  }

  #targetOf(to: Collection): Target {
    const total = Math.max(to.count, this.#settingsOf(to).records.length);
    const identifierAt = (position: number) => this.#planOf(to).positions?.identifierAt(position);
    return { path: to.path, total, identifierAt };
  }

  #peek(collection: Collection, names: readonly string[], nesting?: { depth: number }): Peek {
    const plan = this.#planOf(collection);
    return createPeek(names, {
      fixed: plan.settings.records,
      variants: () => [...plan.variants.values()],
      scopeAt: (index) => this.#newScope(plan, index),
      nesting,
    });
  }

  /** Of one of these variants, where some may be; otherwise of any. */
  #draw(plan: Plan, position: number, variants: readonly ObjectSchema[]): JsonObject {
    const scope = this.#newScope(plan, position);
    const able = plan.able.get(variants) ?? this.#findAble(plan, variants);
    able[chooseVariant(scope, able.length)]?.fill(scope);
    return this.#identify(plan, scope.values, position);
  }

  #findAble(plan: Plan, variants: readonly ObjectSchema[]): readonly Members[] {
    const wanted = variants.flatMap((variant) => plan.variants.get(variant) ?? []);
    const able = wanted.length > 0 ? wanted : [...plan.variants.values()];
    plan.able.set(variants, able);
    return able;
  }

  /** An identifier inside other members is put in when they are there. */
  #identify({ resource, positions }: Plan, record: JsonObject, position: number): JsonObject {
    if (resource.shape === "single" || !positions) return record;
    const { identifier } = resource;
    if (identifier.path.length === 1) return record;
    return withId(identifier, record, positions.identifierAt(position));
  }

  #newScope(plan: Plan, index: number): Scope {
    const { window, horizon } = plan;
    const draw = this.#newDraw(plan.key, index, horizon, window && (() => window(index)));
    const scope = new Scope(draw, 0);
    draw.root = scope.values;
    return scope;
  }

  #newDraw(key: number, index: number, horizon = endless, window?: () => Window): Draw {
    const { library } = this.#shared;
    const high = mix(key + Math.imul(index, 0x9e3779b1));
    const low = mix(key ^ Math.imul(index + 1, 0x85ebca6b));
    const { chance } = library;
    // One literal: copying the room with a spread takes a quarter of the time of all records.
    return {
      chance,
      horizon,
      level: 0,
      spent: 0,
      library,
      high,
      low,
      common: key,
      index,
      window,
      depth: 0,
      root: {},
    };
  }
}

/** One variant may need the record that another has none of: it draws until there is one. */
function drawFirmly(link: RootLink, holder: Holder): DrawPosition {
  const isFirm = holder.isRequired && !holder.isNullable;
  if (!isFirm || link.isRequired) return link.draw;
  const draw = drawOne(link.target, holder);
  return (scope, place) => link.draw(scope, place) ?? draw(scope, place);
}

/** A fixed record in the model's order; what the server owns may be left out of it. */
function complete(resource: Resource, fixed: JsonObject, drawn: JsonObject): JsonObject {
  const record: Record<string, Json> = {};
  for (const name of resource.members.keys()) {
    const value = fixed[name] ?? (resource.owned.includes(name) ? drawn[name] : undefined);
    if (Object.hasOwn(fixed, name)) record[name] = fixed[name] ?? null;
    else if (value !== undefined) record[name] = value;
  }
  return { ...record, ...fixed };
}
