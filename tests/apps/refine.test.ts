import { onTestFinished, test } from "vitest";
import { hasChromium } from "../support/chromium.ts";
import { driveJobBoard } from "./drive-job-board.ts";
import { startJobBoard } from "./job-board.ts";
import { openApp } from "./open-app.ts";

test.skipIf(!hasChromium).each(["simple-rest", "rest"])(
  "an application of Refine over its %s provider works (needs Chromium)",
  async (provider) => {
    const { backlot, url } = await startJobBoard();
    onTestFinished(() => backlot.close());
    const environment = { VITE_API_URL: url, VITE_DATA_PROVIDER: provider };
    await driveJobBoard(await openApp("./refine/app.tsx", environment), backlot);
  },
);
