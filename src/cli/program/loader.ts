/** Loads files of the built program, and keeps what was compiled of them for the next start. */
export interface Loader {
  load(file: string): unknown;
  /** Before this is called, nothing is kept and nothing that was kept is used. */
  keepIn(ownFolder: string): void;
}
