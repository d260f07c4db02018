import { expect, test } from "vitest";
import { startBacklot } from "../support/project.ts";
import { expectTold, type Refused, tellRefusal } from "../support/refusals.ts";

const models = `
export interface Author { id: number; name: string }
export interface Book { id: number; title: string; authorId: number; editor?: Author | null; isbn?: string }
export interface Tag { id: string; label: string }
export interface Thing { id: string | number; label: string }
export interface Settings { theme: "light" | "dark" }
export interface Form {
  id: number;
  /** @format uri-reference */
  place?: string;
  /** @format uri */
  site?: string;
  /** @format date */
  day?: string;
  /** @format time */
  hour?: string;
  /** @format duration */
  length?: string;
  /** @format ipv4 */
  v4?: string;
  /** @format ipv6 */
  v6?: string;
  /** @format hostname */
  host?: string;
  /** @format uuid */
  key?: string;
  /** @format regex */
  rule?: string;
  /** @format byte */
  data?: string;
  /** @exclusiveMinimum 0 @exclusiveMaximum 10 */
  share?: number;
  pair?: [number, number];
  /** @maxItems 2 */
  list?: string[];
  only?: "one";
  count?: bigint;
  isOpen?: boolean;
}
`;

const rows: readonly Refused[] = [
  ["GET", "/nothing"],
  ["GET", "/book"],
  ["GET", "/books/99"],
  ["GET", "/books/first"],
  ["GET", "/tags/none"],
  ["GET", "/books/1/editor"],
  ["GET", "/authors/99/books"],
  ["DELETE", "/books"],
  ["POST", "/books", { text: "" }],
  ["POST", "/books", { text: "[]" }],
  ["POST", "/books", { text: '{"title":1e400}' }],
  ["POST", "/books", { text: `${"[".repeat(101)}${"]".repeat(101)}` }],
  ["POST", "/books", { text: `"${"x".repeat(1024 * 1024)}"` }],
  ["POST", "/books", { bytes: [0x7b, 0xff, 0x7d] }],
  ["POST", "/books", { text: "a: b", type: "application/yaml" }],
  ["POST", "/books", { text: "{}", headers: { "content-encoding": "gzip" } }],
  [
    "POST",
    "/books",
    {
      text: '--x\r\ncontent-disposition: form-data; name="title"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n',
      type: "multipart/form-data; boundary=x",
    },
  ],
  ["POST", "/books", { body: {} }],
  ["POST", "/books", { body: { title: 3, authorId: 1, colour: "red" } }],
  ["POST", "/books", { body: { id: 1, title: "A", authorId: 1 } }],
  ["POST", "/tags", { body: { id: "..", label: "A" } }],
  ["POST", "/tags", { body: { id: "x".repeat(513), label: "A" } }],
  ["POST", "/things", { body: { id: ".", label: "A" } }],
  ["POST", "/authors/1/books", { body: { title: "A", authorId: 2 } }],
  ["PUT", "/books/1", { body: { id: 2, title: "A", authorId: 1 } }],
  ["PATCH", "/books/1", { body: { title: "A" }, headers: { "if-match": '"other"' } }],
  ["PATCH", "/books/1", { body: { title: "A" }, headers: { "if-none-match": "*" } }],
  ["PATCH", "/books/1", { text: "[]", type: "application/json-patch+json" }],
  ["POST", "/settings", { body: { theme: "dark" } }],
  ["PUT", "/settings", { body: { theme: "blue" } }],
  ["GET", "/books?colour=red"],
  ["GET", "/books?titel=A"],
  ["GET", "/books?title[0][1]=A"],
  ["GET", "/books?id=first"],
  ["GET", "/books?id_gte=first"],
  ["GET", "/books?_page=0"],
  ["GET", "/books?_limit=many"],
  ["GET", "/books?_start=-1"],
  ["GET", "/books?_sort=colour"],
  ["GET", "/books?_sort=-colour"],
  ["GET", "/forms?_sort=list"],
  ["GET", "/books?_sort=title&_order=up"],
  ["GET", `/books?_sort=${Array.from({ length: 51 }, () => "title")}`],
  ["GET", "/books?_fields=colour"],
  ["GET", `/books?_fields=${Array.from({ length: 401 }, () => "title")}`],
  ["GET", `/books?${Array.from({ length: 201 }, (_, id) => `id_gte=${id}`).join("&")}`],
  ["GET", "/books?_embed=colours"],
  ["GET", "/books?_expand=colour"],
  ["GET", "/books?q=%00"],
  ["GET", "/books?range=[5,3]"],
  ["GET", "/books?range=five"],
  ["GET", "/books?range=[five]"],
  ["GET", "/books?range=[-1,4]"],
  ["GET", "/books?sort=title"],
  ["GET", '/books?sort=["title"'],
  ["GET", '/books?sort={"title":1}'],
  ["GET", "/books?sort=[1]"],
  ["GET", "/books?filter=title"],
  ["GET", '/books?filter={"title":[{}]}'],
  ["GET", `/books?filter=${'{"a":'.repeat(14)}1${"}".repeat(14)}`],
  ["GET", "/books?_where=title"],
  ["GET", '/books?_where={"or":[]}'],
  ["GET", '/books?_where={"title":[{}]}'],
  ["GET", `/books?_where=${'{"a":'.repeat(14)}1${"}".repeat(14)}`],
  ["DELETE", "/authors/1?_dependent=colours"],
  ["GET", "/books", { headers: { host: "evil.example" } }],
  ["GET", "/books", { headers: { origin: "https://evil.example" } }],
  ["GET", "/books", { headers: { origin: "null" } }],
  ["GET", "/_backlot/api", { headers: { "sec-fetch-site": "cross-site" } }],
  ...[
    { place: "a b" },
    { site: "here" },
    { day: "tomorrow" },
    { hour: "noon" },
    { length: "long" },
    { v4: "1.2.3" },
    { v6: "1.2.3" },
    { host: "-" },
    { key: "1" },
    { rule: "(" },
    { data: "%" },
    { share: 0 },
    { share: 10 },
    { pair: [1] },
    { pair: [1, 2, 3] },
    { list: ["a", "b", "c"] },
    { only: "two" },
    { isOpen: "yes" },
    { list: {} },
    {
      place: 1,
      site: 2,
      day: 3,
      hour: 4,
      length: 5,
      v4: 6,
      v6: 7,
      host: 8,
      key: 9,
      rule: 10,
      data: 11,
    },
  ].map((body): Refused => ["POST", "/forms", { body }]),
];

test("whoever is refused reads why, and what would be accepted", async () => {
  const author = { id: 1, name: "Ada" };
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/authors", type: "Author[]", count: 1, records: [author] },
      {
        path: "/books",
        type: "Book[]",
        count: 1,
        records: [{ id: 1, title: "A", authorId: 1, editor: null }],
      },
      { path: "/tags", type: "Tag[]", count: 1 },
      { path: "/things", type: "Thing[]", count: 1 },
      { path: "/forms", type: "Form[]", count: 1 },
      {
        path: "/settings",
        type: "Settings",
        operations: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      },
    ],
  });
  const told: string[] = [];
  for (const row of rows) told.push(await tellRefusal(backlot, row));
  await backlot.fetch("/settings", { method: "DELETE" });
  told.push(await tellRefusal(backlot, ["GET", "/settings"]));
  // Nothing that was refused has left anything behind.
  expect(await (await backlot.fetch("/authors")).json()).toEqual([author]);
  expectTold(new URL("refusals.txt", import.meta.url), told);
});
