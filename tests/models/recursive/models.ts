export interface Model {
  id: number;
  name: string;
  parent?: Model;
  children: Model[];
}
