/**
 * The path as it was sent, percent-encoded: the app's own `path` is decoded, and a header may hold
 * only ASCII (RFC 9110, section 5.5). A request's URL is in its normal form: its path is a part of it.
 */
export function sentPathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + "://".length);
  const rest = url.slice(start);
  const end = rest.search(/[?#]/);
  return end < 0 ? rest : rest.slice(0, end);
}

/** What a part of a sent path says; one that nobody could have encoded is taken as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
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
