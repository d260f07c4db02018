/** A note that only somebody who is logged in may see. */
export interface Note {
  id: number;
  title: string;
  body: string;
  colour: "yellow" | "green" | "blue" | "pink";
  createdAt: Date;
}
