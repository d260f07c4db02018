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

/** Pulled by the client's pace: the next piece is made when the last one has left. */
export function streamJson(pieces: Iterable<string>, headers: Headers): Response {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
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

export function sendNothing(status: number, headers: Headers = {}): Response {
  return new Response(null, { status, headers: { vary: "Origin", ...headers } });
}
