import { answerParts, type BearerConfig } from "../../config/config.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Part } from "../components.ts";
import { toNested } from "./nested-schema.ts";
import { toPublished } from "./published-schema.ts";
import { buildOptional, type RequestSources, toUnion } from "./request-schemas.ts";

const email = { type: "string", format: "email", minLength: 3 };
/** Something that can be seen. */
const filled = { type: "string", minLength: 1, pattern: "\\S" };
const password = { ...filled, format: "password" };
const credentials = { email: "ada@example.com", password: "analytical engine" };

const ownUser = {
  type: "object",
  description: "Who is logged in; further properties are those of the profile.",
  required: ["id", "name", "createdAt"],
  properties: {
    id: { type: ["string", "number"] },
    email: { type: "string" },
    name: { type: "string", description: "As the profile has it, otherwise made from the email." },
    createdAt: { type: "string", format: "date-time" },
  },
  additionalProperties: true,
};

export const authSchemaNames = [
  "AuthUser",
  "AuthSession",
  "Credentials",
  "Registration",
  "ProfilePatch",
  "RefreshRequest",
] as const;
export type AuthSchemaName = (typeof authSchemaNames)[number];

/** The bodies of the auth routes, as the config has them. */
export function buildAuthSchemas(
  config: BearerConfig,
  accounts: Resource | undefined,
  sources: RequestSources,
): Readonly<Record<AuthSchemaName, Part>> {
  const user: Part = accounts ? toPublished(accounts.reference) : ownUser;
  return {
    AuthUser: user,
    AuthSession: buildSession(config, user),
    Credentials: buildCredentials(config),
    Registration: buildRegistration(config, accounts, sources),
    ProfilePatch: {
      type: "object",
      description: "The properties of the user to change; `password` sets a new one.",
      properties: { password },
      additionalProperties: true,
      examples: [{ password: credentials.password }],
    },
    RefreshRequest: toNested([{ path: config.answer.refreshToken, schema: filled }]),
  };
}

/** The name, the password and, of users who are records, whatever else their model has. */
function buildRegistration(
  config: BearerConfig,
  accounts: Resource | undefined,
  sources: RequestSources,
): Part {
  const name = toNameMember(config);
  const required = [name, "password"];
  const own = { [name]: name === "email" ? email : filled, password };
  if (!accounts) {
    return {
      type: "object",
      description: "Further properties become those of the user's profile.",
      required,
      properties: { ...own, name: { type: "string" } },
      additionalProperties: true,
      examples: [{ ...credentials, name: "Ada Lovelace" }],
    };
  }
  const bodies = buildOptional(accounts, sources).map((part) => ({
    ...part,
    required,
    properties: mergeEach(own, (part["properties"] ?? {}) as Readonly<Record<string, Part>>),
  }));
  return {
    ...toUnion(bodies),
    description: `A ${accounts.model} with a password; required properties that are left out are generated.`,
    examples: [credentials],
  };
}

/** What is said of a property in both holds in both ways; where they differ, the model knows better. */
function mergeEach(
  own: Readonly<Record<string, Part>>,
  said: Readonly<Record<string, Part>>,
): Readonly<Record<string, Part>> {
  const merged = Object.entries(own).map(([name, part]) => [name, { ...part, ...said[name] }]);
  return { ...said, ...Object.fromEntries(merged) };
}

/** What a registration names its user by. */
function toNameMember({ loginBy: [first = "email", ...rest] }: BearerConfig): string {
  return rest.includes("email") ? "email" : first;
}

function buildSession({ answer, transport }: BearerConfig, user: Part): Part {
  const parts = {
    accessToken: { type: "string", description: "For `Authorization: Bearer …`." },
    refreshToken: { type: "string", description: "For a new pair when this one has expired." },
    tokenType: { type: "string", enum: ["Bearer"] },
    expiresIn: { type: ["integer", "null"], description: "In seconds; null: never." },
    user,
  };
  const sent = answerParts.filter((part) => transport === "header" || !part.endsWith("Token"));
  return toNested(sent.map((part) => ({ path: answer[part], schema: parts[part] })));
}

/** By any of the names that a login may be by. */
function buildCredentials({ loginBy }: BearerConfig): Part {
  const [first = "email"] = loginBy;
  const bodies = loginBy.map((member) => ({
    type: "object",
    required: [member, "password"],
    properties: { [member]: filled, password },
  }));
  const [only] = bodies;
  return {
    ...(only && bodies.length === 1 ? only : { anyOf: bodies }),
    description: `The user by ${loginBy.map((member) => `\`${member}\``).join(" or ")}, and the password.`,
    examples: [
      { [first]: first === "email" ? credentials.email : "ada", password: "analytical engine" },
    ],
  };
}
