import type { JournalLine } from "../../api/answers.ts";
import { toQueryString } from "../../api/call.ts";
import { place, toHref } from "../../stores/place.ts";
import { toClock, toDuration, toSize } from "../../text/words.ts";
import { Chip, MethodName, Status } from "../../ui/badges.tsx";

export function JournalLineRow({
  line,
  top,
  isChosen,
}: {
  readonly line: JournalLine;
  readonly top: number;
  readonly isChosen: boolean;
}) {
  const { number, method, path, query, status, reason, simulated, ms, size, at } = line;
  return (
    <li class="journal-row" style={{ transform: `translateY(${top}px)` }}>
      <a
        class="journal-line"
        href={toHref("requests", String(number), place.value.query)}
        aria-current={isChosen ? "true" : undefined}
      >
        <span class="quiet small journal-time">{toClock(at)}</span>
        <MethodName method={method} />
        <span class="mono one-line journal-path">
          {path}
          <span class="quiet">{toQueryString(query)}</span>
        </span>
        {simulated !== undefined && <Chip tone="amber">simulated</Chip>}
        {reason !== undefined && <span class="quiet small one-line journal-reason">{reason}</span>}
        <Status status={status} />
        <span class="quiet small journal-figure">{toDuration(ms)}</span>
        <span class="quiet small journal-figure journal-size">
          {size === undefined ? "" : toSize(size)}
        </span>
      </a>
    </li>
  );
}
