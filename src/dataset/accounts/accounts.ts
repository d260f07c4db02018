/** Users and tokens. Passwords and tokens reach it only as hashes and digests. */
export interface AccountStore {
  findUser(email: string): StoredUser | undefined;
  /** Whose profile has this text by this name. */
  findUserBy(member: string, value: string): StoredUser | undefined;
  readUser(key: string): StoredUser | undefined;
  /** By email, or by the identifier that clients see. */
  findUserKey(email: string, id: string): string | undefined;
  /** The first users that are no records, so many at most. */
  users(most: number): readonly StoredUser[];
  /** False where the email is taken. */
  addUser(user: StoredUser): boolean;
  /** False where the email is taken by somebody else. */
  changeUser(user: StoredUser): boolean;
  /** The user with all tokens. */
  removeUser(key: string): void;
  /**
   * Holds the password and the tokens of a record that is a user; who they are, the record says.
   * Without a password, the one that is there stays.
   */
  linkRecord(link: RecordLink): void;
  /** Forgets the links whose keys begin so, with their tokens. */
  unlinkRecords(prefix: string): void;
  /** Puts the users of the config in place, and removes those that it no longer names. */
  syncPresets(users: readonly StoredUser[]): void;
  /** Users, links and tokens alike. */
  forgetAll(): void;
  /** All of them as they are now. */
  contents(): AccountContents;
  /** In a transaction of the caller's. */
  putBack(contents: AccountContents): void;
  findToken(digest: string): TokenWithUser | undefined;
  tokens(userKey: string | undefined): readonly TokenWithUser[];
  addTokens(tokens: readonly StoredToken[]): void;
  /** The family's live tokens end, and these take their place: both or neither. */
  rotateFamily(family: string, tokens: readonly StoredToken[], at: Date): void;
  revokeFamily(family: string, at: Date): void;
  /** How many live tokens it ended. */
  revokeTokens(which: WhichTokens, at: Date): number;
  /** Access tokens only, as time itself would do it. */
  expireTokens(which: WhichTokens, at: Date): number;
  /** Forgets the tokens that ended before this time, by somebody's decision or the clock's. */
  forgetEnded(before: Date): void;
  /** The value by this name, made at the first call and the same ever after. */
  secret(name: string, make: () => string): string;
}

/** Users and tokens as rows of their tables, for nobody but the store. */
export type AccountContents = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

/** Those of a user, or the one whose digest begins so; neither: all. */
export interface WhichTokens {
  readonly userKey?: string | undefined;
  readonly digest?: string | undefined;
}

export interface StoredUser {
  /** Never shown: a user of the config may have any identifier, and tokens must outlive a change of it. */
  readonly key: string;
  readonly email: string;
  /** A salted hash; undefined where the config holds the password. */
  readonly password: string | undefined;
  /** The user as clients see it. */
  readonly json: string;
  readonly isPreset: boolean;
}

export interface RecordLink {
  readonly key: string;
  /** As the record was shown at the last login. */
  readonly json: string;
  /** A salted hash. */
  readonly password?: string;
}

export type TokenKind = "access" | "refresh";

export interface StoredToken {
  readonly digest: string;
  readonly kind: TokenKind;
  /** All tokens that follow from one login. */
  readonly family: string;
  readonly userKey: string;
  readonly issuedAt: Date;
  /** Undefined: never. */
  readonly expiresAt: Date | undefined;
  readonly revokedAt: Date | undefined;
}

export interface TokenWithUser extends StoredToken {
  readonly email: string;
  readonly userJson: string;
}
