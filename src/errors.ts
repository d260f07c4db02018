/**
 * The catalogue. A setup mistake is for the person at the terminal; an HTTP error is for the client.
 * Both have stable codes, so that scripts and tests can tell them apart without reading prose.
 */

export const setupCodes = [
  "config-not-found",
  "config-unreadable",
  "config-invalid",
  "models-not-found",
  "models-unreadable",
  "type-unreadable",
  "type-error",
  "tag-invalid",
  "identifier-missing",
  "dataset-unusable",
  "port-taken",
  "host-exposed",
  "user-unknown",
] as const;
export type SetupCode = (typeof setupCodes)[number];

/** One thing that a person must mend before Backlot can serve. */
export interface Mistake {
  readonly code: SetupCode;
  /** Where it is: `resources[1].type`, `src/models.ts:4:12`, a file. */
  readonly place: string;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** What to do about it, as a sentence. */
  readonly remedy?: string;
  /** The lines of the source around it, with a mark below the place. */
  readonly frame?: string;
}

export function toText(mistake: Mistake): string {
  const remedy = mistake.remedy === undefined ? "" : ` ${mistake.remedy}`;
  const frame = mistake.frame === undefined ? "" : `\n${mistake.frame}`;
  return `${mistake.place}: ${mistake.message}${remedy}${frame}`;
}

/** All mistakes of one load together: nobody wants to learn of them one start at a time. */
export class SetupError extends Error {
  override readonly name = "SetupError";
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(toText).join("\n"));
    this.mistakes = mistakes;
  }
}

export const httpErrors = {
  "unknown-path": { status: 404, title: "Unknown path" },
  "unknown-record": { status: 404, title: "Unknown record" },
  "method-not-enabled": { status: 405, title: "Method not enabled" },
  "invalid-json": { status: 400, title: "Body is not JSON" },
  "invalid-body": { status: 422, title: "Body does not fit the model" },
  "email-taken": { status: 409, title: "Email taken" },
  "identifier-taken": { status: 409, title: "Identifier taken" },
  "identifier-mismatch": { status: 422, title: "Identifier differs from the path" },
  "object-exists": { status: 409, title: "Object exists" },
  "body-too-large": { status: 413, title: "Body too large" },
  "unsupported-media-type": { status: 415, title: "Unsupported media type" },
  unauthorized: { status: 401, title: "Unauthorized" },
  internal: { status: 500, title: "Internal error" },
} as const satisfies Record<string, { status: number; title: string }>;
export type HttpErrorCode = keyof typeof httpErrors;

export interface HttpErrorExtras {
  /** Where the user configured another status than the catalogue's. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the problem document. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** An answer that says no: thrown by whatever notices, turned into problem+json in one place. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: HttpErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(code: HttpErrorCode, detail: string, extras: HttpErrorExtras = {}) {
    super(detail);
    this.code = code;
    this.status = extras.status ?? httpErrors[code].status;
    this.headers = extras.headers ?? {};
    this.members = extras.members ?? {};
  }
}
