import type { ComponentChildren } from "preact";
import { dismiss, notices, undoLast } from "../stores/notices.ts";
import { Button, IconButton } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

/** What stands where there is nothing yet, and what one could do about it. */
export function Empty({
  icon,
  title,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

export function Failed({ text, retry }: { readonly text: string; readonly retry: () => void }) {
  return (
    <div class="empty" role="alert">
      <Icon name="warning" />
      <h2>That did not work</h2>
      <p>{text}</p>
      <Button icon="replay" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

/** Where something is coming: its place is kept, so that nothing jumps. */
export function Loading({ lines = 4 }: { readonly lines?: number }) {
  return (
    <div class="stack loading" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing have no other name
        <span key={line} class="skeleton" />
      ))}
    </div>
  );
}

export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.value.map(({ number, kind, text, undo }) => (
        <div key={number} class={`notice notice-${kind}`}>
          <span>{text}</span>
          <span class="row push">
            {undo && (
              <Button kind="ghost" icon="undo" isSmall onClick={() => void undoLast()}>
                Undo
              </Button>
            )}
            <IconButton icon="clear" label="Dismiss" isSmall onClick={() => dismiss(number)} />
          </span>
        </div>
      ))}
    </div>
  );
}
