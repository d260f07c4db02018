export interface Model {
  id: number;
  any: any;
  unknown: unknown;
  object: object;
  empty: {};
  optional?: unknown;
  list: any[];
}
