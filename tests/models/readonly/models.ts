export interface Model {
  readonly id: number;
  readonly createdAt: Date;
  name: string;
  readonly tags: readonly string[];
  tuple: readonly [number];
}
