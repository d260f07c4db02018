export interface User {
  id: number;
  /** @minimum x */
  age: number;
}
export interface Post {
  id: number;
  run(): void;
}
