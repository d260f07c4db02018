/** A command or flag that does not exist, or one that lacks what it needs: exit status 2. */
export class UsageError extends Error {
  /** Whose help is worth reading; empty for the server's. */
  readonly command: string;

  constructor(command: string, message: string, remedy?: string) {
    super(remedy === undefined ? message : `${message} ${remedy}`);
    this.command = command;
  }
}
