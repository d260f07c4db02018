export interface Model {
  id: number;
  createdAt: Date;
  deletedAt: Date | null;
  seenAt?: Date;
  history: Date[];
  /** @format date */
  birthday: Date;
}
