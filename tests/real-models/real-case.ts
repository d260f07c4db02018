import type { ResourceOptions } from "../../src/index.ts";

/** Types of a published package, bound as somebody who uses it would. */
export interface RealCase {
  /** The package, or what the types are inferred by. */
  readonly name: string;
  /** What a project's `models.ts` would say. */
  readonly models: string;
  readonly resources: readonly ResourceOptions[];
  /** Where the package infers types and brings none: the models' text is all that they have. */
  readonly isInferred?: true;
  /** Where it counts on Node's types, which a project's tsconfig brings in. */
  readonly isOfNode?: true;
}

/** A collection of a type; its identifier where the usual names do not find it. */
export function list(type: string, id?: string): ResourceOptions {
  return { path: toPath(type), type: `${type}[]`, ...(id === undefined ? {} : { id }) };
}

export function single(type: string): ResourceOptions {
  return { path: toPath(type), type };
}

function toPath(type: string): string {
  return `/${type.replaceAll(/\W+/g, "-").toLowerCase()}`;
}
