import { relative, sep } from "node:path";
import type { Node } from "typescript/unstable/ast";
import type { Mistake } from "../../errors.ts";

/** A stretch of a source file that a message is about. */
export interface SourceSpan {
  readonly file: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function toSpan(node: Node): SourceSpan {
  return new NodeSpan(node);
}

/** Looked up when somebody asks: every member has one, and few are spoken of. */
class NodeSpan implements SourceSpan {
  readonly #node: Node;

  constructor(node: Node) {
    this.#node = node;
  }

  get file(): string {
    return this.#node.getSourceFile().fileName;
  }

  get text(): string {
    return this.#node.getSourceFile().text;
  }

  get start(): number {
    return this.#node.getStart();
  }

  get end(): number {
    return this.#node.getEnd();
  }
}

/** Where it is and how it looks there, as a compiler says it. */
export function toPlaceAndFrame(
  root: string,
  span: SourceSpan,
): Required<Pick<Mistake, "place" | "frame">> {
  const before = span.text.slice(0, span.start).split("\n");
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  return {
    place: `${displayPath(root, span.file)}:${line}:${column}`,
    frame: toFrame(span, line, column),
  };
}

/** The line itself below the two that lead to it, with the place underlined. */
function toFrame({ text, start, end }: SourceSpan, line: number, column: number): string {
  const lines = text.split(/\r?\n/);
  const width = String(line).length;
  const first = Math.max(1, line - 2);
  const shown = lines
    .slice(first - 1, line)
    .map((content, index) => `${String(first + index).padStart(width)} | ${content}`.trimEnd());
  const rest = (lines[line - 1]?.length ?? 0) - column + 1;
  const mark = "^".repeat(Math.max(1, Math.min(end - start, rest)));
  return [...shown, `${" ".repeat(width)} | ${" ".repeat(column - 1)}${mark}`].join("\n");
}

export function displayPath(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}

/** Whether it stands in an installed package: nobody here can mend it, so it stops nobody. */
export function isForeign({ file }: SourceSpan): boolean {
  return file.includes("/node_modules/");
}
