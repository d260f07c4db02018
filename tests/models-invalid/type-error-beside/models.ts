export interface Base {
  id: string;
}
export interface Model extends Base {
  name: string;
}
export interface Wrong extends Base {
  id: number;
}
