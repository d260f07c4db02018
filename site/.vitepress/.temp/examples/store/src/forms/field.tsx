import { type ComponentProps, useId } from "react";

interface FieldProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly error: { readonly message?: string } | undefined;
  readonly hint?: string;
}

/** An input with its label, its hint and what is wrong with it; `ref` and the rest are react-hook-form's. */
export function Field({ label, error, hint, className = "", ...input }: FieldProps) {
  const id = useId();
  const described = error?.message ?? hint;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={described === undefined ? undefined : `${id}-text`}
        {...input}
      />
      {described !== undefined && (
        <p id={`${id}-text`} className={error === undefined ? "hint" : "error"}>
          {described}
        </p>
      )}
    </div>
  );
}
