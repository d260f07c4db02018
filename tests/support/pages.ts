import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface Page {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}

export interface CodeBlock {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly code: string;
}

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What a user of the package may read; decisions are for those who work on it. */
export function readPages(): readonly Page[] {
  const atRoot = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];
  const below = ["docs", "examples"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md") && !file.includes("node_modules"))
      .map((file) => `${folder}/${file}`),
  );
  return [...atRoot, ...below]
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

export function codeBlocks({ path, text }: Page): readonly CodeBlock[] {
  const fenced = [...text.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm)];
  const indented = [...text.matchAll(/(?<=\n\n)(?: {4}[^\n]+\n)+/g)];
  const lineAt = (index: number) => text.slice(0, index).split("\n").length;
  return [
    ...fenced.map(({ index, 1: language = "", 2: code = "" }) => ({
      page: path,
      line: lineAt(index),
      language,
      code,
    })),
    ...indented.map(({ index, 0: code }) => ({
      page: path,
      line: lineAt(index),
      language: "sh",
      code: code.replaceAll(/^ {4}/gm, ""),
    })),
  ];
}

/** What users read about how things are now: no history, and nothing of how it is built. */
export function readUserPages(): readonly Page[] {
  const others = /^(?:CHANGELOG|CONTRIBUTING|SECURITY)|^docs\/(?:decisions\/|architecture)/;
  return readPages().filter(({ path }) => !others.test(path));
}

export interface CodeSpan {
  readonly page: string;
  readonly code: string;
}

/** Code within sentences and tables. */
export function codeSpans({ path, text }: Page): readonly CodeSpan[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "");
  return [...prose.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = ""]) => ({
    page: path,
    code: code.replaceAll("\\|", "|"),
  }));
}

/** The rows of every table on a page, or of those below one heading, without their headers. */
export function tableRows({ path, text }: Page, heading?: string): readonly (readonly string[])[] {
  const sections = text.split(/^(?=#+ )/m);
  const meant = sections.filter((part) => heading === undefined || part.startsWith(heading));
  if (meant.length === 0) throw new Error(`${path} has no heading "${heading}".`);
  return meant.flatMap((section) =>
    [...section.matchAll(/^\|[-| ]+\|\n((?:\|.*\|\n)+)/gm)].flatMap(([, rows = ""]) =>
      rows
        .trimEnd()
        .split("\n")
        .map((row) =>
          row
            .split(/(?<!\\)\|/)
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    ),
  );
}

/** Words as a shell splits them, as far as the pages need it. */
export function toWords(line: string): string[] {
  const words = line.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  return words.map((word) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, "$1$2"));
}

/** How GitHub and VitePress make the anchor of a heading. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}
