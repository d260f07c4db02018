export interface User {
  id: number;
}
