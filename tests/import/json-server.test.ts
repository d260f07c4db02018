import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readImport } from "../../src/import/read-import.ts";
import { toServed } from "../../src/import/to-options.ts";
import { createBacklot } from "../../src/index.ts";
import { databases, toFile } from "./files.ts";
import { type Peer, startJsonServer } from "./json-server.ts";
import { type Asked, toRequests } from "./requests.ts";

const names = [...databases.keys()];

let peer: Peer;
beforeAll(async () => {
  peer = await startJsonServer(databases);
});
afterAll(() => peer.close());

test("there are thirty files of the kind that tutorials have", () => {
  expect(names.length).toBe(30);
});

interface Answer {
  readonly status: number;
  readonly total: string | null;
  readonly links: readonly string[];
  readonly body: unknown;
}

describe.each(names)("%s.json, as it is served", (name) => {
  test("answers what json-server answers", async () => {
    const served = toServed(await readImport(toFile(name)));
    const backlot = await createBacklot(async () => served);
    const compare = async (asked: Asked): Promise<string[]> => {
      const theirs = await ask(fetch, `${peer.url}/${name}`, asked);
      const ours = await ask(
        (input, init) => backlot.fetch(new Request(input, init)),
        "http://127.0.0.1",
        asked,
      );
      const texts = [`${asked.method} ${asked.path}`, JSON.stringify(theirs), JSON.stringify(ours)];
      return isSame(theirs, ours, asked) ? [] : [texts.join("\n  ")];
    };
    const { reads, writes } = toRequests(databases.get(name) ?? {});
    const differences = await Promise.all(reads.map(compare));
    for (const asked of writes) differences.push(await compare(asked));
    await backlot.close();
    expect(differences.flat()).toEqual([]);
  });
});

async function ask(
  send: (input: string, init: RequestInit) => Promise<Response>,
  base: string,
  { method, path, body }: Asked,
): Promise<Answer> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await send(base + path, {
    ...init,
    headers: { "content-type": "application/json" },
  });
  const text = await response.text();
  return {
    status: response.status,
    total: response.headers.get("x-total-count"),
    links: [...(response.headers.get("link") ?? "").matchAll(/rel="(\w+)"/g)].map(
      ([, rel = ""]) => rel,
    ),
    body: text === "" ? undefined : JSON.parse(text),
  };
}

/** The differences that docs/guides/from-json-server.md states are the ones that pass here. */
function isSame(theirs: Answer, ours: Answer, { method, path }: Asked): boolean {
  if (theirs.status !== ours.status) return false;
  // Problem details in place of {}, and the deleted record in place of {}.
  if (theirs.status >= 400 || method === "DELETE") return true;
  const isPaged = path.includes("_page");
  // Ours count every list; theirs those that are sliced.
  if (theirs.total !== null && theirs.total !== ours.total) return false;
  if (isPaged && theirs.links.length > 0 && !isDeepStrictEqual(theirs.links, ours.links))
    return false;
  if (isDeepStrictEqual(theirs.body, ours.body)) return true;
  return isDeepStrictEqual(withoutMadeIds(theirs.body), withoutMadeIds(ours.body, theirs.body));
}

/** A text that the server made up: a UUID here and seven letters there. */
const madeId = /^(?:[\w-]{7}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Records without an id get a number here, and are left without one there. */
function withoutMadeIds(body: unknown, theirs?: unknown): unknown {
  if (Array.isArray(body)) {
    return body.map((item, index) => withoutMadeIds(item, Array.isArray(theirs) && theirs[index]));
  }
  if (typeof body !== "object" || body === null || !("id" in body)) return body;
  const { id, ...rest } = body;
  if (typeof theirs === "object" && theirs !== null && !("id" in theirs)) return rest;
  return { ...rest, id: madeId.test(String(id)) ? "made" : id };
}
