interface Extensible {
  // As openapi3-ts has it: the case is about `any` here.
  [extension: `x-${string}`]: any;
}
interface Path extends Extensible {
  summary?: string;
}
export interface Model {
  id: number;
  paths: { [path: string]: Path } & Extensible;
}
