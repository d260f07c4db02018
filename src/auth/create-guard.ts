import type { AuthConfig } from "../config/config.ts";
import { HttpError } from "../errors.ts";
import { type Scheme, schemes } from "./schemes.ts";

/** Lets a request pass, or throws the configured refusal. */
export type Guard = (request: Request) => void;

export function createGuard(auth: AuthConfig): Guard {
  const scheme = schemes[auth.mode] as Scheme<AuthConfig>;
  const { status, message } = auth.unauthorized;
  return (request) => {
    const reason = scheme.check(request, auth);
    if (reason === undefined) return;
    const headers = status === 401 ? { "www-authenticate": scheme.challenge } : {};
    throw new HttpError("unauthorized", message, { status, headers, members: { reason } });
  };
}
