export type Status = "draft" | "published" | "archived";
export interface Model {
  id: number;
  status: Status;
  size: "small" | "medium" | "large";
  rating: 3 | 1 | 2;
  answer: true;
  version: "1.0";
  maybe?: Status;
  nullable: Status | null;
}
