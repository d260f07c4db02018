const key = "backlot-token";

/** What the terminal printed, for this tab alone: a page that is closed has forgotten it. */
export function readToken(): string | undefined {
  return sessionStorage.getItem(key) ?? undefined;
}

export function keepToken(token: string): void {
  sessionStorage.setItem(key, token);
}
