/** Which records a question is answered with, by sequence and in their order, as of a version. */
interface Matches {
  readonly version: number;
  readonly sequences: Float64Array;
}

export interface KeptMatches {
  find(question: string, version: number): Float64Array | undefined;
  keep(question: string, version: number, sequences: Float64Array): void;
}

/** Eight bytes each. */
const mostSequences = 2_000_000;

/** Answers to questions that took long, those asked last: the next page is then there at once. */
export function createKeptMatches(): KeptMatches {
  const kept = new Map<string, Matches>();
  return {
    find: (question, version) => {
      const found = kept.get(question);
      return found?.version === version ? found.sequences : undefined;
    },
    keep: (question, version, sequences) => {
      kept.delete(question);
      kept.set(question, { version, sequences });
      let sum = 0;
      for (const [other, matches] of [...kept].reverse()) {
        sum += matches.sequences.length;
        if (sum > mostSequences && other !== question) kept.delete(other);
      }
    },
  };
}
