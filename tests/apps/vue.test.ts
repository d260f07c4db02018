import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { onTestFinished, test } from "vitest";
import { compileScript, parse } from "vue/compiler-sfc";
import { hasChromium } from "../support/chromium.ts";
import { driveJobBoard } from "./drive-job-board.ts";
import { startJobBoard } from "./job-board.ts";
import { openApp } from "./open-app.ts";

/** Vue's own compiler for its single-file components. */
const components: Plugin = {
  name: "vue",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const { descriptor } = parse(await readFile(path, "utf8"), { filename: path });
      const { content } = compileScript(descriptor, { id: "app", inlineTemplate: true });
      return { contents: content, loader: "ts" };
    });
  },
};

test.skipIf(!hasChromium)(
  "an application of Vue with composables over axios works (needs Chromium)",
  async () => {
    const { backlot, url } = await startJobBoard();
    onTestFinished(() => backlot.close());
    const page = await openApp("./vue/main.ts", { VITE_API_URL: url }, [components]);
    await driveJobBoard(page, backlot);
  },
);
