import { type OpenTokens, openTokens } from "../../backlot.ts";
import { suggest } from "../../suggest.ts";
import type { Invocation } from "../arguments/command.ts";
import { UsageError } from "../arguments/usage-error.ts";

type Verb = (tokens: OpenTokens, user: string | undefined) => string;

const verbs = {
  list: (tokens, user) => toTable(tokens.list(user)),
  revoke: (tokens, user) => `Revoked ${countTokens(tokens.revoke(user))}.`,
  expire: (tokens, user) => `Expired ${countTokens(tokens.expire(user))}.`,
} as const satisfies Record<string, Verb>;

/** `backlot tokens list|revoke|expire [USER]`, on the dataset itself, whether or not it is served. */
export async function run({ operands, config, overrides }: Invocation): Promise<number> {
  const [name = "list", user, ...others] = operands;
  if (!isVerb(name)) {
    const remedy = suggest(name, Object.keys(verbs));
    throw new UsageError("tokens", `There is no "backlot tokens ${name}".`, remedy);
  }
  if (others.length > 0) {
    throw new UsageError("tokens", `One user at a time: ${user}, or none for all.`);
  }
  const tokens = await openTokens(config, overrides);
  try {
    process.stdout.write(`${verbs[name](tokens, user)}\n`);
    return 0;
  } finally {
    tokens.close();
  }
}

function isVerb(name: string): name is keyof typeof verbs {
  return Object.hasOwn(verbs, name);
}

function countTokens(count: number): string {
  return `${count} ${count === 1 ? "token" : "tokens"}`;
}

function toTable(tokens: ReturnType<OpenTokens["list"]>): string {
  if (tokens.length === 0) return "There are no tokens: nobody has logged in yet.";
  const width = Math.max(...tokens.map(({ user }) => user.length));
  return tokens
    .map(({ user, kind, state, issuedAt, expiresAt }) => {
      const columns = [user.padEnd(width), kind.padEnd(7), state.padEnd(7)];
      return `${columns.join("  ")}  issued ${issuedAt}  expires ${expiresAt ?? "never"}`;
    })
    .join("\n");
}
