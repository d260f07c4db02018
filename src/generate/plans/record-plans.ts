import type { Mistake } from "../../errors.ts";
import type { RecordSettings } from "../../schema/field-rule.ts";
import { withId } from "../../schema/identifier/identifier.ts";
import { toModelWords } from "../../schema/model-words.ts";
import type { Reference } from "../../schema/relations/relation.ts";
import type { Collection, Resource } from "../../schema/resource.ts";
import type { Definitions, Json, JsonObject, ObjectSchema } from "../../schema/schema.ts";
import { findHorizon } from "../analysis/find-horizon.ts";
import { compileMembers, type Members } from "../compile/compile-object.ts";
import { createCompilation, type SharedAnalysis } from "../compile/create-compilation.ts";
import { hash, mix } from "../draw/chance.ts";
import { endless } from "../draw/record-budget.ts";
import { type Draw, Scope } from "../draw/scope.ts";
import type { RecordId } from "../identifiers/identifiers.ts";
import { buildPositions } from "../identifiers/positions.ts";
import { wordsInProject } from "../meaning/names/project-words.ts";
import { isOfOneTown } from "../meaning/names/townspeople.ts";
import { toMember } from "../member.ts";
import { buildLinks } from "../relations/build-links.ts";
import type { Target } from "../relations/draw-reference.ts";
import type { Peek, RootLink } from "../relations/link.ts";
import { chooseVariant, createPeek, type PeekManner } from "../relations/peek.ts";
import { findSorted } from "../relations/shelves.ts";
import { buildWindow, type Window } from "../relations/window.ts";
import type { Plan, ResourceCompilation } from "./plan.ts";
import { createPlanDecisions, type PlanDecisions } from "./plan-decisions.ts";
import { findPlanMistakes } from "./plan-mistakes.ts";

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

const noItem = { list: 0, index: 0 };
const noSettings = { place: "resources", fields: new Map(), records: [] };

/** The compiled resources, which know of each other through their relations. */
export class RecordPlans {
  readonly #input: GeneratorInput;
  readonly #models: readonly string[];
  readonly #references: readonly Reference[];
  readonly #shared: SharedAnalysis;
  readonly #note: (mistake: Mistake) => void;
  readonly #plans: ReadonlyMap<string, Plan>;
  readonly #decisions: PlanDecisions;
  readonly #nesting = { depth: 0 };
  readonly #linksOf: (collection: Collection) => readonly RootLink[];

