/** Which records a question is answered with, by sequence and in their order: all, or the first. */
export interface Matches {
  /** How many there are in all. */
  readonly total: number;
  readonly sequences: Float64Array;
}

/** Those of several parts of a collection, one after the other. */
export function joinMatches(parts: readonly Matches[]): Matches {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const sequences = new Float64Array(total);
  let at = 0;
  for (const part of parts) {
    sequences.set(part.sequences, at);
    at += part.total;
  }
  return { total, sequences };
}

export interface KeptMatches {
  /** Those of a version that reach up to an end, as far as there are so many. */
  find(question: string, version: number, end: number): Matches | undefined;
  keep(question: string, version: number, matches: Matches): void;
}

/** Eight bytes each. */
const mostSequences = 2_000_000;

/** Answers to questions that took long, those asked last: the next page is then there at once. */
export function createKeptMatches(): KeptMatches {
  const kept = new Map<string, Matches & { readonly version: number }>();
  return {
    find: (question, version, end) => {
      const found = kept.get(question);
      if (found?.version !== version) return undefined;
      return Math.min(end, found.total) <= found.sequences.length ? found : undefined;
    },
    keep: (question, version, matches) => {
      kept.delete(question);
      kept.set(question, { ...matches, version });
      let sum = 0;
      for (const [other, { sequences }] of [...kept].reverse()) {
        sum += sequences.length;
        if (sum > mostSequences && other !== question) kept.delete(other);
      }
    },
  };
}
