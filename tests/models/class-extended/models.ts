abstract class Entity {
  id!: string;
  abstract describe(): string;
}
export class Model extends Entity {
  title!: string;
  describe() {
    return this.title;
  }
}
