import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keepScreenshot } from "../support/chromium.ts";
import { expectNoBarriers } from "../support/studio.ts";
import { openStore, type Store } from "./open-store.ts";
import { fillAddress, placeOrder, signUp } from "./visit.ts";

const viewports = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
};

/** What README and the docs show: `UPDATE=1 npx vitest run --config vitest.store.config.ts looks`. */
const pictures: Readonly<Record<string, string>> = {
  "desktop-light-list": "store-desktop.png",
  "phone-dark-product": "store-phone.png",
};

describe.each(Object.keys(viewports) as (keyof typeof viewports)[])("on a %s", (device) => {
  test.each(["light", "dark"] as const)("every page is whole and readable, %s", async (scheme) => {
    const store = await openStore(viewports[device]);
    await store.page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const seen = (name: string) => lookAt(store.page, `${device}-${scheme}-${name}`);
    await visitAll(store, seen);
  });
});

async function visitAll({ page, url }: Store, seen: (name: string) => Promise<void>) {
  await page.locator(".card h2").first().waitFor();
  await seen("list");
  await page.goto(`${url}/cart`);
  await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
  await seen("empty-cart");
  await page.goto(`${url}/register?redirect=%2Fproducts%2F3`);
  await page.getByRole("heading", { name: "Make an account" }).waitFor();
  await seen("register");
  await signUp(page);
  await page.locator(".review").first().waitFor();
  await seen("product");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.goto(`${url}/products/17`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.goto(`${url}/cart`);
  await page.getByRole("heading", { name: "Cart" }).waitFor();
  await seen("cart");
  await page.getByRole("link", { name: "Go to checkout" }).click();
  await fillAddress(page, "12");
  await placeOrder(page);
  await page.getByText("Must have at least 5 characters.").waitFor();
  await seen("checkout");
  await page.getByLabel("Postcode").fill("12345");
  await placeOrder(page);
  await page.getByText("Thank you! We have your order.").waitFor();
  await seen("order");
  await page.goto(`${url}/orders`);
  await page.getByRole("heading", { name: "Orders" }).waitFor();
  await seen("orders");
  await page.goto(`${url}/profile`);
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  await seen("profile");
}

/** Nothing is out of reach, axe-core finds no fault, and a picture is kept where people ask for it. */
async function lookAt(page: Page, name: string): Promise<void> {
  const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
  expect({ name, overflow: await page.evaluate(overflow) }).toEqual({ name, overflow: 0 });
  await expectNoBarriers(page, name);
  const picture = process.env["UPDATE"] === undefined ? undefined : pictures[name];
  if (picture === undefined) await keepScreenshot(page, `store-${name}`);
  else await page.screenshot({ path: `docs/pictures/${picture}` });
}
