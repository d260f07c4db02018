export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export interface Model {
  id: number;
  params: Record<Params<"/users/:userId/posts/:postId">, string>;
}
