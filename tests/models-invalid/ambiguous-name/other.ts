export interface User {
  login: string;
}
