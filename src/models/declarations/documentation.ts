import {
  isJSDoc,
  isJSDocText,
  type JSDoc,
  type JSDocTag,
  type Node,
} from "typescript/unstable/ast";
import type { SourceSpan } from "../report/source-place.ts";
import { type Declared, declarationsOf } from "./declarations-of.ts";

/** What a declaration's JSDoc says. */
export interface Documentation {
  readonly description: string | undefined;
  readonly tags: readonly Tag[];
}

export interface Tag {
  readonly name: string;
  /** What follows the name, as it was written. */
  readonly text: string;
  /** The text, or the tag where it has none. */
  readonly span: SourceSpan;
  readonly nameSpan: SourceSpan;
}

export function readDocumentation(symbol: Declared | undefined): Documentation {
  return readDocumentationOfNodes(symbol ? declarationsOf(symbol) : []);
}

export function readDocumentationOfNodes(nodes: readonly Node[]): Documentation {
  const blocks = nodes.flatMap((node) => (node.jsDoc ?? []).filter(isJSDoc));
  const descriptions = blocks.map(({ comment }) => toDescription(toText(comment)));
  return {
    description: descriptions.find((description) => description !== ""),
    tags: blocks.flatMap(({ tags }) => (tags ?? []).map(toTag)),
  };
}

/** A link is taken as it was written: what it leads to need not be a name that the compiler knows. */
function toText(comment: JSDoc["comment"]): string {
  if (comment === undefined || typeof comment === "string") return comment ?? "";
  return comment
    .map((part) =>
      isJSDocText(part) ? part.text : part.getSourceFile().text.slice(part.pos, part.end),
    )
    .join("");
}

/** Links read as text; `@property {string} id - The id` leaves its dash behind. */
function toDescription(text: string): string {
  const links = /\{@link(?:code|plain)?\s+([^\s|}]+)\s*\|?\s*([^}]*)\}/g;
  return text
    .replace(/^-\s+/, "")
    .replaceAll(links, (_, target: string, words: string) => words.trim() || target)
    .trim();
}

/** Read from the source and not from the parsed comment, which drops spaces, braces and links. */
function toTag(tag: JSDocTag): Tag {
  const source = tag.getSourceFile();
  const name = tag.tagName.text;
  const raw = source.text.slice(tag.tagName.end, tag.end);
  const text = raw
    .replace(/\*\/\s*$/, "")
    .split(/\r?\n/)
    .map((line, index) => (index === 0 ? line : line.replace(/^\s*\*? ?/, "")))
    .join("\n")
    .trim();
  const file = { file: source.fileName, text: source.text };
  const nameSpan = { ...file, start: tag.tagName.pos - 1, end: tag.tagName.end };
  const start = tag.tagName.end + Math.max(raw.search(/\S/), 0);
  const end = start + (text.split("\n")[0]?.length ?? 0);
  return { name, text, nameSpan, span: text === "" ? nameSpan : { ...file, start, end } };
}
