// Builds the documentation into static files, `site/dist`: `npm run site`. Every link of every page
// is then followed, and nothing may come from another host.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const site = join(root, "site");
const pages = join(site, "pages");
const output = join(site, "dist");

if (!existsSync(join(site, "node_modules/vitepress")))
  run("npm", ["ci", "--no-audit", "--no-fund"]);
stage();
run(process.execPath, ["node_modules/vitepress/bin/vitepress.js", "build"]);
const { count, broken } = followLinks();
for (const line of broken) console.error(line);
console.log(`${count} links followed, ${broken.length} broken`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** The pages where the repository has them, so that their links stay as they are. */
function stage() {
  rmSync(pages, { recursive: true, force: true });
  cpSync(join(root, "docs", "pictures"), join(pages, "docs", "pictures"), { recursive: true });
  cpSync(join(site, "index.md"), join(pages, "index.md"));
  // The home page names its pictures in its front matter, which no bundler reads.
  cpSync(join(root, "docs", "pictures"), join(pages, "public"), { recursive: true });
  for (const file of listFiles(
    "docs",
    "examples",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
  )) {
    if (file.endsWith(".md")) writePage(file);
    else if (file.startsWith("examples/")) cpSync(join(root, file), join(pages, "public", file));
  }
}

/** A folder's README is its index: `docs/README.md` is the page at `/docs/`. */
function writePage(file) {
  const page = join(pages, file.replace(/README\.md$/, "index.md"));
  mkdirSync(dirname(page), { recursive: true });
  const text = readFileSync(join(root, file), "utf8");
  writeFileSync(page, text.replaceAll(/\]\(([^)#]*\/)?README\.md/g, "]($1index.md"));
}

/** What the repository has: nothing that was installed, built or generated. */
function listFiles(...places) {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", ...places];
  return spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim().split("\n");
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: site, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function followLinks() {
  const files = readdirSync(output, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".html"));
  const texts = new Map(files.map((file) => [file, readFileSync(join(output, file), "utf8")]));
  const links = [...texts].flatMap(([page, text]) =>
    [...text.matchAll(/<(\w+)[^>]*?\s(?:href|src)="([^"]*)"/g)].map(([, tag, target]) => ({
      page,
      tag,
      target,
    })),
  );
  const broken = links.flatMap(({ page, tag, target }) => {
    const reason = findFault(texts, page, tag, decodeURI(target));
    return reason ? [`${page}: ${target} ${reason}`] : [];
  });
  return { count: links.length, broken };
}

/** What is wrong with a link; only a person may follow one to another host. */
function findFault(texts, page, tag, target) {
  if (/^(?:https?:)?\/\//.test(target)) {
    return tag === "a" ? undefined : "comes from another host";
  }
  if (/^(?:data|mailto):/.test(target)) return undefined;
  const [path, anchor] = target.split("#");
  const file = path === "" ? page : toFile(page, path);
  if (!existsSync(join(output, file)) || statSync(join(output, file)).isDirectory()) {
    return "leads nowhere";
  }
  const hasAnchor = !anchor || texts.get(file)?.includes(`id="${anchor}"`);
  return hasAnchor ? undefined : "has no such heading";
}

function toFile(page, path) {
  const place = path.startsWith("/") ? path.slice(1) : posix.join(dirname(page), path);
  if (place === "" || place === "." || place.endsWith("/")) return posix.join(place, "index.html");
  const isPage = existsSync(join(output, `${place}.html`));
  return relative(".", isPage ? `${place}.html` : place);
}
