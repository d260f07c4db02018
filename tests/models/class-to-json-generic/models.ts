/** As object-relational mappers have it: what is read from the database is more than what is sent. */
declare class Row<Attributes extends object> {
  readonly connection: Row<Attributes>;
  toJSON<T extends Attributes>(): T;
  toJSON(): object;
}
interface Named {
  id: number;
  name: string;
}
export declare class Model extends Row<Named> {
  id: number;
  name: string;
}
