import { Retired } from "../../http/retired.ts";
import type { Gate } from "./gate.ts";
import type { Stage } from "./stage.ts";

/** Which part of what is served answers a request. */
export type Answering = (stage: Stage) => (request: Request) => Response | Promise<Response>;

export interface AnsweringParts {
  readonly gate: Pick<Gate, "pass">;
  readonly stage: () => Stage;
  /** Before a write: waits where the dataset's file is lost and first has to be mended. */
  readonly mended: () => Promise<void> | undefined;
}

/** Has requests answered by what is served when the gate lets them through. */
export function createAnswering({ gate, stage, mended }: AnsweringParts) {
  return (request: Request, by: Answering): Response | Promise<Response> => {
    if (isRead(request)) return pass(() => by(stage())(request));
    // Before the gate: mending is an exchange itself, and would wait for whoever waits for it.
    const mending = mended();
    const write = () => onceSettled(request, by);
    return mending ? mending.then(() => pass(write)) : pass(write);
  };

  function pass(work: () => Response | Promise<Response>): Response | Promise<Response> {
    const answered = gate.pass(work);
    if (!(answered instanceof Promise)) return answered;
    return answered.catch((error: unknown) => {
      if (error instanceof Retired) return pass(work);
      throw error;
    });
  }

  /** While an index is built beside, nobody else can write. */
  function onceSettled(request: Request, by: Answering): Response | Promise<Response> {
    const building = stage().dataset.settled();
    return building ? building.then(() => onceSettled(request, by)) : by(stage())(request);
  }
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}
