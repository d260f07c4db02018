import type { ApiKeyConfig, AuthConfig, BasicConfig, BearerConfig } from "../config/config.ts";

const hints = {
  bearer: ({ routes, validateCredentials, transport, answer }: BearerConfig, basePath: string) => {
    const ways = validateCredentials
      ? `POST ${basePath}${routes.register} or ${basePath}${routes.login}`
      : `POST ${basePath}${routes.login} with any email and password`;
    if (transport === "cookie") return `${ways} sets the session's cookies; send them along.`;
    const token = answer.accessToken.join(".");
    return `${ways} answers with ${token}; send it as Authorization: Bearer <${token}>.`;
  },
  apiKey: ({ in: location, name, value }: ApiKeyConfig) => {
    const place = location === "header" ? "header" : "query parameter";
    const key = value === undefined ? "any text" : "the key that the config names (auth.value)";
    return `Send ${key} in the ${place} ${name}.`;
  },
  basic: (_: BasicConfig) =>
    "Send Authorization: Basic with the name and the password that the config names.",
};

/** How to get a credential that will do; never the credential itself. */
export function toHint(auth: AuthConfig, basePath: string): string {
  const describe = hints[auth.mode] as (auth: AuthConfig, basePath: string) => string;
  return describe(auth, basePath);
}
