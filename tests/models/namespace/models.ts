export namespace Shop {
  export interface Cart {
    id: string;
    lines: Line[];
  }
  export interface Line {
    sku: string;
    quantity: number;
  }
}
