import { HeaderList } from "../../http/web/header-list.ts";
import { type ByteShelf, bytesOf, createKept, type Kept, lengthOf, textOf } from "./byte-shelf.ts";
import type { JournalNote } from "./journal-entry.ts";

/**
 * Where a note is kept. A slot is used again for every thousandth request: nothing of what a request
 * has made stays on the heap, but for what hardly any has.
 */
export interface NoteSlot {
  at: number;
  ms: number;
  status: number;
  /** The answer's size where not all of it was kept; otherwise it tells itself. */
  size: number | undefined;
  /** How many lines of the head are the request's headers. */
  headerLines: number;
  isAnswered: boolean;
  reason: string | undefined;
  simulated: string | undefined;
  /** Grows while it is sent. */
  pieces: { readonly text: string } | undefined;
  /** Method, URL and headers, a line for each name and each value. */
  readonly head: Kept;
  readonly body: Kept;
  readonly answer: Kept;
}

/** Of a body or an answer, in bytes and in characters; what is longer is cut off. */
export const longestBody = 64 * 1024;

export function createSlot(): NoteSlot {
  return {
    at: 0,
    // A number that is none: V8 then keeps every other in its place, too, and none beside it.
    ms: Number.NaN,
    status: 0,
    size: undefined,
    headerLines: 0,
    isAnswered: false,
    reason: undefined,
    simulated: undefined,
    pieces: undefined,
    head: createKept(),
    body: createKept(),
    answer: createKept(),
  };
}

export function fillSlot(slot: NoteSlot, note: JournalNote, heads: ByteShelf, texts: ByteShelf) {
  const { body, answer } = note;
  slot.at = note.at;
  slot.ms = note.ms;
  slot.status = note.status;
  slot.size = undefined;
  slot.reason = note.reason;
  slot.simulated = note.simulated;
  const requestHeaders = toFlat(note.requestHeaders);
  const answerHeaders = note.answerHeaders && toFlat(note.answerHeaders);
  slot.headerLines = requestHeaders.length;
  slot.isAnswered = answerHeaders !== undefined;
  const head = toLines(`${note.method}\n${note.url}`, requestHeaders);
  heads.put(slot.head, answerHeaders ? toLines(head, answerHeaders) : head);
  slot.pieces = typeof answer === "object" ? answer : undefined;
  if (body) texts.put(slot.body, body.length > longestBody ? body.subarray(0, longestBody) : body);
  else texts.take(slot.body);
  if (typeof answer !== "string") texts.take(slot.answer);
  else if (answer.length <= longestBody) texts.put(slot.answer, answer);
  else {
    slot.size = Buffer.byteLength(answer);
    texts.put(slot.answer, answer.slice(0, longestBody));
  }
}

export function forgetTexts(slot: NoteSlot, texts: ByteShelf): void {
  slot.pieces = undefined;
  texts.take(slot.body);
  texts.take(slot.answer);
}

export function emptySlot(slot: NoteSlot, heads: ByteShelf, texts: ByteShelf): void {
  heads.take(slot.head);
  forgetTexts(slot, texts);
}

/** How much memory its body and its answer take. */
export function textLengthOf({ body, answer, pieces }: NoteSlot): number {
  return lengthOf(body) + (pieces ? longestBody : lengthOf(answer));
}

/** Its body is to be looked at and not kept: it is written over. */
export function readNote(slot: NoteSlot): JournalNote {
  const [method = "", url = "", ...headers] = (textOf(slot.head) ?? "").split("\n");
  const { at, ms, status, size, reason, simulated, pieces, headerLines } = slot;
  return {
    method,
    url,
    at,
    ms,
    status,
    size,
    reason,
    simulated,
    requestHeaders: new HeaderList(headers.slice(0, headerLines)),
    body: bytesOf(slot.body),
    answerHeaders: slot.isAnswered ? new HeaderList(headers.slice(headerLines)) : undefined,
    answer: pieces ?? textOf(slot.answer),
  };
}

function toFlat(headers: Headers): readonly string[] {
  return (headers instanceof HeaderList ? headers : HeaderList.from(headers)).flat;
}

/** No header has a line break in it; RFC 9110, section 5.5. */
function toLines(before: string, lines: readonly string[]): string {
  let text = before;
  for (const line of lines) text += `\n${line}`;
  return text;
}
