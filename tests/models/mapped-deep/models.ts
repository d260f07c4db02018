export type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
export interface Config {
  server: { host: string; port: number };
  tags: string[];
}
export type Model = { id: number; patch: DeepPartial<Config> };
