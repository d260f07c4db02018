/**
 * Headers as Node keeps them: names and values in turn. The global class would bring Node's whole
 * `fetch` with it, which takes 30 ms and 10 MB and is then not needed.
 */
export class HeaderList implements Headers {
  /** As they are written out. */
  readonly flat: string[];

  constructor(flat: string[] = []) {
    this.flat = flat;
  }

  static from(headers: Headers | Readonly<Record<string, string>>): HeaderList {
    if (headers instanceof HeaderList) return new HeaderList(headers.flat.slice());
    const entries = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
    return new HeaderList(entries.flat());
  }

  get(name: string): string | null {
    let at = this.find(name, 0);
    if (at < 0) return null;
    let value = this.flat[at + 1] ?? "";
    // RFC 9110, section 5.3; cookies by RFC 6265, section 5.4.
    const separator = name.toLowerCase() === "cookie" ? "; " : ", ";
    for (at = this.find(name, at + 2); at >= 0; at = this.find(name, at + 2)) {
      value += separator + this.flat[at + 1];
    }
    return value;
  }

  has(name: string): boolean {
    return this.find(name, 0) >= 0;
  }

  set(name: string, value: string): void {
    this.delete(name);
    this.flat.push(name, value);
  }

  append(name: string, value: string): void {
    this.flat.push(name, value);
  }

  delete(name: string): void {
    for (let at = this.find(name, 0); at >= 0; at = this.find(name, at)) this.flat.splice(at, 2);
  }

  getSetCookie(): string[] {
    return this.flat.filter((_, at) => at % 2 === 1 && isSetCookie(this.flat[at - 1]));
  }

  forEach(callback: (value: string, name: string, headers: Headers) => void): void {
    for (const [name, value] of this) callback(value, name, this);
  }

  *keys(): Generator<string, undefined, undefined> {
    for (const [name] of this) yield name;
  }

  *values(): Generator<string, undefined, undefined> {
    for (const [, value] of this) yield value;
  }

  entries(): Generator<[string, string], undefined, undefined> {
    return this[Symbol.iterator]();
  }

  /** In the order of their names, as `Headers` has it; only cookies cannot be joined to one. */
  *[Symbol.iterator](): Generator<[string, string], undefined, undefined> {
    const names = this.flat.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
    for (const name of [...new Set(names)].sort()) {
      if (isSetCookie(name)) for (const cookie of this.getSetCookie()) yield [name, cookie];
      else yield [name, this.get(name) ?? ""];
    }
  }

  private find(name: string, from: number): number {
    const { flat } = this;
    for (let at = from; at < flat.length; at += 2) {
      if (isSameName(flat[at] ?? "", name)) return at;
    }
    return -1;
  }
}

/** Letter by letter: most names already differ in length, and no text is made only to be compared. */
function isSameName(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) {
    if (toSmall(one.charCodeAt(at)) !== toSmall(other.charCodeAt(at))) return false;
  }
  return true;
}

/** Names are ASCII: RFC 9110, section 5.1. */
function toSmall(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

function isSetCookie(name: string | undefined): boolean {
  return name?.toLowerCase() === "set-cookie";
}
