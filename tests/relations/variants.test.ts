import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { request, startBacklot } from "../support/project.ts";

type Item = Readonly<Record<string, unknown>>;

async function read(backlot: Backlot, path: string): Promise<Item[]> {
  const response = await request(backlot, "GET", path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Item[];
}

/** Every record that is served can be sent back, as a new one and in its own place. */
async function sendBack(backlot: Backlot, path: string): Promise<void> {
  for (const record of await read(backlot, path)) {
    const { id, ...rest } = record;
    const put = await request(backlot, "PUT", `${path}/${id}`, record);
    expect([put.status, await put.json()]).toEqual([200, record]);
    expect((await request(backlot, "POST", path, rest)).status).toBe(201);
  }
}

test("a variant without a relation is served without it", async () => {
  const models = `
    export interface User { id: string; name: string }
    export interface Direct { id: string; type: 1; recipients?: User[] }
    export interface Category { id: string; type: 4; name: string }
    export type Channel = Direct | Category;`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 4 },
      { path: "/channels", type: "Channel[]", count: 40 },
    ],
  });
  const channels = await read(backlot, "/channels");
  const categories = channels.filter(({ type }) => type === 4);
  expect(categories.length).toBeGreaterThan(0);
  for (const category of categories) expect(Object.keys(category)).toEqual(["id", "type", "name"]);
  const directs = channels.filter(({ type }) => type === 1);
  expect(directs.some(({ recipients }) => (recipients as Item[] | undefined)?.length)).toBe(true);
  expect(directs.some((direct) => !("recipients" in direct))).toBe(true);
  await sendBack(backlot, "/channels");
});

test("a variant that needs its related record has one, and one that has none says null", async () => {
  const models = `
    export interface Status { id: number; text: string }
    export interface Mention { id: number; kind: "mention"; status: Status }
    export interface Follow { id: number; kind: "follow"; status?: null }
    export type Notification = Mention | Follow;`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/statuses", type: "Status[]", count: 4 },
      { path: "/notifications", type: "Notification[]", count: 40 },
    ],
  });
  const statuses = await read(backlot, "/statuses");
  for (const { kind, status } of await read(backlot, "/notifications")) {
    if (kind === "mention") expect(statuses).toContainEqual(status);
    else expect(status ?? null).toBeNull();
  }
  await sendBack(backlot, "/notifications");
});

test("variants may say one relation in several ways", async () => {
  const models = `
    export interface User { id: number; name: string; notes: Note[] }
    export interface Draft { id: number; state: "draft"; /** Who wrote it. */ author: User | null }
    export interface Final { id: number; state: "final"; /** Who signs. */ author: User }
    export type Note = Draft | Final;`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 4 },
      { path: "/notes", type: "Note[]", count: 30 },
    ],
  });
  for (const { state, author } of await read(backlot, "/notes")) {
    if (state === "final") expect(author).toMatchObject({ notes: [] });
  }
  expect((await read(backlot, "/users/1/notes")).length).toBeGreaterThan(0);
  await sendBack(backlot, "/notes");
});

test("a list of records and an identifier in each of them are the two ends of one relation", async () => {
  const models = `
    export interface Owner { id: number; name: string; items: Item[] }
    export interface Item { id: number; label: string; ownerId: Owner["id"] }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/owners", type: "Owner[]", count: 4 },
      { path: "/items", type: "Item[]", count: 12 },
    ],
  });
  const items = await read(backlot, "/items");
  for (const owner of await read(backlot, "/owners")) {
    expect(owner["items"]).toEqual(items.filter(({ ownerId }) => ownerId === owner["id"]));
    expect(await read(backlot, `/owners/${owner["id"]}/items`)).toEqual(owner["items"]);
  }
  await sendBack(backlot, "/items");
  await sendBack(backlot, "/owners");
});

test("two lists of records in each other's models are the two ends of one relation", async () => {
  const models = `
    export interface Post { id: number; title: string; tags: Tag[] }
    export interface Tag { id: string; label: string; posts: Post[] }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/posts", type: "Post[]", count: 6 },
      { path: "/tags", type: "Tag[]", count: 4 },
    ],
  });
  const posts = await read(backlot, "/posts");
  const tagsOf = ({ tags }: Item) => (tags as Item[]).map(({ id }) => id);
  for (const { id, posts: own } of await read(backlot, "/tags")) {
    const holders = posts.filter((post) => tagsOf(post).includes(id));
    expect((own as Item[]).map((post) => post["id"])).toEqual(holders.map((post) => post["id"]));
    expect(await read(backlot, `/tags/${id}/posts`)).toEqual(holders);
  }
  await sendBack(backlot, "/posts");
  await sendBack(backlot, "/tags");
});

test("a list of records and a list of identifiers are the two ends of one relation", async () => {
  const models = `
    export interface Tag { id: string; label: string; posts: Post[] }
    export interface Post { id: number; title: string; tagIds: Tag["id"][] }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/tags", type: "Tag[]", count: 4 },
      { path: "/posts", type: "Post[]", count: 6 },
    ],
  });
  expect(backlot.relations.map(({ member, otherEnd }) => [member, otherEnd])).toEqual([
    ["tagIds", "posts"],
  ]);
  const [tag] = await read(backlot, "/tags");
  const tagIds = [tag?.["id"], tag?.["id"]];
  expect((await request(backlot, "PATCH", "/posts/2", { tagIds })).status).toBe(200);
  const posts = await read(backlot, "/posts");
  for (const { id, posts: own } of await read(backlot, "/tags")) {
    expect(own).toEqual(posts.filter((post) => (post["tagIds"] as unknown[]).includes(id)));
  }
  await sendBack(backlot, "/tags");
});

test("two records that show each other have a route each, whatever their paths are", async () => {
  const models = `
    export interface User { id: number; name: string; profile: Profile }
    export interface Profile { id: number; bio: string; user: User }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/user", type: "User[]", count: 4 },
      { path: "/profile", type: "Profile[]", count: 4 },
    ],
  });
  const [profile] = await read(backlot, "/profile");
  const user = await request(backlot, "GET", "/profile/1/user");
  expect(await user.json()).toMatchObject({ id: (profile?.["user"] as Item | undefined)?.["id"] });
  expect(await read(backlot, "/profile/1/user-by-profile")).toBeInstanceOf(Array);
});

