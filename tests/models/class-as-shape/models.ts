export class Model {
  static instances = 0;
  readonly id: string;
  name = "unnamed";
  count: number;
  private secret = "x";
  protected internal = 1;
  #hidden = true;
  declare tags?: string[];
  onChange = () => {};
  constructor(id: string, count: number) {
    this.id = id;
    this.count = count;
  }
  get label(): string {
    return `${this.name} ${this.secret} ${this.internal} ${this.#hidden}`;
  }
  rename(name: string): void {
    this.name = name;
  }
}
