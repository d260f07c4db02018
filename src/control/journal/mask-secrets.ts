import type { AuthConfig } from "../../config/config.ts";
import type { Json } from "../../schema/schema.ts";

/** Tells the names under which secrets are sent. */
export type IsSecret = (name: string) => boolean;

export const mask = "***";

/** Names under which clients send secrets, whatever this project's own key is called. */
const secretNames = /passw|passphrase|pwd|(?:token|secret|api[-_]?key|authorization)\]?$/i;
const secretHeaders = /^(?:authorization|proxy-authorization|cookie|set-cookie)$/i;
/** Ends like a secret and says only what kind of one there is. */
const openNames = /^token_?type$/i;

/** Of a query, a body or an answer. */
export function createIsSecret(auth: AuthConfig | undefined): IsSecret {
  // Also that of a header: whoever sends it in the query by mistake has sent a secret.
  const ownKey = auth?.mode === "apiKey" ? auth.name.toLowerCase() : undefined;
  return (name) =>
    name.toLowerCase() === ownKey || (secretNames.test(name) && !openNames.test(name));
}

export function maskHeaders(headers: Headers, isSecret: IsSecret): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [
      name,
      secretHeaders.test(name) || isSecret(name) ? mask : value,
    ]),
  );
}

export function maskMembers(value: Json, isSecret: IsSecret): Json {
  if (Array.isArray(value)) return value.map((item: Json) => maskMembers(item, isSecret));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      // What is not there is no secret, and a test may want to see that it is not.
      isSecret(name) && member !== null ? mask : maskMembers(member, isSecret),
    ]),
  );
}

/**
 * A text of JSON's, and the value behind it where it is a member's name. Every text is matched up to
 * its end, or to that of a body that was cut off: nothing is looked at twice, whatever a client sends.
 */
const jsonTexts =
  /"((?:[^"\\]|\\.)*)(?:"|\\?$)(?:(\s*:\s*)(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|[^\s",[\]{}]+))?/gs;
const formField = /(^|&)([^&=]*)=[^&]*/g;

/** Of a text that cannot be read as JSON: a form, or one that was cut off. */
export function maskText(text: string, isSecret: IsSecret): string {
  if (!/^\s*[[{"]/.test(text)) {
    return text.replaceAll(formField, (whole, before: string, name: string) =>
      isSecret(decodeName(name)) ? `${before}${name}=${mask}` : whole,
    );
  }
  return text.replaceAll(jsonTexts, (whole, name: string, colon: string | undefined) =>
    colon !== undefined && isSecret(name) ? `"${name}"${colon}"${mask}"` : whole,
  );
}

/** As a server reads a parameter's name; one that cannot be read is shown as it came. */
export function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}
