export interface Model {
  id: number;
  nothing: [];
}
