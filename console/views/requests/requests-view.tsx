import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import {
  clearJournal,
  journal,
  methodFilter,
  openJournal,
  shownLines,
  statusFilter,
  statusGroups,
  textFilter,
} from "../../stores/journal.ts";
import { attempt } from "../../stores/notices.ts";
import { amend, place, toHref } from "../../stores/place.ts";
import { toCount } from "../../text/words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, Loading } from "../../ui/messages.tsx";
import { useVirtualRows } from "../../ui/use-virtual-rows.ts";
import { JournalLineRow } from "./journal-line.tsx";
import { RequestPanel } from "./request-panel.tsx";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const rowHeight = 37;

export function RequestsView() {
  const number = Number(place.value.rest);
  useEffect(() => {
    if (!journal.value) void openJournal();
  }, []);
  return (
    <div class="requests">
      <section class="list" aria-label="Requests">
        <Filters />
        <Lines chosen={number} />
      </section>
      {number > 0 && <RequestPanel key={number} number={number} />}
    </div>
  );
}

function Filters() {
  const lines = shownLines.value;
  return (
    <header class="toolbar">
      <div class="row">
        <h1 class="toolbar-title">Requests</h1>
        <span class="quiet toolbar-count">{lines ? toCount(lines.length, "request") : ""}</span>
        <span class="push row">
          <label class="search">
            <span class="visually-hidden">Filter by path</span>
            <Icon name="search" />
            <input
              type="search"
              class="input"
              data-hotkey="/"
              placeholder="Path ( / )"
              value={textFilter.value}
              onInput={({ currentTarget }) => amend({ q: currentTarget.value || undefined })}
            />
          </label>
          <select
            class="input requests-select"
            aria-label="Method"
            value={methodFilter.value}
            onChange={({ currentTarget }) => amend({ method: currentTarget.value || undefined })}
          >
            <option value="">Any method</option>
            {methods.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </select>
          <select
            class="input requests-select"
            aria-label="Status"
            value={statusFilter.value}
            onChange={({ currentTarget }) => amend({ status: currentTarget.value })}
          >
            {Object.entries(statusGroups).map(([group, text]) => (
              <option key={group} value={group}>
                {text}
              </option>
            ))}
          </select>
          <Button icon="delete" onClick={() => void attempt(clearJournal, "The journal is empty.")}>
            Clear
          </Button>
        </span>
      </div>
    </header>
  );
}

function Lines({ chosen }: { readonly chosen: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const lines = shownLines.value ?? [];
  const { height, rows } = useVirtualRows(scroller, lines.length, rowHeight);
  const isWaiting = journal.value === undefined;
  return (
    <>
      {isWaiting && <Loading lines={8} />}
      {!isWaiting && lines.length === 0 && <NoRequests />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the links inside */}
      <div class="journal" ref={scroller} hidden={lines.length === 0} onKeyDown={step}>
        <ol class="journal-field" style={{ height: `${height}px` }}>
          {rows.map(({ index, top }) => {
            const line = lines[index];
            return (
              line && (
                <JournalLineRow
                  key={line.number}
                  line={line}
                  top={top}
                  isChosen={line.number === chosen}
                />
              )
            );
          })}
        </ol>
      </div>
    </>
  );
}

const steps: ReadonlyMap<string, "nextElementSibling" | "previousElementSibling"> = new Map([
  ["ArrowDown", "nextElementSibling"],
  ["ArrowUp", "previousElementSibling"],
]);

/** To the line above or below; what is drawn beyond the edge scrolls in. */
function step(event: TargetedKeyboardEvent<HTMLDivElement>): void {
  const direction = steps.get(event.key);
  const row = event.target instanceof Element ? event.target.closest("li") : null;
  if (!direction || !row) return;
  event.preventDefault();
  row[direction]?.querySelector("a")?.focus();
}

function NoRequests() {
  return journal.value?.length === 0 ? (
    <Empty icon="requests" title="No requests yet">
      <p>Send one from your app, or with curl: it shows up here at once.</p>
      <code>curl {location.origin}</code>
    </Empty>
  ) : (
    <Empty icon="search" title="Nothing matches">
      <p>No request of the last thousand matches these filters.</p>
      <LinkButton icon="clear" href={toHref("requests")}>
        Show all requests
      </LinkButton>
    </Empty>
  );
}
