export type Level = "debug" | "info" | "warn" | "error";
export interface Model {
  id: number;
  loud: Extract<Level, "warn" | "error">;
  quiet: Exclude<Level, "warn" | "error">;
  present: NonNullable<string | null | undefined>;
}
