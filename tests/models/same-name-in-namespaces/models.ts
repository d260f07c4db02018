export namespace Api {
  export interface Item {
    id: number;
  }
}
export namespace View {
  export interface Item {
    label: string;
  }
}
export interface Model {
  id: number;
  api: Api.Item;
  view: View.Item;
}
