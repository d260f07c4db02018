import { keepAll } from "../../stores/changes.ts";
import { attempt, tell } from "../../stores/notices.ts";
import { ask } from "../../stores/question.ts";
import { state } from "../../stores/server.ts";

interface Loss {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly done: string;
  readonly work: () => Promise<unknown>;
}

/** Asks once, keeps everything as it is, and only then lets it go. */
export async function loseKept({ title, text, confirm, done, work }: Loss): Promise<boolean> {
  const body = (
    <>
      <p>{text}</p>
      <p class="quiet">A snapshot is made first, so that you can undo it.</p>
    </>
  );
  if (!(await ask({ title, body, confirm }))) return false;
  const undo = await keepAll();
  if (!undo) return false;
  const isDone = await attempt(work);
  if (isDone) tell(done, undo);
  await state.reload();
  return isDone;
}
