/**
 * The connection is to be cut before any byte of an answer. Node's server resets the socket; a
 * caller of `fetch()` gets what the global one rejects with when that happens.
 */
export class CutConnection extends TypeError {
  constructor() {
    const cause = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    super("fetch failed", { cause });
  }
}
