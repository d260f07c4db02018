import type { ServerResponse } from "node:http";

/**
 * Sends an answer that has no end, such as a stream of events. The adapter to Node would chain a
 * promise to the one before for each piece, and keep all of them for as long as somebody listens.
 */
export async function sendPieces(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.flushHeaders();
  const reader = response.body?.getReader();
  let goOn = () => {};
  outgoing.on("drain", () => goOn());
  outgoing.on("close", () => {
    goOn();
    reader?.cancel().catch(() => {});
  });
  try {
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      const isTaken = outgoing.write(piece.value);
      if (isTaken || outgoing.destroyed) continue;
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

export function isEndless({ headers }: Response): boolean {
  return headers.get("content-type") === "text/event-stream";
}
