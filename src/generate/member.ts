import { toWords } from "../schema/name-words.ts";

/** A place in a model, by its names: what a value means can be read from them. */
export interface Member {
  readonly name: string;
  readonly words: readonly string[];
  /** The words of the model, or of the member that holds the object. */
  readonly owner: readonly string[];
  /** Dotted from the record's root; items of arrays share their array's path. */
  readonly path: string;
  /** Whether it stands in the record itself and not deeper. */
  readonly isTop: boolean;
  /** The names of its neighbours in the same object. */
  readonly siblings: readonly string[];
}

export interface Owner {
  readonly words: readonly string[];
  readonly path: string;
  readonly siblings: readonly string[];
}

export function toMember(name: string, owner: Owner): Member {
  return {
    name,
    words: toWords(name),
    owner: owner.words,
    path: owner.path === "" ? name : `${owner.path}.${name}`,
    isTop: owner.path === "",
    siblings: owner.siblings,
  };
}
