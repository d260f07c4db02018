export interface Model {
  id: string;
  labels: { [key: string]: string };
  counts: { [key: string]: number; total: number };
  anything: { [key: string]: unknown };
}
