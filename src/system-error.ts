/** What people call it, where the operating system's own words would not help. */
const reasons: Readonly<Record<string, string>> = {
  EEXIST: "there is a file where a folder should be",
  ENOTDIR: "there is a file where a folder should be",
  EISDIR: "there is a folder where a file should be",
  EROFS: "the disk is read-only",
  ENOSPC: "there is no room left on its disk",
};

/** What the operating system said, without its code, call and path. */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, code = "", words] = /^(E[A-Z\d]+): ([^,]+), /.exec(error.message) ?? [];
  return reasons[code] ?? words ?? error.message;
}

interface SystemError extends NodeJS.ErrnoException {
  readonly code: string;
}

/** Whether the operating system refused something: a folder, a disk, an address. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && "code" in error && "syscall" in error;
}
