import { expectEqual } from "../expect-equal.ts";

export interface Note {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly colour: "yellow" | "green" | "blue" | "pink";
  readonly createdAt: string;
}

/** What an application does with notes, said by the functions of a generated client. */
export interface NotesClient {
  /** Logs in, keeps the token as this client keeps tokens, and gives it. */
  login(credentials: { email: string; password: string }): Promise<string>;
  rename(name: string): Promise<string>;
  listNewest(limit: number): Promise<readonly Note[]>;
  listOf(colour: Note["colour"]): Promise<readonly Note[]>;
  create(note: Pick<Note, "title" | "body" | "colour">): Promise<Note>;
  update(id: number, change: { title: string }): Promise<Note>;
  replace(id: number, note: Pick<Note, "title" | "body" | "colour">): Promise<Note>;
  remove(id: number): Promise<unknown>;
  logout(): Promise<unknown>;
}

declare const process: { readonly argv: readonly string[] };
/** Where the server of this run is. */
export const url = process.argv[2] ?? "";

export async function tryNotes(client: NotesClient): Promise<void> {
  const token = await client.login({ email: "ada@example.com", password: "local-only" });
  const statusOf = async (path: string) =>
    (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;

  expectEqual("a new name", await client.rename("Ada King"), "Ada King");
  const newest = await client.listNewest(2);
  expectEqual(
    "the newest",
    newest.map(({ id }) => id),
    [6, 5],
  );
  const note = { title: "Milk", body: "Two bottles", colour: "pink" } as const;
  const { id, createdAt } = await client.create(note);
  expectEqual("the identifier", id > 6, true);
  const pink = await client.listOf("pink");
  expectEqual("the filter finds it", pink.filter((each) => each.id === id).length, 1);
  expectEqual("the filter", pink.filter(({ colour }) => colour !== "pink").length, 0);
  expectEqual("a change", (await client.update(id, { title: "Bread" })).title, "Bread");
  const replaced = await client.replace(id, { ...note, colour: "blue" });
  expectEqual("a replacement", [replaced.title, replaced.colour], ["Milk", "blue"]);
  expectEqual("what the server owns", replaced.createdAt, createdAt);
  await client.remove(id);
  expectEqual("after the removal", await statusOf(`/notes/${id}`), 404);
  await client.logout();
  expectEqual("after the logout", await statusOf("/notes"), 401);
}
