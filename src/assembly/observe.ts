import type { Config } from "../config/config.ts";
import type { Journal } from "../control/journal/create-journal.ts";
import { sentTextOf } from "../http/answers/respond.ts";
import { arrivedBody } from "../http/bodies/body.ts";
import { toLoggedPath } from "./logged-path.ts";

export interface AnsweredRequest {
  readonly method: string;
  /** With its query; secrets in it are masked. */
  readonly path: string;
  /** 0 where the connection was cut without an answer. */
  readonly status: number;
  /** What was wrong with the credential of a refused request. */
  readonly reason?: string;
  /** What a rule did to the answer: `503`, `reset`, `2000 ms`. */
  readonly simulated?: string;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
}

interface RequestNotes {
  reason?: string | undefined;
  simulated?: string | undefined;
}

/** Of nearly every request there is nothing to tell. */
const nothing: Readonly<RequestNotes> = {};

/** What became of requests beside their answers, for who tells of them. */
export interface Notes {
  noteRefusal(request: Request, reason: string): void;
  /** Undefined takes it back. */
  noteSimulated(request: Request, deed: string | undefined): void;
  /** What is known of a request; it is then forgotten, since a program may send it again. */
  take(request: Request): Readonly<RequestNotes>;
}

export function createNotes(): Notes {
  const kept = new WeakMap<Request, RequestNotes>();
  const note = (request: Request, notes: RequestNotes) => {
    kept.set(request, { ...kept.get(request), ...notes });
  };
  return {
    noteRefusal: (request, reason) => note(request, { reason }),
    noteSimulated: (request, simulated) => note(request, { simulated }),
    take: (request) => {
      const notes = kept.get(request);
      if (!notes) return nothing;
      kept.delete(request);
      return notes;
    },
  };
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** As nginx has it in its log: the client had gone before it was answered. */
const clientGone = 499;
const cut = 0;

export interface ObserverParts {
  readonly config: () => Config;
  readonly notes: Notes;
  readonly journal: Pick<Journal, "note">;
  readonly now: () => Date;
  readonly onRequest: ((answered: AnsweredRequest) => void) | undefined;
  /** After a rule was used: it may have been for the last time. */
  readonly onSimulated: () => void;
}

/** Tells of every request when its answer is ready, or when there will be none. */
export function observe(fetch: Fetch, parts: ObserverParts): Fetch {
  const { config, notes, journal, now, onRequest } = parts;
  return (request) => {
    const start = performance.now();
    const answer = fetch(request);
    if (answer instanceof Promise) {
      return answer.then(
        (response) => {
          tell(request, start, response.status, response);
          return response;
        },
        (error: unknown) => {
          tell(request, start, request.signal.aborted ? clientGone : cut, undefined);
          throw error;
        },
      );
    }
    tell(request, start, answer.status, answer);
    return answer;
  };

  function tell(
    request: Request,
    start: number,
    status: number,
    response: Response | undefined,
  ): void {
    const { method, url, headers: requestHeaders } = request;
    const ms = performance.now() - start;
    const { reason, simulated } = notes.take(request);
    journal.note({
      method,
      url,
      at: now().getTime(),
      ms,
      status,
      reason,
      simulated,
      requestHeaders,
      body: arrivedBody(request),
      // No response: one that is sent piece by piece holds a list open.
      answerHeaders: response?.headers,
      answer: response && sentTextOf(response),
    });
    onRequest?.({
      method,
      path: toLoggedPath(url, config().auth),
      status,
      ...(reason === undefined ? {} : { reason }),
      ...(simulated === undefined ? {} : { simulated }),
      ms,
    });
    if (simulated !== undefined) parts.onSimulated();
  }
}
