import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

/** What a person is asked before something is lost. */
export interface Question {
  readonly title: string;
  readonly body: ComponentChildren;
  /** What the button says that does it; undefined where it cannot be done. */
  readonly confirm?: string;
}

export const question = signal<
  (Question & { readonly answer: (yes: boolean) => void }) | undefined
>(undefined);

export function ask(asked: Question): Promise<boolean> {
  return new Promise((resolve) => {
    question.value = {
      ...asked,
      answer: (yes) => {
        question.value = undefined;
        resolve(yes);
      },
    };
  });
}
