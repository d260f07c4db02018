export interface User {
  id: number;
  address: { city: string };
}
