/**
 * The path as it was sent, percent-encoded: the app's own `path` is decoded, and a header may hold
 * only ASCII (RFC 9110, section 5.5).
 */
export function sentPathOf(url: string): string {
  return new URL(url).pathname;
}

/** The path as the routes are matched by it: `/%5Fbacklot` is `/_backlot`. */
export function matchedPathOf(url: string): string {
  const path = sentPathOf(url);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
