import { expect, onTestFinished, test } from "vitest";
import { type AuthOptions, createBacklot, type Options } from "../../src/index.ts";
import { exampleNames, examplesFolder } from "../support/examples.ts";
import { lint, lintBySpectral, validate } from "../support/openapi.ts";
import { startBacklot } from "../support/project.ts";

test.each(exampleNames)("linters have no word for the document of the %s example", async (name) => {
  const backlot = await createBacklot(`${examplesFolder}${name}`, { dataset: ":memory:" });
  onTestFinished(() => backlot.close());
  const document = await backlot.document();
  expect(await lint(document)).toEqual([]);
  expect(await validate(document)).toEqual([]);
});

const models = `
/** Somebody, with every kind of member. */
export interface User {
  readonly id: number;
  name: string;
  /** @deprecated Use the name. */
  nick?: string;
  role: Role;
  address: { street: string; city: string | null };
  shape: Shape;
  manager?: User;
  pair: [number, string?];
  scores: Record<string, number>;
  born: Date;
  big: bigint;
  anything: unknown;
  filter: string;
}
export interface Account { id: number; email: string; password: string }
export type Role = "admin" | "reader";
export interface Circle { kind: "circle"; radius: number }
export interface Square { kind: "square"; side: number }
export type Shape = Circle | Square;
export interface Album { id: number; title: string; tracks: Track[] }
export interface Track { id: number; album: Album | null; tagIds?: string[] }
export interface Tag { id: string }
/** Names that the document would like for itself. */
export interface Problem { id: string; user: User["id"] | null; }
export interface NewUser { id: string; userId: User["id"] }
export interface Vehicle { id: number; payload: { kind: "a"; a: number } | { kind: "b"; b: string } }
export interface Settings { theme: "light" | "dark"; updatedAt: Date }`;

const resources = [
  { path: "/users", type: "User[]", count: 3 },
  { path: "/accounts", type: "Account[]", count: 3 },
  { path: "/admin/users", type: "User[]", count: 3 },
  { path: "/problems", type: "Problem[]", count: 3 },
  { path: "/new-users", type: "NewUser[]", count: 3 },
  { path: "/names", type: 'Pick<User, "id" | "name">[]', count: 3 },
  { path: "/shapes", type: "(Shape & { id: string })[]", count: 3 },
  { path: "/albums", type: "Album[]", count: 3 },
  { path: "/tracks", type: "Track[]", count: 3 },
  { path: "/tags", type: "Tag[]", count: 3 },
  { path: "/vehicles", type: "Vehicle[]", count: 0 },
  { path: "/settings", type: "Settings", operations: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
] as const;

test("awkward models make a document that all accept", async () => {
  await expectAccepted({ resources });
});

const modes: readonly AuthOptions[] = [
  { mode: "bearer", public: ["GET /users"] },
  { mode: "bearer", transport: "cookie", users: "/accounts", loginBy: ["email"] },
  { mode: "bearer", tokenFormat: "jwt", unauthorized: { status: 403, message: "No" } },
  { mode: "apiKey", in: "query", name: "key" },
  {
    mode: "basic",
    username: "ada",
    password: "secret",
    unauthorized: { status: 499, message: "No" },
  },
];

/** A mode says the same of every route, whatever its model: two collections and an object show it. */
const few = resources.filter(({ path }) => ["/users", "/accounts", "/settings"].includes(path));

test.each(modes)("what %j adds to a document is accepted by all", async (auth) => {
  await expectAccepted({ resources: few, auth });
});

/** Spectral too, which costs more than the others together: here, where each kind of thing stands once. */
async function expectAccepted(options: Omit<Options, "models">): Promise<void> {
  const backlot = await startBacklot(models, options);
  const document = await backlot.document();
  expect(await lintBySpectral(document)).toEqual([]);
  expect(await lint(document)).toEqual([]);
  expect(await validate(document)).toEqual([]);
}
