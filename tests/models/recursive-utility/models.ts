export interface Model {
  id: number;
  name: string;
  patch: Partial<Model>;
  without?: Omit<Model, "without">;
}
