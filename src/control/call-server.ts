import { SetupError } from "../errors.ts";
import { type AnswerOf, apiPath, type BodyOf, type CallName, tokenHeader } from "./api.ts";
import { controlRoutes } from "./control-routes.ts";

/** Where a server listens, and what lets this process manage it. */
export interface ServerAddress {
  readonly url: string;
  readonly token: string;
}

export interface CallInput<Name extends CallName> {
  readonly body?: BodyOf<Name>;
  /** The parameters of its path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Asks a running server, as another process of the same person. */
export async function callServer<Name extends CallName>(
  server: ServerAddress,
  name: Name,
  { body, parameters = {}, query = {} }: CallInput<Name> = {},
): Promise<AnswerOf<Name>> {
  const { method, path } = controlRoutes[name];
  const filled = path.replaceAll(/:(\w+)/g, (_, key) => encodeURIComponent(parameters[key] ?? ""));
  const search = new URLSearchParams(query).toString();
  const target = `${toReachable(server.url)}${apiPath}${filled}${search && `?${search}`}`;
  const response = await fetch(target, {
    method,
    headers: { [tokenHeader]: server.token, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw unreachable(server.url, error);
  });
  if (response.status === 204) return undefined as AnswerOf<Name>;
  const answer: unknown = await response.json();
  if (response.ok) return answer as AnswerOf<Name>;
  throw toRefusal(server.url, response.status, answer);
}

/** A wildcard address is one to listen on, and none to ask at. */
function toReachable(url: string): string {
  return url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
}

function toRefusal(url: string, status: number, answer: unknown): SetupError {
  const { mistakes, detail = `status ${status}` } = answer as Partial<SetupError> & {
    readonly detail?: string;
  };
  if (mistakes) return new SetupError(mistakes);
  const message = `the server could not do it: ${detail}`;
  return new SetupError([{ code: "dataset-unusable", place: url, message }]);
}

function unreachable(url: string, error: unknown): SetupError {
  const cause = error instanceof Error ? error.cause : undefined;
  const reason = cause instanceof Error ? cause.message : String(error);
  const message = `the server that runs here does not answer: ${reason}.`;
  const remedy = "Stop it and try again.";
  return new SetupError([{ code: "dataset-in-use", place: url, message, remedy }]);
}
