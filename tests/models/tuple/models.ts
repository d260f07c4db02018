export interface Model {
  id: number;
  point: [number, number];
  named: [latitude: number, longitude: number, label: string];
  frozen: readonly [string, boolean];
}
