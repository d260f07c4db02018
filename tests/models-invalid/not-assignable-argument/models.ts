export interface Named<T extends string> {
  name: T;
}
