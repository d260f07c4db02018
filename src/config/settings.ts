import type { Mistake, Subject } from "../errors.ts";
import { suggest } from "../suggest.ts";

/** What one setting takes: the guard that decides, and the words a person reads when it says no. */
export interface Setting<T> {
  readonly expects: string;
  readonly accepts: (value: unknown) => value is T;
}

export const text: Setting<string> = {
  expects: "a text",
  accepts: (value): value is string => typeof value === "string" && value !== "",
};

/** No system's files have one in their names. */
const nul = "\u0000";

export const filePath: Setting<string> = {
  expects: "the path of a file",
  accepts: (value): value is string => text.accepts(value) && !value.includes(nul),
};

export const flag: Setting<boolean> = {
  expects: "true or false",
  accepts: (value): value is boolean => typeof value === "boolean",
};

export function wholeNumber(from: number, to: number): Setting<number> {
  return {
    // Asked for only where something is wrong: the tables of the world's numbers take long to load.
    get expects() {
      return `a whole number from ${from.toLocaleString("en")} to ${to.toLocaleString("en")}`;
    },
    accepts: (value): value is number =>
      Number.isInteger(value) && Number(value) >= from && Number(value) <= to,
  };
}

/** A day of the calendar, or an instant; a time without a zone is UTC's, on every machine. */
export const date: Setting<string | Date> = {
  expects: 'a date such as "2026-03-01" or "2026-03-01T09:00:00Z"',
  accepts: (value): value is string | Date => {
    if (value instanceof Date) return Number.isFinite(value.getTime());
    const isDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;
    return typeof value === "string" && isDate.test(value) && isReal(value);
  },
};

/** JavaScript takes the 31st of February for the 2nd of March. */
function isReal(text: string): boolean {
  const day = new Date(text.slice(0, 10));
  const isDay = Number.isFinite(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  return isDay && Number.isFinite(Date.parse(text));
}

export function oneOf<const T extends string>(words: readonly T[]): Setting<T> {
  return {
    expects: `one of ${words.map((word) => `"${word}"`).join(", ")}`,
    accepts: (value): value is T => words.some((word) => word === value),
  };
}

export function listOf<T>(item: Setting<T>, items: string): Setting<readonly T[]> {
  return {
    expects: `a list of ${items}`,
    accepts: (value): value is readonly T[] =>
      Array.isArray(value) && value.length > 0 && value.every(item.accepts),
  };
}

/** Literal segments only: no parameter, no empty segment, nothing that a client would have to escape. */
export const urlPath: Setting<string> = {
  expects: "a path such as /users: literal segments, each after a slash",
  accepts: (value): value is string =>
    typeof value === "string" && /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+\/*$/.test(value),
};

/** `""` and `/` say that there is none, as many tools write it. */
export const urlPrefix: Setting<string> = {
  expects: urlPath.expects,
  accepts: (value): value is string => value === "" || value === "/" || urlPath.accepts(value),
};

/** What stands there is a secret even where it is no setting's value: it is never printed. */
const secretKeys: readonly string[] = ["password", "value", "token"];

/** Reads the settings of one object of the options and notes every mistake, with its place. */
export class SettingsReader {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #place: string;
  readonly #mistakes: Mistake[];
  readonly #subject: Subject | undefined;

  constructor(value: unknown, place: string, mistakes: Mistake[], subject?: Subject) {
    this.#place = place;
    this.#mistakes = mistakes;
    this.#subject = subject;
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    this.#values = isObject ? { ...value } : {};
    if (!isObject) {
      const message = `expected an object, found ${show(value)}.`;
      this.#note({ place: place || "config", message }, subject);
    }
  }

  /** Of a setting; without a name, of the object itself. */
  placeOf(key: string): string {
    if (key === "") return this.#place;
    if (key.startsWith("/")) return `${this.#place}["${key}"]`;
    return this.#place === "" ? key : `${this.#place}.${key}`;
  }

  keys(): string[] {
    return Object.keys(this.#values);
  }

  has(key: string): boolean {
    return this.#values[key] !== undefined;
  }

  value(key: string): unknown {
    return this.#values[key];
  }

  optional<T>(key: string, setting: Setting<T>): T | undefined {
    const value = this.#values[key];
    if (value === undefined || setting.accepts(value)) return value;
    const found = secretKeys.includes(key) ? "something else" : show(value);
    this.mistake(key, `expected ${setting.expects}, found ${found}.`);
    return undefined;
  }

  required<T>(key: string, setting: Setting<T>): T | undefined {
    if (!this.has(key)) this.mistake(key, `is missing: expected ${setting.expects}.`);
    return this.optional(key, setting);
  }

  /** Whatever is in it; no list at all is an empty one. */
  list(key: string, example: string): readonly unknown[] {
    const value = this.#values[key] ?? [];
    if (Array.isArray(value)) return value;
    this.mistake(key, `expected a list such as ${example}, found ${show(value)}.`);
    return [];
  }

  child(key: string): SettingsReader {
    const value = this.#values[key] ?? {};
    return new SettingsReader(value, this.placeOf(key), this.#mistakes, this.#subjectOf(key));
  }

  refuseOthers(known: readonly string[]): void {
    for (const key of Object.keys(this.#values)) {
      if (!known.includes(key)) this.mistake(key, "there is no such setting.", suggest(key, known));
    }
  }

  mistake(key: string, message: string, remedy?: string): void {
    const said = { place: this.placeOf(key), message, ...(remedy === undefined ? {} : { remedy }) };
    this.#note(said, this.#subjectOf(key));
  }

  /** What is wrong below a resource's setting is wrong with that setting. */
  #subjectOf(key: string): Subject | undefined {
    return this.#subject && { setting: key, ...this.#subject };
  }

  #note(said: Omit<Mistake, "code" | "subject">, subject: Subject | undefined): void {
    this.#mistakes.push({ code: "config-invalid", ...said, ...(subject ? { subject } : {}) });
  }
}

function show(value: unknown): string {
  if (typeof value === "function") return "a function";
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}
