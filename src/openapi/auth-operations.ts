import type { AuthRouteName } from "../config/config.ts";
import type { HttpErrorCode } from "../errors.ts";
import { toEverywhere } from "./build-operation.ts";
import type { Components, Part } from "./components.ts";
import { bodyErrors } from "./operations.ts";
import type { Responses } from "./responses.ts";

interface AuthOperation {
  readonly summary: string;
  readonly body?: AuthSchemaName;
  readonly success: number;
  readonly answer: string;
  readonly schema?: AuthSchemaName;
  readonly errors: readonly HttpErrorCode[];
}

const email = { type: "string", format: "email" };
/** Something that can be seen. */
const filled = { type: "string", pattern: "\\S" };
const password = { ...filled, format: "password" };
const credentials = { email: "ada@example.com", password: "analytical engine" };

const user = {
  type: "object",
  description: "Who is logged in; further members are those of the profile.",
  required: ["id", "email", "name", "createdAt"],
  properties: {
    id: { type: ["string", "number"] },
    email: { type: "string" },
    name: { description: "As the profile has it, otherwise made from the email." },
    createdAt: { type: "string", format: "date-time" },
  },
  additionalProperties: true,
};

const authSchemas = {
  AuthUser: user,
  AuthSession: {
    type: "object",
    required: ["accessToken", "refreshToken", "tokenType", "expiresIn", "user"],
    properties: {
      accessToken: { type: "string", description: "For `Authorization: Bearer …`." },
      refreshToken: { type: "string", description: "For a new pair when this one has expired." },
      tokenType: { type: "string", enum: ["Bearer"] },
      expiresIn: { type: ["integer", "null"], description: "In seconds; null: never." },
      user,
    },
  },
  Credentials: {
    type: "object",
    required: ["email", "password"],
    properties: { email: filled, password },
    examples: [credentials],
  },
  Registration: {
    type: "object",
    description: "Further members become those of the user's profile.",
    required: ["email", "password"],
    properties: { email, password, name: { type: "string" } },
    additionalProperties: true,
    examples: [{ ...credentials, name: "Ada Lovelace" }],
  },
  RefreshRequest: {
    type: "object",
    required: ["refreshToken"],
    properties: { refreshToken: filled },
  },
} as const satisfies Record<string, Part>;
type AuthSchemaName = keyof typeof authSchemas;

const authOperations: Readonly<Record<AuthRouteName, AuthOperation>> = {
  register: {
    summary: "Register a user",
    body: "Registration",
    success: 201,
    answer: "The session of the new user.",
    schema: "AuthSession",
    errors: [...bodyErrors, "email-taken"],
  },
  login: {
    summary: "Log in",
    body: "Credentials",
    success: 200,
    answer: "A session.",
    schema: "AuthSession",
    errors: [...bodyErrors, "unauthorized"],
  },
  logout: {
    summary: "Log out: the presented token is revoked",
    success: 204,
    answer: "There is no session any more.",
    errors: [],
  },
  me: {
    summary: "Get the user of the token",
    success: 200,
    answer: "The user.",
    schema: "AuthUser",
    errors: ["unauthorized"],
  },
  refresh: {
    summary: "Exchange a refresh token for a new pair",
    body: "RefreshRequest",
    success: 200,
    answer: "A session; the old pair is revoked.",
    schema: "AuthSession",
    errors: [...bodyErrors, "unauthorized"],
  },
};

export function buildAuthOperation(
  operation: AuthRouteName,
  components: Components,
  responses: Responses,
): Part {
  const { summary, body, success, answer, schema, errors } = authOperations[operation];
  const content = (name: AuthSchemaName) => ({
    content: {
      "application/json": { schema: components.add("schemas", name, authSchemas[name]) },
    },
  });
  return {
    operationId: operation,
    summary,
    ...(body ? { requestBody: { required: true, ...content(body) } } : {}),
    responses: {
      [success]: { description: answer, ...(schema ? content(schema) : {}) },
      ...responses.problems([...errors, ...toEverywhere(operation === "me" ? "GET" : "POST")]),
    },
  };
}
