/** What the backend answered in place of what was asked for (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  /** What is wrong with each field of the body that was sent, by its path. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown) {
    const { detail, errors } = toObject(body);
    super(typeof detail === "string" ? detail : `The shop answered with status ${status}.`);
    this.name = "Problem";
    this.status = status;
    this.errors = toObject(errors) as Record<string, string>;
  }
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** What a customer is told: the details are for whoever reads the network panel. */
export function explain(error: unknown): string {
  if (!(error instanceof Problem)) return "We cannot reach the shop. Are you offline?";
  if (error.status === 404) return "We could not find what you are looking for.";
  if (error.status >= 500) return "Something went wrong on our side. Please try again.";
  return error.message;
}
