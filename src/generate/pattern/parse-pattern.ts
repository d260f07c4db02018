import { toClass } from "./character-class.ts";
import type { Pattern } from "./pattern.ts";

/** Why no text can be made from a pattern. */
export class UnsupportedPattern extends Error {}

/**
 * Reads ECMAScript's syntax. Assertions become nothing: whatever is made is checked against the
 * real expression afterwards, so an anchor or a lookahead costs a few more tries and never a lie.
 */
export function parsePattern(source: string): Pattern {
  const reader = new PatternReader(source);
  const pattern = reader.readChoice();
  if (!reader.isAtEnd) throw new UnsupportedPattern(`unexpected "${reader.peek()}"`);
  return pattern;
}

const nothing: Pattern = { kind: "sequence", parts: [] };

class PatternReader {
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

  readChoice(): Pattern {
    const options = [this.#readSequence()];
    while (this.#take("|")) options.push(this.#readSequence());
    const [only] = options;
    return only !== undefined && options.length === 1 ? only : { kind: "choice", options };
  }

  #readSequence(): Pattern {
    const parts: Pattern[] = [];
    while (!this.isAtEnd && this.peek() !== "|" && this.peek() !== ")") {
      parts.push(this.#readQuantified());
    }
    const [only] = parts;
    return only !== undefined && parts.length === 1 ? only : { kind: "sequence", parts };
  }

  #readQuantified(): Pattern {
    const part = this.#readAtom();
    const range = this.#readQuantifier();
    if (!range) return part;
    this.#take("?");
    return { kind: "repeat", part, ...range };
  }

  #readQuantifier(): { least: number; most: number } | undefined {
    if (this.#take("*")) return { least: 0, most: Number.POSITIVE_INFINITY };
    if (this.#take("+")) return { least: 1, most: Number.POSITIVE_INFINITY };
    if (this.#take("?")) return { least: 0, most: 1 };
    const braces = /^\{(\d+)(,?)(\d*)\}/.exec(this.#rest(24));
    if (!braces) return undefined;
    const [all, least = "", comma = "", most = ""] = braces;
    this.#at += all.length;
    if (comma === "") return { least: Number(least), most: Number(least) };
    return {
      least: Number(least),
      most: most === "" ? Number.POSITIVE_INFINITY : Number(most),
    };
  }

  #readAtom(): Pattern {
    const character = this.#next();
    if (character === "^" || character === "$") return nothing;
    if (character === "(") return this.#readGroup();
    if (character === "[") return this.#readClass();
    if (character === ".") return toClass([], true);
    if (character === "\\") return this.#readEscape();
    return { kind: "characters", characters: [character] };
  }

  #readGroup(): Pattern {
    const lookaround = /^\?<?[=!]/.test(this.#rest(3));
    const opening = /^\?(?::|<[A-Za-z_$][\w$]*>)/.exec(this.#rest(64));
    this.#at += opening?.[0].length ?? 0;
    if (lookaround) this.#at += this.#rest(2) === "?<" ? 3 : 2;
    const inside = this.readChoice();
    if (!this.#take(")")) throw new UnsupportedPattern("a group that does not end");
    return lookaround ? nothing : inside;
  }

  #readEscape(): Pattern {
    const character = this.#next();
    if (character === "b" || character === "B") return nothing;
    if (/[1-9k]/.test(character)) throw new UnsupportedPattern("a reference to a group");
    return toClass([this.#escaped(character)], false);
  }

  #readClass(): Pattern {
    const isNegated = this.#take("^");
    const items: string[] = [];
    while (!this.#take("]")) {
      if (this.isAtEnd) throw new UnsupportedPattern("a class that does not end");
      const from = this.#readClassItem();
      const isRange = this.peek() === "-" && this.#characters[this.#at + 1] !== "]";
      if (isRange) {
        this.#at++;
        items.push(`${from}-${this.#readClassItem()}`);
      } else items.push(from);
    }
    return toClass(items, isNegated);
  }

  #readClassItem(): string {
    const character = this.#next();
    return character === "\\" ? this.#escaped(this.#next()) : character;
  }

  /** The character itself, or the name of a set: `\d`, `\p{L}`. */
  #escaped(character: string): string {
    if (/[dwsDWS]/.test(character)) return `\\${character}`;
    if (character === "p" || character === "P") return `\\${character}${this.#braced()}`;
    if (character === "x") return String.fromCodePoint(Number.parseInt(this.#nextOf(2), 16));
    if (character === "u") {
      const digits = this.peek() === "{" ? this.#braced().slice(1, -1) : this.#nextOf(4);
      return String.fromCodePoint(Number.parseInt(digits, 16));
    }
    return controls.get(character) ?? character;
  }

  #braced(): string {
    const braces = /^\{[^}]*\}/.exec(this.#rest(64))?.[0];
    if (braces === undefined) throw new UnsupportedPattern("an escape that does not end");
    this.#at += braces.length;
    return braces;
  }

  #next(): string {
    return this.#characters[this.#at++] ?? "";
  }

  #nextOf(length: number): string {
    return Array.from({ length }, () => this.#next()).join("");
  }

  #rest(length: number): string {
    return this.#characters.slice(this.#at, this.#at + length).join("");
  }

  #take(character: string): boolean {
    if (this.peek() !== character) return false;
    this.#at++;
    return true;
  }
}

const controls = new Map([
  ["t", "\t"],
  ["n", "\n"],
  ["r", "\r"],
  ["f", "\f"],
  ["v", "\v"],
  ["0", "\0"],
]);
