import { expect, test } from "vitest";
import type { ResourceOptions } from "../../src/index.ts";
import { startBacklot } from "../support/project.ts";

async function names(models: string, resources: readonly ResourceOptions[]) {
  const { relations } = await startBacklot(models, { resources });
  return relations.map(
    ({ from, to, forward, backward }) => `${from.path}/:id/${forward} ${to.path}/:id/${backward}`,
  );
}

test("two members that refer to one resource are told apart by the member's name", async () => {
  const models = `
    export interface User { id: number }
    export interface Post { id: number; userId: number; reviewerId: number; editorId: number }`;
  const relations = { reviewerId: { to: "/users" }, editorId: { to: "/users", as: "edits" } };
  expect(
    await names(models, [
      { path: "/users", type: "User[]" },
      { path: "/posts", type: "Post[]", relations },
    ]),
  ).toEqual([
    "/posts/:id/user /users/:id/posts",
    "/posts/:id/reviewer /users/:id/posts-by-reviewer",
    "/posts/:id/editor /users/:id/edits",
  ]);
});

test("many references are plural, a parent has children, an embedded member keeps its name", async () => {
  const models = `
    export interface Category { id: number; parentId: number | null }
    export interface Article { id: number; categoryIds: number[]; leadWriter: Writer }
    export interface Writer { id: number; leads: Article[] }`;
  expect(
    await names(models, [
      { path: "/categories", type: "Category[]" },
      { path: "/articles", type: "Article[]" },
      { path: "/writers", type: "Writer[]" },
    ]),
  ).toEqual([
    "/categories/:id/parent /categories/:id/children",
    "/articles/:id/categories /categories/:id/articles",
    "/articles/:id/lead-writer /writers/:id/leads",
  ]);
});

test("collections of one last segment are told apart by their whole path", async () => {
  const models = `
    export interface User { id: number }
    export interface Post { id: number; userId: number }`;
  expect(
    await names(models, [
      { path: "/users", type: "User[]" },
      { path: "/blog/posts", type: "Post[]" },
      { path: "/forum/posts", type: "Post[]" },
    ]),
  ).toEqual([
    "/blog/posts/:id/user /users/:id/posts",
    "/forum/posts/:id/user /users/:id/forum-posts",
  ]);
});

test("a name given twice is a mistake that names both places", async () => {
  const models = `
    export interface User { id: number }
    export interface Post { id: number; userId: number; ownerId: number }`;
  const relations = {
    userId: { as: "works" },
    ownerId: { to: "/users", as: "works" },
  };
  await expect(
    names(models, [
      { path: "/users", type: "User[]" },
      { path: "/posts", type: "Post[]", relations },
    ]),
  ).rejects.toThrow(
    'resources[1].relations.ownerId: "/users/:id/works" is already the route of resources[1].relations.userId. Give one of them another name with as.',
  );
});
