import { workForATurn } from "../../in-turns.ts";
import { HeaderList } from "../web/header-list.ts";
import { PlainResponse, type SentPieces } from "../web/plain-response.ts";
import type { PulledText } from "../web/pulled-text.ts";

type GivenHeaders = Readonly<Record<string, string>>;

/** A page is told who may read it; a person in a browser gets the same JSON indented. */
export const vary = "Origin, Accept, Sec-Fetch-Dest";

/** Who asks decides what is allowed to be read, and nothing is to be taken for fresh without asking. */
function toJsonHeaders(headers: GivenHeaders): HeaderList {
  return withAll(
    new HeaderList(["content-type", "application/json", "cache-control", "no-cache", "vary", vary]),
    headers,
  );
}

function withAll(list: HeaderList, headers: GivenHeaders): HeaderList {
  for (const name in headers) list.set(name, headers[name] ?? "");
  return list;
}

/** Sends JSON text that is already text: nothing is parsed only to be printed again. */
export function sendJson(json: string, status = 200, headers: GivenHeaders = {}): Response {
  return new PlainResponse(json, { status, headers: toJsonHeaders(headers) });
}

/** In bytes, more or less: what is longer is sent piece by piece. */
const largestText = 1024 * 1024;

/**
 * Sends text that comes in pieces, whose making may take long: others are answered in between. What is
 * short is sent as a whole, and so says how long it is.
 */
export function sendPieces(
  pieces: Iterable<string>,
  headers: GivenHeaders,
): Response | Promise<Response> {
  const iterator = pieces[Symbol.iterator]();
  let text = "";
  return gather();

  function gather(): Response | Promise<Response> {
    let isAll = false;
    const isEnough = workForATurn(() => {
      const { done, value } = iterator.next();
      if (done) isAll = true;
      else text += value;
      return isAll || text.length > largestText;
    });
    if (isAll) return sendJson(text, 200, headers);
    if (!isEnough) return nextInLine().then(gather);
    const gathered = [text];
    text = "";
    return streamJson(resume(gathered, iterator), headers);
  }
}

/** What was gathered is handed over: a client that stalls would keep it in memory until it goes on. */
function* resume(gathered: string[], iterator: Iterator<string>): Iterable<string> {
  try {
    yield gathered.pop() ?? "";
    for (let next = iterator.next(); !next.done; next = iterator.next()) yield next.value;
  } finally {
    iterator.return?.();
  }
}

interface ResponseParts {
  readonly status: number;
  readonly headers: Headers | GivenHeaders;
}

/** A response whose text can be looked at without reading its body. */
export function sendText(text: string, { status, headers }: ResponseParts): Response {
  return new PlainResponse(text, { status, headers: HeaderList.from(headers) });
}

/** What nobody looks at afterwards: the files of a page, and documents. */
export function sendFile(content: Uint8Array | string, headers: GivenHeaders): Response {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return new PlainResponse(bytes, { status: 200, headers: HeaderList.from(headers) });
}

export function sendPage(html: string, headers: GivenHeaders): Response {
  return sendFile(html, { ...headers, "content-type": "text/html; charset=UTF-8" });
}

/** Undefined where there is no text, or nobody is to look at it. */
export function sentTextOf(response: Response): string | SentPieces | undefined {
  if (!(response instanceof PlainResponse)) return undefined;
  return typeof response.content === "string" ? response.content : response.pieces;
}

/** In characters: what is kept of an answer that is sent piece by piece. */
const longestKept = 64 * 1024;

/** Pulled by the client's pace: the next piece is made when the last one has left. */
export function streamJson(pieces: Iterable<string>, headers: GivenHeaders): Response {
  const iterator = pieces[Symbol.iterator]();
  const sent: SentPieces = { text: "" };
  const text: PulledText = {
    pull: async () => {
      // A quick client would have all of them made at one go, while everybody else waits.
      await nextInLine();
      const { done, value } = iterator.next();
      if (done) return undefined;
      if (sent.text.length < longestKept) sent.text = toKept(sent.text, value);
      return value;
    },
    cancel: () => {
      iterator.return?.();
    },
  };
  return new PlainResponse(text, { status: 200, headers: toJsonHeaders(headers), pieces: sent });
}

/** A part of a text keeps all of it in memory, so it is copied. */
function toKept(before: string, piece: string): string {
  const start = (before + piece).slice(0, longestKept);
  return Buffer.from(start, "utf16le").toString("utf16le");
}

/** Answers that wait for their next piece. */
const waiting: (() => void)[] = [];

/** One after the other: twenty pieces at one go would keep a small request waiting for all of them. */
function nextInLine(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}

export function sendNothing(status: number, headers: GivenHeaders = {}): Response {
  return new PlainResponse(null, {
    status,
    headers: withAll(new HeaderList(["vary", vary]), headers),
  });
}
