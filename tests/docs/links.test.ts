import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { readPages, root, toAnchor } from "../support/pages.ts";

const pages = readPages();
const anchors = new Map(
  pages.map(({ path, text }) => [
    path,
    new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => toAnchor(heading))),
  ]),
);

const links = pages.flatMap(({ path, text }) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].map(([, target = ""]) => ({
    path,
    target,
  })),
);

test("every link between pages leads to a file, and every anchor to a heading", () => {
  expect(links.length).toBeGreaterThan(30);
  const broken = links.filter(({ path, target }) => {
    const [file = "", anchor] = target.split("#");
    const place = file === "" ? path : normalize(join(dirname(path), file));
    if (!existsSync(join(root, place))) return true;
    return anchor !== undefined && anchors.get(place)?.has(anchor) !== true;
  });
  expect(broken).toEqual([]);
});

test("every guide is linked from README or from another guide", () => {
  const reached = new Set(
    links.map(({ path, target }) => normalize(join(dirname(path), target.split("#")[0] ?? ""))),
  );
  const guides = pages.map(({ path }) => path).filter((path) => path.startsWith("docs/guides/"));
  expect(guides.filter((path) => !reached.has(path))).toEqual([]);
});
