import { type Database, inTransaction } from "../file/database.ts";
import type {
  AccountStore,
  StoredToken,
  StoredUser,
  TokenWithUser,
  WhichTokens,
} from "./accounts.ts";

type Row = Readonly<Record<string, unknown>>;

const tables = `
  CREATE TABLE IF NOT EXISTS _backlot_users (
    key TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, password TEXT,
    json TEXT NOT NULL CHECK (json_valid(json)), preset INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS _backlot_tokens (
    digest TEXT PRIMARY KEY, kind TEXT NOT NULL, family TEXT NOT NULL,
    user TEXT NOT NULL REFERENCES _backlot_users (key) ON DELETE CASCADE,
    issued_at TEXT NOT NULL, expires_at TEXT, revoked_at TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS _backlot_tokens_by_family ON _backlot_tokens (family);
  CREATE INDEX IF NOT EXISTS _backlot_tokens_by_user ON _backlot_tokens (user);
  CREATE TABLE IF NOT EXISTS _backlot_secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/** Reads the file at each call: what another process did to a token holds from the next request on. */
export function createAccountStore(db: Database): AccountStore {
  db.exec(tables);
  return { ...createUsers(db), ...createTokens(db), secret: createSecret(db) };
}

type UserMethods =
  | "findUser"
  | "findUserBy"
  | "readUser"
  | "findUserKey"
  | "users"
  | "addUser"
  | "changeUser"
  | "removeUser"
  | "linkRecord"
  | "unlinkRecords"
  | "forgetAll"
  | "contents"
  | "putBack"
  | "syncPresets";

function createUsers(db: Database): Pick<AccountStore, UserMethods> {
  const byEmail = db.prepare("SELECT * FROM _backlot_users WHERE email = ?");
  const byKey = db.prepare("SELECT * FROM _backlot_users WHERE key = ?");
  // A record that is a user has its key for an email here, since no two rows may share one.
  const byMember = db.prepare(
    `SELECT * FROM _backlot_users WHERE email <> key AND json ->> ? = ? ORDER BY rowid`,
  );
  const byName = db.prepare(
    `SELECT key FROM _backlot_users
     WHERE email = ?1 OR lower(json ->> 'email') = ?1 OR (json ->> 'id') || '' = ?2`,
  );
  const first = db.prepare(
    "SELECT * FROM _backlot_users WHERE email <> key ORDER BY rowid LIMIT ?",
  );
  const add = db.prepare(
    `INSERT OR IGNORE INTO _backlot_users (key, email, password, json, preset)
     VALUES (?, ?, ?, ?, ?)`,
  );
  // A user who registered keeps their own password, for the day when the config lets them go.
  const update = db.prepare("UPDATE _backlot_users SET json = ? WHERE email = ?");
  const removeGone = db.prepare(
    "DELETE FROM _backlot_users WHERE preset = 1 AND email NOT IN (SELECT value FROM json_each(?))",
  );
  const change = db.prepare(
    "UPDATE OR IGNORE _backlot_users SET email = ?, password = ?, json = ? WHERE key = ?",
  );
  const remove = db.prepare("DELETE FROM _backlot_users WHERE key = ?");
  const link = db.prepare(
    `INSERT INTO _backlot_users (key, email, password, json) VALUES (?1, ?1, ?2, ?3)
     ON CONFLICT (key) DO UPDATE SET json = excluded.json,
       password = coalesce(excluded.password, password)`,
  );
  const unlink = db.prepare(
    "DELETE FROM _backlot_users WHERE email = key AND substr(key, 1, length(?1)) = ?1",
  );
  const addUser = ({ key, email, password, json, isPreset }: StoredUser): boolean =>
    add.run(key, email, password ?? null, json, Number(isPreset)).changes === 1;

  const forgetAll = () => db.exec("DELETE FROM _backlot_tokens; DELETE FROM _backlot_users");

  return {
    findUser: (email) => toUser(byEmail.get(email)),
    findUserBy: (member, value) => toUser(byMember.get(member, value)),
    readUser: (key) => toUser(byKey.get(key)),
    findUserKey: (email, id) => toText(byName.get(email, id)?.["key"]),
    users: (most) => first.all(most).flatMap((row) => toUser(row) ?? []),
    addUser,
    changeUser: ({ key, email, password, json }) =>
      change.run(email, password ?? null, json, key).changes === 1,
    removeUser: (key) => {
      remove.run(key);
    },
    linkRecord: ({ key, json, password }) => {
      link.run(key, password ?? null, json);
    },
    unlinkRecords: (prefix) => {
      unlink.run(prefix);
    },
    forgetAll,
    contents: () =>
      new Map(
        ["_backlot_users", "_backlot_tokens"].map((table) => [
          table,
          db.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all(),
        ]),
      ),
    putBack: (contents) => {
      forgetAll();
      for (const [table, rows] of contents) for (const row of rows) insertRow(db, table, row);
    },
    syncPresets: (users) =>
      inTransaction(db, () => {
        removeGone.run(JSON.stringify(users.map(({ email }) => email)));
        for (const user of users) if (!addUser(user)) update.run(user.json, user.email);
      }),
  };
}

function insertRow(db: Database, table: string, row: Row): void {
  const marks = Object.keys(row).map(() => "?");
  const values = Object.values(row) as (string | number | null)[];
  const columns = Object.keys(row).join(", ");
  db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${marks.join(", ")})`).run(...values);
}

