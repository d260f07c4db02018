import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { startBacklot } from "../support/project.ts";
import { send } from "../support/shop.ts";

const models = `
export interface Post {
  id: number;
  title: string;
  views: number;
  status: "draft" | "published";
  tags: string[];
  author: { name: string; "e.mail": string };
  publishedAt: Date | null;
  price_gte: number;
  "a.b": string;
  "odd[]": string;
  sort: string;
  q: string;
  value: string | number | boolean | null;
  isOpen: boolean;
}
export interface Tag { uuid: string; name: string }
export interface Loose { id: number; name: string; [more: string]: unknown }
export interface Box { id: number; content: unknown; when?: Date | string; pair?: [number, string]; more?: [number, ...string[]]; mark?: string | boolean }`;

const posts = [
  { id: 1, title: "Éclair", views: 10, status: "draft", publishedAt: null, value: 1 },
  {
    id: 2,
    title: "Bread",
    views: 5,
    status: "published",
    publishedAt: "2025-01-01T00:00:00Z",
    value: "1",
  },
  {
    id: 3,
    title: "cake 100%",
    views: 7,
    status: "published",
    publishedAt: "2025-01-01T01:30:00+02:00",
    value: true,
  },
  {
    id: 4,
    title: "a_b",
    views: 7,
    status: "draft",
    publishedAt: "2025-06-01T00:00:00Z",
    value: null,
  },
];

async function startBlog(options = {}): Promise<Backlot> {
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/posts", type: "Post[]", count: 0 },
      { path: "/blog/tags", type: "Tag[]", count: 0 },
      { path: "/loose", type: "Loose[]", count: 0 },
      { path: "/boxes", type: "Box[]", count: 0 },
    ],
    ...options,
  });
  for (const post of posts) {
    const author = { name: `Ann ${post.id}`, "e.mail": `${post.id}@x` };
    const odd = { price_gte: post.id, "a.b": `b${post.id}`, "odd[]": `o${post.id}` };
    const isOpen = post.id % 2 === 1;
    const body = {
      ...post,
      ...odd,
      isOpen,
      author,
      tags: [`t${post.id}`, "all"],
      sort: "s",
      q: "query",
    };
    const { status } = await send(backlot, "POST", "/posts", { body });
    expect(status).toBe(201);
  }
  for (const uuid of ["x", "y"]) {
    await send(backlot, "POST", "/blog/tags", { body: { uuid, name: uuid } });
  }
  await send(backlot, "POST", "/loose", { body: { id: 1, name: "n", colour: "red", size: 5 } });
  return backlot;
}

async function ids(backlot: Backlot, query: string, path = "/posts"): Promise<unknown> {
  const response = await send(backlot, "GET", `${path}?${query}`);
  const body = (await response.json()) as Record<string, unknown>[] & { detail?: string };
  return response.status === 200 ? body.map((item) => item["id"] ?? item["uuid"]) : body.detail;
}

