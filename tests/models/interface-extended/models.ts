interface Entity {
  readonly id: string;
}
interface Timestamps {
  createdAt: Date;
  updatedAt?: Date;
}
export interface Model extends Entity, Timestamps {
  title: string;
}
