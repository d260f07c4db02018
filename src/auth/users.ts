import { createHash } from "node:crypto";
import { isEmail, normalizeEmail } from "../config/email.ts";
import { HttpError } from "../errors.ts";
import type { Json, JsonObject } from "../schema/schema.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a login must have: whether the pair is right is another question. */
export function parseCredentials(body: JsonObject): Credentials {
  return parse(body, describeTextFault(body["email"]));
}

export function parseRegistration(body: JsonObject): Credentials {
  const { email } = body;
  const isAddress = typeof email === "string" && isEmail(email.trim());
  const fault = describeTextFault(email) ?? (isAddress ? undefined : "must be an email address");
  const isNamed = body["name"] === undefined || typeof body["name"] === "string";
  return parse(body, fault, { name: isNamed ? undefined : "must be a string" });
}

type TextFaults = Readonly<Record<string, string | undefined>>;

function parse(body: JsonObject, emailFault: string | undefined, more: TextFaults = {}) {
  refuseFaults({ email: emailFault, password: describeTextFault(body["password"]), ...more });
  return { email: normalizeEmail(String(body["email"])), password: String(body["password"]) };
}

/** The text by this name, or 422. */
export function parseText(body: JsonObject, name: string): string {
  refuseFaults({ [name]: describeTextFault(body[name]) });
  return String(body[name]);
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
  { email, password }: Credentials,
  profile: JsonObject,
): string {
  const shown = Object.entries(profile).filter(
    ([name, value]) => !ownMembers.includes(name) && !isPassword(name, value, password),
  );
  const { name = toName(email), ...rest } = Object.fromEntries(shown);
  return JSON.stringify({ id, email, name, createdAt, ...rest });
}

const ownMembers: readonly string[] = ["id", "email", "createdAt"];

/** Forms send the password twice (`confirmPassword`, `repeat`): no copy of it may reach the dataset. */
function isPassword(name: string, value: Json, password: string): boolean {
  if (/passw|passphrase|pwd/i.test(name)) return true;
  return value === password && /confirm|repeat|retype|again|verif/i.test(name);
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
