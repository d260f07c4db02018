import type { HttpErrorCode } from "../../errors.ts";
import type { AuthOperationName } from "../../http/routes/auth-routes.ts";
import type { Components, Part } from "../components.ts";
import type { AuthSchemaName } from "../schemas/auth-schemas.ts";
import { toEverywhere } from "./build-operation.ts";
import { bodyErrors } from "./operations.ts";
import type { Responses } from "./responses.ts";

interface AuthOperation {
  readonly summary: string;
  readonly description: string;
  readonly body?: AuthSchemaName;
  /** By cookie, the token need not stand in the body. */
  readonly isBodyInCookie?: true;
  readonly success: number;
  readonly answer: string;
  readonly schema?: AuthSchemaName;
  readonly errors: readonly HttpErrorCode[];
}

const authOperations: Readonly<Record<AuthOperationName, AuthOperation>> = {
  register: {
    summary: "Register a user",
    description: "Adds a user and opens a session for them.",
    body: "Registration",
    success: 201,
    answer: "The session of the new user.",
    schema: "AuthSession",
    errors: [...bodyErrors, "email-taken"],
  },
  login: {
    summary: "Log in",
    description: "Opens a session for a user who is known.",
    body: "Credentials",
    success: 200,
    answer: "A session.",
    schema: "AuthSession",
    errors: [...bodyErrors, "unauthorized"],
  },
  logout: {
    summary: "Log out: the presented token is revoked",
    description:
      "Ends the session of the token. Without one, nothing is to be ended, and that is fine.",
    success: 204,
    answer: "There is no session any more.",
    errors: [],
  },
  me: {
    summary: "Get the user of the token",
    description: "Says who is logged in.",
    success: 200,
    answer: "The user.",
    schema: "AuthUser",
    errors: ["unauthorized"],
  },
  updateMe: {
    summary: "Change the user of the token",
    description:
      "The given properties replace those that are there; `password` sets a new password.",
    body: "ProfilePatch",
    success: 200,
    answer: "The user as changed.",
    schema: "AuthUser",
    errors: [...bodyErrors, "unauthorized", "email-taken"],
  },
  deleteMe: {
    summary: "Delete the user of the token",
    description: "Ends all sessions of the user.",
    success: 204,
    answer: "The user is gone, and so are their sessions.",
    errors: ["unauthorized"],
  },
  refresh: {
    summary: "Exchange a refresh token for a new pair",
    description:
      "The old pair is revoked. A used refresh token that comes back later ends the session.",
    body: "RefreshRequest",
    isBodyInCookie: true,
    success: 200,
    answer: "A session; the old pair is revoked.",
    schema: "AuthSession",
    errors: [...bodyErrors, "unauthorized"],
  },
};

const json = ["application/json"];
const mergePatch = "application/merge-patch+json";

export interface AuthOperationSources {
  readonly schemas: Readonly<Record<AuthSchemaName, Part>>;
  /** How a user who is a record is changed, by media type; undefined where users are no records. */
  readonly accountPatch: Part | undefined;
  readonly transport: "header" | "cookie";
  readonly components: Components;
  readonly responses: Responses;
}

/** The operations that only a session's cookie makes a forged request possible for. */
const forgeable: readonly AuthOperationName[] = ["logout", "refresh", "updateMe", "deleteMe"];

export function buildAuthOperation(
  operation: AuthOperationName,
  { schemas, accountPatch, transport, components, responses }: AuthOperationSources,
): Part {
  const { summary, description, body, isBodyInCookie, success, answer, schema, errors } =
    authOperations[operation];
  const isCookie = transport === "cookie";
  const content = (name: AuthSchemaName, types = json) => ({
    content: Object.fromEntries(types.map((type) => [type, { schema: toShared(name) }])),
  });
  const profilePatch = () =>
    accountPatch ? { content: accountPatch } : content("ProfilePatch", [...json, mergePatch]);
  const forged: readonly HttpErrorCode[] =
    isCookie && forgeable.includes(operation) ? ["csrf-refused"] : [];
  return {
    operationId: operation,
    summary,
    description,
    ...(body
      ? {
          requestBody: {
            required: !(isCookie && isBodyInCookie),
            ...(body === "ProfilePatch" ? profilePatch() : content(body)),
          },
        }
      : {}),
    responses: {
      [success]: { description: answer, ...(schema ? content(schema) : {}) },
      ...responses.problems([
        ...errors,
        ...forged,
        ...toEverywhere(operation === "me" ? "GET" : "POST"),
      ]),
    },
  };

  /** A user who is a record is described where the records are. */
  function toShared(name: AuthSchemaName): Part {
    const part = schemas[name];
    return "$ref" in part ? part : components.add("schemas", name, part);
  }
}
