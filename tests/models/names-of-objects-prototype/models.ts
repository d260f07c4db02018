export interface constructor {
  id: number;
  toString: string;
  valueOf?: number;
}
export interface Model {
  id: number;
  constructor: constructor;
  __proto__: string;
  hasOwnProperty: boolean;
  isPrototypeOf?: string;
}
