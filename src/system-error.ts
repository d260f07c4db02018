/** What the operating system said, in its own words without code, call and path. */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, words] = /^E[A-Z\d]+: ([^,]+), /.exec(error.message) ?? [];
  return words ?? error.message;
}

/** Whether the operating system refused something: a folder, a disk, an address. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && "syscall" in error;
}
