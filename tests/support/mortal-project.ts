import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Server, serveBacklot } from "./command.ts";
import { makeProject } from "./project.ts";

/** Books go with their author; nobody is asked who they are, but people may register. */
const toConfig = (books: number) => ({
  models: "models.ts",
  resources: [
    { path: "/authors", type: "Author[]", count: 20 },
    {
      path: "/books",
      type: "Book[]",
      count: books,
      relations: { authorId: { to: "/authors", onDelete: "cascade" } },
    },
  ],
  auth: { mode: "bearer", public: ["/authors", "/books"] },
});

const toModels = (member: string) => `
  export interface Author { id: number; name: string }
  export interface Book { id: number; title: string; authorId: Author["id"]; ${member}?: string }
`;

export interface Author {
  readonly id: number;
  readonly name: string;
}

export interface Book {
  readonly id: number;
  readonly title: string;
  readonly authorId: number;
}

export interface Records {
  readonly authors: readonly Author[];
  readonly books: readonly Book[];
}

/** A project whose server is killed again and again, and never told before. */
export interface MortalProject {
  readonly root: string;
  start(): Promise<Server>;
  /** Saves models with another member than before: the next start migrates. */
  changeModels(): void;
  forgetDataset(): void;
}

export function makeMortal(books = 60): MortalProject {
  const root = makeProject({
    "models.ts": toModels("note"),
    "backlot.config.json": JSON.stringify(toConfig(books)),
  });
  let edition = 0;
  return {
    root,
    start: () => serveBacklot(root, "--no-watch", "--quiet"),
    changeModels: () => {
      edition++;
      writeFileSync(join(root, "models.ts"), toModels(`note${edition}`));
    },
    forgetDataset: () => rmSync(join(root, ".backlot"), { recursive: true, force: true }),
  };
}

export async function readRecords(server: Server): Promise<Records> {
  const read = async (path: string) => (await fetch(server.url + path)).json();
  return {
    authors: (await read("/authors")) as Author[],
    books: (await read("/books")) as Book[],
  };
}

/** The answer; nothing where the server was killed before it came. */
export async function send(
  server: Server,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; json: Record<string, unknown> } | undefined> {
  try {
    const response = await fetch(server.url + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text === "" ? {} : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
