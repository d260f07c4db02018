import type { Socket } from "node:net";

/** Where a request came from, where it came over a connection at all. */
export interface Connection {
  /** The address of whoever is at its other end; undefined where the system does not tell. */
  readonly address: string | undefined;
  /** Ends it at once, whatever is under way. */
  cut(): void;
}

const sockets = new WeakMap<Request, Socket>();

export function noteConnection(request: Request, socket: Socket): void {
  sockets.set(request, socket);
}

/** Undefined where a program of this process made the request. */
export function connectionOf(request: Request): Connection | undefined {
  const socket = sockets.get(request);
  return socket && { address: socket.remoteAddress, cut: () => socket.destroy() };
}
