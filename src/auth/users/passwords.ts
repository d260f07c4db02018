import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from "node:crypto";

/**
 * Node's own cost, 16 MiB and some 40 ms: enough that a stolen dataset does not give its passwords away,
 * little enough that a login on a laptop feels like one. The cost is kept with each hash.
 */
const cost = { N: 16_384, r: 8, p: 1 } as const;
const length = 32;

/** On Node's thread pool: other requests go on meanwhile. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return toText(salt, await derive(password, salt, cost));
}

/** For a program that writes its records without waiting. */
export function hashPasswordAtOnce(password: string): string {
  const salt = randomBytes(16);
  return toText(salt, scryptSync(password, salt, length, cost));
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, n, r, p, salt = "", hash = ""] = stored.split("$");
  const options = { N: Number(n), r: Number(r), p: Number(p) };
  // Whoever edits the dataset may leave a cost that cannot be paid: no password is right then.
  const given = await derive(password, Buffer.from(salt, "base64url"), options).catch(
    () => undefined,
  );
  const expected = Buffer.from(hash, "base64url");
  if (expected.length !== given?.length) return false;
  return timingSafeEqual(given, expected);
}

/** What a user is logged in with who was generated, or made without a password. */
export const generatedPassword = "password";

/** The hash of nobody's password: verifying against it costs what verifying a user's costs. */
export const decoyHash = toText(Buffer.alloc(16), Buffer.alloc(length));

function toText(salt: Buffer, hash: Buffer): string {
  const numbers = [cost.N, cost.r, cost.p].join("$");
  return `scrypt$${numbers}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, length, options, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}
