import type { Backlot, Environment, Options } from "../../src/index.ts";
import { startBacklot } from "./project.ts";

const models = `
export interface Product {
  id: number;
  /** @minLength 1 */
  name: string;
  /** @minimum 0 */
  price: number;
  note?: string | null;
  tags?: string[];
  size?: { width: number; unit: "cm" | "in" };
  createdAt: Date;
  updatedAt: Date;
}
export interface Reading { id: number; value: number }
export interface Message { id: number; text: string }
export interface Settings { theme: "light" | "dark" }
`;

const resources = [
  { path: "/products", type: "Product[]", count: 5 },
  { path: "/readings", type: "Reading[]", count: 3, operations: ["GET"] },
  { path: "/inbox", type: "Message[]", count: 1, operations: ["POST"] },
  { path: "/settings", type: "Settings", operations: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
] as const satisfies Options["resources"];

/** A small shop whose clock stands at the start of 2030. */
export function startShop(
  options: Partial<Options> = {},
  environment: Environment = {},
): Promise<Backlot> {
  const now = () => new Date("2030-01-01T00:00:00.000Z");
  return startBacklot(models, { resources, ...options }, { now, ...environment });
}

export interface Sent {
  readonly body?: unknown;
  readonly text?: string;
  readonly bytes?: readonly number[];
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request to the app itself, with any body whatsoever. */
export async function send(
  backlot: Backlot,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<Response> {
  const body =
    sent.bytes !== undefined
      ? Uint8Array.from(sent.bytes)
      : (sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body)));
  const type = body === undefined ? {} : { "content-type": sent.type ?? "application/json" };
  return backlot.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { ...type, ...sent.headers },
      ...(body === undefined ? {} : { body }),
    }),
  );
}

/** What a request is answered with, as JSON. */
export async function sendForJson(
  backlot: Backlot,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<unknown> {
  return (await send(backlot, method, path, sent)).json();
}
