import { createSimpleRestDataProvider } from "@refinedev/rest/simple-rest";
import simpleRest from "@refinedev/simple-rest";
import { expect, test } from "vitest";
import { startArticles } from "../support/articles.ts";

const providers = [
  ["@refinedev/simple-rest", (url: string) => simpleRest(url)],
  ["@refinedev/rest", (url: string) => createSimpleRestDataProvider({ apiURL: url }).dataProvider],
] as const;

const resource = "articles";

test.each(providers)("%s lists pages, sorted and filtered, with their total", async (_, create) => {
  const provider = create(await startArticles());
  const { data, total } = await provider.getList({
    resource,
    pagination: { currentPage: 2, pageSize: 2 },
    sorters: [
      { field: "status", order: "asc" },
      { field: "title", order: "desc" },
    ],
    filters: [
      { field: "status", operator: "ne", value: "draft" },
      { field: "id", operator: "gte", value: 1 },
      { field: "title", operator: "contains", value: "A" },
    ],
  });
  expect([total, data.map(({ title }) => title)]).toEqual([4, ["Bread", "Apple"]]);
  const listed = await provider.getList({
    resource,
    filters: [{ field: "status", operator: "in", value: ["draft", "published"] }],
  });
  expect(listed.total).toBe(5);
  const found = await provider.getList({
    resource,
    filters: [{ field: "q", operator: "eq", value: "pear" }],
  });
  expect(found.data.map(({ id }) => id)).toEqual([5]);
});

test.each(providers)("%s reads one and many", async (_, create) => {
  const provider = create(await startArticles());
  expect((await provider.getOne({ resource, id: 2 })).data).toMatchObject({ title: "Bread" });
  const many = await provider.getMany?.({ resource, ids: [1, 3] });
  expect(many?.data.map(({ id }) => id)).toEqual([1, 3]);
});

test.each(providers)("%s creates, updates and deletes", async (_, create) => {
  const provider = create(await startArticles());
  const variables = { title: "New", status: "draft", authorId: 1 };
  const { data } = await provider.create({ resource, variables });
  expect(data).toMatchObject({ ...variables, id: 6 });
  const updated = await provider.update({ resource, id: 6, variables: { title: "Newer" } });
  expect(updated.data).toMatchObject({ title: "Newer", status: "draft" });
  await provider.deleteOne({ resource, id: 6 });
  const { total } = await provider.getList({ resource });
  expect(total).toBe(5);
});

test.each(providers)("%s says what is wrong with a form", async (_, create) => {
  const provider = create(await startArticles());
  const variables = { title: "", status: "open", authorId: 1 };
  await expect(provider.create({ resource, variables })).rejects.toMatchObject({
    statusCode: 422,
    message: expect.stringContaining("status must be one of: draft, published"),
  });
});
