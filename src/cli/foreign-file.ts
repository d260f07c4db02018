/** Data and not models: json-server's file, an OpenAPI document, a recording. */
export function isForeign(file: string): boolean {
  return /\.(?:json|har|ya?ml)$/i.test(file);
}
