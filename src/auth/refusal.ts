import type { Unauthorized } from "../config/config.ts";
import { HttpError } from "../errors.ts";

/** What is wrong with a credential; a valid one has no reason. */
export const refusals = ["missing", "expired", "revoked", "incorrect"] as const;
export type Refusal = (typeof refusals)[number];

/** The configured answer; RFC 9110, section 11.6.1 wants a challenge on a 401 and on no other. */
export function toUnauthorized(
  { status, message }: Unauthorized,
  reason: Refusal,
  challenge: string | undefined,
): HttpError {
  const hasChallenge = status === 401 && challenge !== undefined;
  const headers = hasChallenge ? { "www-authenticate": challenge } : {};
  return new HttpError("unauthorized", message, { status, headers, members: { reason } });
}

export const bearerRealm = 'Bearer realm="backlot"';

const tokenFaults = {
  expired: "has expired",
  revoked: "was revoked",
  incorrect: "is not one of this server",
} as const satisfies Record<Exclude<Refusal, "missing">, string>;

/** RFC 6750, section 3.1: a request without any credential is told of no error. */
export function toBearerChallenge(reason: Refusal, token = "token"): string {
  if (reason === "missing") return bearerRealm;
  const description = `The ${token} ${tokenFaults[reason]}`;
  return `Bearer error="invalid_token", error_description="${description}"`;
}
