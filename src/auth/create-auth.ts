import type { AuthConfig, AuthRouteName, BearerConfig } from "../config/config.ts";
import type { AccountStore } from "../dataset/accounts/accounts.ts";
import type { Guard, Handlers } from "../http/create-app.ts";
import { createAuthHandlers } from "./auth-handlers.ts";
import { findAccessToken } from "./check-token.ts";
import { createGuard } from "./create-guard.ts";
import { createSessions, type Sessions } from "./create-sessions.ts";
import { createTokens, type Tokens } from "./create-tokens.ts";
import { syncPresets } from "./sync-presets.ts";

export interface Auth {
  /** Undefined: every route is open. */
  readonly guard: Guard | undefined;
  readonly handlers: Pick<Handlers, AuthRouteName>;
  readonly tokens: Tokens;
}

/**
 * All that authentication adds to a server. Only the bearer mode touches the dataset. Requests
 * without a credential count as those of who is `signedIn`.
 */
export function createAuth(
  config: AuthConfig | undefined,
  accounts: () => AccountStore,
  now: () => Date,
  signedIn?: string,
): Auth {
  const sessions = config?.mode === "bearer" ? openSessions(config) : undefined;
  return {
    guard: config && createGuard(config, checkToken, signedIn !== undefined),
    handlers: createAuthHandlers(() => {
      if (sessions) return sessions;
      throw new Error("Only the bearer mode has auth routes.");
    }),
    tokens: createTokens(accounts, now),
  };

  function openSessions(bearer: BearerConfig): Sessions {
    syncPresets(accounts(), bearer.users, now());
    return createSessions(bearer, accounts(), now, signedIn);
  }

  function checkToken(text: string) {
    const found = findAccessToken(accounts(), text, now());
    return "refusal" in found ? found.refusal : undefined;
  }
}
