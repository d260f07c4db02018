import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";

/** A port of loopback on which somebody else listens until the test ends. */
export async function takePort(port = 0): Promise<number> {
  const server = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => {
    server.close();
  });
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
