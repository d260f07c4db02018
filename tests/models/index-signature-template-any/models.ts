interface Extensible {
  [extension: `x-${string}`]: any;
}
interface Path extends Extensible {
  summary?: string;
}
export interface Model {
  id: number;
  paths: { [path: string]: Path } & Extensible;
}
