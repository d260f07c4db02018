import type { HttpErrorCode } from "../../errors.ts";
import type { ResourceRoute } from "../../http/routes/routes.ts";
import type { BodyKind } from "../../schema/validate/body-schema.ts";
import type { ParameterGroup } from "../parameters/parameters.ts";
import type { HeaderName } from "./responses.ts";

/** How the document tells of one operation. */
export interface OperationDescription {
  /** Before the noun, as a client's method: `getUser`. */
  readonly verb: string;
  readonly summary: (model: string, models: string) => string;
  /** What the summary leaves out. */
  readonly details: string;
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
    details:
      "Takes filters, a full-text search, an order and a slice as query parameters, in any combination.",
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
    details: "What the body leaves out of the server's own properties, the server fills in.",
    body: "whole",
    parameters: ["preference"],
    answers: [created("The created record.", "Location", "Preference-Applied")],
    errors: [...recordErrors, "identifier-taken"],
  },
  read: {
    verb: "get",
    summary: (model) => `Get one ${model}`,
    details: "Gives the record with this identifier.",
    parameters: ["shape", "conditionalRead"],
    answers: [record("The record.")],
    errors: ["invalid-query", "unknown-record"],
  },
  replace: {
    verb: "replace",
    summary: (model) => `Replace a ${model}`,
    details:
      "The body takes the record's place; the identifier and what else the server owns stay.",
    body: "whole",
    parameters: ["conditionalWrite", "preference"],
    answers: [record("The record as it is now."), changed],
    errors: [...writeErrors, "unknown-record", "identifier-mismatch"],
  },
  update: {
    verb: "update",
    summary: (model) => `Change properties of a ${model}`,
    details:
      "The given properties replace those that are there; as a merge patch, objects are merged and `null` removes.",
    body: "part",
    parameters: ["conditionalWrite", "preference"],
    answers: [record("The record as it is now."), changed],
    errors: [...writeErrors, "unknown-record", "identifier-mismatch"],
  },
  delete: {
    verb: "delete",
    summary: (model) => `Delete a ${model}`,
    details: "Answers with the record as it was.",
    parameters: ["conditionalWrite", "dependent", "preference"],
    answers: deleted("The record as it was."),
    errors: ["invalid-query", "unknown-record", "precondition-failed", "record-changed"],
  },
  readReferred: {
    verb: "get",
    summary: (model) => `Get the ${model} that a record refers to`,
    details: "Follows the reference of a record.",
    parameters: ["shape", "conditionalRead"],
    answers: [record("The record referred to.")],
    errors: ["invalid-query", "unknown-record"],
  },
  readObject: {
    verb: "get",
    summary: (model) => `Get the ${model}`,
    details: "Gives the object, unless it was deleted.",
    parameters: ["conditionalRead"],
    answers: [record("The object.")],
    errors: ["unknown-record"],
  },
  createObject: {
    verb: "create",
    summary: (model) => `Create the ${model}`,
    details: "Only where there is none.",
    body: "whole",
    parameters: ["conditionalWrite", "preference"],
    answers: [created("The created object.", "Location", "Preference-Applied")],
    errors: [...recordErrors, "precondition-failed", "object-exists"],
  },
  replaceObject: {
    verb: "replace",
    summary: (model) => `Replace the ${model}`,
    details: "The body takes the object's place, or is the object where it was deleted.",
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
    summary: (model) => `Change properties of the ${model}`,
    details:
      "The given properties replace those that are there; as a merge patch, objects are merged and `null` removes.",
    body: "part",
    parameters: ["conditionalWrite", "preference"],
    answers: [record("The object as it is now."), changed],
    errors: [...writeErrors, "unknown-record"],
  },
  deleteObject: {
    verb: "delete",
    summary: (model) => `Delete the ${model}`,
    details: "Answers with the object as it was.",
    parameters: ["conditionalWrite", "preference"],
    answers: deleted("The object as it was."),
    errors: ["unknown-record", "precondition-failed", "record-changed"],
  },
};