test("a record that leads back to the one around it has the lists that it must have, empty", async () => {
  const models = `
    export interface Album { id: number; title: string; owner: Owner }
    export interface Owner { id: number; name: string; team: Team | null; albums: Album[] }
    export interface Team { id: number; name: string }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/albums", type: "Album[]", count: 6 },
      { path: "/owners", type: "Owner[]", count: 3 },
      { path: "/teams", type: "Team[]", count: 2 },
    ],
  });
  for (const { id, name, albums } of await read(backlot, "/owners")) {
    for (const { owner } of albums as Item[]) {
      expect(owner).toEqual({ id, name, team: null, albums: [] });
    }
  }
});

test("an identifier and the record beside it say the same", async () => {
  const models = `
    export interface User { id: number; name: string; posts?: Post[] }
    export interface Tag { id: string; label: string }
    export interface Post {
      id: number; title: string; authorId: number; author: User;
      tagIds: string[]; tags: Tag[]; editorId?: number | null; editor?: User;
    }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 4 },
      { path: "/tags", type: "Tag[]", count: 4 },
      { path: "/posts", type: "Post[]", count: 20 },
    ],
  });
  for (const post of await read(backlot, "/posts")) {
    expect(post["author"]).toMatchObject({ id: post["authorId"] });
    expect((post["tags"] as Item[]).map(({ id }) => id)).toEqual(post["tagIds"]);
    const editor = post["editor"] as Item | undefined;
    expect(editor?.["id"] ?? null).toBe(post["editorId"] ?? null);
  }
  await sendBack(backlot, "/posts");
  const [post] = await read(backlot, "/posts");
  const other = post?.["authorId"] === 1 ? 2 : 1;
  const moved = await request(backlot, "PUT", "/posts/1", { ...post, authorId: other });
  expect(await moved.json()).toMatchObject({ authorId: other, author: { id: other } });
  // Of the two the one counts that was changed.
  const whole = { ...(await read(backlot, "/posts"))[0], author: { id: 4 } };
  const changed = await request(backlot, "PUT", "/posts/1", whole);
  expect(await changed.json()).toMatchObject({ authorId: 4, author: { id: 4 } });
  const back = await request(backlot, "PATCH", "/posts/1", { author: { id: 3 } });
  expect(await back.json()).toMatchObject({ authorId: 3, author: { id: 3 } });
  const nobody = await request(backlot, "PATCH", "/posts/1", { author: { id: 99 } });
  expect(nobody.status).toBe(422);
});

test("a variant that shows a record and one that has its identifier are two relations", async () => {
  const models = `
    export interface User { id: number; name: string }
    export type Event =
      | { id: number; kind: "login"; user: User }
      | { id: number; kind: "invite"; userId: number };`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 4 },
      { path: "/events", type: "Event[]", count: 20 },
    ],
  });
  const users = await read(backlot, "/users");
  for (const { kind, user, userId } of await read(backlot, "/events")) {
    if (kind === "login") expect(users).toContainEqual(user);
    else expect(users.map(({ id }) => id)).toContain(userId);
  }
  await sendBack(backlot, "/events");
});

test("a body may repeat the other end of a relation, and not change it", async () => {
  const models = `
    export interface User { id: number; name: string; posts: Post[] }
    export interface Post { id: number; title: string; author: User }`;
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 3 },
      { path: "/posts", type: "Post[]", count: 9 },
    ],
  });
  await sendBack(backlot, "/users");
  const user = (await read(backlot, "/users")).find(({ posts }) => (posts as Item[]).length > 0);
  const put = (posts: unknown) =>
    request(backlot, "PUT", `/users/${user?.["id"]}`, { ...user, posts });
  const own = user?.["posts"] as Item[];
  expect((await put([{ id: 999, title: "New" }])).status).toBe(422);
  expect((await put([...own, own[0]])).status).toBe(422);
  expect((await put([...own, null])).status).toBe(422);
  expect((await put(own[0])).status).toBe(422);
  expect((await put(own.toReversed())).status).toBe(200);
  // As it is served inside another record.
  expect((await put([])).status).toBe(200);
  const made = { name: "Ada", posts: [{ id: 999, title: "New" }] };
  expect((await request(backlot, "POST", "/users", made)).status).toBe(422);
});

test("records that show two of their own kind do not double at every level", async () => {
  const models = `
    export interface Tweet { id: number; text: string; quoted?: Tweet; retweeted?: Tweet }`;
  const backlot = await startBacklot(models, {
    resources: [{ path: "/tweets", type: "Tweet[]", count: 60 }],
  });
  const tweets = await read(backlot, "/tweets");
  const count = (tweet: unknown): number => JSON.stringify(tweet).split('"text"').length - 1;
  expect(Math.max(...tweets.map(count))).toBeGreaterThan(6);
  for (const tweet of tweets) expect(count(tweet)).toBeLessThan(20);
  await sendBack(backlot, "/tweets");
});
