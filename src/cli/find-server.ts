import { relative } from "node:path";
import { findServers, type RunningServer } from "../assembly/dataset/running-servers.ts";
import { SetupError } from "../errors.ts";
import type { Invocation } from "./arguments/command.ts";

/** The running server that is meant: the only one, or the one at `--port`; undefined: none runs. */
export async function findServer({
  config,
  overrides,
  given,
}: Invocation): Promise<RunningServer | undefined> {
  const servers = await findServers(config, overrides);
  const port = given.get("port");
  const meant = port === undefined ? servers : servers.filter((each) => portOf(each) === port);
  if (meant.length > 1) throw ambiguous(meant);
  const [server] = meant;
  if (server || port === undefined) return server;
  throw notRunning(`--port ${port}`, "no server of this project listens there.", toList(servers));
}

/** The same for what only a running server can do. */
export async function requireServer(invocation: Invocation): Promise<RunningServer> {
  const server = await findServer(invocation);
  if (server) return server;
  const remedy = "Start one with backlot, and ask again in another terminal.";
  throw notRunning(invocation.config, "no server of this project is running.", remedy);
}

function portOf({ url }: RunningServer): number {
  return Number(new URL(url).port || 80);
}

function ambiguous(servers: readonly RunningServer[]): SetupError {
  const message = `${servers.length} servers of this project are running.`;
  const remedy = `Say with --port which is meant. ${toList(servers)}`;
  return new SetupError([{ code: "server-ambiguous", place: "--port", message, remedy }]);
}

export function notRunning(place: string, message: string, remedy: string): SetupError {
  return new SetupError([{ code: "server-not-running", place, message, remedy }]);
}

function toList(servers: readonly RunningServer[]): string {
  const texts = servers.map(({ url, dataset }) => {
    const where = dataset === undefined ? "in memory" : relative(process.cwd(), dataset);
    return `${url} (${where})`;
  });
  return texts.length === 0 ? "None is running." : `There are: ${texts.join(", ")}.`;
}
