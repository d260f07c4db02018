import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

/** The browser's own dialog: it keeps the focus, and Esc closes it. */
export function Dialog({
  title,
  isWide = false,
  onClose,
  actions,
  children,
}: {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly actions: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      class={isWide ? "dialog dialog-wide" : "dialog"}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      <div class="dialog-body">{children}</div>
      <div class="dialog-actions">{actions}</div>
    </dialog>
  );
}
