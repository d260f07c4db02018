const key = "computed" as const;
enum Field {
  Title = "title",
}
export interface Model {
  id: number;
  [key]: string;
  [Field.Title]: string;
  [Symbol.iterator]?: number;
}
