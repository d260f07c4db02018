import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The licenses of the packages whose files are part of the bundle; what several say stands once. */
export function toLicenses(root, files) {
  const packages = new Set(
    files.flatMap((file) => /^node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(file)?.[1] ?? []),
  );
  const read = [...packages].sort().map((name) => readLicense(root, name));
  const shared = findShared(read.flatMap(({ paragraphs }) => paragraphs));
  const sections = read.map(({ heading, paragraphs }) =>
    [heading, ...paragraphs.map((text) => shared.get(toKey(text))?.mark ?? text)].join("\n\n"),
  );
  const texts = [...shared.values()].map(({ mark, text }) => `${mark}\n\n${text}`);
  return [
    "# Licenses of what this package contains",
    "A paragraph that several licenses have stands at the end, and its number in its place.",
    ...sections,
    "## What several of them say",
    ...texts,
    "",
  ].join("\n\n");
}

function readLicense(root, name) {
  const folder = join(root, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder).filter((each) => /^(?:licen[cs]e|notice)/i.test(each));
  if (texts.length === 0) throw new Error(`${name} has no license file to pass on.`);
  const paragraphs = texts.flatMap((each) =>
    isInstalled(root, name) && /^notice/i.test(each)
      ? [
          `What it says of others stands in \`${name}/${each}\`, which is installed with this package.`,
        ]
      : readFileSync(join(folder, each), "utf8")
          .trim()
          .split(/\r?\n\s*\r?\n/),
  );
  return { heading: `## ${name} ${version} (${license})`, paragraphs };
}

/** A dependency of ours brings its notices itself, and of the compiler's they are fifty kilobytes. */
function isInstalled(root, name) {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.hasOwn(dependencies, name);
}

/** Short ones are quicker to read than to look up. */
const shortest = 120;

function findShared(paragraphs) {
  const times = new Map();
  for (const text of paragraphs) times.set(toKey(text), (times.get(toKey(text)) ?? 0) + 1);
  const shared = new Map();
  for (const text of paragraphs) {
    const key = toKey(text);
    if (text.length < shortest || times.get(key) < 2 || shared.has(key)) continue;
    shared.set(key, { mark: `[${shared.size + 1}]`, text });
  }
  return shared;
}

/** However its lines are broken. */
function toKey(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}
