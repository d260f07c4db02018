export interface Tag {
  name: string;
}
export interface Model {
  id: number;
  tags: Set<string>;
  frozen: ReadonlySet<number>;
  byName: Map<string, Tag>;
  byYear: ReadonlyMap<number, string>;
  byKey: Map<"a" | "b", number>;
}
