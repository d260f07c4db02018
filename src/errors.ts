/**
 * The catalogue. A setup mistake is for the person at the terminal; an HTTP error is for the client.
 * Both have stable codes, so that scripts and tests can tell them apart without reading prose.
 */

/** Each with the condition, as the reference says it. */
export const setupErrors = {
  "runtime-unsupported": "Node is older than 20.19, or another runtime than Node runs Backlot.",
  "config-not-found": "There is no config where it was looked for.",
  "config-exists": "`init` or `import` would write over a file, and `--force` is not given.",
  "config-unreadable":
    "The config is no JavaScript, TypeScript or JSON, or throws when it is read.",
  "config-invalid": "A setting is missing, unknown or wrong; the place says which one.",
  "models-not-found": "No file matches `models`.",
  "models-unreadable":
    "A models file has a syntax error, or nothing that it exports can be served.",
  "tsconfig-unreadable": "`tsconfig.json` cannot be read; models are then read without it.",
  "type-unreadable": "There is no exported type of that name, or it cannot be sent as JSON.",
  "type-error": "The compiler finds a type error in a models file; only a warning.",
  "tag-invalid": "A JSDoc tag has a wrong value, or contradicts another or the type.",
  "identifier-missing":
    "A collection's model has no property that could be its identifier; a start from model files serves one record of it, with a warning.",
  "single-with-identifier":
    "A model with an identifier is served as a single object, since `[]` is missing; only a warning.",
  "dataset-unusable": "The dataset's file cannot be opened, or is none of this version of Backlot.",
  "dataset-in-use": "Another server has the dataset open.",
  "snapshot-unusable": "There is no such snapshot, or its file or name cannot be used.",
  "resource-unknown": "A path names no resource.",
  "output-unwritable": "A file that a command writes cannot be written.",
  "port-taken":
    "The port is taken, and `strictPort` is set or the ports after it are taken too; a warning where the next free one is used.",
  "host-exposed":
    "With authentication on, the server listens beyond this machine: a warning, since credentials are not encrypted.",
  "guarded-shown": "A public resource shows records of one that is guarded: a warning.",
  "address-unusable": "The server cannot listen on this `host` or `port`.",
  "folder-unwatched": "The system does not let a folder be watched: a warning.",
  "outside-project": "The config names a file outside of the project's folder: a warning.",
  "user-unknown": "There is no such user, or the mode of authentication has no users.",
  "token-unknown": "There is no such token.",
  "request-invalid": "A call of the management API has a wrong body or query.",
  "server-not-running": "The command needs a running server, and none was found.",
  "server-ambiguous": "Several servers of the project are running; `--port` says which is meant.",
  "code-generation-forbidden":
    "Node runs with `--disallow-code-generation-from-strings`, which forbids what checks bodies.",
  "rule-invalid": "A rule of simulation says nothing, or contradicts itself.",
  "rule-unknown": "No rule in force has this number.",
  "scenario-unknown": "The config has no scenario of this name.",
  "time-invalid": "A date or a duration for the server's clock is none.",
  "import-unreadable": "A file to import or to serve is none that Backlot can read.",
} as const satisfies Record<string, string>;
export type SetupCode = keyof typeof setupErrors;

/** One thing that a person must mend before Backlot can serve. */
export interface Mistake {
  readonly code: SetupCode;
  /** Where it is: `resources[1].type`, `src/models.ts:4:12`, a file. */
  readonly place: string;
  /** The setting that it is about, for programs: a place is for people to read. */
  readonly subject?: Subject;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** What to do about it, as a sentence. */
  readonly remedy?: string;
  /** The lines of the source around it, with a mark below the place. */
  readonly frame?: string;
}

/** A resource by its position in the config, and which of its settings; none: the whole of it. */
export interface Subject {
  readonly resource: number;
  readonly setting?: string;
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

/** One mistake in several places that share a cause is told once. */
export function withoutRepeated(mistakes: readonly Mistake[]): readonly Mistake[] {
  return [...new Map(mistakes.map((mistake) => [toText(mistake), mistake])).values()];
}

/** What the work gives; mistakes that it throws are noted with the others, and nothing is given. */
export async function noteMistakes<T>(
  mistakes: Mistake[],
  work: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    mistakes.push(...error.mistakes);
    return undefined;
  }
}

interface HttpErrorEntry {
  readonly status: number;
  readonly title: string;
  /** For the reference: the condition, as a sentence or two. */
  readonly when: string;
}

