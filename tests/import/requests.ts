import { toPlural, toWords } from "../../src/schema/name-words.ts";

/** A request that both servers get, and what of the answers must be the same. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

type Item = Readonly<Record<string, unknown>>;

type Database = Readonly<Record<string, unknown>>;

/**
 * What a client asks of a file that json-server serves, made from what is in it. First what reads;
 * then writes, to what refers to others before these: both servers then see the same records go.
 */
export function toRequests(db: Database): { reads: Asked[]; writes: Asked[] } {
  const lists = Object.entries(db).filter((entry): entry is [string, Item[]] => {
    return Array.isArray(entry[1]) && isAsked(entry[0]);
  });
  const singles = Object.entries(db).filter(([key, value]) => {
    return typeof value === "object" && !Array.isArray(value) && isAsked(key);
  });
  const deepestFirst = lists.toSorted(([a], [b]) => depth(b, db) - depth(a, db));
  return {
    reads: lists.flatMap(([key, items]) => reads(key, items, db)),
    writes: [
      ...singles.flatMap(([key]) => ofSingle(key)),
      ...deepestFirst.flatMap(([key, items]) => writes(key, items)),
    ],
  };
}

/** A name that json-server can serve; others it answers with 404. */
function isAsked(key: string): boolean {
  return /^[\w-]+$/.test(key);
}

/** How many lists are above it, by foreign keys. */
function depth(key: string, db: Database): number {
  const parents = parentsOf(key, db).filter((parent) => parent !== key);
  return parents.length === 0 ? 0 : 1 + Math.max(...parents.map((parent) => depth(parent, db)));
}

function parentsOf(key: string, db: Database): string[] {
  const [first] = (db[key] ?? []) as readonly Item[];
  return Object.keys(first ?? {})
    .filter((name) => name.endsWith("Id"))
    .map((name) => toPlural(toWords(name.replace(/Id$/, ""))).join(""))
    .filter((plural) => Array.isArray(db[plural]));
}

function get(path: string): Asked {
  return { method: "GET", path };
}

function ofSingle(key: string): Asked[] {
  return [get(`/${key}`), { method: "PATCH", path: `/${key}`, body: {} }, get(`/${key}`)];
}

function reads(
  key: string,
  items: readonly Item[],
  db: Readonly<Record<string, unknown>>,
): Asked[] {
  const [first] = items;
  const lists = [
    "",
    "?_page=1&_limit=2",
    "?_page=2&_limit=1",
    "?_start=1&_end=3",
    "?_start=0&_limit=1",
  ];
  const paths = [
    ...[...lists, "?q=a", "?nobody=knows"].map((query) => `/${key}${query}`),
    `/${key}/4711`,
    `/${key}/no-such`,
    ...(first ? [`/${key}/${idOf(first)}`] : []),
    ...scalarNames(items)
      .slice(0, 3)
      .flatMap((name) => filters(key, items, name)),
    ...related(key, items, db),
  ];
  return paths.map(get);
}

function idOf(item: Item): unknown {
  return item["id"] ?? "none";
}

/** Members that every record has, of one scalar type: only these are ordered alike by everybody. */
function scalarNames(items: readonly Item[]): string[] {
  return Object.keys(items[0] ?? {}).filter((name) => {
    const kinds = new Set(items.map((item) => typeof item[name]));
    const [kind = ""] = kinds;
    return kinds.size === 1 && ["string", "number", "boolean"].includes(kind) && /^\w+$/.test(name);
  });
}

function filters(key: string, items: readonly Item[], name: string): string[] {
  const value = items[0]?.[name];
  const said = encodeURIComponent(String(value));
  const other = encodeURIComponent(String(items.at(-1)?.[name]));
  const equal = [`${name}=${said}`, `${name}_ne=${said}`, `${name}=${said}&${name}=${other}`];
  const ordered = [`_sort=${name}`, `_sort=${name}&_order=desc`];
  const ranges = typeof value === "number" ? [`${name}_gte=${said}`, `${name}_lte=${said}`] : [];
  const texts = typeof value === "string" ? [`${name}_like=${said.slice(0, 2)}`] : [];
  return [...equal, ...ordered, ...ranges, ...texts].map((query) => `/${key}?${query}`);
}

/** By `postId` and its like: nested routes, `_expand` and `_embed`. */
function related(
  key: string,
  items: readonly Item[],
  db: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(items[0] ?? {}).flatMap((name) => {
    const singular = name.replace(/Id$/, "");
    const plural = toPlural(toWords(singular)).join("");
    if (!name.endsWith("Id") || !Array.isArray(db[plural])) return [];
    const parent = items.find((item) => item[name] !== null)?.[name];
    return [
      `/${key}?_expand=${singular}`,
      `/${key}/${idOf(items[0] ?? {})}?_expand=${singular}`,
      `/${plural}?_embed=${key}`,
      `/${plural}/${parent}?_embed=${key}`,
      `/${plural}/${parent}/${key}`,
    ];
  });
}

function writes(key: string, items: readonly Item[]): Asked[] {
  const [first] = items;
  if (!first || !Object.hasOwn(first, "id")) return [];
  const { id, ...body } = first;
  const path = `/${key}/${id}`;
  const [name = ""] = scalarNames([first]).filter((each) => each !== "id");
  return [
    { method: "POST", path: `/${key}`, body },
    {
      method: "POST",
      path: `/${key}`,
      body: { ...body, id: typeof id === "string" ? "mine" : 900 },
    },
    { method: "PATCH", path, body: { [name]: first[name] } },
    { method: "PUT", path, body },
    { method: "PUT", path: `/${key}/4711`, body },
    { method: "DELETE", path: `/${key}/4711` },
    { method: "DELETE", path },
    get(path),
    get(`/${key}`),
    { method: "DELETE", path },
  ];
}
