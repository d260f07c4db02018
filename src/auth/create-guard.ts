import type { AuthConfig } from "../config/config.ts";
import type { Guard } from "../http/create-app.ts";
import { toUnauthorized } from "./refusal.ts";
import { type CheckToken, type Scheme, schemes } from "./schemes.ts";

export function createGuard(auth: AuthConfig, checkToken: CheckToken): Guard {
  const scheme = schemes[auth.mode] as Scheme<AuthConfig>;
  return function guard(request) {
    const reason = scheme.check(request, auth, checkToken);
    if (reason === undefined) return;
    throw toUnauthorized(auth.unauthorized, reason, scheme.challenge(reason, auth));
  };
}
