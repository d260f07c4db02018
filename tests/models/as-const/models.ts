export const roles = ["admin", "editor", "viewer"] as const;
export const sizes = { small: 10, large: 20 } as const;
export const defaults = { theme: "dark", depth: 3, nested: { on: true } };
export interface Model {
  id: number;
  role: (typeof roles)[number];
  size: keyof typeof sizes;
  pixels: (typeof sizes)[keyof typeof sizes];
  settings: typeof defaults;
}
