export interface Problem {
  readonly title?: string;
  readonly detail?: string;
  /** By member, dotted: `{ "address.zip": "is missing" }`. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly mistakes?: readonly Mistake[];
}

interface Mistake {
  readonly place: string;
  readonly message: string;
  readonly remedy?: string;
}

/** The server said no, and why. */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(toWords(status, problem));
    this.name = "Refusal";
    this.status = status;
    this.problem = problem;
  }

  get errors(): Readonly<Record<string, string>> {
    return this.problem.errors ?? {};
  }
}

function toWords(status: number, { detail, title, mistakes = [] }: Problem): string {
  const told = mistakes.map(({ place, message, remedy }) =>
    [`${place}:`, message, remedy].filter(Boolean).join(" "),
  );
  return told.length > 0 ? told.join("\n") : (detail ?? title ?? `The server answered ${status}.`);
}

/** Nobody answered. */
export class Unreachable extends Error {
  constructor() {
    super("The server does not answer. Is it still running?");
    this.name = "Unreachable";
  }
}

export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
