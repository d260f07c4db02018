import type { AuthConfig } from "../config/config.ts";
import type { Guard } from "../http/create-app.ts";
import { toUnauthorized } from "./refusal.ts";
import { type CheckToken, type Scheme, schemes } from "./schemes.ts";

/** `isOpen`: who brings no credential is let in, as somebody who is signed in. */
export function createGuard(auth: AuthConfig, checkToken: CheckToken, isOpen: boolean): Guard {
  const scheme = schemes[auth.mode] as Scheme<AuthConfig>;
  return function guard(request) {
    const reason = scheme.check(request, auth, checkToken);
    if (reason === undefined || (isOpen && reason === "missing")) return;
    throw toUnauthorized(auth.unauthorized, reason, scheme.challenge(reason, auth));
  };
}
