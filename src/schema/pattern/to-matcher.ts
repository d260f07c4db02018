export interface Matcher {
  test(text: string): boolean;
}

export function toMatcher(pattern: string): Matcher {
  return new RegExp(pattern, "u");
}
