import { timingSafeEqual } from "node:crypto";
import { HttpError, SetupError } from "../errors.ts";
import type { Handler } from "../http/create-app.ts";
import type { ConsoleRoute } from "../http/routes/routes.ts";

/** What another process of the same person may ask of a running server. */
export interface Management {
  /** Kept in the lock file, which only that person can read. */
  readonly token: string;
  reset(paths: readonly string[]): Promise<void>;
  snapshot(name: string): Promise<void>;
  restore(name: string): Promise<void>;
}

export const tokenHeader = "x-backlot-token";

export interface ManagementRequest {
  readonly action: "reset" | "snapshot" | "restore";
  readonly names: readonly string[];
}

const actions = {
  reset: ({ reset }, names) => reset(names),
  snapshot: ({ snapshot }, [name = ""]) => snapshot(name),
  restore: ({ restore }, [name = ""]) => restore(name),
} satisfies Record<
  ManagementRequest["action"],
  (management: Management, names: readonly string[]) => Promise<void>
>;

export function createManageHandler(management: Management): Handler<ConsoleRoute> {
  return async function manage(c) {
    if (!isSame(c.req.header(tokenHeader) ?? "", management.token)) {
      throw new HttpError("unknown-path", `Nothing is served at ${c.req.path}.`);
    }
    const { action, names } = (await c.req.json()) as ManagementRequest;
    try {
      await actions[action](management, names);
      return c.json({});
    } catch (error) {
      // For the person at the other terminal, who mends it there.
      if (error instanceof SetupError) return c.json({ mistakes: error.mistakes }, 422);
      throw error;
    }
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
