import { expect, test } from "vitest";
import { startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; email: string }
export interface Post { id: number; userId: number }
export interface Comment { id: number; postId: number }`;

/** Posts and comments are open, users are not; gives the status of a GET. */
async function startOpenPosts() {
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]" },
      { path: "/posts", type: "Post[]" },
      { path: "/comments", type: "Comment[]" },
    ],
    auth: { mode: "apiKey", value: "key", public: ["GET /posts", "/comments"] },
  });
  return async (path: string, headers: Record<string, string> = {}) =>
    (await backlot.fetch(new Request(`http://127.0.0.1${path}`, { headers }))).status;
}

test("a public resource does not show records of a guarded one to whoever asks", async () => {
  const statusOf = await startOpenPosts();
  expect(await statusOf("/posts?_embed=comments")).toBe(200);
  for (const path of [
    "/posts/1?_expand=user",
    "/posts?_embed=comments,user",
    "/posts?%5Fexpand=user",
    "/posts/1/user",
  ]) {
    expect([path, await statusOf(path)]).toEqual([path, 401]);
    expect([path, await statusOf(path, { "x-api-key": "key" })]).toEqual([path, 200]);
  }
  expect(await statusOf("/posts?_expand=nobody")).toBe(400);
});

test("a public model that shows a guarded one is said at the start", async () => {
  const said: string[] = [];
  await startBacklot(
    `export interface User { id: number; email: string }
     export interface Post { id: number; author: User }`,
    {
      resources: [
        { path: "/users", type: "User[]" },
        { path: "/posts", type: "Post[]" },
      ],
      auth: { mode: "apiKey", public: ["GET /posts"] },
    },
    { onWarning: ({ place, code, message }) => said.push(`${place}: ${code}: ${message}`) },
  );
  expect(said).toEqual([
    "auth.public: guarded-shown: GET /posts is public and shows records of /users, which are guarded, in Post.author.",
  ]);
});

test("nobody finds out about guarded records by comparing public ones with them", async () => {
  const statusOf = await startOpenPosts();
  const where = (condition: object) => encodeURIComponent(JSON.stringify(condition));
  for (const path of [
    "/posts?user.email_startsWith=a",
    "/posts?_sort=-user.email",
    "/comments?post.user.email=a@example.com",
    `/posts?_where=${where({ or: [{ user: { email: { contains: "a" } } }] })}`,
    `/posts?filter=${where({ "user.email_like": "a" })}`,
  ]) {
    expect([path, await statusOf(path)]).toEqual([path, 401]);
    expect([path, await statusOf(path, { "x-api-key": "key" })]).toEqual([path, 200]);
  }
  expect(await statusOf("/comments?post.id=1")).toBe(200);
});
