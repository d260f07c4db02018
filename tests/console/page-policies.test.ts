import { expect, test } from "vitest";
import { send, startShop } from "../support/shop.ts";

async function policyOf(path: string): Promise<string[]> {
  const response = await send(await startShop(), "GET", path);
  return (response.headers.get("content-security-policy") ?? "").split("; ");
}

test("the console runs its own files alone, speaks to its own server and stands in no frame", async () => {
  expect(await policyOf("/_backlot")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

test("Swagger UI runs its own script, speaks to its own server and stands in no frame", async () => {
  expect(await policyOf("/docs")).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});
