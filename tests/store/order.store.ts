import { expect, test } from "vitest";
import { openStore } from "./open-store.ts";
import { ada, fillAddress, placeOrder, signUp } from "./visit.ts";

test("a customer signs up, mends a field and orders; reload and restart keep the order", async () => {
  const { page, url, restart } = await openStore();
  await page.getByRole("link", { name: "Lamps" }).click();
  await page.locator(".card a").first().click();
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("link", { name: "Cart 2" }).click();
  await page.getByRole("link", { name: "Go to checkout" }).click();

  await page.getByRole("link", { name: "Make an account" }).click();
  await page.getByLabel("Name").fill("A");
  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password").fill(ada.password);
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByText("Must have at least 2 characters.").waitFor();
  expect(await page.getByLabel("Name").getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("false");
  await signUp(page);

  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  expect(await page.getByLabel("Recipient").inputValue()).toBe(ada.name);
  await fillAddress(page, "123");
  await placeOrder(page);
  await page.getByText("Must have at least 5 characters.").waitFor();
  const postcode = page.getByLabel("Postcode");
  expect(await postcode.getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator("input:focus").getAttribute("name")).toBe("address.zip");
  await postcode.fill("12345");
  await placeOrder(page);

  await page.getByText("Thank you! We have your order.").waitFor();
  const order = page.getByRole("heading", { name: /^Order A-\d{6}$/ });
  const title = await order.innerText();
  await page.getByRole("link", { name: "Cart", exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => order.innerText()).toBe(title);
  await restart();
  await page.reload();
  await expect.poll(() => order.innerText()).toBe(title);
  await page.goto(`${url}/orders`);
  await page.getByText(title.replace("Order ", "")).waitFor();
  expect(await page.locator(".line").count()).toBe(1);
});

test("a customer changes the profile, signs out, and logs in again", async () => {
  const { page, url } = await openStore();
  await page.goto(`${url}/register`);
  await signUp(page);
  await page.getByRole("link", { name: "Ada" }).click();
  await page.getByRole("heading", { name: "Your profile" }).waitFor();
  await page.getByLabel("Name").fill("Ada King");
  await page.getByLabel("Recipient").fill("Ada King");
  await fillAddress(page, "54321");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your profile is saved.").waitFor();

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password").fill("difference engine");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("This email and password do not go together.").waitFor();
  await page.getByLabel("Password").fill(ada.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Ada" }).click();
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Ada King");
  expect(await page.getByLabel("Postcode").inputValue()).toBe("54321");
});

test("a review that is too short is told so at its field, and a good one is published", async () => {
  const { page, url } = await openStore();
  await page.goto(`${url}/register?redirect=%2Fproducts%2F8`);
  await signUp(page);
  await page.getByRole("heading", { name: "Alba Bowl" }).waitFor();
  await page.getByLabel("In a few words").fill("Mine now");
  await page.getByLabel("Tell us more").fill("Nice");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Must have at least 10 characters.").waitFor();
  await page.getByLabel("Tell us more").fill("It holds exactly as much soup as I do.");
  await page.getByRole("button", { name: "Publish" }).click();
  const newest = page.locator(".review").first();
  await expect.poll(() => newest.innerText()).toContain("It holds exactly as much soup");
  expect(await newest.innerText()).toContain(ada.name);
});
