import { useEffect, useRef } from "preact/hooks";
import type { Draft } from "../../stores/draft.ts";
import { place } from "../../stores/place.ts";
import { toFieldId } from "./fields/field-props.ts";

export function focusFirst(form: HTMLFormElement | null): void {
  const first = "input:not([readonly], :disabled), select:not(:disabled), textarea:not([readonly])";
  form?.querySelector<HTMLElement>(`.record-body :is(${first})`)?.focus();
}

/** Where saving was refused, the first fault is where the person has to go on. */
export function useFaultFocus(draft: Draft): void {
  const refusals = draft.refusals.value;
  const wanted = place.value.query.get("_member");
  const isFirst = useRef(true);
  useEffect(() => {
    const [first] = Object.keys(draft.faults.value);
    const target = isFirst.current ? (wanted ?? first) : first;
    isFirst.current = false;
    if (target !== undefined) focusField(target);
  }, [refusals]);
}

/** The member's own field, or that of what it lies in. */
export function focusField(path: string): void {
  const names = path.split(".");
  for (let length = names.length; length > 0; length -= 1) {
    const field = document.getElementById(toFieldId(names.slice(0, length).join(".")));
    if (!field) continue;
    field.scrollIntoView({ block: "center" });
    field.focus();
    return;
  }
}
