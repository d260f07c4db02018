import type { AuthConfig, AuthRouteName } from "../config/config.ts";
import type { AuthRoute } from "../http/auth-routes.ts";

type Member = Readonly<Record<string, unknown>>;

interface AuthOperation {
  readonly summary: string;
  /** The schema of the JSON body. */
  readonly body?: Member;
  readonly success: number;
  readonly answer: string;
  readonly schema?: Member;
  readonly errors: readonly (409 | 422)[];
  readonly canRefuse: boolean;
}

const credentials = {
  type: "object",
  required: ["email", "password"],
  properties: {
    email: { type: "string", format: "email" },
    password: { type: "string", format: "password" },
  },
};

const user = {
  type: "object",
  description: "The user; further members are those of the profile",
  required: ["id", "email", "name", "createdAt"],
  properties: {
    id: { type: ["string", "number"] },
    email: { type: "string", format: "email" },
    name: {},
    createdAt: { type: "string", format: "date-time" },
  },
  additionalProperties: true,
};

const session = {
  type: "object",
  required: ["accessToken", "refreshToken", "tokenType", "expiresIn", "user"],
  properties: {
    accessToken: { type: "string" },
    refreshToken: { type: "string" },
    tokenType: { const: "Bearer" },
    expiresIn: { type: ["integer", "null"], description: "Seconds; null: never" },
    user,
  },
};

const authOperations: Readonly<Record<AuthRouteName, AuthOperation>> = {
  register: {
    summary: "Register a user",
    body: { ...credentials, additionalProperties: true },
    success: 201,
    answer: "The session of the new user",
    schema: session,
    errors: [409, 422],
    canRefuse: false,
  },
  login: {
    summary: "Log in",
    body: credentials,
    success: 200,
    answer: "A session",
    schema: session,
    errors: [422],
    canRefuse: true,
  },
  logout: {
    summary: "Log out: the presented token is revoked",
    success: 204,
    answer: "There is no session any more",
    errors: [],
    canRefuse: false,
  },
  me: {
    summary: "Get the user of the token",
    success: 200,
    answer: "The user",
    schema: user,
    errors: [],
    canRefuse: true,
  },
  refresh: {
    summary: "Exchange a refresh token for a new pair",
    body: {
      type: "object",
      required: ["refreshToken"],
      properties: { refreshToken: { type: "string" } },
    },
    success: 200,
    answer: "A session; the old pair is revoked",
    schema: session,
    errors: [422],
    canRefuse: true,
  },
};

export function buildAuthOperation(
  { operation }: AuthRoute,
  auth: AuthConfig | undefined,
  buildProblemResponse: (status: number) => Member,
): Member {
  const { summary, body, success, answer, schema, errors, canRefuse } = authOperations[operation];
  const content = (described: Member) => ({ "application/json": { schema: described } });
  const statuses = [...errors, ...(auth && canRefuse ? [auth.unauthorized.status] : [])];
  return {
    operationId: operation,
    summary,
    ...(body ? { requestBody: { required: true, content: content(body) } } : {}),
    responses: {
      [success]: { description: answer, ...(schema ? { content: content(schema) } : {}) },
      ...Object.fromEntries(statuses.map((status) => [status, buildProblemResponse(status)])),
    },
  };
}
