import { STATUS_CODES } from "node:http";
import { type HttpErrorCode, httpErrors } from "../../errors.ts";
import type { Components, Part } from "../components.ts";

const headers = {
  ETag: {
    description: "The version of what the answer holds, for `If-None-Match` and `If-Match`.",
    schema: { type: "string" },
  },
  Location: {
    description: "Where the new record is.",
    schema: { type: "string", format: "uri-reference" },
  },
  "X-Total-Count": {
    description: "How many records match, before slicing.",
    schema: { type: "integer", minimum: 0 },
  },
  "Content-Range": {
    description: "The positions in the answer and how many records match: `posts 0-9/319`.",
    schema: { type: "string" },
  },
  Link: {
    description: "Of a slice: the first, previous, next and last one, as RFC 8288 has it.",
    schema: { type: "string" },
  },
  "Preference-Applied": {
    description: "The preference that the answer follows: `return=minimal`.",
    schema: { type: "string" },
  },
  "Retry-After": {
    description: "In how many seconds to ask again.",
    schema: { type: "integer" },
  },
  "WWW-Authenticate": {
    description: "How to prove who asks.",
    schema: { type: "string" },
  },
} as const satisfies Record<string, Part>;
export type HeaderName = keyof typeof headers;

/** Where a credential that will not do is answered with what the config says. */
export interface Refusals {
  readonly status: number;
  readonly hasChallenge: boolean;
}

export interface Responses {
  /** The headers of an answer, as references. */
  headers(names: readonly HeaderName[]): Part;
  /** A response for each status that these errors have. */
  problems(codes: readonly HttpErrorCode[]): Part;
  unchanged(): Part;
  /** The responses that all references point to: complete after the last of them. */
  finish(): void;
}

/** Errors are shared by status: each then tells of every condition that leads to it. */
export function createResponses(components: Components, refusals: Refusals | undefined): Responses {
  const conditions = new Map<number, Set<HttpErrorCode>>();
  const problem = components.add("schemas", "Problem", problemSchema);
  const toHeaders = (names: readonly HeaderName[]) =>
    Object.fromEntries(
      names.map((name) => [name, components.add("headers", name, headers[name])] as const),
    );
  const statusOf = (code: HttpErrorCode) =>
    code === "unauthorized" && refusals ? refusals.status : httpErrors[code].status;

  return {
    headers: toHeaders,
    problems: (codes) => {
      for (const code of codes) {
        const status = statusOf(code);
        conditions.set(status, (conditions.get(status) ?? new Set()).add(code));
      }
      const statuses = [...new Set(codes.map(statusOf))].sort((a, b) => a - b);
      return Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
      );
    },
    unchanged: () =>
      components.add("responses", nameOf(304), {
        description: "Nothing has changed since the version that `If-None-Match` names.",
        headers: toHeaders(["ETag"]),
      }),
    finish: () => {
      for (const [status, codes] of conditions) {
        components.add("responses", nameOf(status), buildProblem(status, [...codes]));
      }
    },
  };

  function buildProblem(status: number, codes: readonly HttpErrorCode[]): Part {
    const whens = codes.map((code) => httpErrors[code].when);
    const sent = codes.flatMap((code) => headersOf(code, status));
    return {
      description: whens.length === 1 ? whens[0] : whens.map((when) => `- ${when}`).join("\n"),
      ...(sent.length > 0 ? { headers: toHeaders(sent) } : {}),
      content: {
        "application/problem+json": { schema: problem, example: buildExample(status, codes[0]) },
      },
    };
  }

  function headersOf(code: HttpErrorCode, status: number): readonly HeaderName[] {
    if (code === "precondition-failed") return ["ETag"];
    if (code === "dataset-busy") return ["Retry-After"];
    const isChallenge = code === "unauthorized" && status === 401 && refusals?.hasChallenge;
    return isChallenge ? ["WWW-Authenticate"] : [];
  }
}

/** What some errors tell beyond the usual. */
const extras: Readonly<Partial<Record<HttpErrorCode, Part>>> = {
  "invalid-body": { errors: { email: "must be an email address" } },
  "invalid-query": { parameter: "_sort" },
  unauthorized: { reason: "missing", hint: "How to get a credential that will do." },
};

function buildExample(status: number, code: HttpErrorCode = "internal"): Part {
  const { title, when } = httpErrors[code];
  return {
    type: `urn:backlot:error:${code}`,
    title,
    status,
    detail: when,
    instance: "/",
    message: when,
    ...extras[code],
  };
}

/** 404 → `NotFound`. */
function nameOf(status: number): string {
  const words = (STATUS_CODES[status] ?? `Status ${status}`).split(/[^A-Za-z0-9]+/);
  return words.map((word) => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`).join("");
}

const problemSchema = {
  type: "object",
  description: "An error, as RFC 9457 has it.",
  required: ["type", "title", "status", "detail", "instance", "message"],
  properties: {
    type: { type: "string", format: "uri", description: "The kind of error." },
    title: { type: "string", description: "The kind of error, in words." },
    status: { type: "integer", description: "The same as the answer's status." },
    detail: { type: "string", description: "What is wrong with this request." },
    instance: { type: "string", description: "The path of the request." },
    message: { type: "string", description: "The same as `detail`." },
    errors: {
      type: "object",
      description: "What is wrong with each property of the body, by its path.",
      additionalProperties: { type: "string" },
    },
    parameter: { type: "string", description: "The query parameter that cannot be used." },
    reason: {
      type: "string",
      description: "Why the credential was refused.",
      enum: ["missing", "expired", "revoked", "incorrect"],
    },
    hint: { type: "string", description: "How to get a credential that will do." },
    suggestion: { type: "string", description: "The path that may have been meant." },
  },
} as const;
