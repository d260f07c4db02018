import { question } from "../stores/question.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** Asks what `ask` was told to, wherever in the page it was told. */
export function QuestionDialog() {
  const asked = question.value;
  if (!asked) return null;
  const { title, body, confirm, answer } = asked;
  return (
    <Dialog
      key={title}
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>{confirm ? "Cancel" : "Close"}</Button>
          {confirm && (
            <Button kind="danger-primary" onClick={() => answer(true)}>
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {body}
    </Dialog>
  );
}
