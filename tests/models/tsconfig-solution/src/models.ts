import type { Name } from "@/name";
export interface Model {
  id: number;
  name: Name;
}
