export type Base = { id: number };
export type Model = Base & ({ kind: "a"; a: string } | { kind: "b"; b: number });
