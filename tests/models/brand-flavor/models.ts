export interface Flavoring<T> {
  _type?: T;
}
export type Flavor<T, Name> = T & Flavoring<Name>;
export type PersonId = Flavor<number, "Person">;
export interface Model {
  id: PersonId;
  bestFriend: PersonId;
}