  constructor(input: GeneratorInput, shared: SharedAnalysis, note: (mistake: Mistake) => void) {
    this.#input = input;
    this.#models = input.resources.map(({ model }) => model);
    this.#shared = shared;
    this.#note = note;
    const references = input.relations.filter((reference) => this.#canKeep(reference));
    this.#references = references;
    this.#decisions = createPlanDecisions({
      ...input,
      relations: references,
      targetOf: (collection) => this.#targetOf(collection),
      linksOf: (collection) => this.#linksOf(collection),
      scopeAt: (collection, index) => this.#newScope(this.#planOf(collection), index),
      peek: (collection, names) => this.#peek(collection, names, { nesting: this.#nesting }),
    });
    this.#plans = new Map(input.resources.map((one) => [one.path, this.#prepare(one)]));
    this.#linksOf = buildLinks({
      definitions: input.definitions,
      references,
      targetOf: (collection) => this.#targetOf(collection),
      scopeAt: (collection, index) => this.#newScope(this.#planOf(collection), index),
      peek: (collection, names) => this.#peek(collection, names),
      glance: (collection, names) => this.#peek(collection, names, { isForgotten: true }),
      peekInCircle: (collection, names) =>
        this.#peek(collection, names, { nesting: this.#nesting }),
      labelsAt: (collection, role) => this.#labelsAt(this.#planOf(collection), role),
    });
  }

  /** Compiles one resource after the other; until then no record can be made. */
  *compile(): Iterable<void> {
    for (const plan of this.#plans.values()) yield this.#compile(plan);
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
      this.#decisions.ofNested(compilation, resource, schema, owner),
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
    const town = isOfOneTown(resource) ? hash("town", mix(seed)) >>> 0 : undefined;
    return {
      ...{ resource, settings, compilation, variants, able, positions },
      ...{ key, town, horizon, window },
    };
  }

  /** A rule for the identifier sees no record: a reference must give the same without one. */
  #identifierRule(
    { identifier }: Collection,
    compilation: ResourceCompilation,
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
      const decisions = this.#decisions.ofRecord(plan, variant);
      const siblings = Object.keys(variant.properties);
      const owner = { words: this.#wordsOf(resource), path: "", siblings };
      const isDecided = (name: string) => decisions.override(toMember(name, owner)) !== undefined;
      if (this.#isPossible(variant, isDecided)) {
        plan.variants.set(variant, compileMembers(variant, owner, compilation, decisions));
      }
    }
    for (const mistake of findPlanMistakes(plan, possible.reason)) this.#note(mistake);
  }

  #wordsOf(resource: Resource): readonly string[] {
    const words = wordsInProject(resource.model, this.#models);
    const sorted = findSorted(resource, words, this.#references);
    return sorted ? [...toModelWords(sorted.model), ...words] : words;
  }

  /** A member that a rule or a relation decides need not be possible by itself. */
  #isPossible({ required, properties }: ObjectSchema, isDecided: (name: string) => boolean) {
    const { possible } = this.#shared;
    return required.every(
      (name) => isDecided(name) || Number.isFinite(possible.height(properties[name] ?? {})),
    );
  }

  /** A member that only resembles a reference does without where there is nothing to refer to. */
  #canKeep({ rule, to }: Reference): boolean {
    return rule !== "likeness" || this.#targetOf(to).total > 0;
  }

  #targetOf(to: Collection): Target {
    const total = Math.max(to.count, this.#settingsOf(to).records.length);
    const identifierAt = (position: number) => this.#planOf(to).positions?.identifierAt(position);
    return { path: to.path, total, identifierAt };
  }

  #peek(collection: Collection, names: readonly string[], manner: PeekManner = {}): Peek {
    const plan = this.#planOf(collection);
    return createPeek(names, {
      fixed: plan.settings.records,
      variants: () => [...plan.variants.values()],
      scopeAt: (index) => this.#newScope(plan, index),
      ...manner,
    });
  }

  /** How a record at a position is sorted. What it says may depend on what it is sorted by: not then. */
  #labelsAt(plan: Plan, role: string): (index: number) => readonly string[] {
    let sortings: readonly ((scope: Scope) => readonly string[])[] | undefined;
    let isAsked = false;
    return (index) => {
      if (isAsked) return [];
      isAsked = true;
      sortings ??= [...plan.variants.values()].map((members) => toReader(members, role));
      const scope = this.#newScope(plan, index);
      const labels = scope.draw.chance.apart(
        () => sortings?.[chooseVariant(scope, sortings.length)]?.(scope) ?? [],
      );
      isAsked = false;
      return labels;
    };
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
    const draw = this.#newDraw(
      plan.key,
      index,
      horizon,
      window && (() => window(index)),
      plan.town,
    );
    const scope = new Scope(draw, 0);
    draw.root = scope.values;
    return scope;
  }

  #newDraw(
    key: number,
    index: number,
    horizon = endless,
    window?: () => Window,
    town?: number,
  ): Draw {
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
      item: noItem,
      text: undefined,
      attempt: 0,
      library,
      high,
      low,
      common: key,
      index,
      town,
      window,
      depth: 0,
      root: {},
    };
  }
}

function toReader(members: Members, role: string): (scope: Scope) => readonly string[] {
  const sorting = members.sorting(role);
  if (!sorting) return () => [];
  if (sorting.needs.length === 0) return sorting.read;
  const fill = members.only(sorting.needs);
  return (scope) => {
    fill(scope);
    return sorting.read(scope);
  };
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