const rows: readonly (readonly [query: string, expected: readonly number[]])[] = [
  ["title=Bread", [2]],
  ["title=bread", []],
  ["status=draft&status=published", [1, 2, 3, 4]],
  ["status[]=draft", [1, 4]],
  ["id[0]=1&id[1]=3", [1, 3]],
  ["ids=1,4", [1, 4]],
  ["ids=1&ids=2", [1, 2]],
  ["ids[0]=2", [2]],
  ["id_in=1,2,9", [1, 2]],
  ["id_in=", []],
  ["views_gt=5&views_lte=7", [3, 4]],
  ["views:gte=7&views:lt=10", [3, 4]],
  ["views_ne=7", [1, 2]],
  ["tags=t2", [2]],
  ["tags=t2&tags=t3", [2, 3]],
  ["tags_ne=t2", [1, 3, 4]],
  ["tags_like=T", [1, 2, 3, 4]],
  ["author.name=Ann 3", [3]],
  ["author.e.mail=3@x", [3]],
  ["a.b=b2", [2]],
  ["a.b_ne=b2", [1, 3, 4]],
  ["odd[]=o4", [4]],
  ["publishedAt=null", [1]],
  ["publishedAt_ne=null", [2, 3, 4]],
  ["publishedAt=2025-01-01", [2]],
  ["publishedAt_lt=2025-01-01", [3]],
  ["publishedAt_gte=2025-01-01", [2, 4]],
  ["publishedAt=2025-01-01T02:00:00%2B02:00", [2]],
  ["publishedAt=2025-01-01T02:00:00+02:00", [2]],
  ["title_like=éCLAIR", [1]],
  ["title_contains=%25", [3]],
  ["title_like=_", [4]],
  ["title_startsWith=CAKE", [3]],
  ["title_endsWith=_B", [4]],
  ["price_gte=3", [3]],
  ["price_gte_gte=3", [3, 4]],
  ["value=1", [1, 2]],
  ["value=true", [3]],
  ["value=null", [4]],
  ["value=true&value=false", [3]],
  ["isOpen=true", [1, 3]],
  ["isOpen=false", [2, 4]],
  ["isOpen=true&isOpen=false", [1, 2, 3, 4]],
  ['_where={"or":[{"id":{"eq":2}},{"isOpen":{"eq":true}}]}', [1, 2, 3]],
  ['_where={"or":[{"id":{"eq":2}},{}]}', [1, 2, 3, 4]],
  ["q=ANN 2", [2]],
  ["q=t3", [3]],
  ["q=views", []],
  ["q=10", [3]],
  ["q=", [1, 2, 3, 4]],
  ["q_eq=query&id=1", [1]],
  ["sort=s", [1, 2, 3, 4]],
  ["_sort=views", [2, 3, 4, 1]],
  ["_sort=-views", [1, 3, 4, 2]],
  ["_sort=views,title&_order=asc,DESC", [2, 3, 4, 1]],
  ["_sort=-publishedAt", [4, 2, 3, 1]],
  ["_sort=publishedAt", [3, 2, 4, 1]],
  ["_sort=author.name&_order=desc", [4, 3, 2, 1]],
  ["_page=2&_limit=3", [4]],
  ["_page=9", []],
  ["_per_page=2", [1, 2]],
  ["_start=1&_end=3", [2, 3]],
  ["_start=1&_limit=1", [2]],
  ["_limit=0", []],
  ["_end=2", [1, 2]],
  ['sort=["views","DESC"]&range=[0,1]', [1, 3]],
  ["range=[2,2]", [3]],
  ["range=[2,1]", []],
  ['filter={"id":[1,2]}', [1, 2]],
  ['filter={"status":"draft","views_gte":8}', [1]],
  ['filter={"q":"ann 4"}', [4]],
  ['filter={"author":{"name":"Ann 1"}}', [1]],
  ['filter={"publishedAt":null}', [1]],
  ["_unknown=x&_=123", [1, 2, 3, 4]],
  ["_gt=5", [1, 2, 3, 4]],
  ['filter={"title_in":["Bread",null]}', [2]],
  ['filter={"publishedAt_in":[null]}', [1]],
  ["views=%2B7", [3, 4]],
  ["views=%207", [3, 4]],
  ["views=.7e1", [3, 4]],
  ["publishedAt=2025-06", [4]],
  ["publishedAt=2025-06-01t00:00z", [4]],
  ["publishedAt=2025-06-01 00:00", [4]],
  ["publishedAt=2025-01-01T01:30:00.000 +02:00", [3]],
  ["publishedAt_like=2025-06", [4]],
  ["_sort=views,title&_order=desc", [1, 4, 3, 2]],
  ["_sort=-views&_order=desc", [2, 3, 4, 1]],
  ["_sort=views&_order=Asc", [2, 3, 4, 1]],
  ['sort=["title"]&_limit=1', [2]],
  ['sort=["status","ASC","views","DESC"]', [1, 4, 3, 2]],
  ["_page=&_limit=&_start=", [1, 2, 3, 4]],
  ["_page=2&_per_page=3&_limit=1", [4]],
  ["_start=1&_end=0", []],
  ["range= [1,1]", [2]],
  ["_page=2&_limit=9007199254740991", []],
  ["ids=", []],
  ["title=undefined", []],
  ["q=undefined", []],
];

test("each parameter finds what the table says", async () => {
  const blog = await startBlog();
  const found: unknown[] = [];
  for (const [query] of rows) found.push([query, await ids(blog, query.replaceAll(" ", "%20"))]);
  expect(found).toEqual(rows);
});

