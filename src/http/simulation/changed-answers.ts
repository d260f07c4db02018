import { HttpError } from "../../errors.ts";
import type { Json } from "../../schema/schema.ts";
import { toProblem } from "../answers/problem.ts";
import { sendText, sentTextOf } from "../answers/respond.ts";
import { HeaderList } from "../web/header-list.ts";
import { PlainResponse } from "../web/plain-response.ts";

type RuleHeaders = Readonly<Record<string, string>>;

/** A browser that kept a broken answer would show it after the rule is gone. */
const unkept = { "cache-control": "no-store", vary: "Origin" };

interface ReplacedAnswer {
  readonly status: number;
  readonly body: Json | undefined;
  readonly headers: RuleHeaders;
}

/** An answer in place of the real one: what the rule says, or a problem document. */
export function toReplaced(
  { status, body, headers }: ReplacedAnswer,
  on: string,
  path: string,
): Response {
  if (body !== undefined) {
    const { text, type } = toBody(body);
    return sendText(text, { status, headers: { "content-type": type, ...unkept, ...headers } });
  }
  // RFC 9457 is for what went wrong: below 400 nothing did, and there is nothing to say.
  if (status < 400)
    return new PlainResponse(null, { status, headers: HeaderList.from({ ...unkept, ...headers }) });
  const detail = `Simulated: ${on} is made to answer with ${status}.`;
  return toProblem(
    new HttpError("simulated", detail, { status, headers: { ...unkept, ...headers } }),
    path,
  );
}

/** The real answer with a body or headers of the rule's in place of its own. */
export function toAmended(
  response: Response,
  body: Json | undefined,
  headers: RuleHeaders,
): Response {
  const changed = HeaderList.from(response.headers);
  if (body !== undefined) forgetBody(changed);
  const replaced = body === undefined ? undefined : toBody(body);
  if (replaced) changed.set("content-type", replaced.type);
  for (const [name, value] of Object.entries(headers)) changed.set(name, value);
  const text = replaced?.text ?? sentTextOf(response);
  const content = typeof text === "string" ? text : response.body;
  return new PlainResponse(content, { status: response.status, headers: changed });
}

/** The first half of a JSON text lacks its last bracket, whatever it holds. */
export async function toMalformed(response: Response): Promise<Response> {
  const text = await response.text();
  const headers = HeaderList.from(response.headers);
  forgetBody(headers);
  return sendText(text.slice(0, Math.ceil(text.length / 2)), { status: 200, headers });
}

/** What stands for the answer to a write that was not carried out. */
export function toStandIn(status: number): Response {
  const headers = { "content-type": "application/json", ...unkept };
  return sendText(JSON.stringify({ message: "Nothing was written." }), { status, headers });
}

/** Its version is not that of what is sent. */
function forgetBody(headers: Headers): void {
  headers.delete("etag");
  headers.set("cache-control", unkept["cache-control"]);
}

/** A text is sent as it is: a gateway's page is no JSON. */
function toBody(body: Json): { text: string; type: string } {
  return typeof body === "string"
    ? { text: body, type: "text/plain; charset=utf-8" }
    : { text: JSON.stringify(body), type: "application/json" };
}
