import { toMembers } from "../../schema/members.ts";
import { toModelWords } from "../../schema/model-words.ts";
import type { Reference } from "../../schema/relations/relation.ts";
import type { Collection, Resource } from "../../schema/resource.ts";
import type { Definitions, ObjectSchema } from "../../schema/schema.ts";
import type { Decisions, Override } from "../compile/decisions.ts";
import type { Scope } from "../draw/scope.ts";
import type { Owner } from "../member.ts";
import { findBranches } from "../relations/branches.ts";
import { findCharges } from "../relations/charges.ts";
import { findCoinDeals } from "../relations/coin-deals.ts";
import { findCopies } from "../relations/copies.ts";
import { findCourseParts } from "../relations/course-parts.ts";
import { findDistantCopies } from "../relations/distant-copies.ts";
import {
  compileMany,
  type DrawPosition,
  drawOne,
  type Holder,
  type Target,
  toHolder,
  toMake,
} from "../relations/draw-reference.ts";
import { findDueMonths } from "../relations/due-months.ts";
import { findGatheringDays } from "../relations/gathering-days.ts";
import type { Peek, RootLink } from "../relations/link.ts";
import { findListedSums } from "../relations/listed-sums.ts";
import { buildNestedDecisions } from "../relations/nested-links.ts";
import { findOrdinals } from "../relations/ordinals.ts";
import { findParentDays } from "../relations/parent-days.ts";
import { findUnassisted } from "../relations/played.ts";
import { findReferredFacts, findReferredKinds } from "../relations/referred-facts.ts";
import { findReferredMeasures } from "../relations/referred-measures.ts";
import { findSentRecords } from "../relations/sent-records.ts";
import { timetable } from "../relations/settled.ts";
import { findSharedKeys } from "../relations/shared-keys.ts";
import { findSorters } from "../relations/shelves.ts";
import { joinReaders, toTalkHolder } from "../relations/talks.ts";
import { findTripPlaces } from "../relations/trip-places.ts";
import { findWages } from "../relations/wages.ts";
import type { Plan, ResourceCompilation } from "./plan.ts";

/** What the decisions of one resource know of the others. */
export interface DecisionSources {
  readonly definitions: Definitions;
  readonly resources: readonly Resource[];
  readonly relations: readonly Reference[];
  readonly targetOf: (collection: Collection) => Target;
  readonly linksOf: (collection: Collection) => readonly RootLink[];
  readonly scopeAt: (collection: Collection, index: number) => Scope;
  /** What a record of another collection says, as it is seen from inside this one's objects. */
  readonly peek: (collection: Collection, names: readonly string[]) => Peek;
}

export interface PlanDecisions {
  /** Of the record itself: its identifier, what refers to others, what tells of those. */
  ofRecord(plan: Plan, variant: ObjectSchema): Decisions;
  /** Of an object inside a record. */
  ofNested(
    compilation: ResourceCompilation,
    resource: Resource,
    schema: ObjectSchema,
    owner: Owner,
  ): Decisions;
}

export function createPlanDecisions(sources: DecisionSources): PlanDecisions {
  const { definitions, resources, relations, targetOf, linksOf, scopeAt, peek } = sources;
  const talks = { definitions, references: relations, targetOf, scopeAt };
  return { ofRecord, ofNested };

  function ofRecord(
    { resource, settings, positions, compilation }: Plan,
    variant: ObjectSchema,
  ): Decisions {
    if (resource.shape === "single") {
      const owner = { words: toModelWords(resource.model), path: "", siblings: [] };
      return ofNested(compilation, resource, variant, owner);
    }
    const links = linksOf(resource);
    const overrides = overridesOf(resource, variant, links);
    const identifier = resource.identifier.name;
    // One inside other members is put in when they are there.
    if (resource.identifier.path.length === 1 && positions) {
      const make = ({ draw }: Scope) => positions.identifierAt(draw.index);
      overrides.set(identifier, { make, hold: "fixed" });
    }
    return {
      sorters: findSorters(links),
      override: (member) => {
        const isRuled = settings.fields.has(member.path) && member.name !== identifier;
        return isRuled ? undefined : overrides.get(member.name);
      },
      relate: (parts) => [
        ...findCopies(links, definitions)(parts),
        ...findDistantCopies(links, linksOf, definitions)(parts),
        ...findOrdinals(parts, links, resource.count),
        ...findBranches(parts, links),
        ...findCourseParts(parts, links),
        ...findSharedKeys(links)(parts),
        ...findReferredKinds(links)(parts),
        ...findSentRecords(resource, { relations, targetOf, peek })(parts),
        ...findDueMonths(links)(parts),
        ...findParentDays(links)(parts),
        ...findTripPlaces(links)(parts),
        ...findGatheringDays(links, linksOf)(parts),
        ...findGatheringDays(links, linksOf)(parts),
        ...findUnassisted(parts),
      ],
      charge: (parts) => [
        // And again: neither a state nor another day of the record moves these.
        ...findCopies(links, definitions, timetable)(parts),
        ...findDueMonths(links)(parts),
        ...findParentDays(links)(parts),
        ...findTripPlaces(links)(parts),
        ...findGatheringDays(links, linksOf)(parts),
        ...findListedSums(resource, { relations, targetOf, peek })(parts),
        ...findCharges(links)(parts),
        ...findCoinDeals(links)(parts),
        ...findWages(links)(parts),
        ...findReferredFacts(links)(parts),
        ...findReferredMeasures(links)(parts),
      ],
    };
  }

  /** As this variant has the members: another may have one optional, or always null. */
  function overridesOf(
    resource: Resource,
    variant: ObjectSchema,
    links: readonly RootLink[],
  ): Map<string, Override> {
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
          : joinReaders(
              { from, to, member },
              compileMany(targetOf(to), toTalkHolder(from, member, holder), from === to, member),
              links,
              talks,
            );
        return [[member, { make, hold: "reference" }]];
      }),
    );
  }

  function ofNested(
    compilation: ResourceCompilation,
    resource: Resource,
    schema: ObjectSchema,
    owner: Owner,
  ): Decisions {
    const { override, relate, charge } = buildNestedDecisions(schema, owner, {
      resources,
      definitions,
      targetOf,
      peek,
      linksOf,
      links: () => (resource.shape === "collection" ? linksOf(resource) : []),
    });
    return {
      override: (member) => (compilation.isRuled(member.path, {}) ? undefined : override(member)),
      relate,
      charge,
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
