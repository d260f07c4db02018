import type { JsonObject } from "../../schema/schema.ts";
import type { User, Users } from "./users.ts";

/** A user, as a person who looks after the server sees them. */
export interface UserInfo {
  readonly id: string | number;
  readonly email: string;
  /** Null where the user has none. */
  readonly name: string | null;
}

/** Users without their credentials, for who looks after the server. */
export interface UserDesk {
  /** The first of them, so many at most. */
  list(most: number): readonly UserInfo[];
  /** As a registration does it, without a session; the user as clients see it. */
  add(body: JsonObject): Promise<JsonObject>;
}

/** What a user gets who is added without one: the same as generated users have. */
const sparePassword = "password";

export function createUserDesk(
  users: Pick<Users, "list">,
  sessions: { addUser(body: JsonObject): Promise<User> },
): UserDesk {
  return {
    list: (most) => users.list(most).map(toInfo),
    add: async (body) =>
      JSON.parse((await sessions.addUser({ password: sparePassword, ...body })).json),
  };
}

function toInfo({ id, email, json }: User): UserInfo {
  const { name } = JSON.parse(json) as JsonObject;
  return { id, email, name: typeof name === "string" ? name : null };
}