export const httpErrors = {
  "malformed-request": {
    status: 400,
    title: "Malformed request",
    when: "The request's target or its `Host` is none that HTTP knows.",
  },
  "invalid-json": {
    status: 400,
    title: "Body is not JSON",
    when: "The body is empty, is not JSON, is not UTF-8, or has a number that no double can hold.",
  },
  "invalid-form": {
    status: 400,
    title: "Body is not a form",
    when: "The body is declared as `multipart/form-data` and has no such parts.",
  },
  "body-too-deep": {
    status: 400,
    title: "Body nested too deeply",
    when: "The body has more than 100 levels of lists and objects.",
  },
  "invalid-query": {
    status: 400,
    title: "Unusable query parameter",
    when: "A parameter names no property, or its value cannot be compared with the property. `parameter` says which.",
  },
  "call-refused": {
    status: 400,
    title: "Cannot be done",
    when: "The management API was asked for something that cannot be done, such as a rule that contradicts itself; `mistakes` says what is wrong, where, and what to do about it.",
  },
  unauthorized: {
    status: 401,
    title: "Unauthorized",
    when: "The credential is missing, expired, revoked or incorrect; `reason` says which. The config may choose another status.",
  },
  "csrf-refused": {
    status: 403,
    title: "CSRF token missing",
    when: 'With `transport: "cookie"`: a write came with the session\'s cookie and without the value of the cookie `csrf-token` in the header `X-CSRF-Token`.',
  },
  "origin-refused": {
    status: 403,
    title: "Origin refused",
    when: "A page of an origin that `cors` does not allow sent the request.",
  },
  "host-refused": {
    status: 403,
    title: "Host refused",
    when: "The `Host` is neither a loopback name, nor the configured host, nor in `allowedHosts`: a sign of DNS rebinding.",
  },
  "cross-site-refused": {
    status: 403,
    title: "Cross-site request refused",
    when: "Another site's page sent a request to what is below `/_backlot`.",
  },
  "unknown-path": {
    status: 404,
    title: "Unknown path",
    when: "Nothing is served at the path.",
  },
  "unknown-record": {
    status: 404,
    title: "Unknown record",
    when: "There is no record with the identifier, or the single object has been deleted.",
  },
  "method-not-enabled": {
    status: 405,
    title: "Method not enabled",
    when: "The path is known, the method is not among its operations; `Allow` lists those.",
  },
  "email-taken": {
    status: 409,
    title: "Email taken",
    when: "Somebody is registered with the email.",
  },
  "identifier-taken": {
    status: 409,
    title: "Identifier taken",
    when: "A new record brings an identifier that another record has.",
  },
  "identifiers-exhausted": {
    status: 409,
    title: "Identifiers exhausted",
    when: "A new record brings no identifier, and the last number that the model allows has been given out.",
  },
  "still-referred": {
    status: 409,
    title: "Record still referred to",
    when: 'Records refer to the one to be deleted, and their relation says `onDelete: "restrict"`, or their model requires the record in them and nothing is said.',
  },
  "object-exists": {
    status: 409,
    title: "Object exists",
    when: "A single object is created while there is one.",
  },
  "record-changed": {
    status: 409,
    title: "Record changed meanwhile",
    when: "Another program kept changing the record while it was to be written.",
  },
  "precondition-failed": {
    status: 412,
    title: "Precondition failed",
    when: "`If-Match` names another version of the record than there is, or `If-None-Match` names the one there is.",
  },
  "body-too-large": {
    status: 413,
    title: "Body too large",
    when: "The body has more than 1 MiB.",
  },
  "unsupported-media-type": {
    status: 415,
    title: "Unsupported media type",
    when: "The body is declared to be something else than JSON in UTF-8 or a form, or to be compressed, or it holds a file.",
  },
  "invalid-body": {
    status: 422,
    title: "Body does not fit the model",
    when: "A property is missing, unknown or wrong; `errors` says of each what is wrong.",
  },
  "identifier-mismatch": {
    status: 422,
    title: "Identifier differs from the path",
    when: "The body names another identifier than the path does.",
  },
  "too-many-listeners": {
    status: 503,
    title: "Too many listeners",
    when: "A hundred clients listen to the events of the management API already.",
  },
  simulated: {
    status: 503,
    title: "Simulated",
    when: "A rule makes this answer; its status is the rule's.",
  },
  internal: {
    status: 500,
    title: "Internal error",
    when: "Backlot itself failed: a fault of ours.",
  },
  "dataset-busy": {
    status: 503,
    title: "Dataset busy",
    when: "Another program holds the dataset's file locked for longer than two seconds.",
  },
  "dataset-unwritable": {
    status: 503,
    title: "Dataset cannot be written",
    when: "The dataset's file is read-only, or its disk fails, or somebody removed the file and another cannot be written.",
  },
  "dataset-damaged": {
    status: 503,
    title: "Dataset damaged",
    when: "The dataset's file is damaged, and no longer what SQLite wrote.",
  },
  "dataset-full": {
    status: 507,
    title: "No room for the dataset",
    when: "There is no room left on the disk that the dataset is on. Nothing was written.",
  },
} as const satisfies Record<string, HttpErrorEntry>;
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
