import type { BearerConfig, Config, ResourceConfig } from "../../config/config.ts";
import { normalizeEmail } from "../../config/resolve/email.ts";
import type { Mistake } from "../../errors.ts";
import type { Models } from "../../schema/model.ts";
import { hideMember } from "../../schema/records/hide-member.ts";
import { without } from "../../schema/records/narrow-resource.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Json, Schema } from "../../schema/schema.ts";

/** A project whose users are the records of one of its collections. */
export interface AccountCollection {
  readonly config: Config;
  readonly models: Models;
  /** The resource of the users, with what a body may say of its password. */
  readonly mark: (resource: Resource) => Resource;
  /** What the config gives fixed records for a password, by identifier or email. */
  readonly givenPasswords: ReadonlyMap<Json, string>;
}

const anyPassword: Schema = { type: "string", minLength: 1 };

/**
 * Takes the password out of the users' model and out of what the config says of their records, before
 * anything is made of them: what is not there can be neither stored, shown, filtered nor found.
 */
export function hidePasswords(config: Config, models: Models): AccountCollection {
  const path = accountsOf(config);
  const index = config.resources.findIndex((resource) => resource.path === path);
  const [setting, bound] = [config.resources[index], models.bound[index]];
  if (path === undefined || !setting || !bound) {
    return { config, models, mark: (resource) => resource, givenPasswords: new Map() };
  }
  const hidden = hideMember(models, bound, "password");
  const password = hidden.schema ?? anyPassword;
  return {
    config: { ...config, resources: config.resources.with(index, withoutPasswords(setting)) },
    models: hidden.models,
    mark: (resource) => (resource.path === path ? { ...resource, password } : resource),
    givenPasswords: readPasswords(setting),
  };
}

export function accountsOf({ auth }: Config): string | undefined {
  return auth?.mode === "bearer" ? auth.accounts : undefined;
}

/** Users must be records, and have something to log in by. */
export function findAccountMistakes(
  auth: BearerConfig,
  resources: readonly Resource[],
): readonly Mistake[] {
  const resource = resources.find(({ path }) => path === auth.accounts);
  if (!resource) return [];
  const place = "auth.users";
  if (resource.shape === "single") {
    const message = `${resource.path} is a single object, and users are the records of a collection.`;
    const remedy = `Bind "${resource.model}[]" there.`;
    return [{ code: "config-invalid", place, message, remedy }];
  }
  if (auth.loginBy.some((member) => resource.members.has(member))) return [];
  const message = `${resource.model} has none of ${auth.loginBy.join(", ")} to log in by.`;
  const remedy = "Name a property of the model with loginBy.";
  return [{ code: "config-invalid", place, message, remedy }];
}

function withoutPasswords(setting: ResourceConfig): ResourceConfig {
  const fields = new Map([...setting.fields].filter(([member]) => member !== "password"));
  return {
    ...setting,
    fields,
    records: setting.records.map((record) => without(record, ["password"])),
  };
}

function readPasswords({ records, id = "id" }: ResourceConfig): ReadonlyMap<Json, string> {
  const given = records.flatMap((record) => {
    const { password, email, [id]: identifier } = record;
    const name = identifier ?? (typeof email === "string" ? normalizeEmail(email) : undefined);
    return typeof password === "string" && name !== undefined ? [[name, password] as const] : [];
  });
  return new Map(given);
}
