import { type Base, Entity, type Named } from "./base";

export interface User extends Base {
  name: string;
  email: string;
}

export class Account extends Entity {
  owner = "";
  balance = 0;
}

export type Picked = Pick<Base, "middle" | "zebra" | "id">;

export type Both = Base & { extra: string };

export interface Aside extends Named, Omit<Base, "apple"> {
  last: string;
}

export type Draft = Partial<User>;
