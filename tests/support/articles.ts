import type { Options } from "../../src/index.ts";
import { startBacklot } from "./project.ts";
import { send } from "./shop.ts";

const models = `
export interface Article {
  id: number;
  /** @minLength 1 */
  title: string;
  status: "draft" | "published";
  authorId: number;
}`;

const articles = [
  { title: "Apple", status: "published", authorId: 1 },
  { title: "Bread", status: "published", authorId: 1 },
  { title: "Cake", status: "published", authorId: 2 },
  { title: "Date", status: "published", authorId: 2 },
  { title: "Pear", status: "draft", authorId: 1 },
];

/** A server that listens, for clients which know only a URL; it has five articles. */
export async function startArticles(options: Partial<Options> = {}): Promise<string> {
  const backlot = await startBacklot(models, {
    resources: [{ path: "/articles", type: "Article[]", count: 0 }],
    ...options,
  });
  for (const body of articles) await send(backlot, "POST", "/articles", { body });
  return backlot.listen();
}
