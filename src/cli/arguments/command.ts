import type { Options } from "../../config/options.ts";
import type { Flag, FlagName, GivenFlags } from "./flags.ts";

/** What a command is called with. */
export interface Invocation {
  /** What stood on the line beside the flags. */
  readonly operands: readonly string[];
  readonly given: GivenFlags;
  /** The flags that override an option. */
  readonly overrides: Partial<Options>;
  /** The config file, or the folder that it is in. */
  readonly config: string;
}

/** Does it, and says with which status to end. */
export type Run = (invocation: Invocation) => Promise<number>;

export interface Command {
  readonly summary: string;
  /** Its operands, as the usage line shows them. */
  readonly operands?: string;
  /** Whether so many operands will do; without it a command takes none. */
  readonly takes?: (count: number) => boolean;
  readonly details?: string;
  readonly flags: readonly FlagName[];
  /** What a flag means here, where that is something else than for the others. */
  readonly words?: Partial<Record<FlagName, Pick<Flag, "help" | "default"> & { word?: string }>>;
}
