export interface Model {
  id: number;
  name: string;
}
export const broken: number = "text";
