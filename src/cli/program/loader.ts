/** Loads files of the built program, and keeps what was compiled of them for the next start. */
export interface Loader {
  load(file: string): unknown;
  /** Before this is called, nothing is kept and nothing that was kept is used; the first folder stays. */
  keepIn(folder: string): void;
  /** Ends this process at once, with what is yet to be kept. */
  end(): void;
}
