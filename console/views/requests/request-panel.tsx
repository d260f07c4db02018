import { useEffect, useMemo, useState } from "preact/hooks";
import type { Json } from "../../../src/schema/schema.ts";
import type { JournalEntry } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import { toQueryString } from "../../api/call.ts";
import { createLoaded } from "../../stores/loaded.ts";
import { attempt, tell } from "../../stores/notices.ts";
import { go, place, toHref } from "../../stores/place.ts";
import { send, toSending } from "../../stores/resend.ts";
import { toAxios, toCurl, toFetch } from "../../text/to-code.ts";
import { toDuration, toMoment, toSize } from "../../text/words.ts";
import { Chip, MethodName, Status } from "../../ui/badges.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";
import { Menu } from "../../ui/menu.tsx";
import { Empty, Loading } from "../../ui/messages.tsx";
import { FaultLinks } from "./fault-links.tsx";
import { ResendDialog } from "./resend-dialog.tsx";

export function RequestPanel({ number }: { readonly number: number }) {
  const loaded = useMemo(() => createLoaded(() => api.request(number)), [number]);
  useEffect(() => {
    void loaded.reload();
  }, [loaded]);
  const entry = loaded.value.value;
  return (
    <aside class="record" aria-label={`Request ${number}`}>
      {entry ? (
        <Entry entry={entry} />
      ) : loaded.error.value === undefined ? (
        <Loading lines={8} />
      ) : (
        <Empty icon="warning" title="This request is not kept any more">
          <p>The server keeps the last thousand.</p>
          <Button onClick={close}>Close</Button>
        </Empty>
      )}
    </aside>
  );
}

function close(): void {
  go(toHref("requests", "", place.value.query));
}

function Entry({ entry }: { readonly entry: JournalEntry }) {
  const [isEditing, setEditing] = useState(false);
  const { method, path, query, status, ms, size, at, reason, simulated } = entry;
  const replay = () =>
    attempt(async () => {
      const answered = await send(toSending(entry));
      tell(`Sent again: ${answered}.`);
    });
  return (
    <div class="record-editor">
      <header class="record-head">
        <div class="row">
          <MethodName method={method} />
          <h2 class="mono one-line">{path}</h2>
          <span class="push row">
            <Menu
              label="Copy as"
              icon="code"
              entries={[
                {
                  text: "Copy as curl",
                  choose: () => void copy(toCurl(toSending(entry)), "The curl command"),
                },
                {
                  text: "Copy as fetch",
                  choose: () => void copy(toFetch(toSending(entry)), "The fetch call"),
                },
                {
                  text: "Copy as axios",
                  choose: () => void copy(toAxios(toSending(entry)), "The axios call"),
                },
              ]}
            />
            <IconButton icon="clear" label="Close the request" onClick={close} />
          </span>
        </div>
        <div class="row row-wrap">
          <Status status={status} />
          <span class="quiet small">
            {[toDuration(ms), ...(size === undefined ? [] : [toSize(size)]), toMoment(at)].join(
              " · ",
            )}
          </span>
          <span class="push row">
            <Button icon="replay" isSmall onClick={() => void replay()}>
              Replay
            </Button>
            <Button icon="edit" isSmall onClick={() => setEditing(true)}>
              Edit and resend
            </Button>
          </span>
        </div>
      </header>
      <div class="record-body">
        {simulated !== undefined && (
          <p>
            <Chip tone="amber">simulated</Chip> {simulated}
          </p>
        )}
        {reason !== undefined && (
          <p>
            <Chip tone="amber">refused</Chip> {reason}
          </p>
        )}
        <FaultLinks entry={entry} />
        {Object.keys(query).length > 0 && <Query query={query} />}
        <Part title="Request" headers={entry.requestHeaders} body={entry.body} />
        <Part title="Answer" headers={entry.answerHeaders} body={entry.answer} />
      </div>
      {isEditing && <ResendDialog sending={toSending(entry)} onClose={() => setEditing(false)} />}
    </div>
  );
}

function Query({ query }: Pick<JournalEntry, "query">) {
  return (
    <section class="stack">
      <h3>Parameters</h3>
      <Pairs pairs={[...new URLSearchParams(toQueryString(query))]} />
    </section>
  );
}

function Part({
  title,
  headers,
  body,
}: {
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
}) {
  return (
    <section class="stack">
      <h3>{title}</h3>
      {body !== undefined && body !== null && (
        <pre
          class="code-block"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          role="region"
          aria-label={`Body of the ${title.toLowerCase()}`}
        >
          {typeof body === "string" ? body : JSON.stringify(body, null, 2)}
        </pre>
      )}
      <details>
        <summary>Headers</summary>
        <Pairs pairs={Object.entries(headers)} />
      </details>
    </section>
  );
}

function Pairs({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl class="pairs">
      {pairs.map(([name, value]) => (
        <div key={`${name} ${value}`} class="pair">
          <dt class="quiet">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
