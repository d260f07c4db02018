import { expect, test } from "vitest";
import { startShop } from "../support/shop.ts";
import { takePort } from "../support/taken-port.ts";

test("a taken port moves on to the next free one", async () => {
  const port = await takePort();
  const shop = await startShop({ port });
  const url = await shop.listen();
  expect(Number(new URL(url).port)).toBeGreaterThan(port);
  expect(shop.url).toBe(url);
  expect((await fetch(`${url}/products/1`)).status).toBe(200);
});

test("with strictPort a taken port is a mistake that says what to do, and it can be tried again", async () => {
  const port = await takePort();
  const shop = await startShop({ port, strictPort: true });
  const refused = `port: ${port} is taken. Choose another with --port.`;
  await expect(shop.listen()).rejects.toThrow(refused);
  expect(shop.url).toBeUndefined();
  await expect(shop.listen()).rejects.toThrow(refused);
});

test("listening twice is listening once", async () => {
  const shop = await startShop();
  const [first, second] = await Promise.all([shop.listen(), shop.listen()]);
  expect(second).toBe(first);
});

test("after the last port there is none to move on to", async () => {
  const shop = await startShop({ port: await takePort(65_535) });
  await expect(shop.listen()).rejects.toThrow("port: 65535 and the ports after it are taken.");
});

test("an address that is not this machine's is a mistake that says which would do", async () => {
  const elsewhere = await startShop({ host: "203.0.113.1" });
  await expect(elsewhere.listen()).rejects.toThrow(
    "host: 203.0.113.1 is no address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all its addresses.",
  );
  const nobody = await startShop({ host: "nobody.invalid" });
  await expect(nobody.listen()).rejects.toThrow(
    'host: there is no host called "nobody.invalid". Use 127.0.0.1, or an address of this machine.',
  );
});
