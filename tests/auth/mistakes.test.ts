import { expect, test } from "vitest";
import { SetupError } from "../../src/index.ts";
import { models, resources } from "../support/auth.ts";
import { startBacklot } from "../support/project.ts";

/** What a start with these settings, however wrong, complains about. */
async function mistakesOf(auth: unknown): Promise<string[]> {
  const options = JSON.parse(JSON.stringify({ resources, auth }));
  const error = await startBacklot(models, options).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof SetupError ? error.message.split("\n") : [];
}

test.each<[unknown, string[]]>([
  [{}, ['auth.mode: is missing: expected one of "bearer", "apiKey", "basic".']],
  [
    { mode: "bearer", value: "x", tokenLifetme: "1h" },
    [
      "auth.value: there is no such setting. There are: mode, enabled, unauthorized, public, routes, validateCredentials, tokenLifetime, tokenFormat, users, loginBy, answer, transport.",
      'auth.tokenLifetme: there is no such setting. Did you mean "tokenLifetime"?',
    ],
  ],
  [
    { mode: "bearer", unauthorized: { status: 302, message: "", text: "x" } },
    [
      "auth.unauthorized.text: there is no such setting. There are: status, message.",
      "auth.unauthorized.status: expected a whole number from 400 to 599, found 302.",
      'auth.unauthorized.message: expected a text, found "".',
    ],
  ],
  [
    { mode: "bearer", public: ["GET /post", "/post/1", "FETCH /posts", 7, "/posts/:id"] },
    [
      'auth.public[0]: "GET /post" names no resource. Did you mean "/posts"?',
      'auth.public[1]: "/post/1" names no resource. Did you mean "/posts"?',
      "auth.public[2]: FETCH is no method of a resource. There are: GET, POST, PUT, PATCH, DELETE.",
      'auth.public[3]: "7" names no resource. There are: /posts, /comments, /settings.',
      'auth.public[4]: "/posts/:id" names no resource. There are: /posts, /comments, /settings.',
    ],
  ],
  [
    { mode: "bearer", public: "/posts" },
    ['auth.public: expected a list such as ["GET /posts"], found "/posts".'],
  ],
  [
    { mode: "bearer", routes: { login: false, logot: "/x", me: "who" } },
    [
      'auth.routes.logot: there is no such setting. Did you mean "logout"?',
      "auth.routes.login: expected a path such as /users: literal segments, each after a slash, found false.",
      'auth.routes.me: expected a path such as /users: literal segments, each after a slash, found "who".',
    ],
  ],
  [
    { mode: "bearer", routes: { login: "/posts", me: "/docs", refresh: "/_backlot/x" } },
    [
      'auth.routes.login: "/posts" is already the path of resources[0]. Give each its own path.',
      'auth.routes.me: "/docs" is already the path of docs.ui. Give each its own path.',
      'auth.routes.refresh: "/_backlot/x" is reserved for Backlot itself. Choose another path.',
    ],
  ],
  ...["0s", "1 h", "1w", 0, -1, 1.5, true, "4000d"].map((tokenLifetime): [unknown, string[]] => [
    { mode: "bearer", tokenLifetime },
    [
      `auth.tokenLifetime: expected "30s", "15m", "1h", "7d", seconds from 1 to ten years, or false, found ${JSON.stringify(tokenLifetime)}.`,
    ],
  ]),
  [
    {
      mode: "bearer",
      users: [
        { email: "a@b.c", password: "x", id: 1 },
        { email: "A@b.c ", password: "" },
        { email: "nobody", id: [] },
        null,
      ],
    },
    [
      "auth.users[1].password: expected a text, found something else.",
      'auth.users[1]: there is already a user with the email "a@b.c".',
      'auth.users[2].email: expected an email address, found "nobody".',
      "auth.users[2].password: is missing: expected a text.",
      "auth.users[2].id: expected a text or a number, found [].",
      "auth.users[3]: expected an object, found null.",
      "auth.users[3].email: is missing: expected an email address.",
      "auth.users[3].password: is missing: expected a text.",
    ],
  ],
  [
    { mode: "apiKey", name: "x key", value: "schlüssel" },
    [
      'auth.name: expected the name of a header, such as x-api-key, found "x key".',
      "auth.value: expected a text of printable ASCII characters, since it travels in a header, found something else.",
    ],
  ],
  [
    { mode: "basic", username: "a:b" },
    [
      'auth.username: expected a text without a colon, found "a:b".',
      "auth.password: is missing: expected a text.",
    ],
  ],
])("%j is refused with every reason", async (auth, expected) => {
  expect(await mistakesOf(auth)).toEqual(expected);
});

test("settings that are switched off are checked all the same, but claim no path", async () => {
  const routes = { login: "/posts" };
  expect(await mistakesOf({ mode: "bearer", enabled: false, routes })).toEqual([]);
  expect(await mistakesOf({ mode: "basic", enabled: false })).toHaveLength(2);
});
