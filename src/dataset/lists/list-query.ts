import type { FieldTree } from "../../schema/records/field-tree.ts";
import type { Collection } from "../../schema/resource.ts";

/** What a list is asked for, whatever dialect it was said in. */
export interface ListQuery {
  /** All of them hold for each record. */
  readonly conditions: readonly Condition[];
  /** The most significant first; the order of creation decides between equals. */
  readonly sort: readonly SortKey[];
  readonly slice: Slice | undefined;
  /** Only these members of each record; undefined: all. */
  readonly fields: FieldTree | undefined;
}

export interface Slice {
  readonly start: number;
  /** How many at most; undefined: all that follow. */
  readonly limit: number | undefined;
}

/** How far a slice reaches into its list. */
export function endOf(slice: Slice | undefined): number {
  return slice?.limit === undefined ? Number.POSITIVE_INFINITY : slice.start + slice.limit;
}

export type Condition = Comparison | Search | AnyOf;

/** All conditions of some group hold. */
export interface AnyOf {
  readonly kind: "anyOf";
  readonly groups: readonly (readonly Condition[])[];
}

/** The collections that a query looks into beside its own: a change there may change the list. */
export function collectionsThrough({ conditions, sort }: ListQuery): readonly Collection[] {
  const members = [
    ...flattenConditions(conditions).flatMap((condition) =>
      condition.kind === "comparison" ? [condition.member] : [],
    ),
    ...sort.map(({ member }) => member),
  ];
  return [...new Set(members.flatMap(({ through = [] }) => through.map(({ to }) => to)))];
}

/** The comparisons and searches in conditions, those in groups included. */
export function flattenConditions(
  conditions: readonly Condition[],
): readonly (Comparison | Search)[] {
  return conditions.flatMap((condition) =>
    condition.kind === "anyOf" ? condition.groups.flatMap(flattenConditions) : [condition],
  );
}

export interface Comparison {
  readonly kind: "comparison";
  readonly member: MemberPath;
  readonly operator: Operator;
  readonly operands: readonly Operand[];
  /** A nested route asks it again and again: it is worth an index in a small collection too. */
  readonly isReference?: true;
}

/** Some string of the record, nested ones included, contains the text, whatever its case. */
export interface Search {
  readonly kind: "search";
  readonly text: string;
}

export interface SortKey {
  readonly member: MemberPath;
  readonly isDescending: boolean;
}

/** A member, perhaps nested, and what is known of its values. */
export interface MemberPath {
  /** The names that lead to it from the record. */
  readonly names: readonly string[];
  readonly holds: ReadonlySet<Scalar>;
  /** Whether it may be a list: then a comparison asks whether some item fits. */
  readonly isList: boolean;
  /** Whether it may be null or absent. */
  readonly isNullable: boolean;
  /** The references to follow first, where it is a member of the record that they lead to. */
  readonly through?: readonly Hop[];
}

/** From a record to the one that it refers to. */
export interface Hop {
  /** The names that lead to the reference. */
  readonly names: readonly string[];
  readonly to: Collection;
  /** Whether the record that it leads to shows inside the one that refers to it anyway. */
  readonly isShown: boolean;
}

/** What a value can be compared as. */
export const scalars = ["text", "number", "boolean", "instant"] as const;
export type Scalar = (typeof scalars)[number];

export type Operand =
  | { readonly as: "text"; readonly value: string }
  | { readonly as: "number"; readonly value: number }
  | { readonly as: "boolean"; readonly value: boolean }
  /** As `Date.prototype.toISOString` writes it. */
  | { readonly as: "instant"; readonly value: string }
  /** Null or absent. */
  | { readonly as: "null" };

/** What holds between a value and some operand; `unequal`: with every one. */
export const operators = [
  "equal",
  "unequal",
  "greater",
  "greaterOrEqual",
  "less",
  "lessOrEqual",
  "contains",
  "startsWith",
  "endsWith",
] as const;
export type Operator = (typeof operators)[number];
