/** Loads files of the built program, and keeps what was compiled of them for the next start. */
export interface Loader {
  load(file: string): unknown;
  /** Where nothing can be kept with the program: the first folder that is named stays. */
  keepIn(folder: string): void;
  /** Ends this process soon, with what is yet to be kept. */
  end(): void;
}
