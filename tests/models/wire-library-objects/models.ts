export interface Model {
  id: number;
  homepage: URL;
  failure: Error;
  boxed: String;
}
