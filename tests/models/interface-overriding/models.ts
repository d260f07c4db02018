interface Base {
  id: string | number;
  kind: string;
}
export interface Model extends Base {
  id: string;
  kind: "narrow";
}
