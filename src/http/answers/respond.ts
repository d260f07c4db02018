type Headers = Readonly<Record<string, string>>;

/** A page is told who may read it; a person in a browser gets the same JSON indented. */
export const vary = "Origin, Accept, Sec-Fetch-Dest";

/** Who asks decides what is allowed to be read, and nothing is to be taken for fresh without asking. */
const jsonHeaders = {
  "content-type": "application/json",
  "cache-control": "no-cache",
  vary,
};

/**
 * Sends JSON text that is already text: nothing is parsed only to be printed again. Headers stay a
 * plain object: the Node adapter then writes them out as they are.
 */
export function sendJson(json: string, status = 200, headers: Headers = {}): Response {
  return sendText(json, { status, headers: { ...jsonHeaders, ...headers } });
}

/** In bytes, more or less: what is longer is sent piece by piece. */
const largestText = 1024 * 1024;

/** In milliseconds: then others get their turn. */
const longestTurn = 8;

/**
 * Sends text that comes in pieces, whose making may take long: others are answered in between. What is
 * short is sent as a whole, and so says how long it is.
 */
export function sendPieces(
  pieces: Iterable<string>,
  headers: Headers,
): Response | Promise<Response> {
  const iterator = pieces[Symbol.iterator]();
  let text = "";
  return gather();

  function gather(): Response | Promise<Response> {
    const start = performance.now();
    while (performance.now() - start < longestTurn) {
      const { done, value } = iterator.next();
      if (done) return sendJson(text, 200, headers);
      text += value;
      if (text.length > largestText) return streamJson(resume(text, iterator), headers);
    }
    return nextTurn().then(gather);
  }
}

function* resume(text: string, iterator: Iterator<string>): Iterable<string> {
  try {
    yield text;
    for (let next = iterator.next(); !next.done; next = iterator.next()) yield next.value;
  } finally {
    iterator.return?.();
  }
}

const sent = Symbol("sent text");

/** What is sent piece by piece: as much of it as has left, up to a limit. */
export interface SentPieces {
  text: string;
}

type NotedResponse = Response & { [sent]?: string | SentPieces };

/** A response whose text can be looked at without reading its body. */
export function sendText(text: string, init: ResponseInit): Response {
  const response: NotedResponse = new Response(text, init);
  // A property, and no weak map: this happens at every request.
  response[sent] = text;
  return response;
}

/** Undefined where the response was made by somebody who did not say. */
export function sentTextOf(response: NotedResponse): string | SentPieces | undefined {
  return response[sent];
}

/** In characters: what is kept of an answer that is sent piece by piece. */
const longestKept = 64 * 1024;

/** Pulled by the client's pace: the next piece is made when the last one has left. */
export function streamJson(pieces: Iterable<string>, headers: Headers): Response {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  const kept: SentPieces = { text: "" };
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      // A quick client would have all of them made at one go, while everybody else waits.
      await nextTurn();
      const { done, value } = iterator.next();
      if (done) return controller.close();
      if (kept.text.length < longestKept) kept.text = toKept(kept.text, value);
      controller.enqueue(encoder.encode(value));
    },
    cancel: () => {
      iterator.return?.();
    },
  });
  const init = { status: 200, headers: { ...jsonHeaders, ...headers } };
  const response: NotedResponse = new Response(body, init);
  response[sent] = kept;
  return response;
}

/** A part of a text keeps all of it in memory, so it is copied. */
function toKept(before: string, piece: string): string {
  const start = (before + piece).slice(0, longestKept);
  return Buffer.from(start, "utf16le").toString("utf16le");
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export function sendNothing(status: number, headers: Headers = {}): Response {
  return new Response(null, { status, headers: { vary, ...headers } });
}
