import type { AuthConfig, BearerConfig } from "../config/config.ts";
import type { AccountStore } from "../dataset/accounts/accounts.ts";
import type { Guard, Handlers } from "../http/create-app.ts";
import type { AccountRecords } from "../http/records/account-records.ts";
import type { AuthOperationName } from "../http/routes/auth-routes.ts";
import { type AuthDesk, createAuthHandlers } from "./auth-handlers.ts";
import { createGuard } from "./create-guard.ts";
import { createSessions } from "./create-sessions.ts";
import { type SignedIn, signIn } from "./sign-in.ts";
import { createFindUser, type FindUser } from "./tokens/check-token.ts";
import { createTokens, type Tokens } from "./tokens/create-tokens.ts";
import { createTransport } from "./transports.ts";
import { createOwnUsers } from "./users/own-users.ts";
import { createRecordUsers } from "./users/record-users.ts";
import { syncPresets } from "./users/sync-presets.ts";
import { createUserDesk, type UserDesk } from "./users/user-desk.ts";

export interface Auth {
  /** Undefined: every route is open. */
  readonly guard: Guard | undefined;
  readonly handlers: Pick<Handlers, AuthOperationName>;
  readonly tokens: Tokens;
  /** Undefined where nobody logs in. */
  readonly users: UserDesk | undefined;
  /** Who a request is to be, in the mode of the config. */
  signIn(email: string): Promise<SignedIn>;
  /** After users and tokens have gone: those of the config come back. */
  restart(): void;
}

export interface AuthSources {
  readonly config: AuthConfig | undefined;
  readonly basePath: string;
  readonly accounts: () => AccountStore;
  /** The records that are the users, where the config says so. */
  readonly records: AccountRecords | undefined;
  readonly readBody: AuthDesk["readBody"];
  readonly now: () => Date;
  /** Whose requests those without a credential count as. */
  readonly signedIn?: string | undefined;
}

interface OpenBearer extends AuthDesk {
  readonly findUser: FindUser;
  readonly desk: UserDesk;
}

/** All that authentication adds to a server. Only the bearer mode touches the dataset. */
export function createAuth(sources: AuthSources): Auth {
  const { config, basePath, accounts, records, readBody, now, signedIn } = sources;
  const open = () => (config?.mode === "bearer" ? openBearer(config) : undefined);
  let bearer = open();
  return {
    guard: config && createGuard(config, checkToken, bearer?.transport, signedIn !== undefined),
    handlers: createAuthHandlers(() => {
      if (bearer) return bearer;
      throw new Error("Only the bearer mode has auth routes.");
    }),
    tokens: createTokens(accounts, now),
    get users() {
      return bearer?.desk;
    },
    signIn: (email) =>
      signIn(
        config,
        email,
        bearer && { openSession: bearer.sessions.openFor, transport: bearer.transport },
      ),
    restart: () => {
      bearer = open();
    },
  };

  function openBearer(bearerConfig: BearerConfig): OpenBearer {
    const store = accounts();
    syncPresets(store, bearerConfig.users, now());
    const users = records
      ? createRecordUsers(records, store)
      : createOwnUsers(bearerConfig, store, now);
    const findUser = createFindUser(store, users, bearerConfig.users, now);
    const sessions = createSessions({
      config: bearerConfig,
      store,
      users,
      findUser,
      now,
      signedIn,
    });
    return {
      config: bearerConfig,
      sessions,
      desk: createUserDesk(users, sessions),
      transport: createTransport(bearerConfig, basePath),
      readBody,
      findUser,
    };
  }

  function checkToken(text: string) {
    const found = bearer?.findUser(text) ?? { refusal: "incorrect" as const };
    return "refusal" in found ? found.refusal : undefined;
  }
}
