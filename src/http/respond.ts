type Headers = Readonly<Record<string, string>>;

/** Who asks decides what is allowed to be read, and nothing is to be taken for fresh without asking. */
const jsonHeaders = {
  "content-type": "application/json",
  "cache-control": "no-cache",
  vary: "Origin",
};

/**
 * Sends JSON text that is already text: nothing is parsed only to be printed again. Headers stay a
 * plain object: the Node adapter then writes them out as they are.
 */
export function sendJson(json: string, status = 200, headers: Headers = {}): Response {
  return new Response(json, { status, headers: { ...jsonHeaders, ...headers } });
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

/** Pulled by the client's pace: the next piece is made when the last one has left. */
export function streamJson(pieces: Iterable<string>, headers: Headers): Response {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      // A quick client would have all of them made at one go, while everybody else waits.
      await nextTurn();
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => {
      iterator.return?.();
    },
  });
  return new Response(body, { status: 200, headers: { ...jsonHeaders, ...headers } });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export function sendNothing(status: number, headers: Headers = {}): Response {
  return new Response(null, { status, headers: { vary: "Origin", ...headers } });
}
