import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openStore } from "./open-store.ts";
import { ada, fillAddress, placeOrder, signUp } from "./visit.ts";

test("slow: the outline of the products is shown until they are there", async () => {
  const { page, scenario } = await openStore();
  await page.getByText("96 products").waitFor();
  await scenario("slow");
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("status", { name: "Loading products" }).waitFor();
  await page.getByText("96 products").waitFor();
});

test("flaky: reads are tried again, a favourite goes back, an order can be sent again", async () => {
  const { page, url, scenario, requests } = await openStore();
  await page.goto(`${url}/register?redirect=%2Fproducts%2F8`);
  await signUp(page);
  await scenario("flaky");
  await page.reload();
  await page.getByRole("heading", { name: "Alba Bowl" }).waitFor();
  const reads = (await requests()).filter((line) => line.startsWith("GET /api/products/8 "));
  expect(reads.slice(-2)).toEqual(["GET /api/products/8 503", "GET /api/products/8 200"]);

  const heart = page.locator(".facts .heart");
  const release = await holdFavourites(page);
  await heart.click();
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
  release();
  await page.getByText("Your favourites could not be saved.").waitFor();
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
  await heart.click();
  await page.getByRole("link", { name: "Favourites" }).click();
  await page.getByRole("heading", { name: "Alba Bowl" }).waitFor();

  await page.goto(`${url}/products/8`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.goto(`${url}/checkout`);
  await fillAddress(page, "12345");
  await placeOrder(page);
  await page.getByText("Something went wrong on our side. Please try again.").waitFor();
  expect(await page.getByLabel("Postcode").inputValue()).toBe("12345");
  await placeOrder(page);
  await page.getByText("Thank you! We have your order.").waitFor();
});

test("offline: the page says so, and goes on when the backend is back", async () => {
  const { page, scenario } = await openStore();
  await page.getByText("96 products").waitFor();
  await scenario("offline");
  await page.getByRole("link", { name: "Vases" }).click();
  await page.getByText("We cannot reach the shop. Are you offline?").waitFor();
  await scenario("off");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("12 products").waitFor();
});

test("expired: the session is renewed, and the customer notices nothing", async () => {
  const { page, url, scenario, requests } = await openStore();
  await page.goto(`${url}/register`);
  await signUp(page);
  await scenario("expired");
  await page.getByRole("link", { name: "Orders" }).click();
  await page.getByRole("heading", { name: "No orders yet" }).waitFor();
  expect((await requests()).slice(-3)).toEqual([
    "GET /api/orders 401",
    "POST /api/auth/refresh 200",
    "GET /api/orders 200",
  ]);
});

test("signed-out: the login says why, and leads back", async () => {
  const { page, url, scenario } = await openStore();
  await page.goto(`${url}/register`);
  await signUp(page);
  await scenario("signed-out");
  await page.getByRole("link", { name: "Orders" }).click();
  await page.getByText("Your session has expired. Please log in again.").waitFor();
  await scenario("off");
  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password").fill(ada.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("heading", { name: "No orders yet" }).waitFor();
});

test("empty: a shop without products says that there is nothing", async () => {
  const { page, scenario } = await openStore();
  await page.getByText("96 products").waitFor();
  await scenario("empty");
  await page.reload();
  await page.getByRole("heading", { name: "Nothing here" }).waitFor();
  await scenario("off");
  await page.reload();
  await page.getByText("96 products").waitFor();
});

/** Keeps the page's favourites from reaching the backend until told otherwise. */
async function holdFavourites(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/favourites", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
