export interface Model {
  id: number;
  method(): void;
  callback: (value: string) => void;
  optionalCallback?: () => void;
  eitherCallback: string | (() => string);
  symbol: symbol;
  constructable: new () => object;
  element: HTMLElement;
  promise: Promise<string>;
  pattern: RegExp;
  nothing: void;
}
