import type { ReactNode } from "react";

interface SubmitProps {
  readonly isPending: boolean;
  readonly error: { readonly message?: string } | undefined;
  readonly children: ReactNode;
}

export function Submit({ isPending, error, children }: SubmitProps) {
  return (
    <>
      {error !== undefined && (
        <p className="notice bad" role="alert">
          {error.message}
        </p>
      )}
      <button type="submit" className="button primary" disabled={isPending}>
        {isPending ? "One moment…" : children}
      </button>
    </>
  );
}