test("each refusal names the parameter and says which members there are", async () => {
  const blog = await startBlog();
  const known =
    "id, title, views, status, tags, author, publishedAt, price_gte, a.b, odd[], sort, q, value, isOpen";
  expect(await ids(blog, "titel=x")).toBe(
    `Post has no property "titel". Did you mean "title"? There are: ${known}.`,
  );
  expect(await ids(blog, "_sort=titel")).toBe(
    `Post has no property "titel". Did you mean "title"? There are: ${known}.`,
  );
  expect(await ids(blog, "_fields=titel")).toBe(
    `Post has no property "titel". Did you mean "title"? There are: ${known}.`,
  );
  expect(await ids(blog, "views=many")).toBe(
    '"views" cannot be compared with "many": its values are numbers.',
  );
  expect(await ids(blog, "publishedAt_gt=soon")).toBe(
    '"publishedAt_gt" cannot be compared with "soon": its values are dates.',
  );
  expect(await ids(blog, "views_like=1")).toBe(
    '"views_like" cannot be compared with "1": its values are numbers.',
  );
  expect(await ids(blog, "author=x")).toBe('"author" cannot be compared: its values are objects.');
  expect(await ids(blog, "_sort=tags")).toBe(
    '"tags" cannot be sorted by: its values are lists or objects.',
  );
  expect(await ids(blog, "_page=two")).toBe('_page must be a whole number from 1, not "two".');
  expect(await ids(blog, "_sort=id&_order=up")).toBe('An order is asc or desc, not "up".');
  expect(await ids(blog, "range=[0")).toBe("range is not JSON: [0");
  expect(await ids(blog, "range=[2,0]")).toBe("range must be such as [0,24].");
  expect(await ids(blog, "title=%00")).toMatch(/cannot be compared/);
  expect(await ids(blog, "value=%00")).toBe(
    '"value" cannot be compared with "\\u0000": its values are texts or numbers or true or false.',
  );
  expect(await ids(blog, 'filter={"title_like":null}')).toBe(
    '"title_like" cannot be compared with null: its values are texts.',
  );
  expect(await ids(blog, 'filter={"views_gt":null}')).toBe(
    '"views_gt" cannot be compared with null: its values are numbers.',
  );
  const noDates = ["2025-1-01", "2025-01-1", "x2025-01-01", "2025-01-01x", "2025-01-01Z", "2025"];
  const noTimes = ["T1:00", "T10:00:00,5", "T10", "T10:00:00+2", "T10:00:00+02:00x", "T25:00"];
  for (const given of [...noDates, ...noTimes.map((time) => `2025-01-01${time}`)]) {
    expect(await ids(blog, `publishedAt=${encodeURIComponent(given)}`)).toBe(
      `"publishedAt" cannot be compared with "${given}": its values are dates.`,
    );
  }
  for (const given of ["x7", "7x", "", "-", "1e999", "Infinity", "seven"]) {
    expect(await ids(blog, `views=${given}`)).toBe(
      `"views" cannot be compared with "${given}": its values are numbers.`,
    );
  }
  for (const order of ["ascending", "fasc", "descending", "xdesc"]) {
    expect(await ids(blog, `_sort=id&_order=${order}`)).toBe(
      `An order is asc or desc, not "${order}".`,
    );
  }
  expect(await ids(blog, "_limit=-1")).toBe('_limit must be a whole number from 0, not "-1".');
  expect(await ids(blog, "_page=1&_limit=0")).toBe(
    '_limit must be a whole number from 1, not "0".',
  );
  expect(await ids(blog, "_per_page=0")).toBe('_per_page must be a whole number from 1, not "0".');
  expect(await ids(blog, "_start=1.5")).toBe('_start must be a whole number from 0, not "1.5".');
  expect(await ids(blog, "_end=9007199254740993")).toBe(
    '_end must be a whole number from 0, not "9007199254740993".',
  );
  for (const range of ["[0]", "[-1,2]", "[0,1.5]", "[0.5,2]", "[3,1]"]) {
    expect(await ids(blog, `range=${range}`)).toBe("range must be such as [0,24].");
  }
  expect(await ids(blog, 'sort=["title",1]')).toBe('sort must be such as ["title","ASC"].');
  expect(await ids(blog, "range=5")).toBe("range wants [0,24]; _start=0&_end=25 says the same.");
  expect(await ids(blog, "filter=x")).toBe('filter wants {"title":"x"}; title=x says the same.');
  expect(await ids(blog, "sort=name", "/blog/tags")).toBe(
    'sort wants ["title","ASC"]; _sort=title says the same.',
  );
  expect(await ids(blog, "title_foo=x")).toMatch(/^Post has no property "title_foo"\. There are/);
  expect(await ids(blog, "_sort=-titel")).toMatch(/^Post has no property "titel"\. Did/);
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  expect(await ids(blog, `filter=${nested(13)}`)).toMatch(/has no property/);
  expect(await ids(blog, `filter=${nested(14)}`)).toBe("filter is nested too deeply.");
  expect(await ids(blog, `_where=${nested(13)}`)).toMatch(/has no property/);
  expect(await ids(blog, `_where=${nested(14)}`)).toMatch(/^_where must be JSON/);
});

