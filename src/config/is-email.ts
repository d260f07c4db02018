/** Something, an at sign, something: whether mail would arrive is not a mock server's question. */
export function isEmail(text: string): boolean {
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);
}
