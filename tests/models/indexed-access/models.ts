export interface User {
  id: string;
  address: { city: string; zip: string };
  tags: { id: number; label: string }[];
}
export type UserId = User["id"];
export interface Model {
  id: number;
  userId: User["id"];
  editorId?: User["id"];
  reviewerId: User["id"] | null;
  ownerId: UserId;
  memberIds: User["id"][];
  watcherIds: Array<User["id"]>;
  city: User["address"]["city"];
  tag: User["tags"][number];
}
