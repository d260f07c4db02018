import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect } from "vitest";
import type { Server } from "./command.ts";
import { type Records, send } from "./mortal-project.ts";

/** Writes from several clients at once, and knows what must be there after the server was killed. */
export interface Witness {
  /** How many writes of each kind were answered with success. */
  readonly acknowledged: Readonly<Record<Write, number>>;
  sendUntilKilled(server: Server): Promise<void>;
  /** Waits for so many more of them. */
  untilAcknowledged(count: number): Promise<void>;
  /** Fails where something acknowledged is missing, or a cascade happened by half. */
  compare(found: Records): void;
  /** For a dataset that begins anew. */
  forget(): void;
}

type Write = "post" | "patch" | "cascade" | "register";

interface Family {
  readonly author: number;
  readonly books: readonly number[];
  state: "there" | "leaving" | "gone";
}

export function createWitness(root: string): Witness {
  const acknowledged = { post: 0, patch: 0, cascade: 0, register: 0 };
  /** What the titles of a book may be: the last acknowledged, and one whose answer never came. */
  const titles = new Map<number, readonly string[]>();
  const families: Family[] = [];
  const emails: string[] = [];
  let serial = 0;
  let waiting = { left: 0, done: () => {} };
  const note = (write: Write) => {
    acknowledged[write]++;
    waiting.left--;
    if (waiting.left === 0) waiting.done();
  };

  async function post(server: Server): Promise<boolean> {
    const title = `Title ${serial++}`;
    const answer = await send(server, "POST", "/books", { title, authorId: 1 });
    if (!answer) return false;
    expect(answer.status).toBe(201);
    titles.set(Number(answer.json["id"]), [title]);
    note("post");
    return true;
  }

  async function patch(server: Server): Promise<boolean> {
    const [id, [before = ""] = []] = pick([...titles], serial) ?? [];
    if (id === undefined) return post(server);
    const title = `Retitled ${serial++}`;
    titles.set(id, [before, title]);
    const answer = await send(server, "PATCH", `/books/${id}`, { title });
    if (!answer) return false;
    expect(answer.status).toBe(200);
    titles.set(id, [title]);
    note("patch");
    return true;
  }

  async function cascade(server: Server): Promise<boolean> {
    const author = await send(server, "POST", "/authors", { name: `Author ${serial++}` });
    if (!author) return false;
    const authorId = Number(author.json["id"]);
    const books: number[] = [];
    for (let count = 0; count < 3; count++) {
      const book = await send(server, "POST", "/books", { title: `Child ${serial++}`, authorId });
      if (!book) return false;
      books.push(Number(book.json["id"]));
    }
    const family: Family = { author: authorId, books, state: "leaving" };
    families.push(family);
    const answer = await send(server, "DELETE", `/authors/${authorId}`);
    if (!answer) return false;
    expect(answer.status).toBeLessThan(300);
    family.state = "gone";
    note("cascade");
    return true;
  }

  async function register(server: Server): Promise<boolean> {
    const email = `somebody${serial++}@example.com`;
    const answer = await send(server, "POST", "/auth/register", { email, password: "secret" });
    if (!answer) return false;
    expect(answer.status).toBe(201);
    emails.push(email);
    note("register");
    return true;
  }

  async function repeat(work: (server: Server) => Promise<boolean>, server: Server): Promise<void> {
    while (await work(server));
  }

  return {
    acknowledged,
    untilAcknowledged: (count) =>
      new Promise((done) => {
        waiting = { left: count, done };
        if (count === 0) done();
      }),
    sendUntilKilled: async (server) => {
      const clients = [post, post, patch, cascade, register];
      // One client alone patches: each answer then tells what the record is.
      await Promise.all(clients.map((client) => repeat(client, server)));
    },
    compare: ({ authors, books }) => {
      const found = new Map(books.map((book) => [book.id, book.title]));
      for (const [id, allowed] of titles) {
        const title = found.get(id) ?? `nothing at /books/${id}`;
        expect(allowed).toContain(title);
        titles.set(id, [title]);
      }
      const authorIds = new Set(authors.map(({ id }) => id));
      for (const family of families) {
        const parts = [authorIds.has(family.author), ...family.books.map((id) => found.has(id))];
        const isWhole = parts.every(Boolean);
        const isGone = !parts.some(Boolean);
        expect(family.state === "gone" ? isGone : isWhole || isGone, JSON.stringify(family)).toBe(
          true,
        );
        family.state = isGone ? "gone" : "there";
      }
      expect(books.filter(({ authorId }) => !authorIds.has(authorId))).toEqual([]);
      const registered = readEmails(root);
      expect(emails.filter((email) => !registered.has(email))).toEqual([]);
    },
    forget: () => {
      titles.clear();
      families.length = 0;
      emails.length = 0;
    },
  };
}

function readEmails(root: string): ReadonlySet<string> {
  const db = new DatabaseSync(join(root, ".backlot", "dataset.sqlite"), { readOnly: true });
  try {
    const rows = db.prepare("SELECT email FROM _backlot_users").all();
    return new Set(rows.map(({ email }) => String(email)));
  } finally {
    db.close();
  }
}

function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(1, list.length)];
}
