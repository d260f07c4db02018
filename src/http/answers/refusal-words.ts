import type { HttpError, HttpErrorCode } from "../../errors.ts";

/** Beyond this a line of a log is not read. */
const longest = 100;
const mostFaults = 2;

/** What a few words can say better than the answer's own, or must not repeat of it. */
const words: Partial<Record<HttpErrorCode, (error: HttpError) => string>> = {
  // The parser's words quote the body, which may hold a password.
  "invalid-json": () => "the body is not JSON",
  "invalid-form": () => "the body is not a form",
  "email-taken": () => "email is taken",
  "unknown-path": ({ members: { suggestion } }) =>
    typeof suggestion === "string" ? `did you mean ${suggestion}?` : "nothing is served there",
  "invalid-body": ({ members, message }) => describeFaults(members["errors"]) ?? message,
};

/** Why a request was refused, for a line of the log. */
export function toRefusalWords(error: HttpError): string {
  const { reason } = error.members;
  const told =
    typeof reason === "string" ? reason : (words[error.code]?.(error) ?? firstSentence(error));
  return shorten(withoutControls(told));
}

function describeFaults(errors: unknown): string | undefined {
  if (typeof errors !== "object" || errors === null) return undefined;
  const faults = Object.entries(errors).map(([member, fault]) => `${member} ${fault}`);
  const more = faults.length - mostFaults;
  const told = faults.slice(0, mostFaults).join(", ");
  return more > 0 ? `${told} and ${more} more` : told;
}

function firstSentence({ message }: HttpError): string {
  return message.split(". ", 1)[0]?.replace(/\.$/, "") ?? message;
}

/** A name in a body could otherwise move the cursor, or forge a line. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "");
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
