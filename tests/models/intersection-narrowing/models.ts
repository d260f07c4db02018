export type Model = { id: number; value: string | number } & { value: number | boolean };
