import { describe, expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { register, startGuarded } from "../support/auth.ts";

type Authorization = readonly [what: string, header: string, reason: string | number];

/** The reason for a refusal, or the status, for each header. */
async function answersTo(backlot: Backlot, table: readonly Authorization[]) {
  return Promise.all(
    table.map(async ([what, authorization]): Promise<Authorization> => {
      const init = { headers: { authorization } };
      const response = await backlot.fetch(new Request("http://127.0.0.1/comments/1", init));
      const { reason } = (await response.json()) as { reason?: string };
      return [what, authorization, reason ?? response.status];
    }),
  );
}

test("a bearer token counts however its scheme is written, and nothing else does", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const { accessToken: token } = await register(backlot);
  const table: readonly Authorization[] = [
    ["lower case", `bearer ${token}`, 200],
    ["upper case", `BEARER ${token}`, 200],
    ["several spaces", `Bearer    ${token}`, 200],
    ["an empty header", "", "missing"],
    ["the scheme alone", "Bearer", "missing"],
    ["the scheme and a space", "Bearer ", "missing"],
    ["another scheme", `Basic ${token}`, "missing"],
    ["a scheme that only begins the same", `Bearertoken ${token}`, "missing"],
    ["the token alone", token, "missing"],
    ["a word that is no token", "Bearer undefined", "incorrect"],
    ["quotes around it", `Bearer "${token}"`, "incorrect"],
    ["two tokens", `Bearer ${token}, Bearer ${token}`, "incorrect"],
    ["more than the token", `Bearer ${token}x`, "incorrect"],
    ["16 KiB of spaces inside", `Bearer a${" ".repeat(16_384)}b`, "incorrect"],
  ];
  expect(await answersTo(backlot, table)).toEqual(table);
});

describe("basic", () => {
  test("a pair counts as a whole", async () => {
    const backlot = await startGuarded({ mode: "basic", username: "me", password: "a:b" });
    const encode = (text: string) => Buffer.from(text).toString("base64");
    const table: readonly Authorization[] = [
      ["lower case", `basic ${encode("me:a:b")}`, 200],
      ["the scheme alone", "Basic", "missing"],
      ["another scheme", `Bearer ${encode("me:a:b")}`, "missing"],
      ["no base64", "Basic ***", "incorrect"],
      ["no colon", `Basic ${encode("me")}`, "incorrect"],
      ["bytes that are not UTF-8", "Basic /////w==", "incorrect"],
      ["only part of the password", `Basic ${encode("me:a")}`, "incorrect"],
      ["another name", `Basic ${encode("you:a:b")}`, "incorrect"],
    ];
    expect(await answersTo(backlot, table)).toEqual(table);
  });

  test("without its challenge, a browser opens no dialog of its own", async () => {
    const settings = { mode: "basic", username: "me", password: "x", challenge: false } as const;
    const backlot = await startGuarded(settings);
    const response = await backlot.fetch(new Request("http://127.0.0.1/comments"));
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, null]);
  });
});
