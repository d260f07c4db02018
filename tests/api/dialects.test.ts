import { expect, test } from "vitest";
import { type Backlot, createBacklot, type Options, type SetupError } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface Post { id: number; title: string; views: number; q?: string; author: { name: string } }
export interface Comment { id: number; postId: number; text: string }`;

const records = [
  { id: 1, title: "Apples and pears", views: 5, q: "one", author: { name: "Ada" } },
  { id: 2, title: "Pears", views: 20, author: { name: "Grace" } },
  { id: 3, title: "Plums, apples", views: 7, author: { name: "Ada" } },
];

function startPosts(options: Partial<Options> = {}): Promise<Backlot> {
  const resources = [
    { path: "/posts", type: "Post[]", records, count: 3 },
    { path: "/comments", type: "Comment[]", count: 6 },
  ];
  return startBacklot(models, { resources, ...options });
}

async function ids(backlot: Backlot, query: string): Promise<unknown> {
  const response = await request(backlot, "GET", `/posts?${query}`);
  const body = (await response.json()) as { id: number }[] & { detail: string };
  return response.status === 200 ? body.map(({ id }) => id) : [response.status, body.detail];
}

const query = {
  page: "page",
  limit: "pageSize",
  search: "search",
  sort: "sortBy",
  order: "dir",
} as const;

test("list parameters go by the names of the real backend", async () => {
  const backlot = await startPosts({ query });
  expect(await ids(backlot, "sortBy=views&dir=desc")).toEqual([2, 3, 1]);
  expect(await ids(backlot, "search=apples")).toEqual([1, 3]);
  expect(await ids(backlot, "page=2&pageSize=2")).toEqual([3]);
});

test("the names that were replaced mean what they would mean without us", async () => {
  const backlot = await startPosts({ query });
  expect(await ids(backlot, "_page=2&_limit=1&_per_page=1")).toEqual([1, 2, 3]);
  expect(await ids(backlot, "q=one")).toEqual([1]);
});

test("a name that we use may be given to another parameter", async () => {
  const backlot = await startPosts({ query: { page: "_limit", limit: "_page" } });
  expect(await ids(backlot, "_limit=2&_page=2")).toEqual([3]);
  expect(await ids(backlot, "_limit=1&_page=2")).toEqual([1, 2]);
});

test("Link, refusals and the document speak of parameters by these names", async () => {
  const backlot = await startPosts({ query });
  const { headers } = await request(backlot, "GET", "/posts?page=1&pageSize=2&title_ne=x");
  expect(headers.get("link")).toContain('/posts?page=2&pageSize=2&title_ne=x>; rel="next"');
  const refused = await request(backlot, "GET", "/posts?page=none");
  expect(await refused.json()).toMatchObject({
    parameter: "page",
    detail: 'page must be a whole number from 1, not "none".',
  });
  const names = JSON.stringify(await backlot.document());
  expect(names).toContain('"name":"pageSize"');
  expect(names).not.toContain('"name":"_limit"');
  expect(names).not.toContain("`_page`");
});

test("one name for two parameters, or a word that is none, is a mistake in the config", async () => {
  const wrong = { models: "none.ts", resources: [{ path: "/posts", type: "Post[]" }] };
  const mistakes = await createBacklot({
    ...wrong,
    query: { page: "p", limit: "p", pagesize: "x" } as Options["query"] & object,
    envelope: { data: "items", total: "items.total" },
    unknownParameters: "drop" as "ignore",
    allowedHosts: ["http://api"],
  }).catch((error: SetupError) => error.mistakes.map(({ place }) => place));
  expect(mistakes).toEqual(
    expect.arrayContaining([
      "query.limit",
      "query.pagesize",
      "envelope.total",
      "unknownParameters",
      "allowedHosts",
    ]),
  );
});

test("a parameter that names no property is refused, or not looked at where the config says so", async () => {
  expect(await ids(await startPosts(), "utm_source=mail")).toEqual([
    400,
    expect.stringContaining('Post has no property "utm_source"'),
  ]);
  const backlot = await startPosts({ unknownParameters: "ignore" });
  expect(await ids(backlot, "utm_source=mail&views_gt=6")).toEqual([2, 3]);
});

test("the parts of a list stand where the config puts them", async () => {
  const envelope = { data: "result.items", total: "meta.total", pages: "meta.pages" };
  const backlot = await startPosts({ envelope });
  const list = await (await request(backlot, "GET", "/posts?_page=1&_limit=2&_fields=id")).json();
  expect(list).toEqual({
    result: { items: [{ id: 1 }, { id: 2 }] },
    meta: { total: 3, pages: 2 },
  });
  const { paths } = (await backlot.document()) as never as {
    paths: Record<string, { get: { responses: Record<string, unknown> } }>;
  };
  expect(JSON.stringify(paths["/posts"]?.get.responses["200"])).toContain(
    '"required":["result","meta"]',
  );
});

test.each([
  ['{"views":{"gt":6}}', [2, 3]],
  ['{"views":{"gt":6,"lt":10}}', [3]],
  ['{"or":[{"views":{"lt":6}},{"title":{"eq":"Pears"}}]}', [1, 2]],
  ['{"and":[{"views":{"lt":10}},{"author":{"name":{"eq":"Ada"}}}]}', [1, 3]],
  ['{"title":{"in":["Plums, apples","Pears"]}}', [2, 3]],
  ['{"title":"Pears"}', [2]],
  ['{"q":{"eq":null}}', [2, 3]],
  ['{"or":[{"and":[{"views":5},{"id":1}]},{"id":3}]}', [1, 3]],
])("_where=%s selects %j", async (where, expected) => {
  expect(await ids(await startPosts(), `_where=${encodeURIComponent(where)}`)).toEqual(expected);
});

test.each(["{", "[]", "7", "null", '{"or":{}}', '{"views":{"gt":{}}}', '{"or":[]}'])(
  "_where=%s is refused",
  async (where) => {
    const [status] = (await ids(
      await startPosts(),
      `_where=${encodeURIComponent(where)}`,
    )) as unknown[];
    expect(status).toBe(400);
  },
);

test("_where is combined with the other conditions, and an unknown property in it is refused", async () => {
  const backlot = await startPosts();
  const where = encodeURIComponent('{"views":{"lt":10}}');
  expect(await ids(backlot, `_where=${where}&title_like=plum`)).toEqual([3]);
  expect(await ids(backlot, `_where=${encodeURIComponent('{"nothing":1}')}`)).toEqual([
    400,
    expect.stringContaining('no property "nothing'),
  ]);
});

test("a search that is said twice asks for both", async () => {
  const backlot = await startPosts();
  expect(await ids(backlot, "q=apples&q=pears")).toEqual([1]);
  expect(await ids(backlot, "q=apples&q=")).toEqual([1, 3]);
});

test("_dependent takes along what refers to a record, for this request alone", async () => {
  const backlot = await startPosts();
  const before = (await (await request(backlot, "GET", "/comments?postId=1")).json()) as unknown[];
  expect((await request(backlot, "DELETE", "/posts/1?_dependent=comments")).status).toBe(200);
  expect(before.length).toBeGreaterThan(0);
  expect(await (await request(backlot, "GET", "/comments?postId=1")).json()).toEqual([]);
  const left = (await (await request(backlot, "GET", "/comments?postId=2")).json()) as unknown[];
  expect((await request(backlot, "DELETE", "/posts/2")).status).toBe(200);
  expect(await (await request(backlot, "GET", "/comments?postId=2")).json()).toEqual(left);
  const unknown = await request(backlot, "DELETE", "/posts/3?_dependent=likes");
  expect([unknown.status, await unknown.json()]).toEqual([
    400,
    expect.objectContaining({
      detail: 'No "likes" depend on Post. There are: comments.',
      parameter: "_dependent",
    }),
  ]);
  const lone = await request(backlot, "DELETE", "/comments/5?_dependent=post");
  expect(await lone.json()).toMatchObject({
    detail: 'No "post" depend on Comment. There are: none.',
  });
});

test.each([
  "return=minimal",
  'return="minimal"',
  "Return = minimal",
  "respond-async, return=minimal; foo=bar",
  'wait="1, 2" , return=minimal',
  "return=minimal, return=representation",
])("Prefer: %s leaves the body out", async (prefer) => {
  const backlot = await startPosts();
  const send = (method: string, path: string, body?: object) =>
    backlot.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { prefer, "content-type": "application/json" },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
  const post = { title: "New", views: 1, author: { name: "Ada" } };
  const answers = [
    await send("POST", "/posts", post),
    await send("PUT", "/posts/1", post),
    await send("PATCH", "/posts/1", { views: 2 }),
    await send("DELETE", "/posts/1"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 204, 204, 204]);
  for (const answer of answers) {
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("preference-applied")).toBe("return=minimal");
  }
  expect(answers[0]?.headers.get("location")).toBe("/posts/4");
});

test.each(["return=representation", "return", "x-return=minimal", 'note="return=minimal"', ""])(
  "Prefer: %s does not",
  async (prefer) => {
    const backlot = await startPosts();
    const response = await backlot.fetch(
      new Request("http://localhost/posts/1", { method: "DELETE", headers: { prefer } }),
    );
    expect([response.status, ((await response.json()) as { id: number }).id]).toEqual([200, 1]);
  },
);

test("a server may be asked for by further names, and a refusal names the setting", async () => {
  const backlot = await startPosts({ allowedHosts: ["api", ".test"] });
  const statusFor = async (host: string) =>
    (await backlot.fetch(new Request("http://localhost/posts", { headers: { host } }))).status;
  expect(
    await Promise.all(
      ["api:4000", "shop.test", "test", "API", "contest", "api.test.com"].map(statusFor),
    ),
  ).toEqual([200, 200, 200, 200, 403, 403]);
  const refused = await backlot.fetch(
    new Request("http://localhost/posts", { headers: { host: "contest:80" } }),
  );
  expect(((await refused.json()) as { detail: string }).detail).toContain(
    'allowedHosts: ["contest"]',
  );
});

test("a list parameter may be sent as a list, as axios sends one", async () => {
  const backlot = await startPosts();
  expect(await ids(backlot, "_sort[]=author.name&_sort[]=-id")).toEqual([3, 1, 2]);
  expect(await ids(backlot, "_sort[1]=-id&_sort[0]=author.name&q[]=apples")).toEqual([3, 1]);
  const response = await request(backlot, "GET", "/posts/1?_fields[]=id&_embed[]=comments");
  expect(Object.keys((await response.json()) as object)).toEqual(["id", "comments"]);
  const renamed = await startPosts({ query });
  expect(await ids(renamed, "sortBy[]=-views")).toEqual([2, 3, 1]);
});
