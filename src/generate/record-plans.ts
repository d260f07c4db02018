import type { Mistake } from "../errors.ts";
import { type RecordSettings, toRulePlace } from "../schema/field-rule.ts";
import { withId } from "../schema/identifier/identifier.ts";
import { inferOwnReferences } from "../schema/infer-references.ts";
import { toMembers } from "../schema/members.ts";
import { toWords } from "../schema/names.ts";
import type { Reference } from "../schema/relation.ts";
import type { Collection, Resource } from "../schema/resource.ts";
import type { Definitions, Json, JsonObject, ObjectSchema, Schema } from "../schema/schema.ts";
import { suggest } from "../suggest.ts";
import { hash, mix } from "./chance.ts";
import { compileMembers, type Fill, type Override } from "./compile-object.ts";
import { createCompiler, type Ground } from "./create-compiler.ts";
import { findHorizon } from "./find-horizon.ts";
import type { RecordId } from "./identifiers.ts";
import { type Member, toMember } from "./member.ts";
import { buildPositions, type Positions } from "./positions.ts";
import { endless, type Horizon } from "./record-budget.ts";
import { compileReference, type Target } from "./references.ts";
import { type Draw, type Make, Scope } from "./scope.ts";

export interface GeneratorInput {
  readonly seed: number;
  readonly locale: string;
  readonly definitions: Definitions;
  readonly resources: readonly Resource[];
  readonly relations: readonly Reference[];
  readonly settings: readonly RecordSettings[];
}

type Compiler = ReturnType<typeof createCompiler>;

interface Plan {
  readonly resource: Resource;
  readonly settings: RecordSettings;
  readonly compiler: Compiler;
  /** One for each variant of which there can be records. */
  readonly fills: Map<ObjectSchema, Fill>;
  readonly positions: Positions | undefined;
  readonly key: number;
  readonly horizon: Horizon;
}

const noSettings = { place: "resources", fields: new Map(), records: [] };

/** The compiled resources, which know of each other through their relations. */
export class RecordPlans {
  readonly #input: GeneratorInput;
  readonly #ground: Ground;
  readonly #note: (mistake: Mistake) => void;
  readonly #plans: ReadonlyMap<string, Plan>;

  constructor(input: GeneratorInput, ground: Ground, note: (mistake: Mistake) => void) {
    this.#input = input;
    this.#ground = ground;
    this.#note = note;
    this.#plans = new Map(input.resources.map((one) => [one.path, this.#prepare(one)]));
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
    const compiler = createCompiler(this.#ground, book, this.#note, (schema) =>
      this.#referencesIn(schema),
    );
    const key = hash(resource.path, mix(seed) ^ Math.floor(seed / 4_294_967_296));
    const positions =
      resource.shape === "collection"
        ? buildPositions({
            collection: resource,
            seed: key,
            place: settings.place,
            records: settings.records,
            rule: this.#identifierRule(resource, compiler, key),
            note: this.#note,
          })
        : undefined;
    const horizon = findHorizon(resource, this.#ground.sizes);
    return { resource, settings, compiler, fills: new Map(), positions, key, horizon };
  }

  /** A rule for the identifier sees no record: a reference must give the same without one. */
  #identifierRule(
    { identifier }: Collection,
    compiler: Compiler,
    key: number,
  ): ((position: number) => RecordId) | undefined {
    const make = compiler.ruleFor(identifier.name, identifier.schema);
    if (!make) return undefined;
    return (position) => {
      const scope = new Scope(this.#newDraw(key, position), 0);
      return make(scope, hash(identifier.name)) as RecordId;
    };
  }

  #compile(plan: Plan): void {
    const { resource, compiler } = plan;
    const { possible } = this.#ground;
    for (const variant of resource.variants) {
      const override = this.#overrideOf(plan, variant);
      const owner = {
        words: toWords(resource.model),
        path: "",
        siblings: Object.keys(variant.properties),
      };
      if (this.#isPossible(variant, (name) => override(toMember(name, owner)) !== undefined)) {
        plan.fills.set(variant, compileMembers(variant, owner, compiler, override));
      }
    }
    if (plan.fills.size === 0) this.#noteImpossible(plan, possible.reason);
    this.#noteStrayRules(plan);
  }

  /** A member that a rule or a relation decides need not be possible by itself. */
  #isPossible({ required, properties }: ObjectSchema, isDecided: (name: string) => boolean) {
    const { possible } = this.#ground;
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

