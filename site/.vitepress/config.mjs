import { readFileSync } from "node:fs";
import { defineConfig } from "vitepress";

/** The index of the pages is the one list of them: the sidebar is made from it. */
const index = readFileSync(new URL("../../docs/README.md", import.meta.url), "utf8");

const sidebar = index
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [text = "", ...lines] = section.split("\n");
    const items = lines.flatMap((line) =>
      [...line.matchAll(/\[([^\]]+)\]\(([^)]+)\.md\)/g)].map(([, title = "", path = ""]) => ({
        text: title.charAt(0).toUpperCase() + title.slice(1),
        link: `/docs/${path.replace(/README$/, "")}`.replace("/docs/../", "/"),
      })),
    );
    return { text, items };
  });

export default defineConfig({
  title: "Backlot",
  description: "A local mock REST API from the TypeScript models you already have",
  lang: "en",
  srcDir: "pages",
  outDir: "dist",
  lastUpdated: false,
  themeConfig: {
    sidebar,
    nav: [
      { text: "Guides", link: "/docs/" },
      { text: "Configuration", link: "/docs/reference/configuration" },
      { text: "Changelog", link: "/CHANGELOG" },
    ],
    search: { provider: "local" },
    outline: [2, 3],
  },
});
