import { type HttpError, httpErrors } from "../../errors.ts";
import { sendText } from "./respond.ts";

/** An error as RFC 9457 has it, and `message` for the many clients that read that. */
export function toProblem(error: HttpError, instance: string, hint?: string): Response {
  return sendText(toProblemText(error, instance, hint), {
    status: error.status,
    headers: { "content-type": "application/problem+json", ...error.headers },
  });
}

export function toProblemText(error: HttpError, instance: string, hint?: string): string {
  return JSON.stringify({
    type: `urn:backlot:error:${error.code}`,
    title: httpErrors[error.code].title,
    status: error.status,
    detail: error.message,
    instance,
    message: error.message,
    ...error.members,
    hint,
  });
}
