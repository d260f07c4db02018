import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { type Sent, send } from "./shop.ts";

/** A request that is refused: `["GET", "/users/99"]`. */
export type Refused = readonly [method: string, path: string, sent?: Sent];

/** Of an answer that refuses, what somebody could act on. */
const telling = ["allow", "www-authenticate", "accept-encoding", "retry-after"];

const extensions = ["parameter", "reason", "hint", "suggestion"] as const;

/** What somebody reads who sends this: the request, the answer's words, and its headers. */
export async function tellRefusal(backlot: Backlot, refused: Refused): Promise<string> {
  const [method, path, sent = {}] = refused;
  const response = await send(backlot, method, path, sent);
  const { type, detail, errors = {}, ...more } = (await response.json()) as Told;
  const headers = telling.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`  ${name}: ${value}`];
  });
  if (response.ok) throw new Error(`${method} ${path} is not refused`);
  return [
    [method, shorten(path), describeSent(sent)].join(" ").trim(),
    `${response.status} ${type?.replace("urn:backlot:error:", "")}: ${detail}`,
    ...Object.entries(errors).map(([member, fault]) => `  errors.${member}: ${fault}`),
    ...extensions.flatMap((name) => (more[name] === undefined ? [] : [`  ${name}: ${more[name]}`])),
    ...headers,
  ].join("\n");
}

interface Told {
  readonly type?: string;
  readonly detail?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly parameter?: string;
  readonly reason?: string;
  readonly hint?: string;
  readonly suggestion?: string;
}

function describeSent({ body, text, bytes, type, headers = {} }: Sent): string {
  const said = text ?? (body === undefined ? bytes?.join(" ") : JSON.stringify(body)) ?? "";
  const fields = Object.entries({ ...headers, ...(type === undefined ? {} : { type }) });
  return [shorten(said), ...fields.map(([name, value]) => `${name}: ${value}`)].join(" ").trim();
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 40)}… (${text.length})` : text;
}

/** UPDATE=1 writes the file anew: read every difference. */
export function expectTold(file: URL, told: readonly string[]): void {
  const text = `${told.join("\n\n")}\n`;
  if (process.env["UPDATE"]) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
}
