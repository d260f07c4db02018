import { networkInterfaces } from "node:os";

export interface Addresses {
  /** For this machine: a wildcard address is none that a browser could open. */
  readonly url: string;
  /** For others; none where the server listens on one address alone. */
  readonly network: readonly string[];
}

/** The addresses that a server bound to this URL can be asked at. */
export function toAddresses(bound: string): Addresses {
  const { hostname, port } = new URL(bound);
  if (hostname !== "0.0.0.0" && hostname !== "[::]") return { url: bound, network: [] };
  const network = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  return { url: `http://localhost:${port}`, network };
}
