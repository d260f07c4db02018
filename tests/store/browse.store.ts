import { expect, test } from "vitest";
import { openStore } from "./open-store.ts";

test("a visitor pages, searches, filters and sorts, and the address says so", async () => {
  const { page } = await openStore();
  const names = page.locator(".card h2");
  const search = page.getByRole("searchbox");
  await page.getByText("96 products").waitFor();
  const first = await names.allInnerTexts();
  expect(first).toHaveLength(12);

  await page.getByRole("link", { name: "Next" }).click();
  await page.getByText("Page 2 of 8").waitFor();
  await expect.poll(() => names.first().innerText()).not.toBe(first[0]);
  const second = await names.allInnerTexts();
  expect(first.filter((name) => second.includes(name))).toEqual([]);
  await page.reload();
  await expect.poll(() => names.allInnerTexts()).toEqual(second);
  expect(new URL(page.url()).search).toBe("?page=2");

  await search.fill("lamp");
  await search.press("Enter");
  await page.getByText("12 products for “lamp”").waitFor();
  for (const name of await names.allInnerTexts()) expect(name).toContain("Lamp");

  await page.getByLabel("ink").check();
  await page.getByText("2 products for “lamp”").waitFor();
  await page.getByLabel("Sort by").selectOption("Price: low to high");
  await expect.poll(() => page.url()).toContain("sort=cheapest");
  await page.reload();
  await page.getByText("2 products for “lamp”").waitFor();
  const prices = await page.locator(".card .price").allInnerTexts();
  const amounts = prices.map((price) => Number(price.replace("€", "")));
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));

  await page.goBack();
  await expect.poll(() => page.url()).not.toContain("sort=");

  await search.fill("submarine");
  await search.press("Enter");
  await page.getByRole("heading", { name: "Nothing here" }).waitFor();
  await page.getByRole("link", { name: "Show everything" }).click();
  await page.getByText("96 products").waitFor();
});

test("a product has its reviews, and an unknown one a page of its own", async () => {
  const { page, url } = await openStore();
  await page.goto(`${url}/products/3`);
  await page.getByRole("heading", { name: "Alba Table Lamp" }).waitFor();
  await page.getByRole("heading", { name: /^\d+ reviews$/ }).waitFor();
  expect(await page.locator(".review").count()).toBeGreaterThan(0);
  await page.goto(`${url}/products/4711`);
  await page.getByRole("heading", { name: "There is nothing at this address" }).waitFor();
});
