import type { Effect } from "../../config/simulation/rule.ts";

const names = new WeakMap<Response, readonly string[]>();
const header = "access-control-expose-headers";

/** What a rule sends, a page of another origin may read. */
export function noteExposed(response: Response, effect: Effect): Response {
  const sent = "headers" in effect ? Object.keys(effect.headers) : [];
  if (sent.length > 0) names.set(response, sent);
  return response;
}

/** The headers that let a page read the answer, with what a rule put into it. */
export function exposedOf(
  response: Response,
  cors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const sent = names.get(response);
  return sent ? { ...cors, [header]: [cors[header], ...sent].join(", ") } : cors;
}
