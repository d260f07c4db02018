export type Model = Record<string, boolean>;
