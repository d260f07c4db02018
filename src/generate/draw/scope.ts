import type { Json } from "../../schema/schema.ts";
import type { Library } from "../load-library.ts";
import { type Chance, hash, placeOf } from "./chance.ts";
import type { Room } from "./record-budget.ts";

/** One record while it is drawn. */
export interface Draw extends Room {
  readonly library: Library;
  /** The seed, the resource and the position as 64 bits. */
  readonly high: number;
  readonly low: number;
  /** The seed and the resource as 32 bits: what all records of a collection share. */
  readonly common: number;
  readonly index: number;
  /** Between when the record can have come to be: after what it belongs to. */
  readonly window?: (() => { readonly earliest: number; readonly latest: number }) | undefined;
  /** How often a model contains itself here. */
  depth: number;
  /** The record as far as it is drawn. */
  root: Values;
}

export type Values = Record<string, Json>;

/** A value for a place of a record; undefined leaves the member out. */
export type Make = (scope: Scope, place: number) => Json | undefined;

/** Something that several members tell of: a person, an address, a course of time. */
export interface Facet<T> {
  readonly name: string;
  readonly draw: (scope: Scope, chance: Chance) => T;
}

/** Which facets an object has of its own; the others it shares with the object around it. */
export interface Ownership {
  readonly person: boolean;
  readonly place: boolean;
  readonly other: boolean;
}

/** One object of a record while it is drawn, the record itself included. */
export class Scope {
  readonly draw: Draw;
  readonly place: number;
  readonly values: Values = {};
  readonly #parent: Scope | undefined;
  readonly #owns: Ownership;
  #facets: Map<string, unknown> | undefined;
  #referred: Map<string, number> | undefined;

  constructor(draw: Draw, place: number, parent?: Scope, owns?: Ownership) {
    this.draw = draw;
    this.place = place;
    this.#parent = parent;
    this.#owns = owns ?? { person: true, place: true, other: true };
  }

  get isRoot(): boolean {
    return this.#parent === undefined;
  }

  /** Which record a member refers to, by its position: an identifier does not tell. */
  refer(member: string, position: number): void {
    this.#referred ??= new Map();
    this.#referred.set(member, position);
  }

  referred(member: string): number | undefined {
    return this.#referred?.get(member);
  }

  chanceAt(place: number): Chance {
    const { chance, high, low } = this.draw;
    return chance.seed(high, low, place);
  }

  /** The facet of this object or of the one that it belongs to; a role tells several apart. */
  facet<T>(facet: Facet<T>, kind: keyof Ownership, role = ""): T {
    if (this.#parent && !this.#owns[kind]) return this.#parent.facet(facet, kind, role);
    const key = role === "" ? facet.name : `${facet.name} ${role}`;
    this.#facets ??= new Map();
    if (!this.#facets.has(key)) {
      const { chance, high, low } = this.draw;
      const place = placeOf(this.place, hash(key));
      this.#facets.set(
        key,
        chance.aside(high, low, place, () => facet.draw(this, chance)),
      );
    }
    return this.#facets.get(key) as T;
  }
}
