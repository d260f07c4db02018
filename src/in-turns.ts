/** In milliseconds: then others get their turn. */
const longestTurn = 8;

/** Does work step by step, so that nobody has to wait for more than a turn of it. */
export async function inTurns(steps: Iterable<unknown>): Promise<void> {
  const iterator = steps[Symbol.iterator]();
  while (!workForATurn(() => iterator.next().done === true)) {
    await nextTurn();
  }
}

/** Lets others have theirs: what is waited for otherwise goes on before anybody is answered. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Repeats a step until it says that it was the last, or the turn is over; says whether it was. */
export function workForATurn(step: () => boolean): boolean {
  for (const start = performance.now(); performance.now() - start < longestTurn; ) {
    if (step()) return true;
  }
  return false;
}
