import { describe, expect, test } from "vitest";
import type { AuthOptions } from "../../src/index.ts";
import { register, startGuarded } from "../support/auth.ts";

async function reasonFor(auth: AuthOptions, authorization: (token: string) => string) {
  const backlot = await startGuarded(auth);
  const token = auth.mode === "bearer" ? (await register(backlot)).accessToken : "";
  const headers = { authorization: authorization(token) };
  const response = await backlot.fetch(new Request("http://127.0.0.1/comments/1", { headers }));
  return ((await response.json()) as { reason?: string }).reason ?? response.status;
}

describe("bearer", () => {
  test.each<[string, (token: string) => string, string | number]>([
    ["lower case", (token) => `bearer ${token}`, 200],
    ["upper case", (token) => `BEARER ${token}`, 200],
    ["several spaces", (token) => `Bearer    ${token}`, 200],
    ["an empty header", () => "", "missing"],
    ["the scheme alone", () => "Bearer", "missing"],
    ["the scheme and a space", () => "Bearer ", "missing"],
    ["another scheme", (token) => `Basic ${token}`, "missing"],
    ["a scheme that only begins the same", (token) => `Bearertoken ${token}`, "missing"],
    ["the token alone", (token) => token, "missing"],
    ["a word that is no token", () => "Bearer undefined", "incorrect"],
    ["quotes around it", (token) => `Bearer "${token}"`, "incorrect"],
    ["two tokens", (token) => `Bearer ${token}, Bearer ${token}`, "incorrect"],
    ["another case", (token) => `Bearer ${token.toLowerCase()}x`, "incorrect"],
    ["16 KiB of spaces inside", () => `Bearer a${" ".repeat(16_384)}b`, "incorrect"],
  ])("%s", async (_, authorization, reason) => {
    expect(await reasonFor({ mode: "bearer" }, authorization)).toBe(reason);
  });
});

describe("basic", () => {
  const encode = (text: string) => Buffer.from(text).toString("base64");
  test.each([
    ["lower case", `basic ${encode("me:a:b")}`, 200],
    ["the scheme alone", "Basic", "missing"],
    ["another scheme", `Bearer ${encode("me:a:b")}`, "missing"],
    ["no base64", "Basic ***", "incorrect"],
    ["no colon", `Basic ${encode("me")}`, "incorrect"],
    ["bytes that are not UTF-8", "Basic /////w==", "incorrect"],
    ["only part of the password", `Basic ${encode("me:a")}`, "incorrect"],
    ["another name", `Basic ${encode("you:a:b")}`, "incorrect"],
  ])("%s", async (_, header, reason) => {
    const settings = { mode: "basic", username: "me", password: "a:b" } as const;
    expect(await reasonFor(settings, () => header)).toBe(reason);
  });

  test("without its challenge, a browser opens no dialog of its own", async () => {
    const settings = { mode: "basic", username: "me", password: "x", challenge: false } as const;
    const backlot = await startGuarded(settings);
    const response = await backlot.fetch(new Request("http://127.0.0.1/comments"));
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, null]);
  });
});
