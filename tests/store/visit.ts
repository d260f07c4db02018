import type { Page } from "playwright-core";

export const ada = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  password: "analytical engine",
};

export async function signUp(page: Page): Promise<void> {
  await page.getByLabel("Name").fill(ada.name);
  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password").fill(ada.password);
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByRole("link", { name: "Ada" }).waitFor();
}

export async function fillAddress(page: Page, zip: string): Promise<void> {
  await page.getByLabel("Street and number").fill("12 St James's Square");
  await page.getByLabel("Postcode").fill(zip);
  await page.getByLabel("City").fill("London");
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Place order" }).click();
}
