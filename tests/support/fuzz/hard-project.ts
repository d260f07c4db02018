import type { Options } from "../../../src/index.ts";

/** Models with everything that has been hard for a validator, a generator or a database. */
export const hardModels = `
/** @pattern ^[A-Z]{2}-[0-9]{4}$ */
export type Code = string;
export type UserId = string & { readonly __brand: "UserId" };

export interface User {
  id: UserId;
  /** @format email */
  email: string;
  name: string;
  nick?: string | null;
  readonly createdAt: Date;
  updatedAt: Date;
}

export interface Café {
  /** Any text will do: 日本, a/b, %, spaces. */
  id: string;
  名前: string;
  "größe (cm)"?: number;
  ownerId: User["id"] | null;
}

export interface Drink {
  id: number;
  caféId: Café["id"];
  title: string;
  /** @minimum 0 @multipleOf 0.25 */
  price: number;
}

export type Shape =
  | { id: number; kind: "circle"; radius: number }
  | { id: number; kind: "square"; side: number; label?: string | null }
  | { id: number; kind: "path"; points: [x: number, y: number, ...rest: number[]] };

export interface Tree { value: string; left?: Tree | null; children: Tree[] }

export interface Sample {
  code: Code;
  /** @minLength 2 @maxLength 5 */
  short: string;
  big: bigint;
  pair: [string, number | null];
  optionalTail: [boolean, string?];
  scores: Record<string, number>;
  byLevel: Partial<Record<"low" | "high", { at: Date; by: string | null }>>;
  flags: Set<"a" | "b" | "c">;
  settings: Map<string, boolean>;
  tree: Tree;
  either: string | number | boolean | null;
  both: { a: string } | { b: number };
  anything: unknown;
  /** @minItems 1 @maxItems 3 @uniqueItems */
  unique: number[];
  /** @exclusiveMinimum 0 @maximum 1 */
  ratio: number;
  route: \`/\${string}\`;
  day: Date;
  matrix: number[][];
  password?: string;
  constructor_?: string;
}

export interface Sampling extends Sample { samplingId: string; tagIds: number[]; parentId: string | null }
export interface Tag { id: number; label: string }

export interface Writer { id: number; name: string; books: Book[] }
export interface Book { id: number; title: string; author: Writer; editor?: Writer | null; translator: Writer | null }
export interface Preferences { theme: "light" | "dark"; nested: { sizes: [number, number]; note?: string }; updatedAt: Date }
export interface Health { ok: boolean; tree: Tree }`;

export const hardResources = [
  { path: "/users", type: "User[]", count: 5 },
  {
    path: "/cafes",
    type: "Café[]",
    count: 6,
    records: [
      { id: "日本", 名前: "Tōkyō", ownerId: null },
      { id: "a/b", 名前: "slash", ownerId: null },
      { id: "100 %", 名前: "percent", ownerId: null },
    ],
  },
  { path: "/drinks", type: "Drink[]", count: 8, relations: { caféId: { onDelete: "cascade" } } },
  { path: "/shapes", type: "Shape[]", count: 6 },
  {
    path: "/samplings",
    type: "Sampling[]",
    count: 6,
    relations: { parentId: { onDelete: "nullify" } },
  },
  { path: "/tags", type: "Tag[]", count: 4 },
  { path: "/writers", type: "Writer[]", count: 4 },
  { path: "/books", type: "Book[]", count: 6 },
  {
    path: "/preferences",
    type: "Preferences",
    operations: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  },
  { path: "/system/health", type: "Health", operations: ["GET"] },
] as const satisfies Options["resources"];

/** The same models under the settings that change what is asked and what is answered. */
export const hardProjects = {
  open: {},
  enveloped: {
    envelope: { data: "items", total: "meta.total", pages: "meta.pages" },
    query: { page: "page", limit: "pageSize", search: "search", sort: "sortBy", order: "dir" },
    basePath: "/api/v1",
  },
  bearer: {
    auth: {
      mode: "bearer",
      public: ["GET /books"],
      users: [{ email: "ada@example.com", password: "analytical engine" }],
    },
  },
  "api key": {
    auth: { mode: "apiKey", in: "query", name: "key", value: "k", unauthorized: { status: 418 } },
  },
  basic: { auth: { mode: "basic", username: "ada", password: "a:b" } },
} as const satisfies Record<string, Omit<Options, "models" | "resources">>;
