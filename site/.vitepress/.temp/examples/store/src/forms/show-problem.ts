import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { explain, Problem } from "../api/problem";

/** Puts what the backend says about each field beside that field, and the rest above the button. */
export function showProblem<Values extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Values>,
): void {
  const errors = Object.entries(error instanceof Problem ? error.errors : {});
  const isField = (path: string): path is FieldPath<Values> =>
    form.getValues(path as FieldPath<Values>) !== undefined;
  const fields = errors.filter(([path]) => isField(path));
  for (const [index, [path, message]] of fields.entries()) {
    const shouldFocus = index === 0;
    form.setError(path as FieldPath<Values>, { message: toSentence(message) }, { shouldFocus });
  }
  if (fields.length === 0) form.setError("root", { message: explain(error) });
}

function toSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
