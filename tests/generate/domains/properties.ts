/** What must hold of every record of a model, as a table that a person can read. */
export type Values = Readonly<Record<string, unknown>>;

export interface World {
  readonly now: number;
  /** A record of another collection by its path and identifier. */
  find(path: string, id: unknown): Values;
  /** All records of a collection. */
  all(path: string): readonly Values[];
}

/** A claim in words, and whether it holds of one record. */
export type Property = readonly [
  claim: string,
  holds: (record: Values, world: World) => boolean | undefined,
];

/** A claim about all records of a model together. */
export type Whole = readonly [
  claim: string,
  holds: (records: readonly Values[], world: World) => boolean,
];

export interface Claims {
  readonly each: readonly Property[];
  readonly all?: readonly Whole[];
}

/** The claims of a domain by the path of the collection. */
export type Domain = Readonly<Record<string, Claims>>;

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export function numberOf(record: Values, name: string): number {
  const value = record[name];
  return typeof value === "number" ? value : 0;
}

export function timeOf(record: Values, name: string): number {
  const value = record[name];
  if (typeof value === "number") return value;
  const time = Date.parse(String(value));
  if (Number.isNaN(time)) throw new Error(`${name} is no time: ${JSON.stringify(value)}`);
  return time;
}

const isThere = (value: unknown) => value !== undefined && value !== null;

export function sum(result: string, plus: string, minus = ""): Property {
  const names = (text: string) => text.split(" ").filter((name) => name !== "");
  const claim = `${result} = ${names(plus).join(" + ")}${names(minus)
    .map((name) => ` − ${name}`)
    .join("")}`;
  return [
    claim,
    (record) => {
      const add = (text: string) =>
        names(text).reduce((all, name) => all + numberOf(record, name), 0);
      return Math.abs(numberOf(record, result) - (add(plus) - add(minus))) < 0.011;
    },
  ];
}

export function product(result: string, one: string, other: string): Property {
  return [
    `${result} = ${one} × ${other}`,
    (record) =>
      Math.abs(numberOf(record, result) - numberOf(record, one) * numberOf(record, other)) < 0.011,
  ];
}

/** A rate of 19 is 0.19. */
export function rateOf(result: string, rate: string, base: (record: Values) => number): Property {
  return [
    `${result} is ${rate} of its base`,
    (record) => {
      const given = numberOf(record, rate);
      const share = given > 1 ? given / 100 : given;
      return Math.abs(numberOf(record, result) - base(record) * share) < 0.011;
    },
  ];
}

export function percent(result: string, part: string, whole: string): Property {
  return [
    `${result} is the percentage that ${part} is of ${whole}`,
    (record) => {
      const all = numberOf(record, whole);
      return (
        all <= 0 || Math.abs(numberOf(record, result) - (100 * numberOf(record, part)) / all) < 0.6
      );
    },
  ];
}

export function counts(count: string, list: string): Property {
  return [
    `${count} counts ${list}`,
    (record) => record[count] === (record[list] as readonly unknown[]).length,
  ];
}

export function atMost(lower: string, upper: string): Property {
  return [`${lower} ≤ ${upper}`, (record) => numberOf(record, lower) <= numberOf(record, upper)];
}

export function lessThan(lower: string, upper: string): Property {
  return [
    `${lower} < ${upper}`,
    (record) =>
      !isThere(record[lower]) ||
      !isThere(record[upper]) ||
      numberOf(record, lower) < numberOf(record, upper),
  ];
}

/** Where both are there. */
export function before(first: string, second: string, least = 0, most = 20 * 365 * day): Property {
  return [
    `${first} comes before ${second}, by a plausible time`,
    (record) => {
      if (!isThere(record[first]) || !isThere(record[second])) return undefined;
      const gap = timeOf(record, second) - timeOf(record, first);
      return gap >= least && gap <= most;
    },
  ];
}

export function thereWhen(name: string, states: string, status = "status"): Property {
  return [
    `${name} is there when ${status} is ${states}, and only then`,
    (record) => isThere(record[name]) === states.split(" ").includes(String(record[status])),
  ];
}

export function thereIf(name: string, flag: string): Property {
  return [`${name} goes with ${flag}`, (record) => isThere(record[name]) === record[flag]];
}

