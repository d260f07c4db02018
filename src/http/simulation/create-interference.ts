import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";
import type { Delay } from "../../config/delay.ts";
import type { Rule } from "../../config/simulation/rule.ts";
import type { Choice, Use } from "../../simulate/create-simulation.ts";
import { toDeedText } from "../../simulate/rule-text.ts";
import { sendNothing } from "../answers/respond.ts";
import { drawDelay, type Pause } from "../pause.ts";
import type { Route } from "../routes/routes.ts";
import { isManagement } from "../safety.ts";
import { HeaderList } from "../web/header-list.ts";
import { toNativeRequest } from "../web/incoming-request.ts";
import { toAsked } from "./asked-of-route.ts";
import { CutConnection } from "./cut-connection.ts";
import { noteExposed } from "./exposed-headers.ts";
import { changesBody, isCarriedOut, toOutcome } from "./outcomes.ts";
import { parsePreferences } from "./preferences.ts";

/** What the app needs to let answers go wrong. */
export interface SimulationParts {
  /** Undefined while no rule is in force. */
  readonly choice: () => Choice | undefined;
  /** Told what was done to an answer; undefined takes it back. */
  readonly onSimulated: (request: Request, deed: string | undefined) => void;
  /** Lets a request wait without keeping those who exchange what is served. */
  readonly rest: <T>(waiting: Promise<T>) => Promise<T>;
  /** Answers a request that has waited, by what is served then. */
  readonly resume: (request: Request) => Response | Promise<Response>;
  /** Aborted when the server closes: nobody need wait any longer. */
  readonly closed: AbortSignal;
  readonly random: () => number;
}

/** Stands between a request and its handler, as a gateway would. */
export interface Interference {
  /** Cuts the connection where the server is made to be offline. */
  cut(request: Request): Promise<Response> | undefined;
  /** The answer, where a rule has a say in it; undefined nearly always. */
  interpose(c: Context, route: Route): Promise<Response> | undefined;
  /** The answer after the config's delay; undefined where nobody waits, or has waited already. */
  postpone(route: Route, request: Request): Promise<Response> | undefined;
}

/** As nginx has it in its log: nobody else ever sees the answer. */
const clientGone = 499;

export function createInterference(parts: SimulationParts, pause: Pause | undefined): Interference {
  const { choice, onSimulated, rest, resume, closed, random } = parts;
  return { cut, interpose, postpone };

  function cut(request: Request): Promise<Response> | undefined {
    const rules = choice();
    const isAsked = rules !== undefined && !decided.has(request) && !isManagement(request.url);
    const use = isAsked ? rules.chooseOffline() : undefined;
    if (!use) return undefined;
    onSimulated(request, toDeedText(use.rule));
    return delayed(use.rule.delay, request).then(() => Promise.reject(new CutConnection()));
  }

  function interpose(c: Context, route: Route): Promise<Response> | undefined {
    const request = c.req.raw;
    const prefer = request.headers.get("prefer");
    const rules = choice();
    if ((prefer === null && !rules) || decided.has(request)) return undefined;
    const asked = toAsked(c, route);
    if (!asked) return undefined;
    const preferences = prefer === null ? undefined : parsePreferences(prefer);
    if (preferences) {
      return interfere({ rule: preferences.rule, giveBack: () => {} }, request, route).then(
        (response) => {
          response.headers.append("preference-applied", preferences.applied);
          return response;
        },
      );
    }
    const use = rules?.choose(asked);
    return use && interfere(use, request, route);
  }

  function postpone(route: Route, request: Request): Promise<Response> | undefined {
    if (!pause || waited.has(request)) return undefined;
    const pausing = pause(route, request);
    if (!pausing) return undefined;
    return rest(pausing).then((isThere) => {
      if (!isThere) return sendNothing(clientGone);
      return goOn(request, true);
    });
  }

  async function interfere(use: Use, request: Request, route: Route): Promise<Response> {
    const { rule } = use;
    const isReal = isCarriedOut(rule, request.method);
    onSimulated(request, toDeedText(rule));
    if (!rule.isAfter) await waitBefore(rule, isReal, request, route);
    const real = isReal ? await carryOut(rule, request) : undefined;
    if (real && isLeftAlone(rule, real)) {
      use.giveBack();
      onSimulated(request, undefined);
      return real;
    }
    if (rule.isAfter) await delayed(rule.delay, request);
    const untilGone = () => rest(whenGone(request));
    return noteExposed(await toOutcome({ rule, request, real, untilGone }), rule.effect);
  }

  /** As long as the rule says, or else the config; what is carried out waits for that by itself. */
  async function waitBefore(rule: Rule, isReal: boolean, request: Request, route: Route) {
    if (rule.delay) return delayed(rule.delay, request);
    const pausing = isReal ? undefined : pause?.(route, request);
    if (pausing && !(await rest(pausing))) throw new CutConnection();
  }

  function carryOut({ effect, delay }: Rule, request: Request): Promise<Response> {
    return goOn(changesBody(effect) ? withoutConditions(request) : request, delay !== undefined);
  }

  /** From the beginning, but nobody is asked about it again. */
  async function goOn(request: Request, hasWaited: boolean): Promise<Response> {
    decided.add(request);
    if (hasWaited) waited.add(request);
    try {
      return await resume(request);
    } finally {
      // A program may send the same one again.
      decided.delete(request);
      waited.delete(request);
    }
  }

  async function delayed(delay: Delay | undefined, request: Request): Promise<void> {
    if (!delay) return;
    const signal = AbortSignal.any([request.signal, closed]);
    await rest(
      wait(drawDelay(delay, random), undefined, { signal }).catch(() => {
        throw new CutConnection();
      }),
    );
  }

  function whenGone({ signal }: Request): Promise<never> {
    const gone = AbortSignal.any([signal, closed]);
    return new Promise((_, reject) => {
      const end = () => reject(new CutConnection());
      if (gone.aborted) end();
      else gone.addEventListener("abort", end, { once: true });
    });
  }
}

/** Requests that a rule was chosen for, or none: nobody is asked twice. */
const decided = new WeakSet<Request>();
/** Requests that have waited as long as they had to. */
const waited = new WeakSet<Request>();

/** A refusal of its own is answered as it is, and what has no body cannot have half of it. */
function isLeftAlone({ effect }: Rule, real: Response): boolean {
  if (effect.kind === "slow") return false;
  return real.status >= 400 || (changesBody(effect) && real.body === null);
}

/** Who has the real answer already would not be sent the changed one. */
function withoutConditions(request: Request): Request {
  const headers = HeaderList.from(request.headers);
  headers.delete("if-none-match");
  return new Request(toNativeRequest(request), { headers });
}
