/**
 * In the manner of a generator that turns an OpenAPI document into types: paths, components and
 * operations as three great interfaces, and quoted keys.
 */
export interface paths {
  "/pets": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listPets"];
    post: operations["createPet"];
    delete?: never;
  };
  "/pets/{petId}": {
    parameters: { query?: never; header?: never; path: { petId: number }; cookie?: never };
    get: operations["getPet"];
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Pet: {
      /** Format: int64 */
      readonly id: number;
      name: string;
      category?: components["schemas"]["Category"];
      photoUrls: string[];
      tags?: components["schemas"]["Tag"][];
      /**
       * @description pet status in the store
       * @default available
       * @enum {string}
       */
      status: "available" | "pending" | "sold";
      owner?: components["schemas"]["Owner"] | null;
    };
    Category: {
      id?: number;
      /** @example Dogs */
      name?: string;
    };
    Tag: { id?: number; name?: string };
    Owner: {
      /** Format: uuid */
      id: string;
      /** Format: email */
      email: string;
      pets: components["schemas"]["Pet"][];
    };
    NewPet: Omit<components["schemas"]["Pet"], "id">;
    /** @description One of several kinds of problem. */
    Problem: components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
    NotFound: { code: "not_found"; resource: string };
    Invalid: { code: "invalid"; fields: { [key: string]: string[] } };
    Animal: { petType: string } & (
      | components["schemas"]["Cat"]
      | components["schemas"]["Dog"]
    );
    Cat: { petType: "Cat"; indoor: boolean };
    Dog: { petType: "Dog"; bark: number | null };
  };
  responses: never;
  parameters: { limit: number };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listPets: {
    parameters: { query?: { limit?: components["parameters"]["limit"] } };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: { "application/json": components["schemas"]["Pet"][] };
      };
    };
  };
  createPet: {
    requestBody: { content: { "application/json": components["schemas"]["NewPet"] } };
    responses: {
      201: {
        headers: { [name: string]: unknown };
        content: { "application/json": components["schemas"]["Pet"] };
      };
      422: {
        headers: { [name: string]: unknown };
        content: { "application/problem+json": components["schemas"]["Problem"] };
      };
    };
  };
  getPet: {
    parameters: { path: { petId: number } };
    responses: {
      200: {
        headers: { [name: string]: unknown };
        content: { "application/json": components["schemas"]["Pet"] };
      };
    };
  };
}
export type Pet = components["schemas"]["Pet"];
export type Animal = components["schemas"]["Animal"];
