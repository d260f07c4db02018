/** The lines of a table of rules, as whoever looks for a name asks for them. */
export interface RuleLines<Said> {
  /** The names of all lines: each ends with `|`, and so does each line. None where they are packed. */
  readonly names?: string;
  at(place: number): RuleLine<Said>;
}

export interface RuleLine<Said> {
  /** What follows the names: ` @ song track & tempo`. */
  readonly guard: string;
  readonly says: Said;
}

/**
 * A table as the build packs it (`scripts/pack-rules.mjs`): V8 reads a few long texts where it would
 * make thousands of properties, of which a start asks for some hundred.
 */
export class PackedRules<Said> implements RuleLines<Said | string> {
  readonly #packed: () => Split<Said>;
  #split: Split<Said> | undefined;

  /** Guards and texts have a line for each of the table's; `others` are those that say no text. */
  constructor(guards: string, texts: string, others: () => Others<Said>) {
    this.#packed = () => ({
      guards: guards.split("\n"),
      texts: texts.split("\n"),
      others: others(),
    });
  }

  at(place: number): RuleLine<Said | string> {
    this.#split ??= this.#packed();
    const { guards, texts, others } = this.#split;
    return { guard: guards[place] ?? "", says: others[place] ?? texts[place] ?? "" };
  }
}

type Others<Said> = Readonly<Record<number, Said>>;

interface Split<Said> {
  readonly guards: readonly string[];
  readonly texts: readonly string[];
  readonly others: Others<Said>;
}

/** Of a table as it is written. */
export function toRuleLines<Said>(
  table: Readonly<Record<string, Said>>,
): RuleLines<Said> & { readonly names: string } {
  const lines = Object.entries(table);
  const guards = lines.map(([key]) => key.slice(endOfNames(key)));
  return {
    names: lines.map(([key]) => `${key.slice(0, endOfNames(key))}||`).join(""),
    at: (place) => ({ guard: guards[place] ?? "", says: (lines[place] as [string, Said])[1] }),
  };
}

function endOfNames(key: string): number {
  const [models, neighbours] = [key.indexOf(" @ "), key.indexOf(" & ")];
  return Math.min(models < 0 ? key.length : models, neighbours < 0 ? key.length : neighbours);
}
