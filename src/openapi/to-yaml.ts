/** Plain JSON data as YAML 1.2 in block style, the way a person would write it. */
export function toYaml(value: unknown): string {
  return `${writeBlock(value, "").trimStart()}\n`;
}

/** What stands after a key or a dash, with the space or line break before it. */
function writeBlock(value: unknown, indent: string): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return " []";
    return value.map((item) => `\n${indent}-${writeItem(item, `${indent}  `)}`).join("");
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    if (members.length === 0) return " {}";
    return members
      .map(([name, member]) => `\n${indent}${writeKey(name)}:${writeBlock(member, `${indent}  `)}`)
      .join("");
  }
  return ` ${writeScalar(value, indent)}`;
}

/** The first line of a nested block moves up beside the dash. */
function writeItem(item: unknown, indent: string): string {
  const block = writeBlock(item, indent);
  return block.startsWith("\n") ? ` ${block.slice(1 + indent.length)}` : block;
}

function writeScalar(value: unknown, indent: string): string {
  if (typeof value !== "string") return JSON.stringify(value);
  if (isPlain(value)) return value;
  return isLiteral(value) ? writeLiteral(value, indent) : quote(value);
}

function writeKey(name: string): string {
  return isPlain(name) ? name : quote(name);
}

/**
 * Text that no reader of YAML takes for anything else, whichever version it follows: it begins with
 * a letter or a path, holds nothing that ends a key or begins a comment, and is no word for a value.
 */
function isPlain(text: string): boolean {
  return (
    /^[A-Za-z_/$][\x21-\x7e]*(?: [\x21-\x7e]+)*$/.test(text) &&
    !/: | #|:$/.test(text) &&
    !/^(?:null|true|false|yes|no|on|off|y|n|_)$/i.test(text)
  );
}

/** Several lines stay several lines where no space at an edge could be lost. */
function isLiteral(text: string): boolean {
  return (
    /^[^\s\p{C}][^\p{C}\u2028\u2029]*(?:\n(?:[^\s\p{C}][^\p{C}\u2028\u2029]*)?)*[^\s\p{C}]$/u.test(
      text,
    ) && text.includes("\n")
  );
}

function writeLiteral(text: string, indent: string): string {
  const lines = text.split("\n").map((line) => (line === "" ? "" : `${indent}${line}`));
  return `|-\n${lines.join("\n")}`;
}

/** A JSON string is a double-quoted one of YAML 1.2; what may not stand in YAML is escaped besides. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
