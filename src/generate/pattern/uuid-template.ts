/** Of `${string}-${string}-${string}-${string}-${string}`, as the type of `crypto.randomUUID()` is. */
const template = "^.*-.*-.*-.*-.*$";

/** Whether a pattern is that of a template which nobody writes but for UUIDs; other texts fit it too. */
export function isUuidTemplate(pattern: string | undefined): boolean {
  return pattern === template;
}

export const uuidPattern = "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$";
