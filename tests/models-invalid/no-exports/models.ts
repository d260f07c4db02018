interface User {
  id: number;
}
export {};
