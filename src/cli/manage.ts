import { type Backlot, createBacklot, findServer } from "../backlot.ts";
import { type ManagementRequest, tokenHeader } from "../console/manage-handler.ts";
import { SetupError } from "../errors.ts";
import type { Invocation } from "./arguments/command.ts";

/** Asks the server that has the dataset open, or opens it for the moment where none has. */
export async function manage(
  { config, overrides }: Invocation,
  request: ManagementRequest,
): Promise<void> {
  const server = await findServer(config, overrides);
  if (server?.url !== undefined) return ask(server.url, server.token, request);
  const backlot = await createBacklot(config, overrides);
  try {
    await perform(backlot, request);
  } finally {
    await backlot.close();
  }
}

function perform(backlot: Backlot, { action, names }: ManagementRequest): Promise<void> {
  return action === "reset" ? backlot.reset(names) : backlot[action](names[0] ?? "");
}

async function ask(url: string, token: string, request: ManagementRequest): Promise<void> {
  const response = await fetch(`${url}/_backlot/manage`, {
    method: "POST",
    headers: { [tokenHeader]: token, "content-type": "application/json" },
    body: JSON.stringify(request),
  }).catch((error: unknown) => {
    throw unreachable(url, error instanceof Error ? error.message : String(error));
  });
  if (response.ok) return;
  const { mistakes, detail } = (await response.json()) as Partial<SetupError> & { detail?: string };
  throw mistakes ? new SetupError(mistakes) : refused(url, detail ?? `status ${response.status}`);
}

function refused(url: string, detail: string): SetupError {
  const message = `the server that has the dataset open could not do it: ${detail}`;
  return new SetupError([{ code: "dataset-unusable", place: url, message }]);
}

function unreachable(url: string, reason: string): SetupError {
  const message = `the server that has the dataset open does not listen: ${reason}.`;
  const remedy = "Stop it and try again.";
  return new SetupError([{ code: "dataset-in-use", place: url, message, remedy }]);
}
