import { EventEmitter } from "node:events";
import type { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { createThread } from "../../src/dataset/beside/create-thread.ts";
import type { Question } from "../../src/dataset/beside/question.ts";

/** A thread that answers when the test says so, and that knows whether the process waits for it. */
class HeldThread extends EventEmitter {
  isWaitedFor = true;
  readonly asked: number[] = [];
  ref(): void {
    this.isWaitedFor = true;
  }
  unref(): void {
    this.isWaitedFor = false;
  }
  postMessage({ id }: { readonly id: number }): void {
    this.asked.push(id);
  }
  answerNext(): void {
    this.emit("message", { id: this.asked.shift(), answer: {} });
  }
  async terminate(): Promise<number> {
    return 0;
  }
}

test("a process does not end while somebody waits for an answer, and does when nobody does", async () => {
  const held = new HeldThread();
  const thread = createThread(() => held as unknown as Worker, 60_000);
  const question = {} as Question;
  for (const _ of ["at first", "and again"]) {
    const answers = [thread.ask(question), thread.ask(question)];
    expect(held.isWaitedFor).toBe(true);
    held.answerNext();
    expect(held.isWaitedFor).toBe(true);
    held.answerNext();
    expect(held.isWaitedFor).toBe(false);
    expect(await Promise.all(answers)).toEqual([{}, {}]);
  }
  await thread.stop();
});
