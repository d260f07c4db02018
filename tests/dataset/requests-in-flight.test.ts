import { expect, test } from "vitest";
import { send, startShop } from "../support/shop.ts";

test("a reset lets a request in flight finish first", async () => {
  const shop = await startShop({ delay: 150 });
  const deleting = send(shop, "DELETE", "/products/1");
  const resetting = shop.reset();
  expect((await deleting).status).toBe(200);
  await resetting;
  // Had the reset gone first, the record would have been deleted from what it made.
  expect((await send(shop, "GET", "/products/1")).status).toBe(200);
});
