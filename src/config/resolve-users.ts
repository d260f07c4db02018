import type { Mistake } from "../errors.ts";
import type { JsonObject } from "../schema/schema.ts";
import type { UserConfig } from "./config.ts";
import { isEmail, normalizeEmail } from "./email.ts";
import { type Setting, SettingsReader, text } from "./settings.ts";

const emailAddress: Setting<string> = {
  expects: "an email address",
  accepts: (value): value is string => typeof value === "string" && isEmail(value.trim()),
};

const identifier: Setting<string | number> = {
  expects: "a text or a number",
  accepts: (value): value is string | number => text.accepts(value) || Number.isFinite(value),
};

export function resolveUsers(auth: SettingsReader, mistakes: Mistake[]): UserConfig[] {
  const seen = new Set<string>();
  return auth.list("users", "[{ email, password }]").map((item, index) => {
    const place = `users[${index}]`;
    const reader = new SettingsReader(item, auth.placeOf(place), mistakes);
    const user = resolveUser(reader, item);
    for (const mark of toMarks(user)) {
      if (seen.has(mark)) auth.mistake(place, `there is already a user with the ${mark}.`);
      seen.add(mark);
    }
    return user;
  });
}

/** What no two users may share. */
function toMarks({ email, profile: { id } }: UserConfig): string[] {
  const marks = [email === "" ? undefined : `email "${email}"`, id && `id "${id}"`];
  return marks.filter((mark) => typeof mark === "string");
}

function resolveUser(reader: SettingsReader, item: unknown): UserConfig {
  const email = normalizeEmail(reader.required("email", emailAddress) ?? "");
  const password = reader.required("password", text) ?? "";
  reader.optional("name", text);
  reader.optional("id", identifier);
  reader.optional("createdAt", text);
  return { email, password, profile: toProfile(reader, item) };
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
