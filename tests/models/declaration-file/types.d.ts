export declare const version: string;
export interface User {
  readonly id: string;
  name: string;
}
export type Users = User[];
