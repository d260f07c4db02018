import { HeaderList } from "../web/header-list.ts";
import { PlainResponse } from "../web/plain-response.ts";
import { sendText, sentTextOf } from "./respond.ts";

/** Whether a person opened the address in a browser: what scripts fetch names HTML nowhere first. */
export function isNavigation({ method, headers }: Request): boolean {
  if (method !== "GET" || !/^\s*text\/html\b/i.test(headers.get("accept") ?? "")) return false;
  // Browsers leave it out towards plain-http addresses other than loopback.
  const destination = headers.get("sec-fetch-dest") ?? "document";
  return destination === "document" || destination === "iframe";
}

const json = /^application\/(?:[\w.]+\+)?json\b/;

/**
 * The answer as a person can read it: JSON indented. It is another representation, so it has an
 * ETag of its own; for a write `If-Match` takes that too, since what follows a dot is not the
 * record's. What is sent in pieces stays: nobody reads a list that long.
 */
export async function toReadable(request: Request, answer: Response): Promise<Response> {
  const sent = sentTextOf(answer);
  const isJson = json.test(answer.headers.get("content-type") ?? "");
  if (!isJson || typeof sent === "object") return answer;
  const etag = answer.headers.get("etag")?.replace(/"$/, '.i"');
  const headers = HeaderList.from(answer.headers);
  if (etag !== undefined) headers.set("etag", etag);
  if (etag !== undefined && isKnown(request.headers.get("if-none-match"), etag)) {
    headers.delete("content-type");
    return new PlainResponse(null, { status: 304, headers });
  }
  headers.delete("content-length");
  return sendText(indent(sent ?? (await answer.text())), { status: answer.status, headers });
}

function isKnown(list: string | null, etag: string): boolean {
  return (list ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
}

/** A rule may have sent what is no JSON, on purpose. */
function indent(text: string): string {
  try {
    return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
  } catch {
    return text;
  }
}