test("a query may have 200 conditions, and no more", async () => {
  const blog = await startBlog();
  const conditions = (count: number) => Array(count).fill("views_gt=5").join("&");
  expect(await ids(blog, conditions(200))).toEqual([1, 3, 4]);
  expect(await ids(blog, conditions(201))).toBe("A query may have 200 conditions at most.");
  const equals = Array(300).fill("views=7").join("&");
  expect(await ids(blog, equals)).toEqual([3, 4]);
  const parts = (count: number) => Array(count).fill("title_like=b").join("&");
  expect(await ids(blog, parts(201))).toMatch(/200 conditions/);
  const searches = (count: number) => Array(count).fill("q=t3").join("&");
  expect(await ids(blog, searches(200))).toEqual([3]);
  expect(await ids(blog, searches(201))).toMatch(/200 conditions/);
  const either = (count: number) =>
    `_where=${JSON.stringify({ or: [{ views: 7 }, { and: Array(count).fill({ id: 1 }) }] })}`;
  expect(await ids(blog, either(199))).toEqual([1, 3, 4]);
  expect(await ids(blog, either(200))).toMatch(/200 conditions/);
  const names = (name: string, count: number) => Array(count).fill(name).join(",");
  expect(await ids(blog, `_sort=${names("views", 50)}`)).toEqual([2, 3, 4, 1]);
  expect(await ids(blog, `_sort=${names("views", 51)}`)).toBe(
    "A list may be sorted by 50 properties at most.",
  );
  expect(await ids(blog, `_fields=${names("id", 400)}`)).toEqual([1, 2, 3, 4]);
  expect(await ids(blog, `_fields=${names("id", 401)}`)).toBe("There may be 400 fields at most.");
});

test("id and ids mean the identifier, whatever the model calls it", async () => {
  const blog = await startBlog();
  expect(await ids(blog, "id=x", "/blog/tags")).toEqual(["x"]);
  expect(await ids(blog, "ids=x,y", "/blog/tags")).toEqual(["x", "y"]);
  expect(await ids(blog, "_sort=id&_order=desc", "/blog/tags")).toEqual(["y", "x"]);
});

test("a model with an index signature takes every name for a member, operators aside", async () => {
  const blog = await startBlog();
  expect(await ids(blog, "colour=red", "/loose")).toEqual([1]);
  expect(await ids(blog, "size_gte=5", "/loose")).toEqual([1]);
  expect(await ids(blog, "size_gt=5", "/loose")).toEqual([]);
  expect(await ids(blog, "nothing=null", "/loose")).toEqual([1]);
});

test("of a member that may be anything every path may be asked for", async () => {
  const blog = await startBlog();
  for (const content of [{ size: { width: 5 } }, { size: { width: 7 } }, "size"]) {
    await send(blog, "POST", "/boxes", { body: { content } });
  }
  expect(await ids(blog, "content.size.width=5", "/boxes")).toEqual([1]);
  expect(await ids(blog, "content.size.width_gt=5", "/boxes")).toEqual([2]);
  expect(await ids(blog, "content=size", "/boxes")).toEqual([3]);
  expect(await ids(blog, "content.size.width=null", "/boxes")).toEqual([3]);
  expect(await ids(blog, "_sort=-content.size.width", "/boxes")).toEqual([2, 1, 3]);
});

test("what may be a date or any text is sorted as text", async () => {
  const blog = await startBlog();
  for (const when of ["soon", "2025-01-02T00:00:00+05:00", "2025-01-01T23:00:00Z", "2025"]) {
    await send(blog, "POST", "/boxes", { body: { content: 1, when } });
  }
  expect(await ids(blog, "_sort=when", "/boxes")).toEqual([4, 3, 2, 1]);
  expect(await ids(blog, "_sort=-when", "/boxes")).toEqual([1, 2, 3, 4]);
});

