import type { Mistake } from "../../errors.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { suggest } from "../../suggest.ts";
import { trimSlashes } from "../claim-path.ts";
import type { ResourceConfig, UserConfig } from "../config.ts";
import { type Setting, SettingsReader, text } from "../settings.ts";
import { isEmail, normalizeEmail } from "./email.ts";

const emailAddress: Setting<string> = {
  expects: "an email address",
  accepts: (value): value is string => typeof value === "string" && isEmail(value.trim()),
};

const identifier: Setting<string | number> = {
  expects: "a text or a number",
  accepts: (value): value is string | number => text.accepts(value) || Number.isFinite(value),
};

/** RFC 6750, section 2.1: what can follow `Bearer` in a header. */
const fixedToken: Setting<string> = {
  expects: "a token of letters, digits and -._~+/",
  accepts: (value): value is string => typeof value === "string" && /^[\w.~+/-]+=*$/.test(value),
};

/** The collection whose records are the users, where `users` names one. */
export function resolveAccounts(
  auth: SettingsReader,
  resources: readonly ResourceConfig[],
): string | undefined {
  const given = auth.value("users");
  if (typeof given !== "string") return undefined;
  const paths = resources.map(({ path }) => path);
  const path = trimSlashes(given);
  if (!paths.includes(path)) {
    auth.mistake("users", `"${given}" names no resource.`, suggest(given, paths));
  }
  return path;
}

export function resolveUsers(auth: SettingsReader, mistakes: Mistake[]): UserConfig[] {
  const seen = new Set<string>();
  return auth.list("users", "[{ email, password }]").map((item, index) => {
    const place = `users[${index}]`;
    const reader = new SettingsReader(item, auth.placeOf(place), mistakes);
    const user = resolveUser(reader, item);
    for (const { mark, words } of toMarks(user)) {
      if (seen.has(mark)) auth.mistake(place, `there is already a user with the ${words}.`);
      seen.add(mark);
    }
    return user;
  });
}

/** What no two users may share. */
function toMarks({ email, token, profile: { id } }: UserConfig): Mark[] {
  return [
    ...(email === "" ? [] : [toMark("email", email)]),
    ...(id ? [toMark("id", String(id))] : []),
    // A token is a secret: the message does not print it.
    ...(token === undefined ? [] : [{ mark: `token ${token}`, words: "same token" }]),
  ];
}

interface Mark {
  readonly mark: string;
  readonly words: string;
}

function toMark(name: string, value: string): Mark {
  const words = `${name} "${value}"`;
  return { mark: words, words };
}

function resolveUser(reader: SettingsReader, item: unknown): UserConfig {
  const email = normalizeEmail(reader.required("email", emailAddress) ?? "");
  const password = reader.required("password", text) ?? "";
  reader.optional("name", text);
  reader.optional("id", identifier);
  reader.optional("createdAt", text);
  const token = reader.optional("token", fixedToken);
  const { token: _, ...profile } = toProfile(reader, item);
  return { email, password, token, profile };
}

/** As it would travel: what JSON cannot say, a profile cannot hold. */
function toProfile(reader: SettingsReader, item: unknown): JsonObject {
  try {
    return { ...JSON.parse(JSON.stringify(item)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    reader.mistake("profile", `cannot be written as JSON: ${reason}.`);
    return {};
  }
}
