export class Model {
  constructor(
    /** The one key. */
    public readonly id: number,
    public name: string,
    private readonly repository: { save(): void },
  ) {}
  save() {
    this.repository.save();
  }
}
