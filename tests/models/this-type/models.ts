export interface Model {
  id: number;
  self?: this;
  siblings: this[];
}
