import type { Effect, Fault, Rule } from "../../config/simulation/rule.ts";
import { toAmended, toMalformed, toReplaced, toStandIn } from "./changed-answers.ts";
import { CutConnection } from "./cut-connection.ts";
import { toCutShort } from "./cut-short.ts";

/** What a rule's effect works on. */
export interface Occasion {
  readonly rule: Rule;
  readonly request: Request;
  /** The real answer; undefined where the request was not carried out. */
  readonly real: Response | undefined;
  /** Rejects when the client has given up, or the server closes. */
  readonly untilGone: () => Promise<never>;
}

type EffectOf<Kind extends Effect["kind"]> = Extract<Effect, { kind: Kind }>;
type Outcome = Response | Promise<Response>;

const outcomes: {
  readonly [Kind in Effect["kind"]]: (occasion: Occasion, effect: EffectOf<Kind>) => Outcome;
} = {
  slow: realOf,
  answer: ({ rule, request }, effect) => toReplaced(effect, rule.on, pathOf(request)),
  amend: (occasion, { body, headers }) => toAmended(realOf(occasion), body, headers),
  fault: (occasion, { fault }) => faults[fault](occasion),
};

const faults: { readonly [F in Fault]: (occasion: Occasion) => Outcome } = {
  reset: () => Promise.reject(new CutConnection()),
  offline: () => Promise.reject(new CutConnection()),
  hang: ({ untilGone }) => untilGone(),
  truncate: (occasion) => toCutShort(realOf(occasion)),
  malformed: (occasion) => toMalformed(realOf(occasion)),
};

/** What the client gets. */
export function toOutcome(occasion: Occasion): Outcome {
  const { effect } = occasion.rule;
  return (outcomes[effect.kind] as (occasion: Occasion, effect: Effect) => Outcome)(
    occasion,
    effect,
  );
}

/**
 * Whether the real answer is needed. A rule that loses or replaces an answer writes nothing unless
 * it says `after`; a read writes nothing anyway, and other headers alone lose nothing.
 */
export function isCarriedOut({ effect, isAfter }: Rule, method: string): boolean {
  if (isAfter || effect.kind === "slow") return true;
  if (effect.kind === "amend" && effect.body === undefined) return true;
  return isRead(method) && changesBody(effect);
}

/** Whether the real answer is sent with another body than its own. */
export function changesBody(effect: Effect): boolean {
  if (effect.kind === "amend") return effect.body !== undefined;
  return effect.kind === "fault" && (effect.fault === "truncate" || effect.fault === "malformed");
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** The real answer, or what it might have been. */
function realOf({ real, request }: Occasion): Response {
  return real ?? toStandIn(request.method === "POST" ? 201 : 200);
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
