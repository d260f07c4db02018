import { describe, expect, test } from "vitest";
import type { ResourceOptions } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

/** The relations among collections of these models, each as `Post.userId → /users (identifier)`. */
async function infer(models: string, bindings: Readonly<Record<string, string>>) {
  const resources = Object.entries(bindings).map(([path, type]) => ({ path, type, count: 2 }));
  return inferResources(models, resources);
}

async function inferResources(models: string, resources: readonly ResourceOptions[]) {
  const { relations } = await startBacklot(models, { resources });
  return relations.map(
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

test("the end of a model's name is not its name", async () => {
  const models = `
    export interface AuctionLot { id: number }
    export interface Bid { id: number; lotId: number }`;
  expect(await infer(models, { "/auction-lots": "AuctionLot[]", "/bids": "Bid[]" })).toEqual([]);
});

test("a name whose type cannot hold the other's identifier refers to nothing", async () => {
  const models = `
    export interface User { id: number }
    export interface Post { id: number; userId: string }`;
  expect(await infer(models, { "/users": "User[]", "/posts": "Post[]" })).toEqual([]);
});

test("two members of one model are two relations, unless they are a parent and its children", async () => {
  const models = `
    export interface Person { id: number; boss: Person | null; friends: Person[] }
    export interface Page { id: number; parent?: Page; children: Page[] }`;
  expect(await infer(models, { "/people": "Person[]", "/pages": "Page[]" })).toEqual([
    "Person.boss → /people (record)",
    "Person.friends → /people (records)",
    "Page.parent → /pages (record, other end children)",
  ]);
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

test("what names and types say of a reference, and what they leave open", async () => {
  const models = `
    export type Key = string & { readonly __brand: "Key" };
    export interface Staff { id: Key; lead: Key; keyed: string }
    export interface Client { id: Key }
    export interface APIKey { id: number }
    export interface Call { id: number; apiKeyId: string | number; editorId: number; editor: APIKey; tagIds: number[]; tags: Label[] }
    export interface Label { id: number; "parent-id": number | null; children: Label[] }
    export interface Dark { id: number; user_ids: number[]; ids: number[]; id_of: number }`;
  const bindings = {
    "/staff": "Staff[]",
    "/clients": "Client[]",
    "/credentials": "APIKey[]",
    "/calls": "Call[]",
    "/labels": "Label[]",
    "/dark": "Dark[]",
  };
  expect(await infer(models, bindings)).toEqual([
    "Staff.lead → /clients (identifier)",
    "Call.apiKeyId → /credentials (identifier)",
    "Call.editorId → /credentials (identifier)",
    "Call.tagIds → /labels (identifiers)",
    "Label.parent-id → /labels (identifier, other end children)",
  ]);
});

test("who must show a record must say which", async () => {
  const models = `
    export interface Writer { id: number }
    export interface Book { id: number; writerId?: number | null; writer: Writer }
    export interface Page { id: number; writerId?: number | null; writer: Writer | null }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/writers", type: "Writer[]", count: 1 },
      { path: "/books", type: "Book[]", count: 0 },
      { path: "/pages", type: "Page[]", count: 0 },
    ],
  });
  const post = async (path: string, body: unknown) =>
    (await request(backlot, "POST", path, body)).json();
  expect(await post("/books", {})).toMatchObject({ errors: { writerId: "is missing" } });
  expect(await post("/books", { writerId: null })).toMatchObject({
    errors: { writerId: "must be a number" },
  });
  expect(await post("/books", { writerId: 1 })).toMatchObject({ writer: { id: 1 } });
  expect(await post("/pages", { writerId: null })).toMatchObject({ writer: null });
});

describe("the config", () => {
  const models = `
    export interface User { id: number }
    export interface Post { id: number; userId: number; reviewerId: number | null; note: string }`;
  const users = { path: "/users", type: "User[]" };

  test("says what a member refers to where its name does not", async () => {
    const posts = { path: "/posts", type: "Post[]", relations: { reviewerId: { to: "/users" } } };
    expect(await inferResources(models, [users, posts])).toEqual([
      "Post.userId → /users (identifier)",
      "Post.reviewerId → /users (identifier)",
    ]);
  });

  test("switches one relation off, or all of a resource", async () => {
    const one = { path: "/posts", type: "Post[]", relations: { userId: false } } as const;
    const all = { path: "/posts", type: "Post[]", relations: false } as const;
    expect(await inferResources(models, [users, one])).toEqual([
      "Post.reviewerId → /users (identifier)",
    ]);
    expect(await inferResources(models, [users, all])).toEqual([]);
  });

  test("is told of every relation that cannot be, with place and remedy", async () => {
    const posts = {
      path: "/posts",
      type: "Post[]",
      relations: {
        reviewerId: { to: "/usrs" },
        note: { to: "/users" },
        userId: { onDelete: "nullify" },
        editorId: { to: "/users" },
      },
    } as const;
    await expect(inferResources(models, [users, posts])).rejects.toThrow(
      [
        'resources[1].relations.editorId: "Post" has no property "editorId". There are: id, userId, reviewerId, note.',
        'resources[1].relations.reviewerId.to: no collection is called "/usrs". Did you mean "/users"?',
        'resources[1].relations.note: Post.note cannot hold User.id, which is a number. Declare it as User["id"].',
        'resources[1].relations.userId.onDelete: Post.userId cannot be null, so it cannot be nullified. Declare it as nullable or optional, or choose "cascade" or "restrict".',
      ].join("\n"),
    );
  });

  test("is told that a single object has none", async () => {
    const settings = { path: "/settings", type: "Post", relations: { userId: false } } as const;
    await expect(inferResources(models, [users, settings])).rejects.toThrow(
      "resources[1].relations.userId: a single object has no relations.",
    );
  });

  test("cannot ask for records that refer to an empty collection", async () => {
    const resources = [
      { ...users, count: 0 },
      { path: "/posts", type: "Post[]" },
    ];
    const inferring = inferResources(models, resources);
    await expect(inferring).rejects.toThrow(
      "/posts: every Post needs a User in userId, and /users has the count 0. Give /users a count, or /posts the count 0.",
    );
    await expect(inferring).rejects.toMatchObject({ mistakes: [{ code: "config-invalid" }] });
  });

  test("may empty a list of records, and a list may be of an empty collection", async () => {
    const lists = `export interface Tag { id: number }
      export interface Pin { id: number; tags: Tag[] }
      export interface Map { id: number; tagIds: number[] }`;
    const nullify = { onDelete: "nullify" } as const;
    const resources = [
      { path: "/tags", type: "Tag[]", count: 0 },
      { path: "/pins", type: "Pin[]", relations: { tags: nullify } },
      { path: "/maps", type: "Map[]", relations: { tagIds: nullify } },
    ];
    expect(await inferResources(lists, resources)).toEqual([
      "Pin.tags → /tags (records)",
      "Map.tagIds → /tags (identifiers)",
    ]);
  });

  test("is understood by the path's own word, in the singular too", async () => {
    const sailors = `export interface Sailor { id: number; name: string }
      export interface Trip { id: number; crewId: number }`;
    const crew = { path: "/crew", type: "Sailor[]" };
    expect(await inferResources(sailors, [crew, { path: "/trips", type: "Trip[]" }])).toEqual([
      "Trip.crewId → /crew (identifier)",
    ]);
  });
});

describe("rule 1: the type is the other's identifier", () => {
  test("a brand that both share", async () => {
    const models = `
      declare const brand: unique symbol;
      export type UserId = string & { readonly [brand]: "UserId" };
      export type TagId = number & { __tag: "TagId" };
      export interface User { id: UserId; bestFriend?: UserId | null }
      export interface Tag { id: TagId }
      export interface Post { id: number; author: UserId; editors: UserId[]; labels?: TagId[] }`;
    const bindings = { "/users": "User[]", "/tags": "Tag[]", "/posts": "Post[]" };
    expect(await infer(models, bindings)).toEqual([
      "User.bestFriend → /users (identifier)",
      "Post.author → /users (identifier)",
      "Post.editors → /users (identifiers)",
      "Post.labels → /tags (identifiers)",
    ]);
  });

  test('an index into it, as User["id"]', async () => {
    const models = `
      export interface User { id: number }
      export interface Post {
        id: number;
        author_id: User["id"];
        reviewer?: User["id"] | null;
        likedBy: User["id"][];
        editors: Array<User["id"]>;
        order: number;
      }`;
    expect(await infer(models, { "/users": "User[]", "/posts": "Post[]" })).toEqual([
      "Post.author_id → /users (identifier)",
      "Post.reviewer → /users (identifier)",
      "Post.likedBy → /users (identifiers)",
      "Post.editors → /users (identifiers)",
    ]);
  });
});

test("rule 3: a tag names the model or the path", async () => {
  const models = `
    export interface User { id: number }
    export interface Post {
      id: number;
      /** @ref User */
      author: number;
      /** @ref /users */
      reviewer: number | null;
    }`;
  expect(await infer(models, { "/users": "User[]", "/posts": "Post[]" })).toEqual([
    "Post.author → /users (identifier)",
    "Post.reviewer → /users (identifier)",
  ]);
});
