/** Somebody with an account. */
export interface Model {
  id: number;
  name: string;
  isActive: boolean;
  score: number;
  nickname?: string;
}
