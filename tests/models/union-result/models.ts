export type Result<T, E = { code: number; message: string }> =
  | { ok: true; value: T }
  | { ok: false; error: E };
export interface Model {
  id: number;
  outcome: Result<string>;
}
