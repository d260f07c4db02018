import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface Country { id: string; name: string }
export interface User { id: number; name: string; countryId: Country["id"]; joinedAt: Date }
export interface Category { id: number; title: string; isOpen: boolean }
export interface Post {
  id: number;
  title: string;
  /** Embedded: the record shows in the post. */
  category: Category | null;
  authorId: User["id"];
  parentId?: Post["id"];
}`;

const resources = [
  {
    path: "/countries",
    type: "Country[]",
    count: 2,
    records: [
      { id: "no", name: "Norway" },
      { id: "pt", name: "Portugal" },
    ],
  },
  {
    path: "/users",
    type: "User[]",
    count: 2,
    records: [
      { id: 1, name: "Zoe", countryId: "pt", joinedAt: "2024-05-01T00:00:00Z" },
      { id: 2, name: "Ada", countryId: "no", joinedAt: "2026-01-01T00:00:00Z" },
    ],
  },
  {
    path: "/categories",
    type: "Category[]",
    count: 2,
    records: [
      { id: 1, title: "News", isOpen: true },
      { id: 2, title: "Art", isOpen: false },
    ],
  },
  {
    path: "/posts",
    type: "Post[]",
    count: 4,
    records: [
      { id: 1, title: "First", category: 1, authorId: 1 },
      { id: 2, title: "Second", category: 2, authorId: 2, parentId: 1 },
      { id: 3, title: "Third", category: null, authorId: 1, parentId: 2 },
      { id: 4, title: "Fourth", category: 2, authorId: 1, parentId: 1 },
    ],
  },
] as const;

const start = (): Promise<Backlot> => startBacklot(models, { resources });

async function ids(backlot: Backlot, query: string): Promise<unknown> {
  const response = await request(backlot, "GET", `/posts?${query}`);
  const body = (await response.json()) as { id: number }[] & { detail: string };
  return response.status === 200 ? body.map(({ id }) => id) : [response.status, body.detail];
}

test.each([
  ["category.id=2", [2, 4]],
  ["category.title=News", [1]],
  ["category.title_like=ar", [2, 4]],
  ["category.title_ne=News", [2, 3, 4]],
  ["category.isOpen=true", [1]],
  ["category.title=null", [3]],
  ["category.title=null&category.title=News", [1, 3]],
  ["author.name=Ada", [2]],
  ["author.joinedAt_gte=2025-01-01", [2]],
  ["author.country.name=Portugal", [1, 3, 4]],
  ["author.country.id=no", [2]],
  ["parent.author.country.name=Norway", [3]],
  ["parent.parent.title=First", [3]],
  ["author.name=Zoe&category.title=Art", [4]],
  ["category.isOpen=false", [2, 4]],
  ["category.isOpen_gt=false", [1]],
  ["category.isOpen_lte=false", [2, 4]],
  ["parent.parent.parent.title=null", [1, 2, 3, 4]],
  [`_where=${encodeURIComponent('{"author":{"name":{"eq":"Ada"}}}')}`, [2]],
])("%s finds %j", async (query, expected) => {
  expect(await ids(await start(), query)).toEqual(expected);
});

test.each([
  ["_sort=category.title", [2, 4, 1, 3]],
  ["_sort=-category.title", [1, 2, 4, 3]],
  ["_sort=author.name,-title", [2, 3, 4, 1]],
  ["_sort=author.country.name&_order=desc", [1, 3, 4, 2]],
  ["_sort=parent.title,title", [4, 2, 3, 1]],
  ["_sort=author.joinedAt", [1, 3, 4, 2]],
])("%s orders %j", async (query, expected) => {
  expect(await ids(await start(), query)).toEqual(expected);
});

test("id is the identifier of the related record, whatever its model calls it", async () => {
  const backlot = await startBacklot(
    `export interface Tag { uuid: string; label: string }
     export interface Post { id: number; tagId: Tag["uuid"] }`,
    {
      resources: [
        {
          path: "/tags",
          type: "Tag[]",
          count: 2,
          records: [
            { uuid: "x", label: "y" },
            { uuid: "y", label: "x" },
          ],
        },
        {
          path: "/posts",
          type: "Post[]",
          count: 2,
          records: [
            { id: 1, tagId: "x" },
            { id: 2, tagId: "y" },
          ],
        },
      ],
    },
  );
  expect(await ids(backlot, "tag.id=x")).toEqual([1]);
  expect(await ids(backlot, "tag.uuid=x")).toEqual([1]);
  expect(await ids(backlot, "tag.label=x")).toEqual([2]);
});

test("what a relation does not lead to is refused like any other name", async () => {
  const backlot = await start();
  const none = ["author.age=3", "_sort=author.age", "author.country.king=x", "tags.id=1"];
  const tooFar = [
    "parent.parent.parent.parent.title=null",
    "country.name=Norway",
    "authors.name=x",
  ];
  for (const query of [...none, ...tooFar]) {
    expect(await ids(backlot, query)).toEqual([400, expect.stringContaining("has no property")]);
  }
  expect(await ids(backlot, "category.isOpen=maybe")).toEqual([
    400,
    '"category.isOpen" cannot be compared with "maybe": its values are true or false.',
  ]);
  const users = await request(backlot, "GET", "/users?author.name=Ada");
  expect(users.status).toBe(400);
});

test.each([
  "author.name=Ada",
  `_where=${encodeURIComponent('{"or":[{"author":{"name":{"eq":"Ada"}}}]}')}`,
])("a change of the record that %s looked through changes list, total and ETag", async (query) => {
  const backlot = await start();
  const read = () => request(backlot, "GET", `/posts?${query}&_page=1&_limit=1`);
  const before = await read();
  expect(before.headers.get("x-total-count")).toBe("1");
  await request(backlot, "PATCH", "/users/1", { name: "Ada" });
  const after = await read();
  expect(after.headers.get("x-total-count")).toBe("4");
  expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
});

test("a list that is sorted by the records referred to is sorted anew when they change", async () => {
  const backlot = await start();
  const sorted = () => ids(backlot, "_sort=author.name,-id&_page=1&_limit=3");
  expect(await sorted()).toEqual([2, 4, 3]);
  await request(backlot, "PATCH", "/users/1", { name: "Aaron" });
  expect(await sorted()).toEqual([4, 3, 1]);
});
