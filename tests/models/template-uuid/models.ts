/** As the language's library declares it. */
declare const crypto: { randomUUID(): `${string}-${string}-${string}-${string}-${string}` };

abstract class Shape {
  readonly id = crypto.randomUUID();
  protected scale = 1;
  abstract area(): number;
}
export class Model extends Shape {
  readonly kind = "square" as const;
  parent: `${string}-${string}-${string}-${string}-${string}` | null = null;
  range: `${string}-${string}` = "a-b";
  constructor(public side: number) {
    super();
  }
  area(): number {
    return this.side ** 2;
  }
  get perimeter(): number {
    return this.side * 4;
  }
}
