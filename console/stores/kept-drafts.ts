import type { Draft } from "./draft.ts";

/** What was written and not saved stays, when somebody looks at another record meanwhile. */
const kept = new Map<string, Draft>();

/** The draft that was begun here, or a new one. */
export async function keepDraft(key: string, start: () => Promise<Draft>): Promise<Draft> {
  for (const [each, draft] of kept) {
    if (!draft.isDirty.value) kept.delete(each);
  }
  const known = kept.get(key);
  if (known) return known;
  const draft = await start();
  kept.set(key, draft);
  return draft;
}

export function dropDraft(draft: Draft): void {
  for (const [key, each] of kept) {
    if (each === draft) kept.delete(key);
  }
}

addEventListener("beforeunload", (event) => {
  const isUnsaved = [...kept.values()].some((draft) => !draft.isNew && draft.isDirty.value);
  if (isUnsaved) event.preventDefault();
});
