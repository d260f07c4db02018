import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A member name that public APIs use, and what is claimed about its values in each type. */
export interface VocabularyEntry {
  /** Its words: `created at` is `createdAt`. */
  readonly name: string;
  /** How many of 683 public APIs use it. */
  readonly apis: number;
  /** The kinds that a text may be of; undefined where no API has it as one. */
  readonly text: readonly string[] | undefined;
  /** `0..100`, `epoch` or `degrees`; undefined where no API has it as a number. */
  readonly number: string | undefined;
}

const table = fileURLToPath(new URL("vocabulary.tsv", import.meta.url));

export function readVocabulary(): readonly VocabularyEntry[] {
  const [, ...lines] = readFileSync(table, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [name = "", apis = "", text = "", number = ""] = line.split("\t");
    return {
      name,
      apis: Number(apis),
      text: text === "" ? undefined : text.split("|"),
      number: number === "" ? undefined : number,
    };
  });
}

/** `created at` as a model has it. */
export function toMemberName(name: string): string {
  return name.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}
