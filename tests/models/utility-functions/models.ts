declare function load(id: number, options: { deep: boolean }): Promise<{ id: number; title: string }>;
declare class Widget {
  id: number;
  color: string;
  constructor(id: number);
}
export type Model = Awaited<ReturnType<typeof load>>;
export type Options = Parameters<typeof load>[1];
export type Built = InstanceType<typeof Widget>;
