import type { Thing } from "a-package-that-nobody-has";
export interface Model {
  id: number;
  things: Thing[];
}
