import type { JsonObject } from "../../schema/schema.ts";

/** A user as sessions need them. */
export interface User {
  /** What their tokens are kept under; never shown. */
  readonly key: string;
  /** The identifier that clients see. */
  readonly id: string | number;
  /** As they are called in lists of tokens. */
  readonly email: string;
  /** As clients see the user. */
  readonly json: string;
}

/** What a login names its user by: a member of the user, and its value. */
export interface LoginName {
  readonly member: string;
  readonly value: string;
}

/** What a patch of `me` sets. */
export interface ProfileChange {
  readonly body: JsonObject;
  /** Whether it is said as RFC 7396 has it: otherwise the given members take the others' place. */
  readonly isMergePatch: boolean;
  /** Undefined: it stays. */
  readonly password: string | undefined;
}

/** Where the users are: in a table of their own, or the records of a collection. */
export interface Users {
  find(name: LoginName): User | undefined;
  /** The first of them, so many at most. */
  list(most: number): readonly User[];
  /** By the key that tokens have; undefined where the user is gone. */
  read(key: string): User | undefined;
  /** Whether the password is theirs. It takes as long for nobody as for a user. */
  verify(user: User | undefined, password: string): Promise<boolean>;
  /** Refuses a password that somebody chooses and that their model would not have. */
  refusePassword(password: string): Promise<void>;
  /** Undefined where somebody took the name meanwhile. Without a password theirs is `password`. */
  add(profile: JsonObject, password: string | undefined): Promise<User | undefined>;
  /** Undefined where somebody else has the new name. */
  change(user: User, change: ProfileChange): Promise<User | undefined>;
  remove(user: User): void;
  /** Before tokens are kept for them. */
  noteLogin(user: User): void;
}
