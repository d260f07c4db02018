import { effect, signal } from "@preact/signals";
import { state } from "./server.ts";

/** By how much the server's clock is ahead of this one's: somebody may have moved it. */
const ahead = signal(0);
effect(() => {
  const now = state.value.value?.time.now;
  if (now !== undefined) ahead.value = Date.parse(now) - Date.now();
});

/** What the server's clock shows now. */
export function readServerClock(): Date {
  return new Date(Date.now() + ahead.value);
}
