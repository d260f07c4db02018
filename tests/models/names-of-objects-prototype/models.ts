export interface constructor {
  id: number;
  toString: string;
}
export interface Model {
  id: number;
  constructor: constructor;
  __proto__: string;
  hasOwnProperty: boolean;
}
