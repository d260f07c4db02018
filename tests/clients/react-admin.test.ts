import jsonServerProvider from "ra-data-json-server";
import simpleRestProvider from "ra-data-simple-rest";
import { expect, test } from "vitest";
import { startArticles } from "../support/articles.ts";

const providers = [
  ["ra-data-json-server", jsonServerProvider],
  ["ra-data-simple-rest", simpleRestProvider],
] as const;

const page = (current: number, perPage: number) => ({ page: current, perPage });
const byTitle = { field: "title", order: "DESC" } as const;

test.each(providers)("%s lists pages, sorted and filtered, with their total", async (_, create) => {
  const provider = create(await startArticles());
  const { data, total } = await provider.getList("articles", {
    pagination: page(2, 2),
    sort: byTitle,
    filter: { status: "published" },
  });
  expect(total).toBe(4);
  expect(data.map(({ title }) => title)).toEqual(["Bread", "Apple"]);
  const found = await provider.getList("articles", {
    pagination: page(1, 10),
    sort: { field: "id", order: "ASC" },
    filter: { q: "pEAr" },
  });
  expect(found.data.map(({ id }) => id)).toEqual([5]);
});

test.each(providers)("%s reads one, many, and what refers to one", async (_, create) => {
  const provider = create(await startArticles());
  expect((await provider.getOne("articles", { id: 2 })).data).toMatchObject({ title: "Bread" });
  const many = await provider.getMany("articles", { ids: [1, 3] });
  expect(many.data.map(({ id }) => id)).toEqual([1, 3]);
  const related = await provider.getManyReference("articles", {
    target: "authorId",
    id: 2,
    pagination: page(1, 1),
    sort: { field: "id", order: "DESC" },
    filter: {},
  });
  expect([related.total, related.data.map(({ id }) => id)]).toEqual([2, [4]]);
});

test.each(providers)("%s creates, updates and deletes, one or many", async (_, create) => {
  const provider = create(await startArticles());
  const data = { title: "New", status: "draft", authorId: 1 };
  const created = await provider.create("articles", { data });
  expect(created.data).toMatchObject({ ...data, id: 6 });
  const previousData = created.data;
  const updated = await provider.update("articles", {
    id: 6,
    data: { ...previousData, title: "Newer" },
    previousData,
  });
  expect(updated.data).toMatchObject({ title: "Newer" });
  await provider.updateMany("articles", { ids: [1, 2], data: { ...data, title: "Same" } });
  expect((await provider.getOne("articles", { id: 1 })).data).toMatchObject({ title: "Same" });
  const deleted = await provider.delete("articles", { id: 6, previousData: updated.data });
  expect(deleted.data).toMatchObject({ id: 6 });
  const gone = await provider.deleteMany("articles", { ids: [1, 2] });
  expect(gone.data).toEqual([1, 2]);
  await expect(provider.getOne("articles", { id: 6 })).rejects.toMatchObject({ status: 404 });
});

test.each(providers)("%s hands a form its errors by field", async (_, create) => {
  const provider = create(await startArticles());
  const refused = provider.create("articles", { data: { title: "", status: "open", authorId: 1 } });
  await expect(refused).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining("status must be one of: draft, published"),
    body: {
      errors: {
        title: "must have at least 1 character",
        status: "must be one of: draft, published",
      },
    },
  });
});