export function notThereIf(name: string, flag: string): Property {
  return [`${name} goes without ${flag}`, (record) => isThere(record[name]) !== record[flag]];
}

/** Of the states, where the record is in one of them. */
export function whenStatus(
  states: string,
  claim: string,
  holds: (record: Values, world: World) => boolean,
  status = "status",
): Property {
  return [
    `${states}: ${claim}`,
    (record, world) =>
      states.split(" ").includes(String(record[status])) ? holds(record, world) : undefined,
  ];
}

export const isAhead =
  (name: string) =>
  (record: Values, { now }: World) =>
    timeOf(record, name) > now;
export const isPast =
  (name: string) =>
  (record: Values, { now }: World) =>
    timeOf(record, name) <= now;

export function always(claim: string, holds: (record: Values, world: World) => boolean): Property {
  return [claim, holds];
}

export function copyOf(name: string, reference: string, path: string, source: string): Property {
  return [
    `${name} is the ${source} of the ${reference}`,
    (record, { find }) => {
      if (!isThere(record[reference]) || !isThere(record[name])) return undefined;
      const other = find(path, record[reference]);
      const expected = source.split("+").map((part) => other[part]);
      return record[name] === (expected.length === 1 ? expected[0] : expected.join(" "));
    },
  ];
}

/** Not before what it belongs to came to be. */
export function afterParent(name: string, reference: string, path: string, born: string): Property {
  return [
    `${name} is not before the ${born} of the ${reference}`,
    (record, { find }) => {
      if (!isThere(record[reference])) return undefined;
      const other = find(path, record[reference]);
      return !isThere(other[born]) || timeOf(record, name) >= timeOf(other, born);
    },
  ];
}

export function differ(one: string, other: string): Property {
  return [`${one} is not ${other}`, (record) => record[one] !== record[other]];
}

export function numbered(name: string, parent: string): Whole {
  return [
    `${name} counts the records of one ${parent} from 1`,
    (records) => {
      const seen = new Map<unknown, number>();
      return records.every((record) => {
        const next = (seen.get(record[parent]) ?? 0) + 1;
        seen.set(record[parent], next);
        return record[name] === next;
      });
    },
  ];
}

export function oncePerPair(one: string, other: string): Whole {
  return [
    `a pair of ${one} and ${other} comes once`,
    (records) =>
      new Set(records.map((record) => `${record[one]} ${record[other]}`)).size === records.length,
  ];
}

/** A country, and what everything of it looks like. */
const countries: Readonly<Record<string, readonly [currency: string, zone: RegExp]>> = {
  "United States": ["USD", /^America\//],
  Canada: ["CAD", /^America\//],
  "United Kingdom": ["GBP", /^Europe\/London$/],
  Ireland: ["EUR", /^Europe\/Dublin$/],
  Australia: ["AUD", /^Australia\//],
  "New Zealand": ["NZD", /^Pacific\/Auckland$/],
  Germany: ["EUR", /^Europe\/Berlin$/],
  France: ["EUR", /^Europe\/Paris$/],
  Spain: ["EUR", /^Europe\/Madrid$/],
  Portugal: ["EUR", /^Europe\/Lisbon$/],
  Netherlands: ["EUR", /^Europe\/Amsterdam$/],
  Denmark: ["DKK", /^Europe\/Copenhagen$/],
  Sweden: ["SEK", /^Europe\/Stockholm$/],
};

export const onePlace: Property = [
  "country, currency and time zone are of one place",
  (record) => {
    const known = countries[String(record["country"])];
    if (!known) return false;
    const zone = record["timezone"] ?? record["timeZone"];
    const currency = record["currency"];
    return (
      (currency === undefined || currency === known[0]) &&
      (zone === undefined || known[1].test(String(zone)))
    );
  },
];

/** What is left of a name in an address. */
export function toHandle(name: unknown): string {
  return String(name)
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "");
}

export function ownSite(...members: readonly string[]): Property {
  return [
    `${members.join(" and ")} are the company's own`,
    (record) => members.every((name) => toHandle(record[name]).includes(toHandle(record["name"]))),
  ];
}

export function onePerson(name: string, email: string): Property {
  return [
    `${email} is ${name}'s`,
    (record) => toHandle(String(record[email]).split("@")[0]).startsWith(toHandle(record[name])),
  ];
}
