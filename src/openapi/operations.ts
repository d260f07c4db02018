import type { HttpErrorCode } from "../errors.ts";
import type { ResourceRoute } from "../http/routes/routes.ts";
import type { BodyKind } from "../schema/validate/body-schema.ts";
import type { ParameterGroup } from "./parameters.ts";
import type { HeaderName } from "./responses.ts";

/** How the document tells of one operation. */
export interface OperationDescription {
  /** Before the noun, as a client's method: `getUser`. */
  readonly verb: string;
  readonly summary: (model: string, models: string) => string;
  readonly body?: BodyKind;
  readonly parameters: readonly ParameterGroup[];
  readonly answers: readonly Answer[];
  readonly errors: readonly HttpErrorCode[];
}

export interface Answer {
  readonly status: 200 | 201 | 204;
  readonly description: string;
  readonly holds: "record" | "list" | "nothing";
  readonly headers: readonly HeaderName[];
}

export const bodyErrors = [
  "invalid-json",
  "body-too-deep",
  "body-too-large",
  "unsupported-media-type",
  "invalid-body",
] as const satisfies readonly HttpErrorCode[];
const recordErrors = [...bodyErrors, "invalid-form"] as const;
const writeErrors = [...recordErrors, "precondition-failed", "record-changed"] as const;

const record = (description: string): Answer => ({
  status: 200,
  description,
  holds: "record",
  headers: ["ETag"],
});
const created = (description: string, ...headers: readonly HeaderName[]): Answer => ({
  status: 201,
  description,
  holds: "record",
  headers: [...headers, "ETag"],
});
const minimal = (description: string, ...headers: readonly HeaderName[]): Answer => ({
  status: 204,
  description: `${description}; \`Prefer: return=minimal\` asked for no more.`,
  holds: "nothing",
  headers: [...headers, "Preference-Applied"],
});
const changed = minimal("It is changed", "ETag");
const deleted = (description: string): readonly Answer[] => [
  { status: 200, description, holds: "record", headers: [] },
  minimal("It is deleted"),
];

export const operations: Readonly<Record<ResourceRoute["operation"], OperationDescription>> = {
  list: {
    verb: "list",
    summary: (_, models) => `List ${models}`,
    parameters: ["list", "conditionalRead"],
    answers: [
      {
        status: 200,
        description: "The records that match.",
        holds: "list",
        headers: ["X-Total-Count", "Content-Range", "Link", "ETag"],
      },
    ],
    errors: ["invalid-query"],
  },
  create: {
    verb: "create",
    summary: (model) => `Create a ${model}`,
    body: "whole",
    parameters: ["preference"],
    answers: [created("The created record.", "Location", "Preference-Applied")],
    errors: [...recordErrors, "identifier-taken"],
  },
  read: {
    verb: "get",
    summary: (model) => `Get one ${model}`,
    parameters: ["shape", "conditionalRead"],
    answers: [record("The record.")],
    errors: ["invalid-query", "unknown-record"],
  },
  replace: {
    verb: "replace",
    summary: (model) => `Replace a ${model}`,
    body: "whole",
    parameters: ["conditionalWrite", "preference"],
    answers: [record("The record as it is now."), changed],
    errors: [...writeErrors, "unknown-record", "identifier-mismatch"],
  },
  update: {
    verb: "update",
    summary: (model) => `Change members of a ${model}`,
    body: "part",
    parameters: ["conditionalWrite", "preference"],
    answers: [record("The record as it is now."), changed],
    errors: [...writeErrors, "unknown-record", "identifier-mismatch"],
  },
  delete: {
    verb: "delete",
    summary: (model) => `Delete a ${model}`,
    parameters: ["conditionalWrite", "dependent", "preference"],
    answers: deleted("The record as it was."),
    errors: ["invalid-query", "unknown-record", "precondition-failed", "record-changed"],
  },
  readReferred: {
    verb: "get",
    summary: (model) => `Get the ${model} that a record refers to`,
    parameters: ["shape", "conditionalRead"],
    answers: [record("The record referred to.")],
    errors: ["invalid-query", "unknown-record"],
  },
  readObject: {
    verb: "get",
    summary: (model) => `Get the ${model}`,
    parameters: ["conditionalRead"],
    answers: [record("The object.")],
    errors: ["unknown-record"],
  },
  createObject: {
    verb: "create",
    summary: (model) => `Create the ${model}`,
    body: "whole",
    parameters: ["conditionalWrite", "preference"],
    answers: [created("The created object.", "Location", "Preference-Applied")],
    errors: [...recordErrors, "precondition-failed", "object-exists"],
  },
  replaceObject: {
    verb: "replace",
    summary: (model) => `Replace the ${model}`,
    body: "whole",
    parameters: ["conditionalWrite", "preference"],
    answers: [
      record("The object as it is now."),
      created("It had been deleted and is there again.", "Preference-Applied"),
      changed,
    ],
    errors: writeErrors,
  },
  updateObject: {
    verb: "update",
    summary: (model) => `Change members of the ${model}`,
    body: "part",
    parameters: ["conditionalWrite", "preference"],
    answers: [record("The object as it is now."), changed],
    errors: [...writeErrors, "unknown-record"],
  },
  deleteObject: {
    verb: "delete",
    summary: (model) => `Delete the ${model}`,
    parameters: ["conditionalWrite", "preference"],
    answers: deleted("The object as it was."),
    errors: ["unknown-record", "precondition-failed", "record-changed"],
  },
};
