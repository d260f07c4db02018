export interface Model {
  id: number;
  range: [from: number, to?: number];
  path: [string, string?, string?];
}
