import type { Clock } from "../create-clock.ts";
import type { Stage } from "../stage/stage.ts";
import type { Backlot } from "./backlot.ts";
import type { Actions } from "./create-actions.ts";
import type { TellingInForce } from "./create-in-force.ts";
import type { Listening } from "./create-listening.ts";
import { isServed } from "./library-listener.ts";

export interface ExposedParts
  extends Pick<Backlot, "fetch" | "listener" | "records" | "seed" | "setTime" | "advance">,
    Pick<Backlot, "token" | "listen" | "reload" | "close"> {
  readonly stage: () => Stage;
  readonly actions: Actions;
  readonly listening: Listening;
  readonly inForce: TellingInForce;
  readonly clock: Pick<Clock, "now" | "isMoved">;
}

/** What a program sees of a server: read anew each time, since a reload exchanges what is served. */
export function exposeBacklot(parts: ExposedParts): Backlot {
  const { stage, actions, listening, inForce, clock, ...given } = parts;
  return {
    get project() {
      return stage().project;
    },
    get config() {
      return stage().project.config;
    },
    get routes() {
      return stage().project.routes;
    },
    get relations() {
      return stage().project.relations;
    },
    get files() {
      return stage().project.files;
    },
    get url() {
      return listening.url;
    },
    get tokens() {
      return stage().auth.tokens;
    },
    get total() {
      return stage().dataset.total();
    },
    get inForce() {
      return inForce.now();
    },
    get time() {
      return { now: clock.now(), isMoved: clock.isMoved };
    },
    ...actions,
    ...given,
    document: () => stage().document(),
    requests: (filter) => actions.journal.list(filter),
    serves: (path) => isServed(path, stage().project.routes),
    servedAt: listening.servedAt,
    [Symbol.asyncDispose]: given.close,
  };
}
