import { createHash, timingSafeEqual } from "node:crypto";

/** In constant time whatever the lengths are, since digests are compared. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(sha256(given), sha256(expected));
}

export function toDigest(token: string): string {
  return sha256(token).toString("hex");
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
