export interface Settings {
  theme: string;
  size: number;
}
export type Flags = { [K in keyof Settings]: boolean };
export type Optional = { [K in keyof Settings]?: Settings[K] | null };
export interface Model {
  id: number;
  flags: Flags;
  optional: Optional;
}
