/**
 * What the contract's table of list parameters says, in plain JavaScript over the full list. It is
 * written from the contract's words and shares nothing with what it judges.
 */
export interface OracleAnswer {
  readonly ids: readonly unknown[];
  readonly total: number;
}

export type Item = Readonly<Record<string, unknown>>;
export type MemberType = "text" | "number" | "boolean" | "date" | "texts";
/** The members that may be asked for, dotted, what their values are, and which may be null or absent. */
export interface Model {
  readonly types: Readonly<Record<string, MemberType>>;
  readonly nullable: readonly string[];
}

const words = [
  "eq",
  "ne",
  "gte",
  "gt",
  "lte",
  "lt",
  "in",
  "like",
  "contains",
  "startsWith",
  "endsWith",
];

export function answerList(items: readonly Item[], model: Model, query: string): OracleAnswer {
  const parameters = [...new URLSearchParams(query)];
  const names = [...new Set(parameters.map(([name]) => name))];
  const valuesOf = (name: string) =>
    parameters.filter(([other]) => other === name).map(([, value]) => value);
  const last = (name: string) => valuesOf(name).at(-1);
  const matching = items.filter((item) =>
    names.every((name) => isMatch(item, model, name, valuesOf(name))),
  );
  const sorted = sort(matching, model, last("_sort"), last("_order"));
  const slice = toSlice(last);
  return {
    total: matching.length,
    ids: sorted.slice(slice.start, slice.end).map((item) => item["id"]),
  };
}

function isMatch(item: Item, model: Model, name: string, values: readonly string[]): boolean {
  if (name.startsWith("_")) return true;
  if (name === "q") return hasText(item, fold(values.at(-1) ?? ""));
  const separator = words
    .flatMap((word) => [`_${word}`, `:${word}`])
    .find((end) => name.endsWith(end));
  const member = separator === undefined ? name : name.slice(0, -separator.length);
  const type = model.types[member];
  if (type === undefined) throw new Error(`The oracle does not know ${name}`);
  const word = separator?.slice(1) ?? "eq";
  const given = word === "in" ? values.flatMap((value) => value.split(",")) : values;
  const actual = read(item, member);
  const candidates = Array.isArray(actual) ? actual : [actual];
  const isEqual = (value: string) =>
    value === "null" && model.nullable.includes(member)
      ? actual === null || actual === undefined
      : candidates.some((each) => each !== null && each !== undefined && same(each, value, type));
  if (word === "eq" || word === "in") return given.some(isEqual);
  if (word === "ne") return !given.some(isEqual);
  const some = (test: (each: unknown) => boolean) =>
    candidates.some((each) => each !== null && each !== undefined && test(each));
  if (word === "gt") return given.every((value) => some((each) => order(each, value, type) > 0));
  if (word === "gte") return given.every((value) => some((each) => order(each, value, type) >= 0));
  if (word === "lt") return given.every((value) => some((each) => order(each, value, type) < 0));
  if (word === "lte") return given.every((value) => some((each) => order(each, value, type) <= 0));
  return given.some((value) =>
    some((each) => {
      const [text, part] = [fold(String(each)), fold(value)];
      if (word === "startsWith") return text.startsWith(part);
      return word === "endsWith" ? text.endsWith(part) : text.includes(part);
    }),
  );
}

function read(item: Item, member: string): unknown {
  return member
    .split(".")
    .reduce<unknown>((at, name) => (at as Item | null | undefined)?.[name], item);
}

function same(actual: unknown, value: string, type: MemberType): boolean {
  return order(actual, value, type) === 0;
}

function order(actual: unknown, value: string, type: MemberType): number {
  if (type === "number") return Number(actual) - Number(value);
  if (type === "date") return Date.parse(String(actual)) - Date.parse(value);
  if (type === "boolean") return Number(actual) - Number(value === "true");
  return compareTexts(String(actual), value);
}

function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ");
}

function hasText(value: unknown, part: string): boolean {
  if (part === "") return true;
  if (typeof value === "string") return fold(value).includes(part);
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((inner) => hasText(inner, part));
}

function sort(items: readonly Item[], model: Model, keys = "", orders = ""): readonly Item[] {
  if (keys === "") return items;
  const terms = keys.split(",").map((key, index) => {
    const isFlipped = key.startsWith("-");
    const isDescending = orders.split(",")[index]?.toLowerCase() === "desc";
    return { member: isFlipped ? key.slice(1) : key, isDescending: isFlipped !== isDescending };
  });
  // Array.prototype.sort is stable: the order of creation stays between equals.
  return [...items].sort((a, b) => {
    for (const { member, isDescending } of terms) {
      const [left, right] = [read(a, member) ?? null, read(b, member) ?? null];
      if (left === null && right === null) continue;
      if (left === null) return 1;
      if (right === null) return -1;
      const difference = order(left, String(right), model.types[member] ?? "text");
      if (difference !== 0) return isDescending ? -difference : difference;
    }
    return 0;
  });
}

function toSlice(last: (name: string) => string | undefined): { start: number; end: number } {
  const number = (name: string) => (last(name) === undefined ? undefined : Number(last(name)));
  const page = number("_page");
  const perPage = number("_per_page");
  const limit = number("_limit");
  if (page !== undefined || perPage !== undefined) {
    const size = perPage ?? limit ?? 10;
    const start = ((page ?? 1) - 1) * size;
    return { start, end: start + size };
  }
  const start = number("_start") ?? 0;
  const end = number("_end") ?? (limit === undefined ? Number.POSITIVE_INFINITY : start + limit);
  return { start, end: Math.max(start, end) };
}
