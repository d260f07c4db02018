declare class Tags extends Array<string> {
  readonly isTags: true;
  add(tag: string): void;
}
export interface Model {
  id: number;
  tags: Tags;
}
