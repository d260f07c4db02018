import { useEffect } from "preact/hooks";
import { closeRecord } from "../../stores/list-place.ts";
import { undoLast } from "../../stores/notices.ts";
import { go, toHref, view, views } from "../../stores/place.ts";
import { question } from "../../stores/question.ts";

/** The keys that work everywhere; while somebody writes, letters are letters. */
export function useHotkeys(): void {
  useEffect(() => {
    addEventListener("keydown", handle);
    return () => removeEventListener("keydown", handle);
  }, []);
}

function handle(event: KeyboardEvent): void {
  if (event.defaultPrevented || question.value) return;
  const isWriting = isEditable(event.composedPath()[0]);
  if (event.key === "Escape") leave();
  if (isWriting || event.altKey || event.key === "Escape") return;
  const isCommand = event.ctrlKey || event.metaKey;
  const target = views[Number(event.key) - 1];
  if (event.key === "/" && !isCommand) focusSearch();
  else if (event.key === "z" && isCommand) void undoLast();
  else if (target && !isCommand) go(toHref(target));
  else return;
  event.preventDefault();
}

function focusSearch(): void {
  document.querySelector<HTMLElement>("[data-hotkey='/']")?.focus();
}

/** One step out: from what is open to the list that it was opened from. */
function leave(): void {
  if (view.value === "data") {
    closeRecord();
    document.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus();
  } else if (view.value === "requests") go(toHref("requests"));
}

function isEditable(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
