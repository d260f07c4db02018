type Headers = Readonly<Record<string, string>>;

/** A page is told who may read it; a person in a browser gets the same JSON indented. */
export const vary = "Origin, Accept, Sec-Fetch-Dest";

/** Who asks decides what is allowed to be read, and nothing is to be taken for fresh without asking. */
const jsonHeaders = {
  "content-type": "application/json",
  "cache-control": "no-cache",
  vary,
};

/** What is sent piece by piece, which nobody may wait for the end of. */
const streamed = new WeakSet<Response>();

export function isStreamed(response: Response): boolean {
  return streamed.has(response);
}

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
  const response = new Response(body, { status: 200, headers: { ...jsonHeaders, ...headers } });
  streamed.add(response);
  return response;
}

export function sendNothing(status: number, headers: Headers = {}): Response {
  return new Response(null, { status, headers: { vary, ...headers } });
}
