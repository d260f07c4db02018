/** Something, an at sign, something: whether mail would arrive is not a mock server's question. */
export function isEmail(text: string): boolean {
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);
}

/** As sign-in services do it: the spaces around an address and its case do not count. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
