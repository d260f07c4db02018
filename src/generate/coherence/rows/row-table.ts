import { hash } from "../../draw/chance.ts";
import { nameWords } from "../../meaning/things/name-words.ts";

/**
 * What is told of a kind of thing, a thing in each line: the words for the kind, and a table whose first
 * line names the columns.
 *
 *     name                              | category | about                                | tags
 *     Replace the {part:tap/sink} seal  | Plumbing | Drips all night. The {part} is old.  | kitchen, leak
 *
 * `{part:tap/sink}` says of which there are several, `{part}` says it again; a word that is not told in its
 * line is one of `nameWords`. A column may go by several names (`type/kind`), and a label may be called
 * otherwise where a union decides how it is spelled (`Plumbing/water`). Of several tags each is one.
 *
 * What is a number is from which to which (`39-149`, `0.5-1.8`), and what is a flag `yes`, `no`
 * or nothing where it may be either. What is `absent` is not there, where that may be; `absent or
 * 5-9` says what it is where it has to be there.
 *
 * Behind `&` among the words stand neighbours, one of which must be there: a proposal beside a client
 * is none for a council. Such a table is asked before those without.
 *
 * Where the first column begins with a star, a name alone is dealt, too: a `Priority` of no more than
 * that is one all the same. What has a column `sort order` is dealt in the order of the rows.
 *
 * A column `liked` says in which mood somebody wrote it: the stars of a review decide among its rows.
 */
export type RowTables = Readonly<Record<string, string>>;

export const moodColumn = "liked";

export interface RowTable {
  /** What the columns go by. */
  readonly columns: readonly (readonly string[])[];
  readonly rows: readonly Row[];
  /** Neighbours that tell this kind of thing from others; one of them must be there. */
  readonly beside?: readonly string[];
  /** Whether a name is enough to be one of these. */
  readonly isNameEnough: boolean;
  /** Whether the first row comes first. */
  readonly isInOrder: boolean;
}

export interface Row {
  /** Tells it from the others of its table. */
  readonly key: number;
  readonly cells: readonly string[];
  /** In how many ways its first column can be told, and after how many all of it is told again. */
  readonly variants: number;
  readonly period: number;
  readonly words: ReadonlyMap<string, readonly string[]>;
}

export function toRowTable(text: string): RowTable {
  const [header = "", ...lines] = text.trim().split("\n");
  const isNameEnough = header.startsWith("*");
  const columns = cellsOf(isNameEnough ? header.slice(1) : header).map((names) => names.split("/"));
  const isInOrder = columns.some((names) => names.includes("sort order"));
  return { columns, rows: lines.map(toRow), isNameEnough, isInOrder };
}

function cellsOf(line: string): readonly string[] {
  return line.split("|").map((cell) => cell.trim());
}

// What stands in two braces is a placeholder of the text itself: `Hi {{firstName}}`.
const slots = /(?<!\{)\{(\w+)(?::([^}]*))?\}(?!\})/g;

function toRow(line: string): Row {
  const shared: Readonly<Record<string, readonly string[]>> = nameWords;
  const words = new Map<string, readonly string[]>();
  for (const [, name = "", told] of line.matchAll(slots))
    if (!words.has(name)) words.set(name, told?.split("/") ?? shared[name] ?? [name]);
  const cells = cellsOf(line);
  const [name = ""] = cells;
  const choices = [...name.matchAll(slots)].map(([, slot = ""]) => words.get(slot)?.length ?? 1);
  const period = [...words.values()].reduce((product, { length }) => product * length, 1);
  return { key: hash(line), cells, words, variants: Math.max(1, ...choices), period };
}

/** What a row says in a column, in one of its variants; a name begins with a capital. */
export function cellOf({ cells, words }: Row, column: number, variant: number): string {
  const cell = cells[column] ?? "";
  if (words.size === 0) return cell;
  const told = cell.replaceAll(slots, (_, name: string) => {
    const all = words.get(name) ?? [];
    return all[variant % all.length] ?? name;
  });
  return column === 0 ? told.charAt(0).toUpperCase() + told.slice(1) : told;
}