type TokenMethods =
  | "findToken"
  | "tokens"
  | "addTokens"
  | "rotateFamily"
  | "revokeFamily"
  | "revokeTokens"
  | "expireTokens"
  | "forgetEnded";

function createTokens(db: Database): Pick<AccountStore, TokenMethods> {
  // A record that is a user says its own email, if it has one.
  const email =
    "CASE WHEN u.email = u.key THEN coalesce(u.json ->> 'email', u.key) ELSE u.email END";
  const joined = `SELECT t.*, ${email} AS email, u.json
     FROM _backlot_tokens t JOIN _backlot_users u ON u.key = t.user`;
  const find = db.prepare(`${joined} WHERE t.digest = ?`);
  const list = db.prepare(`${joined} WHERE t.user = coalesce(?, t.user) ORDER BY t.rowid`);
  const add = db.prepare(
    `INSERT INTO _backlot_tokens (digest, kind, family, user, issued_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const endFamily = db.prepare(
    "UPDATE _backlot_tokens SET revoked_at = ? WHERE family = ? AND revoked_at IS NULL",
  );
  const which = `user = coalesce(?2, user) AND substr(digest, 1, length(?3)) = ?3`;
  const revoke = db.prepare(
    `UPDATE _backlot_tokens SET revoked_at = ?1 WHERE ${which} AND revoked_at IS NULL`,
  );
  const expire = db.prepare(
    `UPDATE _backlot_tokens SET expires_at = ?1 WHERE ${which}
     AND kind = 'access' AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?1)`,
  );
  const forget = db.prepare("DELETE FROM _backlot_tokens WHERE revoked_at < ?1 OR expires_at < ?1");
  const addAll = (tokens: readonly StoredToken[]): void => {
    for (const { digest, kind, family, userKey, issuedAt, expiresAt } of tokens) {
      const end = expiresAt?.toISOString() ?? null;
      add.run(digest, kind, family, userKey, issuedAt.toISOString(), end);
    }
  };

  return {
    findToken: (digest) => toToken(find.get(digest)),
    tokens: (userKey) => list.all(userKey ?? null).flatMap((row) => toToken(row) ?? []),
    addTokens: (tokens) => inTransaction(db, () => addAll(tokens)),
    rotateFamily: (family, tokens, at) =>
      inTransaction(db, () => {
        endFamily.run(at.toISOString(), family);
        addAll(tokens);
      }),
    revokeFamily: (family, at) => {
      endFamily.run(at.toISOString(), family);
    },
    revokeTokens: (of, at) => Number(revoke.run(at.toISOString(), ...toWhich(of)).changes),
    expireTokens: (of, at) => Number(expire.run(at.toISOString(), ...toWhich(of)).changes),
    forgetEnded: (before) => {
      forget.run(before.toISOString());
    },
  };
}

function toWhich({ userKey, digest }: WhichTokens) {
  return [userKey ?? null, digest ?? ""] as const;
}

function createSecret(db: Database): AccountStore["secret"] {
  const add = db.prepare("INSERT OR IGNORE INTO _backlot_secrets (name, value) VALUES (?, ?)");
  const read = db.prepare("SELECT value FROM _backlot_secrets WHERE name = ?");
  return (name, make) => {
    const known = toText(read.get(name)?.["value"]);
    if (known !== undefined) return known;
    add.run(name, make());
    return String(read.get(name)?.["value"]);
  };
}

function toUser(row: Row | undefined): StoredUser | undefined {
  if (!row) return undefined;
  return {
    key: String(row["key"]),
    email: String(row["email"]),
    password: toText(row["password"]),
    json: String(row["json"]),
    isPreset: row["preset"] === 1,
  };
}

function toToken(row: Row | undefined): TokenWithUser | undefined {
  if (!row) return undefined;
  return {
    digest: String(row["digest"]),
    kind: row["kind"] === "access" ? "access" : "refresh",
    family: String(row["family"]),
    userKey: String(row["user"]),
    issuedAt: new Date(String(row["issued_at"])),
    expiresAt: toDate(row["expires_at"]),
    revokedAt: toDate(row["revoked_at"]),
    email: String(row["email"]),
    userJson: String(row["json"]),
  };
}

function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function toDate(value: unknown): Date | undefined {
  return typeof value === "string" ? new Date(value) : undefined;
}
