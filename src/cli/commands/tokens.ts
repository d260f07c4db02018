import type { TokenEntry } from "../../control/api.ts";
import { suggest } from "../../suggest.ts";
import type { Invocation } from "../arguments/command.ts";
import { UsageError } from "../arguments/usage-error.ts";
import { type Desk, openDesk } from "../desk.ts";

type Verb = (desk: Desk, user: string | undefined) => Promise<string>;

const verbs = {
  list: async (desk, user) => toTable(await desk.listTokens(user)),
  revoke: async (desk, user) => `Revoked ${countTokens(await desk.revokeTokens(user))}.`,
  expire: async (desk, user) => `Expired ${countTokens(await desk.expireTokens(user))}.`,
} as const satisfies Record<string, Verb>;

/** `backlot tokens list|revoke|expire [USER]`, whether or not a server is running. */
export async function run(invocation: Invocation): Promise<number> {
  const [name = "list", user, ...others] = invocation.operands;
  if (!isVerb(name)) {
    const remedy = suggest(name, Object.keys(verbs));
    throw new UsageError("tokens", `There is no "backlot tokens ${name}".`, remedy);
  }
  if (others.length > 0) {
    throw new UsageError("tokens", `One user at a time: ${user}, or none for all.`);
  }
  const desk = await openDesk(invocation);
  process.stdout.write(`${await verbs[name](desk, user)}\n`);
  return 0;
}

function isVerb(name: string): name is keyof typeof verbs {
  return Object.hasOwn(verbs, name);
}

function countTokens(count: number): string {
  return `${count} ${count === 1 ? "token" : "tokens"}`;
}

function toTable(tokens: readonly TokenEntry[]): string {
  if (tokens.length === 0) return "There are no tokens: nobody has logged in yet.";
  const width = Math.max(...tokens.map(({ user }) => user.length));
  return tokens
    .map(({ user, kind, state, issuedAt, expiresAt }) => {
      const columns = [user.padEnd(width), kind.padEnd(7), state.padEnd(7)];
      return `${columns.join("  ")}  issued ${issuedAt}  expires ${expiresAt ?? "never"}`;
    })
    .join("\n");
}
