import type { Config } from "../config/config.ts";
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

/** What became of requests beside their answers, for who tells of them. */
export interface Notes {
  noteRefusal(request: Request, reason: string): void;
  /** Undefined takes it back. */
  noteSimulated(request: Request, deed: string | undefined): void;
  /** What is known of a request; it is then forgotten, since a program may send it again. */
  take(request: Request): Pick<AnsweredRequest, "reason" | "simulated">;
}

export function createNotes(): Notes {
  const reasons = new WeakMap<Request, string>();
  const deeds = new WeakMap<Request, string>();
  return {
    noteRefusal: (request, reason) => {
      reasons.set(request, reason);
    },
    noteSimulated: (request, deed) => {
      if (deed === undefined) deeds.delete(request);
      else deeds.set(request, deed);
    },
    take: (request) => {
      const [reason, simulated] = [reasons.get(request), deeds.get(request)];
      reasons.delete(request);
      deeds.delete(request);
      return {
        ...(reason === undefined ? {} : { reason }),
        ...(simulated === undefined ? {} : { simulated }),
      };
    },
  };
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** As nginx has it in its log: the client had gone before it was answered. */
const clientGone = 499;
const cut = 0;

/** Tells of every request when its answer is ready, or when there will be none. */
export function observe(
  fetch: Fetch,
  config: () => Config,
  notes: Notes,
  onRequest: ((answered: AnsweredRequest) => void) | undefined,
): Fetch {
  if (!onRequest) return fetch;
  return (request) => {
    const start = performance.now();
    const tell = (status: number) =>
      onRequest({
        method: request.method,
        path: toLoggedPath(request.url, config().auth),
        status,
        ...notes.take(request),
        ms: performance.now() - start,
      });
    const answer = fetch(request);
    if (answer instanceof Promise) {
      return answer.then(
        (response) => {
          tell(response.status);
          return response;
        },
        (error: unknown) => {
          tell(request.signal.aborted ? clientGone : cut);
          throw error;
        },
      );
    }
    tell(answer.status);
    return answer;
  };
}