test("what may be a text or a flag is asked for as both, and a text is no flag", async () => {
  const blog = await startBlog();
  for (const mark of [true, "1", "true", false, "0"]) {
    await send(blog, "POST", "/boxes", { body: { content: 1, mark } });
  }
  expect(await ids(blog, "mark=1", "/boxes")).toEqual([2]);
  expect(await ids(blog, "mark=true", "/boxes")).toEqual([1, 3]);
  expect(await ids(blog, "mark=0&mark=false", "/boxes")).toEqual([4, 5]);
  expect(await ids(blog, "mark_ne=true", "/boxes")).toEqual([2, 4, 5]);
});

test("a tuple is asked for any of its items", async () => {
  const blog = await startBlog();
  await send(blog, "POST", "/boxes", { body: { content: 1, pair: [5, "a"], more: [5] } });
  await send(blog, "POST", "/boxes", { body: { content: 2, pair: [7, "b"], more: [7, "x", "y"] } });
  expect(await ids(blog, "pair=5", "/boxes")).toEqual([1]);
  expect(await ids(blog, "pair=b", "/boxes")).toEqual([2]);
  expect(await ids(blog, "more=7", "/boxes")).toEqual([2]);
  expect(await ids(blog, "more=y", "/boxes")).toEqual([2]);
  expect(await ids(blog, "_sort=pair", "/boxes")).toMatch(/lists or objects/);
});

test("an index signature lets a member be called as what every object has", async () => {
  const blog = await startBlog();
  const text = '{"id":2,"name":"n","__proto__":{"x":1},"constructor":2}';
  const created = await send(blog, "POST", "/loose", { text, type: "application/json" });
  expect([created.status, await created.text()]).toEqual([201, text]);
  const changed = await send(blog, "PATCH", "/loose/2", { body: { name: "m" } });
  expect(await changed.text()).toBe(text.replace('"n"', '"m"'));
});

test("every list says how many match and which these are; a slice says where the others are", async () => {
  const blog = await startBlog();
  const headers = async (path: string) => {
    const response = await send(blog, "GET", path);
    return ["x-total-count", "content-range", "link"].map((name) => response.headers.get(name));
  };
  const at = "http://127.0.0.1/posts";
  expect(await headers("/posts")).toEqual(["4", "posts 0-3/4", null]);
  expect(await headers("/posts?id=9")).toEqual(["0", "posts */0", null]);
  expect(await headers("/posts?_page=7&_limit=2")).toEqual([
    "4",
    "posts */4",
    `<${at}?_page=1&_limit=2>; rel="first", <${at}?_page=2&_limit=2>; rel="prev", <${at}?_page=2&_limit=2>; rel="last"`,
  ]);
  expect(await headers("/posts?title_ne=x&_page=2&_limit=1")).toEqual([
    "4",
    "posts 1-1/4",
    [1, 1, 3, 4]
      .map((page, index) => {
        const relation = ["first", "prev", "next", "last"][index];
        return `<${at}?title_ne=x&_page=${page}&_limit=1>; rel="${relation}"`;
      })
      .join(", "),
  ]);
  expect(await headers("/posts?_start=1&_end=3")).toEqual([
    "4",
    "posts 1-2/4",
    `<${at}?_start=0&_end=2>; rel="first", <${at}?_start=0&_end=2>; rel="prev", <${at}?_start=3&_end=5>; rel="next", <${at}?_start=3&_end=5>; rel="last"`,
  ]);
  expect((await headers("/posts?_limit=3"))[2]).toBe(
    `<${at}?_limit=3&_start=0>; rel="first", <${at}?_limit=3&_start=3>; rel="next", <${at}?_limit=3&_start=3>; rel="last"`,
  );
  expect((await headers("/posts?_page=2&_limit=2"))[2]).toBe(
    `<${at}?_page=1&_limit=2>; rel="first", <${at}?_page=1&_limit=2>; rel="prev", <${at}?_page=2&_limit=2>; rel="last"`,
  );
  const links = (...queries: readonly string[]) =>
    queries.map((query) => query.replace(/^(\w+) (.*)$/, `<${at}?$2>; rel="$1"`)).join(", ");
  expect((await headers("/posts?_start=3&_limit=2"))[2]).toBe(
    links("first _start=0&_limit=2", "prev _start=1&_limit=2", "last _start=3&_limit=2"),
  );
  expect((await headers("/posts?_limit=5&_start=1"))[2]).toBe(
    links("first _limit=5&_start=0", "prev _limit=5&_start=0", "last _limit=5&_start=1"),
  );
  expect((await headers("/posts?_page=1&_limit=2&id=9"))[2]).toBe(
    links("first _page=1&_limit=2&id=9", "last _page=1&_limit=2&id=9"),
  );
  expect((await headers("/posts?range=[1,2]"))[2]).toBe(
    links("first range=[0,1]", "prev range=[0,1]", "next range=[3,4]", "last range=[3,4]"),
  );
  expect((await headers("/posts?_limit=0"))[2]).toBeNull();
  expect((await headers("/posts?_start=1"))[2]).toBeNull();
  expect((await headers("/posts?range=[0,1]"))[1]).toBe("posts 0-1/4");
  expect((await headers("/posts?range=[3,2]"))[1]).toBe("posts */4");
  expect((await headers("/blog/tags"))[1]).toBe("tags 0-1/2");
  for (const path of ["/posts", "/posts?_page=2&_limit=2", "/posts?_sort=views&_page=1&_limit=2"]) {
    const sent = await (await send(blog, "GET", path)).text();
    const { headers: told } = await send(blog, "HEAD", path);
    expect([path, told.get("content-length")]).toEqual([path, `${Buffer.byteLength(sent)}`]);
  }
});

