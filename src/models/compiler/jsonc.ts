/** Reads JSON as tsconfig files have it: with comments and trailing commas; undefined if it is none. */
export function parseJsonWithComments(text: string): unknown {
  // A string is matched first, so that what looks like a comment inside one stays.
  const tokens = /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  const bare = text
    .replace(/^\uFEFF/, "")
    .replaceAll(tokens, (_, string?: string) => string ?? " ");
  const strict = bare.replaceAll(
    /("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g,
    (_, string?: string) => string ?? "",
  );
  try {
    return JSON.parse(strict);
  } catch {
    return undefined;
  }
}
