import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";
import { connect } from "../support/raw-http.ts";

const shop = `
export interface Category { id: string; name: string }
export interface Product { id: number; categoryId: Category["id"]; title: string }`;

function startShop() {
  return startBacklot(shop, {
    resources: [
      {
        path: "/categories",
        type: "Category[]",
        count: 2,
        records: [
          { id: "日本", name: "Japan" },
          { id: "café", name: "Coffee" },
        ],
      },
      { path: "/products", type: "Product[]", count: 3 },
    ],
  });
}

test("below a record whose identifier is not ASCII, what is created has a Location that leads to it", async () => {
  const backlot = await startShop();
  const url = await backlot.listen();
  for (const parent of ["%E6%97%A5%E6%9C%AC", "caf%C3%A9"]) {
    for (const title of ["first", "second"]) {
      const response = await fetch(`${url}/categories/${parent}/products`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ title }),
      });
      const location = response.headers.get("location") ?? "";
      expect([response.status, location]).toEqual([
        201,
        expect.stringMatching(new RegExp(`^/categories/${parent}/products/\\d+$`)),
      ]);
      expect(await (await fetch(url + location)).json()).toMatchObject({ title });
    }
  }
});

test("a query of many comparisons is refused in words, not by the database", async () => {
  const backlot = await startShop();
  const many = (text: string) => Array.from({ length: 1000 }, () => text);
  const asked = [
    many("title_like=a").join("&"),
    many("id_gt=1").join("&"),
    `_sort=${many("title,id,-title").join(",")}`,
    `filter=${encodeURIComponent(JSON.stringify({ title_like: many("a") }))}`,
  ];
  const answers = await Promise.all(
    asked.map(async (query) => {
      const response = await request(backlot, "GET", `/products?${query}`);
      return [response.status, ((await response.json()) as { detail: string }).detail];
    }),
  );
  expect(answers).toEqual([
    [400, "A query may have 200 conditions at most."],
    [400, "A query may have 200 conditions at most."],
    [400, "A list may be sorted by 50 properties at most."],
    [400, "A query may have 200 conditions at most."],
  ]);
});

test("any number of values to be equal to is one condition", async () => {
  const backlot = await startShop();
  const ids = Array.from({ length: 1000 }, (_, index) => `id=${index}`).join("&");
  expect(await (await request(backlot, "GET", `/products?${ids}`)).json()).toHaveLength(3);
});

test("a record with very many texts can be searched like any other", async () => {
  const backlot = await startBacklot("export interface Log { id: number; lines: string[] }", {
    resources: [{ path: "/logs", type: "Log[]", count: 0 }],
  });
  const lines = Array.from({ length: 300_000 }, () => "");
  lines[150_000] = "needle";
  expect((await request(backlot, "POST", "/logs", { lines })).status).toBe(201);
  expect(await (await request(backlot, "GET", "/logs?q=needle&_fields=id")).json()).toEqual([
    { id: 1 },
  ]);
});

test("an identifier too long for a path is refused", async () => {
  const backlot = await startShop();
  const statusFor = async (id: string) =>
    (await request(backlot, "POST", "/categories", { id, name: "long" })).status;
  expect([await statusFor("a".repeat(512)), await statusFor("a".repeat(513))]).toEqual([201, 422]);
});

test("a nested write of a many-to-many relation is checked like any other", async () => {
  const backlot = await startBacklot(
    `export interface Course { id: number; title: string }
     export interface Student { id: number; name: string; courseIds: Course["id"][] }`,
    {
      resources: [
        { path: "/courses", type: "Course[]", count: 2 },
        { path: "/students", type: "Student[]", count: 2 },
      ],
    },
  );
  const post = async (courseIds: unknown) =>
    request(backlot, "POST", "/courses/1/students", { name: "Ada", courseIds });
  for (const wrong of [[{}], "x", 7, [null]]) expect((await post(wrong)).status).toBe(422);
  expect(await (await post([2])).json()).toMatchObject({ courseIds: [2, 1] });
});

test("a relation that is named forty times is put in once", async () => {
  const backlot = await startShop();
  const once = await (await request(backlot, "GET", "/categories?_embed=products")).text();
  const names = Array.from({ length: 40 }, () => "_embed=products").join("&");
  expect(await (await request(backlot, "GET", `/categories?${names}`)).text()).toBe(once);
});

test("pipelined requests are carried out one after the other", async () => {
  const backlot = await startBacklot(
    "export interface Note { id: number; text: string; readonly slug: string }",
    { resources: [{ path: "/notes", type: "Note[]", count: 1 }], delay: 5 },
  );
  const connection = await connect(await backlot.listen());
  const body = JSON.stringify({ text: "changed" });
  const put = `PATCH /notes/1 HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const read = "GET /notes/1 HTTP/1.1\r\nhost: localhost\r\n\r\n";
  const remove = "DELETE /notes/1 HTTP/1.1\r\nhost: localhost\r\n\r\n";
  const last = "GET /notes/1 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
  connection.send(put + read + remove + last);
  const answers = (await connection.untilEnd()).split(/(?=HTTP\/1\.1 )/);
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(["200", "200", "200", "404"]);
  expect(answers[1]).toContain('"text":"changed"');
});
