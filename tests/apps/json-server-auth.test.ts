import { expect, onTestFinished, test } from "vitest";
import { hasChromium } from "../support/chromium.ts";
import { startJobBoard } from "./job-board.ts";
import { openApp } from "./open-app.ts";

test.skipIf(!hasChromium)(
  "an application of json-server-auth registers and logs in (needs Chromium)",
  async () => {
    const { backlot, url } = await startJobBoard({
      mode: "bearer",
      users: "/users",
      routes: { register: "/register", login: "/login" },
    });
    onTestFinished(() => backlot.close());
    const page = await openApp("./json-server-auth/app.ts", { VITE_API_URL: url });
    const says = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
    const press = (name: string) => page.getByRole("button", { name }).click();

    await press("Load jobs");
    await says("Refused: 401");
    await page.getByPlaceholder("Name").fill("Grace Hopper");
    await page.getByPlaceholder("Email").fill("grace@example.com");
    await page.getByPlaceholder("Password").fill("nanosecond");
    await press("Register");
    await says("Hello Grace Hopper");
    await press("Load jobs");
    await says("8 jobs");
    expect(await page.locator("#jobs li").first().innerText()).toBe("Cook");

    await press("Register");
    await says("Refused: 409");
    await page.getByPlaceholder("Password").fill("a wrong guess");
    await press("Log in");
    await says("Refused: 401");
    await page.getByPlaceholder("Password").fill("nanosecond");
    await press("Log in");
    await says("Hello Grace Hopper");
  },
);