  #noteStrayRules({ settings, compiler, resource }: Plan): void {
    for (const path of settings.fields.keys()) {
      if (compiler.paths.has(path)) continue;
      const remedy = suggest(path, [...compiler.paths]);
      this.#note({
        code: "config-invalid",
        place: toRulePlace(settings, path),
        message: `"${resource.model}" has no such member.`,
        ...(remedy === undefined ? {} : { remedy }),
      });
    }
  }

  #overrideOf({ resource, settings, positions }: Plan, variant: ObjectSchema): Override {
    const makes = new Map<string, Make>();
    for (const relation of this.#input.relations) {
      const make = this.#relate(relation, resource, variant);
      if (make) makes.set(...make);
    }
    const identifier = resource.shape === "collection" ? resource.identifier.name : undefined;
    if (identifier !== undefined && positions) {
      makes.set(identifier, ({ draw }) => positions.identifierAt(draw.index));
    }
    const [only] = resource.variants;
    const nested = resource.shape === "single" && only ? this.#referencesIn(only) : undefined;
    return (member) => {
      const isRuled = settings.fields.has(member.path) && member.name !== identifier;
      return isRuled ? undefined : (makes.get(member.name) ?? nested?.(member));
    };
  }

  /** As this variant has the member: another may have it optional, or always null. */
  #relate(
    relation: Reference,
    resource: Resource,
    variant: ObjectSchema,
  ): [string, Make] | undefined {
    if (relation.from !== resource) return undefined;
    const member = toMembers([variant]).get(relation.member);
    if (!member || isNull(member.schema)) return undefined;
    const target = this.#targetOf(relation);
    return [relation.member, compileReference(relation, target, this.#input.definitions, member)];
  }

  /** Members of nested objects refer by the same rules; a single object's own members do too. */
  #referencesIn(schema: ObjectSchema): (member: Member) => Make | undefined {
    const { resources, definitions } = this.#input;
    const collections = resources.filter((one) => one.shape === "collection");
    const holder: Collection = {
      ...{ shape: "collection", path: "", model: "", reference: {}, variants: [schema], shown: [] },
      ...{ members: toMembers([schema]), operations: [], owned: [], count: 0 },
      identifier: { name: "", path: [""], type: "number", schema: { type: "number" } },
    };
    const found = inferOwnReferences(holder, [holder, ...collections]).filter(
      ({ to, holds }) => to !== holder && holds.startsWith("identifier"),
    );
    const makes = new Map(
      found.flatMap((reference) => {
        const target = this.#targetOf(reference);
        if (target.total === 0) return [];
        return [[reference.member, compileReference(reference, target, definitions)] as const];
      }),
    );
    return ({ name }) => makes.get(name);
  }

  #targetOf({ to }: Reference): Target {
    const total = Math.max(to.count, this.#settingsOf(to).records.length);
    const identifierAt = (position: number) => this.#planOf(to).positions?.identifierAt(position);
    return { collection: to, total, identifierAt };
  }

  /** Of one of these variants, where some may be; otherwise of any. */
  #draw(plan: Plan, position: number, variants: readonly ObjectSchema[]): JsonObject {
    const draw = this.#newDraw(plan.key, position, plan.horizon);
    const scope = new Scope(draw, 0);
    draw.root = scope.values;
    const wanted = variants.flatMap((variant) => plan.fills.get(variant) ?? []);
    const fills = wanted.length > 0 ? wanted : [...plan.fills.values()];
    const fill = fills[draw.chance.seed(draw.high, draw.low, 1).below(fills.length)];
    fill?.(scope);
    return this.#identify(plan, scope.values, position);
  }

  /** An identifier inside other members is put in when they are there. */
  #identify({ resource, positions }: Plan, record: JsonObject, position: number): JsonObject {
    if (resource.shape === "single" || !positions) return record;
    const { identifier } = resource;
    if (identifier.path.length === 1) return record;
    return withId(identifier, record, positions.identifierAt(position));
  }

  #newDraw(key: number, index: number, horizon = endless): Draw {
    const { library } = this.#ground;
    const high = mix(key + Math.imul(index, 0x9e3779b1));
    const low = mix(key ^ Math.imul(index + 1, 0x85ebca6b));
    const { chance } = library;
    const room = { chance, horizon, level: 0, spent: 0 };
    return { ...room, library, high, low, common: key, index, depth: 0, root: {} };
  }
}

function isNull(schema: Schema): boolean {
  return "type" in schema && schema.type === "null";
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
