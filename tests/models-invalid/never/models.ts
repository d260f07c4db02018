export type Both = string & number;
export type Neither = { id: number; kind: "a" } & { id: number; kind: "b" };
export type Nobody = never;
