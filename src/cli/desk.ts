import { readConfig } from "../assembly/project/project.ts";
import { createBacklot, type OpenTokens, openSnapshots, openTokens } from "../backlot.ts";
import type { SnapshotEntry, TokenEntry } from "../control/api.ts";
import { callServer, type ServerAddress } from "../control/call-server.ts";
import type { Invocation } from "./arguments/command.ts";
import { findServer, notRunning } from "./find-server.ts";

/** What commands do to a dataset: through the server that has it open, or themselves where none has. */
export interface Desk {
  reset(paths: readonly string[]): Promise<void>;
  saveSnapshot(name: string): Promise<void>;
  restoreSnapshot(name: string): Promise<void>;
  listSnapshots(): Promise<readonly SnapshotEntry[]>;
  deleteSnapshot(name: string): Promise<void>;
  listTokens(user: string | undefined): Promise<readonly TokenEntry[]>;
  /** How many. */
  revokeTokens(user: string | undefined): Promise<number>;
  expireTokens(user: string | undefined): Promise<number>;
}

export async function openDesk(invocation: Invocation): Promise<Desk> {
  const server = await findServer(invocation);
  if (server) return createServerDesk(server);
  const { config, overrides } = invocation;
  const { dataset } = (await readConfig(config, overrides)).config;
  if (dataset !== ":memory:") return createFileDesk(config, overrides);
  const message = "records are in memory, and no server of this project is running.";
  throw notRunning(
    "dataset",
    message,
    "Start one with backlot, and ask again in another terminal.",
  );
}

function createServerDesk(server: ServerAddress): Desk {
  const ofUser = (user: string | undefined) => (user === undefined ? {} : { user });
  return {
    reset: (paths) => callServer(server, "reset", { body: { paths } }),
    saveSnapshot: async (name) => {
      await callServer(server, "saveSnapshot", { body: { name } });
    },
    restoreSnapshot: (name) => callServer(server, "restoreSnapshot", { parameters: { name } }),
    listSnapshots: () => callServer(server, "listSnapshots"),
    deleteSnapshot: (name) => callServer(server, "deleteSnapshot", { parameters: { name } }),
    listTokens: (user) => callServer(server, "listTokens", { query: ofUser(user) }),
    revokeTokens: async (user) =>
      (await callServer(server, "revokeTokens", { body: ofUser(user) })).count,
    expireTokens: async (user) =>
      (await callServer(server, "expireTokens", { body: ofUser(user) })).count,
  };
}

function createFileDesk(config: Invocation["config"], overrides: Invocation["overrides"]): Desk {
  return {
    reset: (paths) => served((backlot) => backlot.reset(paths)),
    saveSnapshot: (name) => served((backlot) => backlot.snapshot(name)),
    restoreSnapshot: (name) => served((backlot) => backlot.restore(name)),
    listSnapshots: async () =>
      (await openSnapshots(config, overrides))
        .list()
        .map(({ name, size, createdAt }) => ({ name, size, savedAt: createdAt })),
    deleteSnapshot: async (name) => (await openSnapshots(config, overrides)).delete(name),
    listTokens: (user) => withTokens((tokens) => tokens.list(user)),
    revokeTokens: (user) => withTokens((tokens) => tokens.revoke(user)),
    expireTokens: (user) => withTokens((tokens) => tokens.expire(user)),
  };

  async function served(
    work: (backlot: Awaited<ReturnType<typeof createBacklot>>) => Promise<void>,
  ): Promise<void> {
    const backlot = await createBacklot(config, overrides);
    try {
      await work(backlot);
    } finally {
      await backlot.close();
    }
  }

  async function withTokens<T>(work: (tokens: OpenTokens) => T): Promise<T> {
    const tokens = await openTokens(config, overrides);
    try {
      return work(tokens);
    } finally {
      tokens.close();
    }
  }
}
