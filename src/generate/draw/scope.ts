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
  /** Which of the towns all records of the collection are in, where they are in one. */
  readonly town: number | undefined;
  /** Between when the record can have come to be: after what it belongs to. */
  readonly window?: (() => { readonly earliest: number; readonly latest: number }) | undefined;
  /** How often a model contains itself here. */
  depth: number;
  /** The item of a list that is drawn next. */
  item: ListItem;
  /** The text of a list that is drawn now: the object around it is the same for all of them. */
  text: ListItem | undefined;
  /** How often the value that is drawn now was drawn before, and was not what was wanted. */
  attempt: number;
  /** The record as far as it is drawn. */
  root: Values;
}

/** The place of a list, and which of its items is meant. */
export interface ListItem {
  readonly list: number;
  readonly index: number;
}

export type Values = Record<string, Json>;

/** A value for a place of a record; undefined leaves the member out. */
export type Make = (scope: Scope, place: number) => Json | undefined;

/** Something that several members tell of: a person, an address, a course of time. */
export interface Facet<T> {
  readonly name: string;
  readonly draw: (scope: Scope, chance: Chance) => T;
}

/** How the object around calls what a nested one tells of; undefined where it knows nothing of it. */
export interface Tie {
  /** What it tells of without saying whom or where. */
  readonly self: string | undefined;
  /** What comes before the roles that it names: the `home` manager. */
  readonly others: string | undefined;
}

export interface Standing {
  readonly isItem: boolean;
  /** Whether it is in the town where the object around it is: a stop of a delivery round. */
  readonly isLocal: boolean;
  readonly person: Tie;
  readonly place: Tie;
  readonly other: Tie;
}

/** `home` and `manager` are the `home manager`; what says it itself is not told twice. */
function joinRoles(holder: string, role: string): string {
  if (holder === "" || role === "") return holder + role;
  return role === holder || role.startsWith(`${holder} `) ? role : `${holder} ${role}`;
}

/** What can be told of in several roles: people, places. */
export interface FacetKind<T> {
  readonly of: "person" | "place" | "other";
  readonly inRole: (role: string) => Facet<T>;
}

/** One object of a record while it is drawn, the record itself included. */
export class Scope {
  readonly draw: Draw;
  readonly place: number;
  readonly values: Values = {};
  /** Which item of which list it is, where it is one. */
  readonly item: ListItem | undefined;
  /** Whether there is one of it in each record. */
  readonly isSingle: boolean;
  readonly #parent: Scope | undefined;
  readonly #standing: Standing | undefined;
  /** The role of the place that this object is at, where it does not say so itself. */
  home = "";
  #facets: Map<string, unknown> | undefined;
  #referred: Map<string, number> | undefined;

  constructor(
    draw: Draw,
    place: number,
    parent?: Scope,
    standing?: Standing,
    item = standing?.isItem ? draw.item : undefined,
  ) {
    this.draw = draw;
    this.item = item;
    this.isSingle = !standing || (!standing.isItem && parent?.isSingle === true);
    this.place = place;
    this.#parent = parent;
    this.#standing = standing;
  }

  /** The same object with no values yet: its people and places are the same. */
  beside(): Scope {
    this.#facets ??= new Map();
    const other = new Scope(this.draw, this.place, this.#parent, this.#standing, this.item);
    other.#facets = this.#facets;
    other.#referred = this.#referred;
    other.home = this.home;
    return other;
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
  facet<T>(kind: FacetKind<T>, role = ""): T {
    const tie = this.#standing?.[kind.of];
    const as = role === "" ? tie?.self : tie?.others;
    if (this.#parent && as !== undefined) return this.#parent.facet(kind, joinRoles(as, role));
    return this.#own(kind, role === "" && kind.of === "place" ? this.home : role);
  }

  get isLocal(): boolean {
    return this.#standing?.isLocal === true;
  }

  /** The facet of the object around this one, whatever this one calls it. */
  outer<T>(kind: FacetKind<T>): T | undefined {
    return this.#parent?.facet(kind);
  }

  /** The facet of the object that this one is an item of. */
  around<T>(kind: FacetKind<T>): T | undefined {
    return this.item && this.#parent?.facet(kind);
  }

  #own<T>(kind: FacetKind<T>, role: string): T {
    const facet = kind.inRole(role);
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
