export interface Model {
  id: number;
  plain: string[];
  generic: Array<number>;
  frozen: readonly boolean[];
  frozenGeneric: ReadonlyArray<string>;
  nested: number[][];
  ofUnion: (string | null)[];
  optional?: string[];
  nullable: string[] | null;
}
