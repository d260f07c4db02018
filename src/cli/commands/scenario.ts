import pc from "picocolors";
import { noScenario } from "../../config/simulation/scenario.ts";
import { callServer, type ServerAddress } from "../../control/call-server.ts";
import type { Invocation } from "../arguments/command.ts";
import { requireServer } from "../find-server.ts";

/** `backlot scenario NAME`, on the running server. */
export async function run(invocation: Invocation): Promise<number> {
  const [name] = invocation.operands;
  const server = await requireServer(invocation);
  const text =
    name === undefined
      ? await list(server, invocation.given.has("json"))
      : await play(server, name);
  process.stdout.write(`${text}\n`);
  return 0;
}

async function play(server: ServerAddress, name: string): Promise<string> {
  await callServer(server, "playScenario", { body: { name } });
  return name === noScenario
    ? `${pc.green("✓")} No scenario is in force: what was there before is back.`
    : `${pc.green("✓")} ${name} is in force. backlot scenario off brings back what was there.`;
}

async function list(server: ServerAddress, isJson: boolean): Promise<string> {
  const { scenario, scenarios } = await callServer(server, "state");
  if (isJson) return JSON.stringify({ scenario, scenarios }, null, 2);
  if (scenarios.length === 0) return "The config names no scenarios.";
  return scenarios
    .map((name) => (name === scenario ? `* ${pc.bold(name)}` : `  ${name}`))
    .join("\n");
}
