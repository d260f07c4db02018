import type { Chance } from "../draw/chance.ts";
import { permute } from "../draw/permute.ts";
import type { Facet, FacetKind, Scope } from "../draw/scope.ts";
import type { NameOrder } from "../locales.ts";
import { drawFamily, toHandle } from "../phrases/people.ts";
import { men, surnames, women } from "../phrases/person-names.ts";

export interface Person {
  readonly sex: "female" | "male";
  readonly first: string;
  readonly last: string;
  readonly full: string;
  /** Unique in its collection. */
  readonly username: string;
  /** Unique in its collection. */
  readonly email: string;
  readonly born: number;
}

const day = 86_400_000;
const domains = ["example.com", "example.org", "example.net"];
const separators = [".", "_", "."];

/**
 * The person whom the members of an object tell of. The people of a collection are a permutation
 * of all pairs of names, so no two have the same until the pairs run out; then they are numbered.
 */
const person: Facet<Person> = {
  name: "person",
  draw: (scope, chance) => {
    const { library, index } = scope.draw;
    return library.isEnglish ? drawEnglish(scope, chance) : drawLocal(scope, chance, index);
  },
};

/** Somebody else than the record itself: an owner, a reviewer. */
const otherPerson: Facet<Person> = {
  name: "other person",
  draw: (scope, chance) => drawOther(scope, chance),
};

/** Somebody else of whom the role tells the sex: a bride, a father. */
const otherWoman: Facet<Person> = {
  name: "other woman",
  draw: (scope, chance) => drawOther(scope, chance, "female"),
};

const otherMan: Facet<Person> = {
  name: "other man",
  draw: (scope, chance) => drawOther(scope, chance, "male"),
};

export const womenWords =
  /\b(?:bride|mother|mom|mum|sister|wife|daughter|grandmother|aunt|queen|dam|midwife|actress|heroine|maid|girlfriend|mistress|bridesmaids?|maid of honou?r|godmother|stepmother|mothers|sisters|daughters|aunts|nieces?|grandmothers|wives)\b/;
export const menWords =
  /\b(?:groom|father|dad|brother|husband|son|grandfather|uncle|king|sire|hero|boyfriend|fisherman|chairman|groomsm[ae]n|best man|godfather|stepfather|fathers|brothers|sons|uncles|nephews?|grandfathers|husbands)\b/;

/** Who mostly has the name of the one whose relative it is. */
const relatives =
  /(?:^| )(?:mother|mom|mum|father|dad|parent|guardian|wife|husband|spouse|son|daughter|child|kid|brother|sister|sibling|grandmother|grandfather|grandparent)(?: (?:[ab]|\d+))?$/;

/** The same person, as somebody of the family. */
function ofFamily({ name, draw }: Facet<Person>): Facet<Person> {
  return {
    name,
    draw: (scope, chance) => {
      const other = draw(scope, chance);
      const isNamedAlike = chance.next() < 0.85;
      const { last } = scope.facet(people);
      if (!isNamedAlike || last === other.last) return other;
      const names = scope.draw.library.book?.people;
      const renamed = (text: string) =>
        text.replace(toHandle(other.last, names), toHandle(last, names));
      return {
        ...other,
        last,
        full: joinNames(other.first, last, scope.draw.library.nameOrder),
        username: renamed(other.username),
        email: renamed(other.email),
      };
    },
  };
}

const others = { female: otherWoman, male: otherMan, other: otherPerson };
const family = {
  female: ofFamily(otherWoman),
  male: ofFamily(otherMan),
  other: ofFamily(otherPerson),
};

/** The record itself, and everybody beside it by their roles. */
export const people: FacetKind<Person> = {
  of: "person",
  inRole: (role) => {
    if (role === "") return person;
    const sex = womenWords.test(role) ? "female" : menWords.test(role) ? "male" : "other";
    return (relatives.test(role) ? family : others)[sex];
  },
};

function drawOther(scope: Scope, chance: Chance, sex?: Person["sex"]): Person {
  if (!scope.draw.library.isEnglish) return drawLocal(scope, chance, chance.below(90_000), sex);
  const rank = chance.below(pairs);
  if (sex === undefined) return nameEnglish(rank, "", scope, chance);
  const isFemale = sex === "female";
  const first = chance.pick(isFemale ? women : men);
  return toPerson(isFemale, first, chance.pick(surnames), "", scope, chance);
}

const firstNames = women.length + men.length;
const pairs = firstNames * surnames.length;

function drawEnglish(scope: Scope, chance: Chance): Person {
  if (!scope.isRoot) return nameEnglish(chance.below(pairs), "", scope, chance);
  const { index, common } = scope.draw;
  const round = Math.floor(index / pairs);
  const suffix = round === 0 ? "" : String(round + 1);
  return nameEnglish(permute(index, pairs, common), suffix, scope, chance);
}

function nameEnglish(rank: number, suffix: string, scope: Scope, chance: Chance): Person {
  const at = rank % firstNames;
  const isFemale = at < women.length;
  const first = (isFemale ? women[at] : men[at - women.length]) ?? "";
  const last = surnames[Math.floor(rank / firstNames)] ?? "";
  return toPerson(isFemale, first, last, suffix, scope, chance);
}

/** In other languages two names may make the same address, so the position is part of it. */
function drawLocal(scope: Scope, chance: Chance, number: number, wanted?: Person["sex"]): Person {
  const { faker, book } = scope.draw.library;
  const sex = wanted ?? (chance.next() < 0.5 ? "female" : "male");
  const isFemale = sex === "female";
  const own = book?.people;
  const [first, last] = own
    ? [chance.pick(isFemale ? own.women : own.men), drawFamily(own, chance)]
    : [faker.person.firstName(sex), faker.person.lastName(sex)];
  return toPerson(isFemale, first, last, String(number + 1), scope, chance);
}

function toPerson(
  isFemale: boolean,
  first: string,
  last: string,
  suffix: string,
  scope: Scope,
  chance: Chance,
): Person {
  const { now, nameOrder, book } = scope.draw.library;
  const words = [first, last].map((name) => toHandle(name, book?.people)).filter(Boolean);
  const [a, b] = words.length > 0 ? words : ["user"];
  const join = (separator: string) => (b === undefined ? a : `${a}${separator}${b}`) + suffix;
  return {
    sex: isFemale ? "female" : "male",
    first,
    last,
    full: joinNames(first, last, nameOrder),
    username: join(chance.pick(separators)),
    email: `${join(".")}@${chance.pick(domains)}`,
    born: now - chance.between(20 * 365, 66 * 365) * day,
  };
}

/** Where the family name comes first, it does; in scripts without spaces, without one. */
export function joinNames(first: string, last: string, order: NameOrder): string {
  if (order === "given first") return `${first} ${last}`;
  return order === "family first" ? `${last} ${first}` : `${last}${first}`;
}
