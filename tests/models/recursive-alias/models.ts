export type Tree<T> = { value: T; left: Tree<T> | null; right: Tree<T> | null };
export type Model = { id: number; root: Tree<string> };