test("_fields copies members as they are stored, and only those that a record has", async () => {
  const blog = await startBlog();
  const text = async (path: string) => (await send(blog, "GET", path)).text();
  expect(await text("/posts?_fields=id,value&id=3")).toBe('[{"id":3,"value":true}]');
  expect(await text("/posts/4?_fields=value,a.b")).toBe('{"value":null,"a.b":"b4"}');
  expect(await text("/loose/1?_fields=colour,nothing")).toBe('{"colour":"red"}');
  expect(await text("/posts/4?_fields=")).toBe("{}");
});

test("an envelope says in the body what the headers say", async () => {
  const blog = await startBlog({ envelope: true });
  const body = async (path: string) => (await send(blog, "GET", path)).json();
  expect(await body("/posts?_page=2&_limit=3&_fields=id")).toEqual({
    data: [{ id: 4 }],
    total: 4,
    page: 2,
    pages: 2,
  });
  expect(await body("/posts?_fields=id&id=9")).toEqual({ data: [], total: 0, page: 1, pages: 1 });
  expect(await body("/posts/1?_fields=id")).toEqual({ id: 1 });
  const places = async (query: string) => {
    const { page, pages } = (await body(`/posts?${query}`)) as Record<string, unknown>;
    return [page, pages];
  };
  expect(await places("_start=2&_limit=2")).toEqual([2, 2]);
  expect(await places("_limit=1")).toEqual([1, 4]);
  expect(await places("_limit=0")).toEqual([1, 1]);
  expect(await places("_start=3")).toEqual([1, 1]);
});

test("a list of thousands arrives whole and in order", async () => {
  const backlot = await startBacklot("export interface N { id: number; even: boolean }", {
    resources: [{ path: "/numbers", type: "N[]", count: 3500 }],
  });
  const numbers = Array.from({ length: 3500 }, (_, index) => index + 1);
  expect(await ids(backlot, "", "/numbers")).toEqual(numbers);
  expect(await ids(backlot, "_sort=-id", "/numbers")).toEqual(numbers.toReversed());
  const page = numbers.toReversed().slice(1400, 2800);
  expect(await ids(backlot, "_sort=-id&_page=2&_limit=1400", "/numbers")).toEqual(page);
  await send(backlot, "DELETE", "/numbers/2000");
  const rest = numbers.filter((id) => id !== 2000).toReversed();
  expect(await ids(backlot, "_sort=-id&_page=2&_limit=1400", "/numbers")).toEqual(
    rest.slice(1400, 2800),
  );
  numbers.splice(1999, 1);
  expect(await ids(backlot, "_start=1&_end=2001", "/numbers")).toEqual(numbers.slice(1, 2001));
  expect(await ids(backlot, `ids=${numbers.join(",")}`, "/numbers")).toEqual(numbers);
});
