export interface User {
  id: number;
}
export interface Model {
  id: number;
  owner: Usr;
  tags: Map<string, Labl>;
}
