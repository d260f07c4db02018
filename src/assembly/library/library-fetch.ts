import { noteArrived, readAhead } from "../../http/bodies/body.ts";
import { CutConnection } from "../../http/simulation/cut-connection.ts";
import { toNativeResponse } from "../../http/web/plain-response.ts";

type Answer = (request: Request) => Response | Promise<Response>;

/** Where a path leads while nobody listens; the name is nobody's. */
const nowhere = "http://backlot";

/** What the global `fetch` would do, for a program that has the server in its own process. */
export function createLibraryFetch(
  answer: Answer,
  url: () => string | undefined,
  isSimulating: () => boolean,
): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async function fetch(input, init) {
    const request = toRequest(input, init, url() ?? nowhere);
    const text = toText(init?.body);
    if (text !== undefined) noteArrived(request, Buffer.from(text));
    // Who is simulated to is refused unread, and a test wants to see what was sent all the same.
    else if (isSimulating()) await readAhead(request);
    try {
      return toNativeResponse(await answer(request));
    } catch (error) {
      const { aborted, reason } = request.signal;
      // What a rule cut off rejects as the global one would: with the signal's reason, where one ended it.
      throw aborted && error instanceof CutConnection ? reason : error;
    }
  };
}

function toRequest(
  input: string | URL | Request,
  init: RequestInit | undefined,
  base: string,
): Request {
  if (!(input instanceof Request)) return new Request(new URL(input, base), init);
  // The same one where nothing is changed about it: who sent it may know it again.
  return init === undefined ? input : new Request(input, init);
}

/** A body that need not be read from the request: it is there already. */
function toText(body: RequestInit["body"]): string | undefined {
  return typeof body === "string" || body instanceof URLSearchParams ? String(body) : undefined;
}
