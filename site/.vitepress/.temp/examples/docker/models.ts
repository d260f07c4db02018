export interface Note {
  id: number;
  title: string;
  body: string;
  isPinned: boolean;
  createdAt: Date;
}
