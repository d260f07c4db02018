import type { Json } from "../../schema/schema.ts";
import { type IsSecret, mask, maskHeaders, maskMembers, maskText } from "./mask-secrets.ts";

/** A request and its answer, as the journal shows them: secrets are masked. */
export interface JournalEntry {
  /** Counts from 1 and names the entry. */
  readonly number: number;
  readonly method: string;
  /** As it was sent, with the base path and without the query. */
  readonly path: string;
  /** Parameters by name; one that was sent more than once has all its values. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** What JSON says; any other body as text. Undefined where there was none. */
  readonly body: Json | undefined;
  /** 0 where the connection was cut without an answer. */
  readonly status: number;
  /** What JSON says; any other answer as text. Undefined where there was none. */
  readonly answer: Json | undefined;
  /** What was wrong with a refused request, in a few words. */
  readonly reason: string | undefined;
  /** What a rule did to the answer: `503`, `reset`, `2000 ms`. */
  readonly simulated: string | undefined;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
  /** By the server's clock. */
  readonly at: string;
  /** Of the answer's body, in bytes; undefined where it was sent piece by piece. */
  readonly size: number | undefined;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly answerHeaders: Readonly<Record<string, string>>;
}

/** The same while nobody has asked for it: what was there anyway. */
export interface JournalNote {
  readonly method: string;
  readonly url: string;
  readonly at: number;
  readonly ms: number;
  readonly status: number;
  readonly reason: string | undefined;
  readonly simulated: string | undefined;
  readonly requestHeaders: Headers;
  readonly body: Uint8Array | undefined;
  /** Undefined where there was no answer. */
  readonly answerHeaders: Headers | undefined;
  /** Undefined: no text, or one that nobody has kept. An object's grows while it is sent. */
  readonly answer: string | { readonly text: string } | undefined;
  /** Of the answer, in bytes, where not all of it is here. */
  readonly size?: number | undefined;
}

export function toEntry(number: number, note: JournalNote, isSecret: IsSecret): JournalEntry {
  const { pathname, searchParams } = new URL(note.url);
  const { body, answer, answerHeaders } = note;
  // As of a stream, which may go on: half a character is left out at the end.
  const sent = body && new TextDecoder().decode(body, { stream: true });
  const text = typeof answer === "object" ? answer.text : answer;
  return {
    number,
    method: note.method,
    path: pathname,
    query: toQuery(searchParams, isSecret),
    body: sent === undefined ? undefined : toShown(sent, isSecret),
    status: note.status,
    answer: text === undefined ? undefined : toShown(text, isSecret),
    reason: note.reason,
    simulated: note.simulated,
    ms: Math.round(note.ms * 1000) / 1000,
    at: new Date(note.at).toISOString(),
    size: toSize(note),
    requestHeaders: maskHeaders(note.requestHeaders, isSecret),
    answerHeaders: answerHeaders ? maskHeaders(answerHeaders, isSecret) : {},
  };
}

function toQuery(parameters: URLSearchParams, isSecret: IsSecret): JournalEntry["query"] {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name).map((value) => (isSecret(name) ? mask : value));
      const [value = ""] = values;
      return [name, values.length > 1 ? values : value];
    }),
  );
}

function toShown(text: string, isSecret: IsSecret): Json | undefined {
  if (text === "") return undefined;
  try {
    return maskMembers(JSON.parse(text), isSecret);
  } catch {
    return maskText(text, isSecret);
  }
}

function toSize({ answer, answerHeaders, size }: JournalNote): number | undefined {
  const declared = answerHeaders?.get("content-length") ?? size;
  if (declared !== undefined) return Number(declared);
  return typeof answer === "string" ? Buffer.byteLength(answer) : undefined;
}
