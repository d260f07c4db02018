/** One of these words, and nothing else. */
export const to = (text: string) => new RegExp(`^(?:${text})$`);

/** How most states say that something is over. */
export const done = "completed|complete|done|finished|closed";

/** `printing`, `fermenting`: what is being done has begun, and goes on. */
export const doing =
  "(?!pending|waiting|awaiting|upcoming|planning|scheduling|missing|outstanding|nothing)[a-z]{3,}ing";

/** What ends a course before its aim: no state behind it says that the aim was reached. */
export const cutShort =
  "cancelled|canceled|rejected|declined|failed|expired|lost|missed|no show|terminated|returned|skipped|aborted|inactive|deferred|postponed|suspended|disputed|reopened|blocked|delayed";
