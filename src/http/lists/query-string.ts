/** What follows the question mark; a request's URL has no fragment. */
export function queryStringOf(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at + 1);
}
