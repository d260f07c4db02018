import { onTestFinished, test } from "vitest";
import { hasChromium } from "../support/chromium.ts";
import { driveJobBoard } from "./drive-job-board.ts";
import { startJobBoard } from "./job-board.ts";
import { openApp } from "./open-app.ts";

test.skipIf(!hasChromium)(
  "an application of React, fetch and TanStack Query works (needs Chromium)",
  async () => {
    const { backlot, url } = await startJobBoard();
    onTestFinished(() => backlot.close());
    await driveJobBoard(await openApp("./react/app.tsx", { VITE_API_URL: url }), backlot);
  },
);
