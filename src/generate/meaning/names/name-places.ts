/** Which tables have lines for a name, and which of their lines: the table's place first. */
export interface NamePlaces {
  get(name: string): readonly LinePlace[];
  names(): Iterable<string>;
}

export type LinePlace = readonly [table: number, line: number];

/** More than any table has. */
const mostLines = 4096;

/** The most that numbers are written with: what is installed has a limit. */
const radix = 36;

/** Of tables as they are written: the names of each, with `|` behind each name and each line. */
export function collectPlaces(tables: readonly string[]): NamePlaces {
  const places = new Map<string, number[]>();
  tables.forEach((names, table) => {
    let place = table * mostLines;
    for (const name of names.split("|")) {
      const others = places.get(name);
      if (name === "") place++;
      else if (others) others.push(place);
      else places.set(name, [place]);
    }
  });
  return {
    get: (name) => places.get(name)?.map(toLinePlace) ?? [],
    names: () => places.keys(),
  };
}

/** For the build: every name in the order of the letters, with its places. */
export function packPlaces(places: NamePlaces): string {
  const names = [...places.names()].sort((one, other) => (one < other ? -1 : 1));
  const toDigits = ([table, line]: LinePlace) => (table * mostLines + line).toString(radix);
  return names.map((name) => `${name}=${places.get(name).map(toDigits).join()}`).join("|");
}

/** From here on a map of all 40,000 names costs less than to look for each. */
const many = 2_000;

/**
 * What the build has packed. A start that makes records asks for some hundred names, and would take
 * 20 ms to put all of them into a map.
 */
export function readPlaces(packed: string): NamePlaces {
  let asked = 0;
  let all: ReadonlyMap<string, string> | undefined;
  return {
    get: (name) => {
      asked++;
      if (asked > many) all ??= new Map(readEntries(packed));
      const found = all ? all.get(name) : findEntry(packed, name);
      return found?.split(",").map((place) => toLinePlace(Number.parseInt(place, radix))) ?? [];
    },
    names: () => readEntries(packed).map(([name]) => name),
  };
}

function readEntries(packed: string): readonly (readonly [name: string, places: string])[] {
  return packed.split("|").map((entry) => {
    const end = entry.indexOf("=");
    return [entry.slice(0, end), entry.slice(end + 1)];
  });
}

/** Halves what is left until the name is found, or nothing is left. */
function findEntry(packed: string, name: string): string | undefined {
  let low = 0;
  let high = packed.length;
  while (low < high) {
    const start = packed.lastIndexOf("|", ((low + high) >> 1) - 1) + 1;
    const nameEnd = packed.indexOf("=", start);
    const bar = packed.indexOf("|", nameEnd);
    const end = bar < 0 ? packed.length : bar;
    const found = packed.slice(start, nameEnd);
    if (found === name) return packed.slice(nameEnd + 1, end);
    if (found < name) low = end + 1;
    else high = start;
  }
  return undefined;
}

function toLinePlace(place: number): LinePlace {
  return [Math.floor(place / mostLines), place % mostLines];
}
