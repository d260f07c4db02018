import axios from "axios";
import { expect, test } from "vitest";
import { startArticles } from "../support/articles.ts";

test("axios lists with repeated parameters, reads headers, and sends every method", async () => {
  const client = axios.create({ baseURL: await startArticles() });
  const list = await client.get("/articles", {
    params: { id: [1, 2], _sort: "-title", _page: 1, _per_page: 1 },
  });
  expect(list.data.map(({ id }: { id: number }) => id)).toEqual([2]);
  expect(list.headers["x-total-count"]).toBe("2");
  expect(list.headers["link"]).toContain('rel="next"');

  const article = { title: "New", status: "draft", authorId: 1 };
  const created = await client.post("/articles", article);
  expect([created.status, created.headers["location"]]).toEqual([201, "/articles/6"]);
  await client.put("/articles/6", { ...created.data, title: "Put" });
  await client.patch("/articles/6", { status: "published" });
  const read = await client.get("/articles/6");
  expect(read.data).toEqual({ ...article, id: 6, title: "Put", status: "published" });
  const deleted = await client.delete("/articles/6", { data: { reason: "none" } });
  expect(deleted.data).toEqual(read.data);
});

test("axios finds the errors where it always does", async () => {
  const client = axios.create({ baseURL: await startArticles() });
  await expect(client.post("/articles", { title: 5 })).rejects.toMatchObject({
    response: {
      status: 422,
      data: {
        message: expect.any(String),
        errors: { title: "must be a text", status: "is missing", authorId: "is missing" },
      },
    },
  });
});
