import type { Backlot, Options } from "../../src/index.ts";
import { startBacklot } from "../support/project.ts";

const models = `
export interface Author {
  id: number;
  name: string;
  email: string;
}
export interface Book {
  id: number;
  title: string;
  authorId: Author["id"];
  status: "draft" | "published" | "withdrawn";
  publisher: { name: string; address: Address };
  tags: string[];
  isLent: boolean;
  note?: string | null;
  publishedAt: Date;
}
export interface Address {
  city: string;
  /** @minLength 3 */
  zip: string;
}
export interface Settings { theme: "light" | "dark"; pageSize: number }
`;

const resources: Options["resources"] = [
  { path: "/authors", type: "Author[]", count: 5 },
  {
    path: "/books",
    type: "Book[]",
    count: 40,
    relations: { authorId: { to: "/authors", onDelete: "cascade" } },
    records: [
      {
        id: 1,
        title: "The Lighthouse of Maps",
        authorId: 3,
        status: "draft",
        publisher: { name: "Paper Street", address: { city: "Lisbon", zip: "1100-001" } },
        tags: ["sea", "<img src=x onerror=alert(1)>"],
        isLent: false,
        publishedAt: "2026-01-15T10:30:00.000Z",
        note: "<script>document.title = 'taken'</script>",
      },
    ],
  },
  { path: "/settings", type: "Settings" },
];

/** A small library: what the tests of the console look at. */
export async function startLibrary(
  options: Partial<Options> = {},
): Promise<{ readonly backlot: Backlot; readonly url: string }> {
  const backlot = await startBacklot(models, { resources, ...options });
  return { backlot, url: await backlot.listen() };
}
