import { createHash } from "node:crypto";
import { isEmail, normalizeEmail } from "../../config/resolve/email.ts";
import { HttpError } from "../../errors.ts";
import { isObject, type Json, type JsonObject } from "../../schema/schema.ts";
import type { LoginName } from "./users.ts";

export interface Credentials {
  readonly name: LoginName;
  readonly password: string;
}

/** What a login must have: whether the pair is right is another question. */
export function parseCredentials(body: JsonObject, loginBy: readonly string[]): Credentials {
  const [first = "email"] = loginBy;
  const member = loginBy.find((each) => Object.hasOwn(body, each)) ?? first;
  refuseFaults({
    [member]: describeTextFault(body[member]),
    password: describeTextFault(body["password"]),
  });
  return { name: { member, value: String(body[member]) }, password: String(body["password"]) };
}

/** A registration names its user by email, or by what logins are by instead. */
export function parseRegistration(body: JsonObject, loginBy: readonly string[]): string {
  const [first = "email"] = loginBy;
  const member = loginBy.includes("email") ? "email" : first;
  refuseFaults({
    ...describeProfileFaults(body),
    [member]: describeTextFault(body[member]) ?? describeProfileFaults(body)[member],
    password: describeTextFault(body["password"]),
  });
  return String(body["password"]);
}

/** The new password in a patch of `me`; undefined where there is none. */
export function parseNewPassword(body: JsonObject): string | undefined {
  return Object.hasOwn(body, "password") ? parseText(body, ["password"]) : undefined;
}

/** What the body must not say of a user, whoever keeps it. */
function describeProfileFaults({ email, name }: JsonObject): TextFaults {
  const isAddress = email === undefined || (typeof email === "string" && isEmail(email.trim()));
  const isNamed = name === undefined || typeof name === "string";
  return {
    email: isAddress ? undefined : (describeTextFault(email) ?? "must be an email address"),
    name: isNamed ? undefined : "must be a string",
  };
}

export function refuseProfileFaults(profile: JsonObject): void {
  refuseFaults(describeProfileFaults(profile));
}

type TextFaults = Readonly<Record<string, string | undefined>>;

/** The text at this path, or 422. */
export function parseText(body: JsonObject, path: readonly string[]): string {
  const value = path.reduce<Json | undefined>(
    (outer, name) => (isObject(outer) && Object.hasOwn(outer, name) ? outer[name] : undefined),
    body,
  );
  refuseFaults({ [path.join(".")]: describeTextFault(value) });
  return String(value);
}

function describeTextFault(value: Json | undefined): string | undefined {
  if (value === undefined) return "is missing";
  if (typeof value !== "string") return "must be a string";
  return value.trim() === "" ? "must not be empty" : undefined;
}

function refuseFaults(faults: TextFaults): void {
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  if (found.length === 0) return;
  const detail = found.map(([name, fault]) => `${name} ${fault}`).join("; ");
  throw new HttpError("invalid-body", `The body cannot be used: ${detail}.`, {
    members: { errors: Object.fromEntries(found) },
  });
}

export interface UserIdentity {
  readonly id: string | number;
  readonly createdAt: string;
}

/** The user as clients see it; what identifies them is the server's, whatever the profile says. */
export function toUserJson(
  { id, createdAt }: UserIdentity,
  profile: JsonObject,
  password: string,
): string {
  const shown = Object.entries(withoutPasswords(profile, password)).filter(
    ([name]) => !ownMembers.includes(name),
  );
  const email = typeof profile["email"] === "string" ? normalizeEmail(profile["email"]) : undefined;
  const { name = toName(email ?? ""), ...rest } = Object.fromEntries(shown);
  return JSON.stringify({ id, email, name, createdAt, ...rest });
}

/** Nothing of what a form sends beside the profile: the password, and the password again. */
export function withoutPasswords(
  profile: JsonObject,
  password: string,
  known: readonly string[] = [],
): JsonObject {
  return Object.fromEntries(
    Object.entries(profile).filter(
      ([name, value]) => known.includes(name) || !isPassword(name, value, password),
    ),
  );
}

const ownMembers: readonly string[] = ["id", "email", "createdAt"];

/** Forms send the password twice (`confirmPassword`, `repeat`): no copy of it may reach the dataset. */
function isPassword(name: string, value: Json, password: string): boolean {
  if (/passw|passphrase|pwd/i.test(name)) return true;
  return value !== "" && value === password && /confirm|repeat|retype|again|verif/i.test(name);
}

/** `ada.lovelace@example.com` → `Ada Lovelace`. */
function toName(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[._+-]+/).filter((word) => word !== "");
  return (
    words.map((word) => word.replace(/^./u, (first) => first.toUpperCase())).join(" ") || email
  );
}

/** The same email gives the same identifier on every machine (RFC 9562, section 5.8). */
export function toNamedId(email: string): string {
  const digest = createHash("sha256").update(`backlot user ${email}`).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x80, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString("hex");
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...groups, hex.slice(20, 32)].join("-");
}
