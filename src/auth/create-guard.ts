import type { AuthConfig } from "../config/config.ts";
import type { Guard } from "../http/create-app.ts";
import { toUnauthorized } from "./refusal.ts";
import { type CheckToken, type Scheme, schemes } from "./schemes.ts";
import type { Transport } from "./transports.ts";

/** `isOpen`: who brings no credential is let in, as somebody who is signed in. */
export function createGuard(
  auth: AuthConfig,
  checkToken: CheckToken,
  transport: Transport | undefined,
  isOpen: boolean,
): Guard {
  const scheme = schemes[auth.mode] as Scheme<AuthConfig>;
  const readToken = transport?.readToken ?? (() => undefined);
  return function guard(request) {
    const reason = scheme.check(request, auth, { read: readToken, check: checkToken });
    if (isOpen && reason === "missing") return;
    if (reason === undefined) return transport?.refuseForged(request);
    throw toUnauthorized(auth.unauthorized, reason, scheme.challenge(reason, auth));
  };
}
