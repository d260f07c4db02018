import { expect, test } from "vitest";
import { readModels } from "../../src/models/read-models.ts";
import { buildRelations } from "../../src/schema/build-relations.ts";
import { buildResources } from "../../src/schema/resource.ts";
import { makeProject } from "../support/project.ts";

/** The relations among collections of these models, each as `Post.userId → User (identifier)`. */
async function infer(models: string, bindings: Readonly<Record<string, string>>) {
  const root = makeProject({ "models.ts": models });
  const settings = Object.entries(bindings).map(([path, type], index) => ({
    place: `resources[${index}]`,
    path,
    type,
    operations: undefined,
    count: undefined,
    id: undefined,
  }));
  const read = await readModels(root, [`${root}/models.ts`], settings);
  return buildRelations(buildResources(settings, read)).map(
    ({ from, member, to, holds, otherEnd }) =>
      `${from.model}.${member} → ${to.path} (${holds}${otherEnd ? `, other end ${otherEnd}` : ""})`,
  );
}

test("a member named after a model or a path, with Id, _id or Ids, refers to it", async () => {
  const models = `
    export interface User { id: number }
    export interface OrderItem { id: number }
    export interface Post { id: number; userId: number; order_item_id: number | null; tagIds: number[]; person_id?: number }
    export interface Label { id: number }`;
  const bindings = {
    "/users": "User[]",
    "/order-items": "OrderItem[]",
    "/posts": "Post[]",
    "/blog/tags": "Label[]",
  };
  expect(await infer(models, bindings)).toEqual([
    "Post.userId → /users (identifier)",
    "Post.order_item_id → /order-items (identifier)",
    "Post.tagIds → /blog/tags (identifiers)",
  ]);
});

test("a name whose type cannot hold the other's identifier refers to nothing", async () => {
  const models = `
    export interface User { id: number }
    export interface Post { id: number; userId: string }`;
  expect(await infer(models, { "/users": "User[]", "/posts": "Post[]" })).toEqual([]);
});

test("parentId refers to the model itself, unless something is called parent", async () => {
  const models = `
    export interface Comment { id: string; parentId: string | null }
    export interface Parent { id: string }`;
  expect(await infer(models, { "/comments": "Comment[]" })).toEqual([
    "Comment.parentId → /comments (identifier)",
  ]);
  expect(await infer(models, { "/comments": "Comment[]", "/parents": "Parent[]" })).toEqual([
    "Comment.parentId → /parents (identifier)",
  ]);
});

test("a member that is another collection's model is a relation, and two such can be one's ends", async () => {
  const models = `
    export interface Writer { id: number; books: Book[] }
    export interface Book { id: number; author: Writer; publisher?: House | null }
    export interface House { id: number }`;
  const bindings = { "/writers": "Writer[]", "/books": "Book[]", "/houses": "House[]" };
  expect(await infer(models, bindings)).toEqual([
    "Book.author → /writers (record, other end books)",
    "Book.publisher → /houses (record)",
  ]);
});

test("two references to one model leave a list of the other model on its own", async () => {
  const models = `
    export interface User { id: number; posts: Post[] }
    export interface Post { id: number; author: User; editor: User }`;
  expect(await infer(models, { "/users": "User[]", "/posts": "Post[]" })).toEqual([
    "User.posts → /posts (records)",
    "Post.author → /users (record)",
    "Post.editor → /users (record)",
  ]);
});
