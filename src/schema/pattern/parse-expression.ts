import type { Edge, Expression } from "./expression.ts";

/** Why nothing can be said of a pattern. */
export class UnsupportedPattern extends Error {}

/** Reads what `new RegExp(source, "u")` reads: whoever calls it knows that the source is one. */
export function parseExpression(source: string): Expression {
  const reader = new ExpressionReader(source);
  const expression = reader.readChoice();
  if (!reader.isAtEnd) throw new UnsupportedPattern(`unexpected "${reader.peek()}"`);
  return expression;
}

const edges: Readonly<Record<string, Edge>> = {
  "^": "start",
  $: "end",
  "\\b": "word",
  "\\B": "no-word",
};

const endless = Number.POSITIVE_INFINITY;

class ExpressionReader {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#characters = [...source];
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#characters.length;
  }

  peek(): string {
    return this.#characters[this.#at] ?? "";
  }

  readChoice(): Expression {
    const options = [this.#readSequence()];
    while (this.#take("|")) options.push(this.#readSequence());
    const [only] = options;
    return only !== undefined && options.length === 1 ? only : { kind: "choice", options };
  }

  #readSequence(): Expression {
    const parts: Expression[] = [];
    while (!this.isAtEnd && this.peek() !== "|" && this.peek() !== ")") {
      parts.push(this.#readQuantified());
    }
    const [only] = parts;
    return only !== undefined && parts.length === 1 ? only : { kind: "sequence", parts };
  }

  #readQuantified(): Expression {
    const part = this.#readAtom();
    const range = this.#readQuantifier();
    if (!range) return part;
    // Lazy or not decides what a group takes, never whether the text matches.
    this.#take("?");
    return { kind: "repeat", part, ...range };
  }

  #readQuantifier(): { least: number; most: number } | undefined {
    if (this.#take("*")) return { least: 0, most: endless };
    if (this.#take("+")) return { least: 1, most: endless };
    if (this.#take("?")) return { least: 0, most: 1 };
    const [all, least, comma, most] = this.#takeMatch(/^\{(\d+)(,?)(\d*)\}/) ?? [];
    if (all === undefined) return undefined;
    if (comma === "") return { least: Number(least), most: Number(least) };
    return { least: Number(least), most: most === "" ? endless : Number(most) };
  }

  #readAtom(): Expression {
    if (this.#take("(")) return this.#readGroup();
    const source = this.#readSource();
    const at = edges[source];
    if (at !== undefined) return { kind: "edge", at };
    return /^\\[1-9k]/.test(source) ? { kind: "reference" } : { kind: "character", source };
  }

  #readGroup(): Expression {
    const [, behind, sign] = this.#takeMatch(/^\?(<?)([=!])/) ?? [];
    if (sign === undefined) this.#takeMatch(/^\?(?::|<[^>]*>)/);
    // Flags of a group, such as (?i:…), are newer than what is read here.
    if (this.peek() === "?") throw new UnsupportedPattern("a group with flags");
    const part = this.readChoice();
    if (!this.#take(")")) throw new UnsupportedPattern("a group that does not end");
    if (sign === undefined) return part;
    const direction = behind === "" ? "ahead" : "behind";
    return { kind: "look", direction, isNegated: sign === "!", part };
  }

  /** The stretch that stands for one character, or for an edge. */
  #readSource(): string {
    const character = this.#next();
    if (character === "\\") return `\\${this.#readEscaped()}`;
    if (character !== "[") return character;
    let source = character;
    for (let inside = ""; inside !== "]"; source += inside) {
      if (this.isAtEnd) throw new UnsupportedPattern("a class that does not end");
      inside = this.#next();
      if (inside === "\\") inside += this.#next();
    }
    return source;
  }

  #readEscaped(): string {
    // Two escaped halves of a surrogate pair are one character.
    const pair = /^u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/;
    const one = /^(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|[1-9]\d*)/;
    return (this.#takeMatch(pair) ?? this.#takeMatch(one))?.[0] ?? this.#next();
  }

  #next(): string {
    return this.#characters[this.#at++] ?? "";
  }

  #take(character: string): boolean {
    if (this.peek() !== character) return false;
    this.#at++;
    return true;
  }

  #takeMatch(expression: RegExp): RegExpExecArray | undefined {
    const rest = this.#characters.slice(this.#at, this.#at + 100).join("");
    const match = expression.exec(rest) ?? undefined;
    this.#at += match ? [...match[0]].length : 0;
    return match;
  }
}
