export interface Model {
  id: number;
  a: { b: { c: { d: { e: { f: { g: { deep: string }[] } } } } } };
}
