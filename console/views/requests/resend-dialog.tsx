import { useState } from "preact/hooks";
import type { Json } from "../../../src/schema/schema.ts";
import { toMessage } from "../../api/refusal.ts";
import { attempt, tell } from "../../stores/notices.ts";
import { send } from "../../stores/resend.ts";
import type { Sending } from "../../text/to-code.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { JsonEditor } from "../../ui/json-editor.tsx";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** A request with something of it otherwise. */
export function ResendDialog({
  sending,
  onClose,
}: {
  readonly sending: Sending;
  readonly onClose: () => void;
}) {
  const [method, setMethod] = useState(sending.method);
  const [path, setPath] = useState(sending.url.slice(location.origin.length));
  const [headers, setHeaders] = useState(toLines(sending.headers));
  const [body, setBody] = useState(toText(sending.body));
  const [fault, setFault] = useState<string>();
  const submit = async () => {
    const parsed = parse(body);
    setFault(parsed.fault);
    if (parsed.fault !== undefined) return;
    const isSent = await attempt(async () => {
      const url = `${location.origin}${path}`;
      const answered = await send({
        method,
        url,
        headers: parseHeaders(headers),
        body: parsed.value,
      });
      tell(`Sent: ${answered}.`);
    });
    if (isSent) onClose();
  };
  return (
    <Dialog
      title="Edit and resend"
      isWide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" onClick={() => void submit()}>
            Send
          </Button>
        </>
      }
    >
      <div class="row">
        <select
          class="input requests-select"
          aria-label="Method"
          value={method}
          onChange={({ currentTarget }) => setMethod(currentTarget.value)}
        >
          {methods.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <input
          class="input input-mono"
          aria-label="Path"
          value={path}
          onInput={({ currentTarget }) => setPath(currentTarget.value)}
        />
      </div>
      <label for="resend-headers">Headers, one in each line</label>
      <textarea
        class="input input-mono"
        id="resend-headers"
        rows={3}
        value={headers}
        onInput={({ currentTarget }) => setHeaders(currentTarget.value)}
      />
      {method !== "GET" && <JsonEditor label="Body" text={body} onChange={setBody} />}
      {fault !== undefined && (
        <p class="field-fault" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}

function toText(body: Json | undefined): string {
  if (body === undefined) return "";
  return typeof body === "string" ? body : JSON.stringify(body, null, 2);
}

function parse(text: string): { readonly value: Json | undefined; readonly fault?: string } {
  if (text.trim() === "") return { value: undefined };
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { value: undefined, fault: toMessage(error) };
  }
}

function toLines(headers: Sending["headers"]): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

function parseHeaders(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => line.includes(":"));
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}
