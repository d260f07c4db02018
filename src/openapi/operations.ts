import type { ResourceRoute } from "../http/routes.ts";
import type { BodyKind } from "../schema/body-schema.ts";
import type { Schema } from "../schema/schema.ts";

/** How the document tells of one operation. */
interface OperationDescription {
  /** Before the model's name, as a client's method: `getUser`. */
  readonly verb: string;
  readonly isPlural?: true;
  readonly summary: (model: string) => string;
  readonly body?: BodyKind;
  readonly success: number;
  readonly answer: string;
  readonly errors: readonly (404 | 409 | 422)[];
}

export const operations: Readonly<Record<ResourceRoute["operation"], OperationDescription>> = {
  list: {
    verb: "list",
    isPlural: true,
    summary: (model) => `List every ${model}`,
    success: 200,
    answer: "The records",
    errors: [],
  },
  create: {
    verb: "create",
    summary: (model) => `Create a ${model}`,
    body: "whole",
    success: 201,
    answer: "The created record",
    errors: [409, 422],
  },
  read: {
    verb: "get",
    summary: (model) => `Get one ${model}`,
    success: 200,
    answer: "The record",
    errors: [404],
  },
  replace: {
    verb: "replace",
    summary: (model) => `Replace a ${model}`,
    body: "whole",
    success: 200,
    answer: "The record",
    errors: [404, 422],
  },
  update: {
    verb: "update",
    summary: (model) => `Change some members of a ${model}`,
    body: "part",
    success: 200,
    answer: "The record",
    errors: [404, 422],
  },
  delete: {
    verb: "delete",
    summary: (model) => `Delete a ${model}`,
    success: 200,
    answer: "The record as it was",
    errors: [404],
  },
  readReferred: {
    verb: "get",
    summary: (model) => `Get the ${model} referred to`,
    success: 200,
    answer: "The record",
    errors: [404],
  },
  readObject: {
    verb: "get",
    summary: (model) => `Get the ${model}`,
    success: 200,
    answer: "The object",
    errors: [404],
  },
  createObject: {
    verb: "create",
    summary: (model) => `Create the ${model}`,
    body: "whole",
    success: 201,
    answer: "The created object",
    errors: [409, 422],
  },
  replaceObject: {
    verb: "replace",
    summary: (model) => `Replace the ${model}`,
    body: "whole",
    success: 200,
    answer: "The object",
    errors: [422],
  },
  updateObject: {
    verb: "update",
    summary: (model) => `Change some members of the ${model}`,
    body: "part",
    success: 200,
    answer: "The object",
    errors: [404, 422],
  },
  deleteObject: {
    verb: "delete",
    summary: (model) => `Delete the ${model}`,
    success: 200,
    answer: "The object as it was",
    errors: [404],
  },
};

export function toAnswerSchema({ operation, resource }: ResourceRoute): Schema {
  return operation === "list" ? { type: "array", items: resource.reference } : resource.reference;
}
