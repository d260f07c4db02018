const category = {
  name: "root",
  get parent(): typeof category | null {
    return null;
  },
};
export type Model = { id: number; category: typeof category };
